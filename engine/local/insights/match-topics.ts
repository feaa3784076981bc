import type { Language } from '#contract/languages.ts';
import { speaksOf } from '#engine/language/topics/concepts.ts';
import { cosine, vectorOf } from '../../search/vectors.ts';
import { maxTopics, minTopicSimilarity, topicFieldBonus } from '../tuning/insights.ts';

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
      nearness: cosine(own, vectorOf(topic, language)) + (speaksOf(text, topic, language) ? topicFieldBonus : 0),
    }))
    .filter((t) => t.nearness >= minTopicSimilarity)
    .sort((a, b) => b.nearness - a.nearness || (a.topic < b.topic ? -1 : 1))
    .slice(0, maxTopics)
    .map((t) => t.topic);
}
