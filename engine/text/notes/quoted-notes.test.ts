import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { findClaims } from '../../local/claims/find-claims.ts';
import { localEngine as engine } from '../../local/local-engine.ts';
import { plainDocument } from '../../testing/documents.ts';
import { isQuotedNotes, partsOfNotes } from './quoted-notes.ts';

const notes = `Ada – baker – Leeds, Wed 2 Apr, by phone
(typing as we go, sorry for the spelling)

HER MORNING
In at four, oven on, radio off. Says nothing is wrong with the deliveries. Later, a lot:
- the flour. "The driver leaves it in the yard, and in the rain we carry thirty sacks up."
Asked why. "Because nobody told him there is a cellar. I told the mill twice."
Her brother carries it, "it takes him an hour", and his back is bad by noon.
I asked about the price. "I don't mind the price. I mind that the bill comes twice."

THE APP
Opened it "like four times a day" at first. Then: "It wants a code and the code goes to my brother's phone."
Me: "Would you go back to it?" Long pause. "If the bill was right I would."
to do: ask the mill about the cellar
`;

const partsIn = (text: string, language: Language = 'english') =>
  partsOfNotes(text, language, []).map(({ part, start, end }) => [part, text.slice(start, end)]);

test('of notes the words in quotation marks are the person’s, and the others are reported', () => {
  const parts = partsIn(notes);
  const of = (kind: string) => parts.flatMap(([part, words]) => (part === kind ? [words] : []));
  expect(of('quoted')).toEqual([
    'The driver leaves it in the yard, and in the rain we carry thirty sacks up.',
    'Because nobody told him there is a cellar. I told the mill twice.',
    'it takes him an hour',
    "I don't mind the price. I mind that the bill comes twice.",
    "It wants a code and the code goes to my brother's phone.",
    'If the bill was right I would.',
  ]);
  expect(of('reported')).toContain('Says nothing is wrong with the deliveries.');
  expect(of('reported')).toContain('Opened it "like four times a day" at first.');
  expect(of('topic')).toEqual(['HER MORNING', 'Asked why.', 'I asked about the price.', 'THE APP']);
  expect(of('aside')).toContain('Would you go back to it?');
  expect(of('aside')).toContain('to do: ask the mill about the cellar');
});

test('notes name their person, who is quoted with their own words, and the words of the notes are marked as reported', async () => {
  const corpus = await engine.prepare([plainDocument(notes)], { language: 'english' });
  const [person, ...others] = await engine.findPeople(corpus, { language: 'english' });
  expect(others).toEqual([]);
  expect(person).toMatchObject({ name: 'Ada', title: 'Baker', demographics: 'Leeds.' });
  expect(person?.evidence.map(({ quote }) => quote).join(' ')).toContain('in the rain we carry thirty sacks up');
  for (const { place } of person?.evidence ?? []) expect(place).not.toContain('reported');
});

test('words of a note-taker lead no insight', async () => {
  const corpus = await engine.prepare([plainDocument(notes)], { language: 'english' });
  const told = ['Says nothing', 'Opened it', 'Her brother'];
  const claims = findClaims(corpus).map(({ sentence }) => {
    const { start = 0, end = 0 } = corpus.reading.sentences[sentence] ?? {};
    return notes.slice(start, end);
  });
  expect(claims).toContain('The driver leaves it in the yard, and in the rain we carry thirty sacks up.');
  for (const claim of claims) expect(told.some((words) => claim.startsWith(words))).toBe(false);
});

const heads: readonly (readonly [Language, string])[] = [
  ['german', 'Notizen Gespräch Bäckerei, Leipzig\nmitgetippt, nicht aufgenommen\nPerson: Marek, 34, Bäcker\n'],
  ['german', 'Do 27.3., 9:05 – Frau K., Café\nkeine Aufnahme, wollte sie nicht. Tippe mit.\n'],
  ['russian', 'Жанна, 33, владелица пекарни. Посёлок Липки\n22 мая, писал на ходу, диктофон попросила не включать\n'],
  ['french', 'Notes entretien n°5 – Anaïs, 27 ans – mardi 26/03, 12h30, en visio\n'],
  ['japanese', '10/8 14:00〜 事務所\n配達 水口さん 67歳\n聞いた人:河本(打ちながらなので抜けあり)\n'],
  ['spanish', 'Apuntes, panadería, don Nelson, lunes 3\n'],
  [
    'portuguese',
    '21/05 quarta – padaria, seu Nelson (63) + dona Lurdes (esposa)\nnão quis gravar, então anotei na hora\n',
  ],
];
test.each(heads)('in %s the first lines of notes name whom they quote', async (language, head) => {
  const said: Partial<Record<Language, readonly string[]>> = {
    german: [
      'Der Fahrer stellt das Mehl in den Hof, und wir tragen es hoch.',
      'Mein Bruder braucht dafür eine Stunde.',
    ],
    french: ['Le livreur laisse la farine dans la cour, et nous la montons.', 'Mon frère met une heure à la monter.'],
    spanish: [
      'El repartidor deja la harina en el patio y la subimos nosotros.',
      'Mi hermano tarda una hora en subirla.',
    ],
    japanese: ['粉は中庭に置いていかれて、雨の中でみんなで運ぶ。', '兄がひとりで運ぶと一時間かかる。'],
    russian: ['Водитель оставляет муку во дворе, и мы носим её сами.', 'У брата на это уходит целый час.'],
    portuguese: ['O entregador deixa a farinha no pátio e a gente sobe tudo.', 'Meu irmão leva uma hora pra subir.'],
  };
  const lines = Array.from({ length: 3 }, () => (said[language] ?? []).map((line) => `“${line}”`).join('\n')).join(
    '\n',
  );
  const corpus = await engine.prepare([plainDocument(`${head}\n${lines}`)], { language });
  const people = await engine.findPeople(corpus, { language });
  const names = ['Marek', 'Frau K.', 'Жанна', 'Anaïs', '水口さん', 'Nelson'];
  expect(people.map(({ name }) => name)).toEqual(names.filter((name) => head.includes(name)));
});

test('an article, a story and a transcript are no notes', () => {
  const quoting =
    '“We carry the flour up,” she said. “It takes an hour,” said Tom. “Nobody told him about it,” she said.\n'.repeat(
      3,
    );
  expect(isQuotedNotes(`The bakery on the corner\n\n${quoting}`, 'english')).toBe(false);
  expect(isQuotedNotes(`Interview 2\n\n${quoting}`, 'english')).toBe(false);
  expect(isQuotedNotes(`Notes from the bakery\n\nWe carry the flour up. It takes an hour.`, 'english')).toBe(false);
  expect(isQuotedNotes(notes, 'english')).toBe(true);
});
