import { foldTag } from '#contract/insights/tags.ts';
import type { TopicFields } from '#contract/projects/topic-changes.ts';
import { topicColorNames, topicPalette } from '#contract/projects/topic-changes.ts';
import type { Topic } from '#contract/projects/topics.ts';
import { counted } from '../../lib/format.ts';
import type { NamedColor } from '../../ui/form/color-choice.tsx';

/** Names out of pasted text: one per line, else cut at commas (of any script), semicolons and tabs. */
export function splitNames(pasted: string): string[] {
  const text = pasted.trim();
  const parts = text.split(/[\r\n]/.test(text) ? /[\r\n]+/ : /[,;\t،؛，；、]/);
  return withNames([], parts);
}

/** Adds names to a list: trimmed, none blank, none twice. */
export function withNames(list: readonly string[], names: readonly string[]): string[] {
  const all = new Map(list.map((name) => [foldTag(name), name]));
  for (const name of names) {
    if (foldTag(name) && !all.has(foldTag(name))) all.set(foldTag(name), name.trim());
  }
  return [...all.values()];
}

export type NewTopic = TopicFields & { stands: boolean };

/** The names as topics of a project: those that it has already are marked, the others get the ten colours in turn. */
export function asNewTopics(names: readonly string[], existing: readonly Topic[]): NewTopic[] {
  const known = new Map(existing.map((topic) => [foldTag(topic.name), topic]));
  let next = existing.length;
  return names.map((name) => {
    const topic = known.get(foldTag(name));
    if (topic) return { name, color: topic.color, stands: true };
    return { name, color: topicPalette[next++ % topicPalette.length] ?? topicPalette[0], stands: false };
  });
}

/** The ten colours, and before them the topic's own when it is none of these. */
export function colorsFor(current: string): NamedColor[] {
  const ten = topicPalette.map((value, index) => ({ value, name: topicColorNames[index] ?? value }));
  const isOne = ten.some(({ value }) => value.toLowerCase() === current.toLowerCase());
  return isOne ? ten : [{ value: current, name: 'Current colour' }, ...ten];
}

/** What deleting the topics takes from insights. An insight can carry several of them, so for several tags are counted. */
export function lossOf(topics: readonly Pick<Topic, 'insightCount'>[]): string {
  const tags = topics.reduce((sum, { insightCount }) => sum + insightCount, 0);
  if (topics.length === 1) {
    if (tags === 0) return 'No insights have this tag.';
    return `${counted(tags, 'insight')} ${tags === 1 ? 'loses' : 'lose'} this tag. The ${tags === 1 ? 'insight itself stays' : 'insights themselves stay'}.`;
  }
  if (tags === 0) return 'No insights have any of these tags.';
  return `Insights lose ${counted(tags, 'tag')} in total. The insights themselves are kept.`;
}
