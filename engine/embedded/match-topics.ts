import type { Language } from '#contract/languages.ts';
import { cosine, vectorOf } from '../search/vectors.ts';

const most = 2;
const fits = 0.12;

/** The project's topics that an insight belongs to, nearest first; none rather than a far one. */
export function matchTopics(text: string, topics: readonly string[], language: Language): string[] {
  if (topics.length === 0) return [];
  const own = vectorOf(text, language);
  return topics
    .map((topic) => ({ topic, nearness: cosine(own, vectorOf(topic, language)) }))
    .filter((t) => t.nearness >= fits)
    .sort((a, b) => b.nearness - a.nearness || (a.topic < b.topic ? -1 : 1))
    .slice(0, most)
    .map((t) => t.topic);
}
