import type { GeneralKind } from '../templates/templates.ts';
import { bareClause, capital } from '../templates/wording.ts';
import { directQuestion } from './direct-question.ts';

/** Word order tells a question from a clause: what cannot be turned safely is asked about as it is. */
export function about(clause: string): string {
  const asked = bareClause(clause);
  return `${capital(directQuestion(asked) ?? `what do people say about ${asked}`, 'en')}?`;
}

export const general: Record<GeneralKind, string> = {
  difficulty: 'Where do people run into difficulties?',
  wish: 'What do people wish were different?',
  liking: 'What already works well for people?',
  habit: 'How do people manage today?',
  cost: 'What does it cost people in time, money or effort?',
  reason: 'Why do people do things the way they do?',
};

export const onTopic = (topic: string) => `What do people say about ${topic}?`;
