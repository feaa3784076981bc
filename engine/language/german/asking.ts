import type { GeneralKind } from '../templates/templates.ts';
import { bareClause } from '../templates/wording.ts';

const asks =
  /^(?:wie|was|warum|weshalb|wieso|wann|wo|woher|wohin|wer|wen|wem|wessen|welche[rsnm]?|ob|wofür|womit|wodurch|woran|worauf|worüber|wovon|wozu|worin|inwiefern|inwieweit)(?!\p{L})/iu;

/** A dependent clause ends in its verb: it cannot be turned without knowing which words the verb is. */
export function about(clause: string): string {
  const asked = bareClause(clause);
  if (!asks.test(asked)) return `Was berichten die Menschen zum Thema „${asked}“?`;
  return `Was berichten die Menschen darüber, ${asked.charAt(0).toLocaleLowerCase('de')}${asked.slice(1)}?`;
}

export const general: Record<GeneralKind, string> = {
  difficulty: 'Wo haben die Menschen Schwierigkeiten?',
  wish: 'Was wünschen sich die Menschen anders?',
  liking: 'Was läuft heute schon gut?',
  habit: 'Wie kommen die Menschen heute zurecht?',
  cost: 'Was kostet es die Menschen an Zeit, Geld oder Mühe?',
  reason: 'Warum machen die Menschen es so, wie sie es machen?',
};

export const onTopic = (topic: string) => `Was sagen die Menschen zum Thema ${topic}?`;
