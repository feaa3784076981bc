import { expect, test } from 'vitest';
import { asChoices, selectedTopics, toggled, withTopic } from './topic-choice.ts';

const suggested = [
  { name: 'Pricing', color: '#3B82F6' },
  { name: 'Trust', color: '#10B981' },
];

test('all suggestions start selected', () => {
  expect(selectedTopics(asChoices(suggested))).toEqual(suggested);
});

test('a click toggles one topic, and the flag is not sent', () => {
  expect(selectedTopics(toggled(asChoices(suggested), 'Pricing'))).toEqual([suggested[1]]);
});

test('an own topic is trimmed, starts selected and keeps its colour', () => {
  expect(withTopic([], '  Onboarding ', '#EF4444')).toEqual([{ name: 'Onboarding', color: '#EF4444', selected: true }]);
});

test('a blank name adds nothing', () => {
  expect(withTopic(asChoices(suggested), '   ', '#EF4444')).toHaveLength(2);
});

test('a name that is listed already is selected again and not listed twice', () => {
  const choices = withTopic(toggled(asChoices(suggested), 'Trust'), 'trust', '#EF4444');
  expect(selectedTopics(choices)).toEqual(suggested);
});
