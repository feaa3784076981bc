import { expect, test } from 'vitest';
import { textOf } from '../../corpus/corpus.ts';
import { prepare } from '../../corpus/prepare.ts';
import { plainDocument } from '../../testing/documents.ts';
import { conversation, launderetteInterviews, type Turn } from '../../testing/guided-interviews.ts';
import { exchangesIn } from './exchanges.ts';

async function exchangesOf(...turns: Turn[]) {
  const corpus = await prepare([conversation(turns)], { language: 'english' });
  const texts = (indexes: readonly number[]) =>
    indexes.map((i) => {
      const sentence = corpus.reading.sentences[i];
      return sentence ? textOf(corpus, sentence) : '';
    });
  const { all, of } = exchangesIn(corpus);
  return { all: all.map((e) => ({ ...e, asking: texts(e.asking), answer: texts(e.answer) })), of: [...of] };
}

test('an answer is all that somebody says until the next question, whatever is murmured in between', async () => {
  const { all } = await exchangesOf(
    ['Interviewer', 'What happens when the oven breaks down?'],
    ['Ada', 'I call my cousin.'],
    ['Interviewer', 'Mm-hm. I see.'],
    ['Ada', 'He comes at night with his tools. By then the dough is flat.'],
    ['Interviewer', 'And who pays for the dough then?'],
    ['Ada', 'I do, of course, it is my shop.'],
  );
  expect(all.map((e) => e.asking)).toEqual([
    ['What happens when the oven breaks down?'],
    ['And who pays for the dough then?'],
  ]);
  expect(all[0]?.answer).toEqual([
    'I call my cousin.',
    'He comes at night with his tools.',
    'By then the dough is flat.',
  ]);
  expect(all.map((e) => e.place)).toEqual([0, 1]);
});

test('what leads up to a question is not part of it, and two questions in a row are one', async () => {
  const { all } = await exchangesOf(
    ['Interviewer', 'Thank you for your time today. What do you bake on a Monday? And what do you bake on a Friday?'],
    ['Ada', 'Rye on Monday and braided loaves on Friday.'],
  );
  expect(all.map((e) => e.asking)).toEqual([['What do you bake on a Monday?', 'And what do you bake on a Friday?']]);
});

test('a request with a word of asking in front is a question without its mark', async () => {
  const { all } = await exchangesOf(
    ['Interviewer', 'Tell me how you order flour for the week.'],
    ['Ada', 'I phone the mill on Thursday morning.'],
  );
  expect(all.map((e) => e.asking)).toEqual([['Tell me how you order flour for the week.']]);
});

test('two people who are asked together answer the same question, each for themselves', async () => {
  const { all } = await exchangesOf(
    ['Interviewer', 'What happens when the oven breaks down?'],
    ['Ada', 'I call my cousin.'],
    ['Ben', 'I go home and sleep.'],
    ['Ada', 'And then I call my sister.'],
  );
  expect(all.map((e) => e.answer)).toEqual([
    ['I call my cousin.', 'And then I call my sister.'],
    ['I go home and sleep.'],
  ]);
  expect(new Set(all.map((e) => e.voice)).size).toBe(2);
});

test('a short question that only names another matter begins an exchange, and one on what was just said does not', async () => {
  const { all } = await exchangesOf(
    ['Interviewer', 'What happens when the oven breaks down?'],
    ['Ada', 'I call my cousin, who has a van.'],
    ['Interviewer', 'And the cousin?'],
    ['Ada', 'He comes at night.'],
    ['Interviewer', 'And the customers?'],
    ['Ada', 'They go to the station.'],
    ['Interviewer', 'Why?'],
    ['Ada', 'They sell rolls there.'],
  );
  expect(all.map((e) => e.answer)).toEqual([
    ['I call my cousin, who has a van.', 'He comes at night.'],
    ['They go to the station.', 'They sell rolls there.'],
  ]);
});

test('what is said before anybody asks answers nothing', async () => {
  const { all, of } = await exchangesOf(
    ['Ada', 'The oven is older than I am.'],
    ['Interviewer', 'What happens when the oven breaks down?'],
    ['Ada', 'I call my cousin.'],
  );
  expect(all).toHaveLength(1);
  expect(of).toEqual([-1, -1, 0]);
});

test('a question and its answer stay within one document', async () => {
  const corpus = await prepare(launderetteInterviews(), { language: 'english' });
  for (const { asking, answer, document } of exchangesIn(corpus).all)
    for (const i of [...asking, ...answer]) expect(corpus.reading.sentences[i]?.document).toBe(document);
});

test('a text in which nobody asks has none', async () => {
  const corpus = await prepare([plainDocument('The oven is old. It breaks every winter, and then I call my cousin.')]);
  expect(exchangesIn(corpus).all).toEqual([]);
});
