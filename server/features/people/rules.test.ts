import { describe, expect, test } from 'vitest';
import type { FoundPerson } from '#engine/engine.ts';
import { checkQuotes, freeName, type Matching, matched, mergeSuggestions, nameAfter, related } from './rules.ts';

const person = (name: string, hasOwnName: boolean, documentIds: number[]): FoundPerson => ({
  ...{ name, hasOwnName, documentIds, title: '', description: '', emoji: '🧑‍🍳', evidence: [], brief: false },
  ...{ demographics: '', psychographics: '', philosophy: '', activities: '', needs: '' },
  ...{ interactionStyle: '', toneOfVoice: '' },
  voices: documentIds.map((documentId) => ({ documentId, voice: name.toLowerCase() })),
});
const stored = (id: number, name: string, documentIds: number[], voice = name.toLowerCase()) => ({
  ...{ id, name, hidden: false, splitFrom: null as number | null, evidence: [] },
  voices: documentIds.map((documentId) => ({ documentId, voice })),
});

function named(...people: FoundPerson[]): string[] {
  const taken = new Set<string>();
  return people.map(({ name }) => {
    const free = freeName(name, taken);
    taken.add(free);
    return free;
  });
}

test('names are kept', () => {
  const people = [person('Ada', true, [1, 2]), person('P1 in monday', false, [1]), person('P1 in tuesday', false, [2])];
  expect(named(...people)).toEqual(['Ada', 'P1 in monday', 'P1 in tuesday']);
});

test('labels of two files of the same name are numbered', () => {
  expect(named(person('P1 in tuesday', false, [2]), person('P1 in tuesday', false, [3]))).toEqual([
    'P1 in tuesday',
    'P1 in tuesday 2',
  ]);
});

test.each([
  ['Ada', false, 'Ada', 'Ada'],
  ['P1 in tuesday 2', false, 'P1 in tuesday', 'P1 in tuesday 2'],
  ['P1 (monday.txt)', false, 'P1 in monday', 'P1 in monday'],
  ['Ada Lind', true, 'Ada', 'Ada Lind'],
  ['P1', false, 'Taken', 'Taken 2'],
])('%s, renamed by people %s, is called %s by the engine and %s afterwards', (name, renamed, found, after) => {
  expect(nameAfter({ name, renamed }, found, new Set(['Taken']))).toBe(after);
});

test('people of a name are looked for where they were found before, labels are not', () => {
  const standing = [stored(1, 'Ada', [1, 2]), stored(2, 'P1', [5]), stored(3, 'Ben', [6])];
  const found = [person('Ada', true, [3]), person('P1', false, [1])];
  expect(related(found, standing).map((p) => p.name)).toEqual(['Ada']);
});

test('people of a voice are looked for, whatever they are called now', () => {
  const standing = [stored(1, 'The baker', [1, 4], 'ada'), stored(2, 'Ben', [6])];
  expect(related([person('Ada', false, [1])], standing).map((p) => p.id)).toEqual([1]);
});

describe('who is found again', () => {
  const idsOf = ({ matches }: Matching<{ id: number }>) => matches.map((m) => m.person.id);

  test('is known by their voices and not by their name', () => {
    const matching = matched([person('Ada', true, [1])], [stored(1, 'The baker', [1], 'ada'), stored(2, 'Ada', [2])]);
    expect([idsOf(matching), matching.created]).toEqual([[1], []]);
  });

  test('or is new', () => {
    const matching = matched([person('Ada', true, [3])], [stored(1, 'Ada', [1])]);
    expect([idsOf(matching), matching.created.map((p) => p.name)]).toEqual([[], ['Ada']]);
  });

  test('keeps all voices of a merged person', () => {
    const merged = {
      ...stored(1, 'Ada', [1]),
      voices: [...stored(1, 'Ada', [1]).voices, ...stored(2, 'P1', [2]).voices],
    };
    const { matches } = matched([person('Ada', true, [1]), person('P1', false, [2])], [merged]);
    expect(matches.map((m) => [m.person.id, m.parts.map((p) => p.name), m.shared])).toEqual([
      [1, ['Ada', 'P1'], false],
    ]);
  });

  test('stays two people when people split them; the older one gains what is new', () => {
    const { matches, created } = matched(
      [person('Ada', true, [1, 2, 3])],
      [stored(7, 'Ada in later', [2], 'ada'), stored(4, 'Ada', [1])],
    );
    expect(created).toEqual([]);
    expect(matches.map((m) => [m.person.id, m.shared, m.gained])).toEqual([
      [4, true, [{ documentId: 3, voice: 'ada' }]],
      [7, true, []],
    ]);
  });
});

describe('people who may be the same', () => {
  const suggested = (...people: ReturnType<typeof stored>[]) => mergeSuggestions(people, 'english').map((g) => g.ids);

  test('have equal names, apart from case and a number, or a surname more', () => {
    expect(suggested(stored(1, 'Ada Lind', [1]), stored(2, 'ada lind 2', [2]), stored(3, 'Ben', [3]))).toEqual([
      [1, 2],
    ]);
    expect(suggested(stored(1, 'Ada', [1]), stored(2, 'Ada Lind', [2]))).toEqual([[1, 2]]);
    expect(suggested(stored(1, 'Ada', [1]), stored(2, 'Adam', [2]))).toEqual([]);
    expect(suggested(stored(1, 'Ada in monday', [1]), stored(2, 'Ada in friday', [2]))).toEqual([[1, 2]]);
    expect(suggested(stored(1, 'P1 in monday', [1]), stored(2, 'P1 in friday', [2]))).toEqual([]);
  });

  test('are not those whom people hid or split', () => {
    expect(suggested(stored(1, 'Ada', [1]), { ...stored(2, 'Ada 2', [2]), hidden: true })).toEqual([]);
    expect(suggested(stored(1, 'Ada', [1]), { ...stored(2, 'Ada in later', [2]), splitFrom: 1 })).toEqual([]);
  });
});

test('a quote that does not stand at its place is refused', () => {
  const quote = { documentId: 1, fileName: 'a.txt', start: 4, end: 9, quote: 'bread', speaker: null, place: '' };
  const texts = new Map([[1, 'Our bread sells']]);
  expect(() => checkQuotes([{ evidence: [quote] }], texts)).not.toThrow();
  for (const wrong of [{ quote: 'Bread' }, { start: 5 }, { documentId: 2 }, { quote: '', end: 4 }]) {
    expect(() => checkQuotes([{ evidence: [{ ...quote, ...wrong }] }], texts)).toThrow('does not match document');
  }
});
