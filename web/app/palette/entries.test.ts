import { expect, test } from 'vitest';
import { type Entry, matching, withFound } from './entries.ts';

const entry = (group: Entry['group'], label: string, detail?: string): Entry => ({
  id: label,
  group,
  label,
  href: '/',
  ...(detail ? { detail } : {}),
});
const found = (entries: Entry[], query: string) => matching(entries, query).map(({ label }) => label);

test('without a query pages, actions and some projects are offered, no insights', () => {
  const projects = Array.from({ length: 9 }, (_, n) => entry('Projects', `Project ${n}`));
  const labels = found([entry('Insights', 'Bread'), ...projects, entry('Pages', 'Dashboard')], '  ');
  expect(labels).toEqual(['Dashboard', 'Project 0', 'Project 1', 'Project 2', 'Project 3']);
});

test('every word of the query has to be found, in the label or beside it', () => {
  const entries = [entry('Insights', 'Ten loaves end in the bin', 'Bakeries'), entry('Insights', 'The bin is full')];
  expect(found(entries, 'bin bake')).toEqual(['Ten loaves end in the bin']);
  expect(found(entries, 'bin')).toEqual(['Ten loaves end in the bin', 'The bin is full']);
  expect(found(entries, 'bin oven')).toEqual([]);
});

test('the beginning of a label comes before the beginning of a word, and that before its inside', () => {
  const entries = [entry('Projects', 'Unplanned'), entry('Projects', 'A plan'), entry('Projects', 'Plans')];
  expect(found(entries, 'plan')).toEqual(['Plans', 'A plan', 'Unplanned']);
});

test('letters are compared without case and accents, in any script', () => {
  expect(found([entry('Projects', 'Café Müller')], 'cafe muller')).toEqual(['Café Müller']);
  expect(found([entry('Projects', 'مخابز الميناء')], 'الميناء')).toEqual(['مخابز الميناء']);
  expect(found([entry('Projects', 'パン屋の廃棄')], '廃棄')).toEqual(['パン屋の廃棄']);
});

test('a thousand matches are cut to what fits the list', () => {
  const entries = Array.from({ length: 1000 }, (_, n) => entry('Insights', `Bread ${n}`));
  expect(found(entries, 'bread')).toHaveLength(8);
});

test('what the server has found comes after what has the words in its name, each thing once', () => {
  const named = [entry('Projects', 'Bread'), entry('Insights', 'Bread ends in the bin')];
  const inside = [
    entry('Passages', 'anna.txt'),
    entry('Insights', 'Bread ends in the bin'),
    entry('Insights', 'Waste'),
  ];
  expect(withFound(named, inside).map(({ label }) => label)).toEqual([
    ...['Bread', 'Bread ends in the bin', 'Waste', 'anna.txt'],
  ]);
});
