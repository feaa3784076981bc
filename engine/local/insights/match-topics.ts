import type { Language } from '#contract/languages.ts';
import { speaksOf } from '#engine/language/topics/concepts.ts';
import { cosine, vectorOf } from '../../search/vectors.ts';

const most = 2;
const fits = 0.12;
/** What the words that call for a suggested topic are worth beside the likeness to its name. */
const called = 0.4;

/**
 * The project's topics that an insight belongs to, nearest first; none rather than a far one. A topic is near by the words
 * of its name, and one that was suggested by its field also by the words that call for it ("fridge" for "Storage").
 */
export function matchTopics(text: string, topics: readonly string[], language: Language): string[] {
  if (topics.length === 0) return [];
  const own = vectorOf(text, language);
  return topics
    .map((topic) => ({
      topic,
      nearness: cosine(own, vectorOf(topic, language)) + (speaksOf(text, topic, language) ? called : 0),
    }))
    .filter((t) => t.nearness >= fits)
    .sort((a, b) => b.nearness - a.nearness || (a.topic < b.topic ? -1 : 1))
    .slice(0, most)
    .map((t) => t.topic);
}
