import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { plainDocument } from '../../../testing/documents.ts';
import { localEngine as engine } from '../../local-engine.ts';
import { besideTitle, neighbour, shortQuote, wholeQuote } from './said-shortly.ts';

/** A document of one sentence that is read as the first one of its corpus. */
const read = async (text: string, language: Language) => engine.prepare([plainDocument(text, 1)], { language });

test.each<[Language, string]>([
  ['french', 'Le jour où je m’arrête.'],
  ['french', 'La fois où on a tout perdu.'],
  ['spanish', 'El día que cierra la panadería.'],
  ['portuguese', 'No dia em que fecha a padaria.'],
  ['portuguese', 'A vez que perdemos tudo.'],
])('in %s, a time by itself is no sentence: %s', async (language, text) => {
  expect(neighbour(await read(text, language), 0)).toBeNull();
});

test('a sentence that breaks off is not quoted', async () => {
  const corpus = await read('I was, there I was … so then I went home and told nobody.', 'english');
  expect([neighbour(corpus, 0), wholeQuote(corpus, 0)]).toEqual([null, null]);
  expect(shortQuote(corpus, 0)).not.toContain('…');
});

test.each<[Language, string, string]>([
  ['japanese', '店の鍵をずっと探していました。', '店の鍵をずっと探していましたね。'],
  ['chinese', '我们每天早上检查两次面包的温度。', '我们每天早上检查嗯两次面包的温度。'],
])('in %s, a sentence that falters is not quoted', async (language, plain, faltering) => {
  expect(neighbour(await read(plain, language), 0)).toBe(plain);
  expect(neighbour(await read(faltering, language), 0)).toBeNull();
});

test('a sentence without a verb adds nothing', async () => {
  expect(neighbour(await read('One of the little electric ones.', 'english'), 0)).toBeNull();
  expect(neighbour(await read('It was one of the little electric ones.', 'english'), 0)).not.toBeNull();
});

test('in french, a sentence that begins with a time is one', async () => {
  const text = 'Le jour du marché on ouvre à six heures.';
  expect(neighbour(await read(text, 'french'), 0)).toBe(text);
});

test('what precedes a title is quoted only if it is a clause', async () => {
  const text = 'L’été dernier, en rentrant de Palavas, le frigo du camion est tombé en panne.';
  expect(besideTitle(await read(text, 'french'), 0)).toBeNull();
});

test('what precedes a German title does not end with its conjunction', async () => {
  const text =
    'Ich drucke mir am Abend um 18:30 jeden Lieferschein aus, denn wenn der Strom ausfällt, findet der Fahrer den Ordner und nicht den Rechner.';
  expect(besideTitle(await read(text, 'german'), 0)).toBe('Ich drucke mir am Abend um 18:30 jeden Lieferschein aus');
});

test('in Japanese, what is left of the verb at which a title ends is not quoted beside it', async () => {
  const corpus = await read('若い人が店の前で困っていると私が教えてあげるんですよ、夜遅くまで。', 'japanese');
  expect(besideTitle(corpus, 0)).toBeNull();
});
