import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { listed } from './compare-people.ts';

const names = ['Ada', 'Ben', 'Cem', 'Dana', 'Edo', 'Fay', 'Gil'];

test('up to five names are listed, and of more the first four and how many others there are', () => {
  expect(listed(names.slice(0, 5), 'english')).toEqual({ list: 'Ada, Ben, Cem, Dana, and Edo', count: 5 });
  expect(listed(names.slice(0, 6), 'english')).toEqual({ list: 'Ada, Ben, Cem, Dana, and 2 others', count: 6 });
  expect(listed(names, 'german')).toEqual({ list: 'Ada, Ben, Cem, Dana und 3 weitere', count: 7 });
});

test.each(languages)('a long list of names is shortened in %s', (language) => {
  const { list } = listed(names, language);
  expect(list).toContain('3');
  for (const name of names) expect(list.includes(name)).toBe(names.indexOf(name) < 4);
});
