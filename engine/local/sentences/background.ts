import { languagePack } from '#engine/language/pack.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { statementKind } from './statement-kind.ts';

/** True for sentences in which speakers only say who they are, what they do and how they live: background, not an insight. */
export const isBackground = sentenceFact('background', (text, language) => {
  const { person, selfRole } = languagePack(language);
  if (![...selfRole, ...person.fact].some((pattern) => pattern.test(text))) return false;
  return !['difficulty', 'wish', 'liking'].includes(statementKind(text, language));
});
