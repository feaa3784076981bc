import type { Language } from '#contract/languages.ts';
import { topicColors } from '#contract/projects/topics.ts';
import { suggestTopicNames } from '#engine/language/topics/topics.ts';
import type { Brief, StageOptions, TopicIdea } from '../engine.ts';

/** Topics from the brief's own subject, each in a different colour. */
export async function suggestTopics(
  input: { brief: Brief; language: Language },
  { signal }: StageOptions = {},
): Promise<TopicIdea[]> {
  return suggestTopicNames(input.brief, input.language, signal).map((name, i) => ({
    name,
    color: topicColors[i % topicColors.length] ?? topicColors[0],
  }));
}
