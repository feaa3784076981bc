import type { TopicFields } from '#contract/projects/topic-changes.ts';

export type TopicChoice = TopicFields & { selected: boolean };

export function asChoices(suggested: readonly TopicFields[]): TopicChoice[] {
  return suggested.map(({ name, color }) => ({ name, color, selected: true }));
}

export function toggled(choices: readonly TopicChoice[], name: string): TopicChoice[] {
  return choices.map((choice) => (choice.name === name ? { ...choice, selected: !choice.selected } : choice));
}

/** Adds a custom topic, trimmed and selected. A name that is there already is selected instead of listed twice. */
export function withTopic(choices: readonly TopicChoice[], name: string, color: string): TopicChoice[] {
  const trimmed = name.trim();
  if (!trimmed) return [...choices];
  const same = (choice: TopicChoice) => choice.name.toLowerCase() === trimmed.toLowerCase();
  if (choices.some(same)) return choices.map((choice) => (same(choice) ? { ...choice, selected: true } : choice));
  return [...choices, { name: trimmed, color, selected: true }];
}

/** What is sent: name and colour of the selected ones. */
export function selectedTopics(choices: readonly TopicChoice[]): TopicFields[] {
  return choices.filter(({ selected }) => selected).map(({ name, color }) => ({ name, color }));
}
