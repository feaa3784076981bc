import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { collectInsights } from '../../../collect-insights.ts';
import type { DuplicateCandidate } from '../../../engine.ts';
import { fixtureInterviews } from '../../../testing/documents.ts';
import { localEngine as engine } from '../../local-engine.ts';
import { findDuplicates } from './find-duplicates.ts';

let nextId = 1;
const candidate = (title: string, quote = '', start = -1): DuplicateCandidate => ({
  id: nextId++,
  ...{ title, quote },
  place: start < 0 ? null : { documentId: 1, start, end: start + quote.length },
});
const duplicatesIn = async (insights: DuplicateCandidate[], language: Language = 'english') =>
  (await findDuplicates(insights, { language })).map((g) => ({
    ...g,
    ids: g.ids.map((id) => insights.findIndex((i) => i.id === id)),
  }));

test('insights that cite the same sentence are duplicates, whatever their titles', async () => {
  const sentence = 'I still write the order on paper and read it out on the phone.';
  const found = await duplicatesIn([
    candidate('I still write the order on paper', sentence, 100),
    candidate('The driver left the butter in the sun', 'In March the driver left the butter outside.', 400),
    candidate('Phone orders cost us mistakes', sentence, 100),
  ]);
  expect(found).toEqual([{ ids: [0, 2], reason: 'same-quote' }]);
});

test('one quote of several sentences may carry two statements: the titles decide', async () => {
  const quote = 'The delivery comes late. The butter was warm and soft when it was brought into the shop.';
  const late = 'The delivery comes late';
  expect(await duplicatesIn([candidate(late, quote, 0), candidate('The butter was warm and soft', quote, 0)])).toEqual(
    [],
  );
  expect(await duplicatesIn([candidate(late, quote, 0), candidate(late, quote, 0)])).toEqual([
    { ids: [0, 1], reason: 'same-quote' },
  ]);
});

test('the same claim in nearly the same words is a duplicate without any quote', async () => {
  const found = await duplicatesIn([
    candidate('The card reader is too slow for the queue'),
    candidate('A slow card reader for the queue'),
    candidate('Customers like the crumbs'),
  ]);
  expect(found).toEqual([{ ids: [0, 1], reason: 'same-claim' }]);
});

test.each([
  ['english', 'The standing order works well for our bakery', 'The standing order does not work well for our bakery'],
  ['german', 'Die Übergabe am Morgen funktioniert gut', 'Die Übergabe am Morgen funktioniert nicht gut'],
  ['spanish', 'El pedido fijo funciona bien en la tienda', 'El pedido fijo no funciona bien en la tienda'],
  ['english', 'Berlin: customers want faster delivery', 'Munich: drivers want fewer stops'],
  ['english', 'Too slow', 'Too late'],
] as const)('two different statements are not offered: %s, %s', async (language, a, b) => {
  expect(await duplicatesIn([candidate(a), candidate(b)], language)).toEqual([]);
});

test('nothing to compare is nothing to offer', async () => {
  expect(await duplicatesIn([])).toEqual([]);
  expect(await duplicatesIn([candidate('…'), candidate('?')])).toEqual([]);
});

test('of what is found in three interviews no two different statements are offered', async () => {
  const corpus = await engine.prepare(fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas'));
  const questions = [
    'What goes wrong with the “delivery”?',
    'What is the worst part?',
    'How do people “order”?',
    'What works well?',
  ];
  const candidates: DuplicateCandidate[] = [];
  for (const question of questions) {
    const found = await collectInsights(engine, corpus, {
      questions: [question],
      brief: {},
      language: 'english',
      perQuestion: 2,
    });
    for (const { title, supportingQuote, evidence } of found) {
      const [first] = evidence;
      if (first) candidates.push({ id: candidates.length, title, quote: supportingQuote, place: first });
    }
  }
  for (const { ids } of await findDuplicates(candidates, { language: 'english' }))
    expect(new Set(ids.map((id) => candidates[id]?.title)).size).toBe(1);
});
