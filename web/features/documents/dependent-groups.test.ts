import { expect, test } from 'vitest';
import type { Dependents } from '#contract/documents/documents-removal.ts';
import { lostGroups, sharedGroups, writtenGroups } from './dependent-groups.ts';

const nothing: Dependents = { insights: [], people: [], conversations: [], questions: [], written: [] };
const insight = (id: number, loses: Dependents['insights'][number]['loses'], isWritten = false) => ({
  id,
  title: `Insight ${id}`,
  loses,
  isWritten,
});
const chat = (id: number, loses: 'all' | 'some' | 'none', insightId = 1) => ({
  id,
  kind: 'insight' as const,
  insightId,
  title: `Chat ${id}`,
  loses,
});

test('nothing is said of a document on which nothing rests', () => {
  expect(lostGroups(nothing)).toEqual([]);
  expect(sharedGroups(nothing)).toEqual([]);
});

test('what goes with the document is counted, kind by kind', () => {
  const dependents: Dependents = {
    ...nothing,
    insights: [
      insight(1, 'all'),
      insight(2, 'all'),
      insight(3, 'some'),
      insight(4, 'all', true),
      insight(10, 'text'),
      insight(11, 'near'),
    ],
    people: [
      { id: 5, name: 'Anna', loses: 'all' },
      { id: 6, name: 'Ben', loses: 'some' },
    ],
    conversations: [chat(7, 'all'), chat(8, 'some')],
    questions: [{ id: 9, question: 'Why rye?' }],
  };
  expect(lostGroups(dependents).map(({ line }) => line)).toEqual([
    '2 insights rest on this document alone and will be deleted.',
    '1 conversation about such an insight will be deleted.',
    '1 insight quotes it in its text and will be reworded.',
    '1 insight will lose related quotes only, which are not counted.',
    '1 conversation will lose the answers taken from this document.',
    '1 person says nothing in other documents and will be deleted.',
    "1 question proposed in this document's words will be deleted.",
    '1 insight that people wrote will lose the quotes taken from this document.',
  ]);
  expect(sharedGroups(dependents).map(({ line, items }) => [line, items.map((i) => i.name)])).toEqual([
    ['1 insight', ['Insight 3']],
    ['1 person', ['Ben']],
  ]);
});

test('conversations are named that go with an insight, if the user removes or ticks it', () => {
  const dependents: Dependents = {
    ...nothing,
    insights: [insight(1, 'all'), insight(3, 'some'), insight(4, 'some', true)],
    conversations: [chat(7, 'all'), chat(8, 'some', 3), chat(9, 'none', 3), chat(10, 'none', 4), chat(11, 'some', 5)],
    written: [{ kind: 'insight', id: 4, text: 'Ours' }],
  };
  const named = (groups: ReturnType<typeof sharedGroups>) =>
    groups.map(({ line, items }) => [line, items.map((i) => i.name)]);
  expect(named(sharedGroups(dependents))).toEqual([
    ['1 insight', ['Insight 3']],
    ['2 conversations about such an insight, deleted if the insight is removed', ['Chat 8', 'Chat 9']],
  ]);
  expect(named(writtenGroups(dependents))).toEqual([
    ['1 conversation about such an insight, deleted if the insight is ticked', ['Chat 10']],
  ]);
});
