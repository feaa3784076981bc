import type { Language } from '#contract/languages.ts';
import { suggestTopicNames } from '#engine/language/topics.ts';
import type { Brief, TopicIdea } from '../engine.ts';

/** Told apart by hue and dark enough for a dot on white. */
const colors = [
  '#2563eb',
  '#d97706',
  '#059669',
  '#db2777',
  '#7c3aed',
  '#0891b2',
  '#dc2626',
  '#65a30d',
  '#9333ea',
  '#0d9488',
];

/** Topics from the brief's own subject, each with a colour of its own. */
export async function suggestTopics(input: { brief: Brief; language: Language }): Promise<TopicIdea[]> {
  return suggestTopicNames(input.brief, input.language).map((name, i) => ({
    name,
    color: colors[i % colors.length] ?? '#2563eb',
  }));
}
