import { describe, expect, test } from 'vitest';
import type { Corpus } from '../../corpus/corpus.ts';
import { prepare } from '../../corpus/prepare.ts';
import type { EngineDocument, JudgedQuote, Judgements, ValuedInsight } from '../../engine.ts';
import { conversation } from '../../testing/guided-interviews.ts';
import { judgementWeight } from '../tuning/claims.ts';
import { judgedIn } from './judged.ts';

const libraryTalks = (): EngineDocument[] => [
  conversation([
    ['Interviewer', 'What is difficult in the library?'],
    [
      'Iris',
      'The reading room is so loud after school that I cannot follow a single page of my book. Every afternoon I leave the loud reading room at three and read on the stairs. My locker has been broken since the summer and nobody repairs it.',
    ],
    ['Interviewer', 'How do you borrow films?'],
    ['Iris', 'I order films at the desk, because the catalogue hides them behind four different menus.'],
  ]),
  conversation(
    [
      ['Interviewer', 'What is difficult in the library?'],
      ['Owen', 'The reading room is so loud after school that I cannot follow my book at all.'],
      ['Interviewer', 'How do you borrow films?'],
      ['Owen', 'The return slot for films is too high for my daughter and too narrow for a box.'],
    ],
    2,
  ),
];

const germanTalks = (): EngineDocument[] => [
  conversation([
    ['Interviewer', 'Was ist in der Bibliothek schwierig?'],
    [
      'Iris',
      'Der Lesesaal ist nach der Schule so laut, dass ich keiner einzigen Seite meines Buches folgen kann. Mein Schließfach ist seit dem Sommer kaputt und niemand repariert es.',
    ],
  ]),
  conversation(
    [
      ['Interviewer', 'Was ist in der Bibliothek schwierig?'],
      ['Owen', 'Der Lesesaal ist nach der Schule so laut, dass ich meinem Buch überhaupt nicht folgen kann.'],
      ['Interviewer', 'Und die Filme?'],
      ['Owen', 'Der Einwurf für Filme ist zu hoch für meine Tochter und zu schmal für eine Schachtel.'],
    ],
    2,
  ),
];

function quoteOf(documents: readonly EngineDocument[], words: string): JudgedQuote {
  const document = documents.find(({ text }) => text.includes(words));
  const start = document?.text.indexOf(words) ?? -1;
  if (!document || start < 0) throw new Error(`no document says: ${words}`);
  return { documentId: document.id, start, end: start + words.length, leads: true };
}

function sentenceWith(corpus: Corpus, words: string): number {
  const found = corpus.reading.sentences.findIndex(({ document, start, end }) =>
    corpus.documents[document]?.text.slice(start, end).includes(words),
  );
  if (found < 0) throw new Error(`no sentence says: ${words}`);
  return found;
}

const judging = (documents: readonly EngineDocument[], judgements: Partial<Judgements>) =>
  prepare(documents).then((corpus) => ({
    ...judgedIn(corpus, { dismissed: [], valued: [], ...judgements }),
    at: (words: string) => sentenceWith(corpus, words),
  }));

const valued = (fields: Partial<ValuedInsight>): ValuedInsight => ({
  ...{ quotes: [], words: [], isWritten: false, ...fields },
});

describe('what a deleted insight said', () => {
  const noise = 'The reading room is so loud after school that I cannot follow a single page of my book.';

  test('is recognised by its passage, also where the quote was cut with more or less around it', async () => {
    const documents = libraryTalks();
    for (const words of [noise, noise.slice(0, 40), `${noise} Every afternoon`]) {
      const { isDismissed, at } = await judging(documents, { dismissed: [[quoteOf(documents, words)]] });
      expect(isDismissed(at('single page'))).toBe(true);
      expect(isDismissed(at('return slot'))).toBe(false);
    }
  });

  test('is recognised in the next sentence of the same answer, and in the words of another person', async () => {
    const documents = libraryTalks();
    const { isDismissed, at } = await judging(documents, { dismissed: [[quoteOf(documents, noise)]] });
    expect(isDismissed(at('on the stairs'))).toBe(true);
    expect(isDismissed(at('at all'))).toBe(true);
    expect(isDismissed(at('My locker'))).toBe(false);
  });

  test('is recognised in German', async () => {
    const documents = germanTalks();
    const lead = quoteOf(documents, 'Der Lesesaal ist nach der Schule so laut, dass ich keiner einzigen Seite');
    const { isDismissed, at } = await judging(documents, { dismissed: [[lead]] });
    expect(['keiner einzigen Seite', 'meinem Buch', 'Schließfach', 'Einwurf'].map((w) => isDismissed(at(w)))).toEqual([
      ...[true, true, false, false],
    ]);
  });

  test('is its lead quote: those who were quoted with it may lead another insight', async () => {
    const documents = libraryTalks();
    const mention = { ...quoteOf(documents, 'My locker has been broken'), leads: false };
    const { isDismissed, weightOf, at } = await judging(documents, { dismissed: [[mention]] });
    expect(isDismissed(at('My locker'))).toBe(false);
    expect(weightOf(at('My locker'))).toBe(-judgementWeight);
  });

  test('says nothing where its document is not read', async () => {
    const elsewhere = { documentId: 99, start: 0, end: 500, leads: true };
    const { isDismissed, weightOf, at } = await judging(libraryTalks(), { dismissed: [[elsewhere]] });
    expect([isDismissed(at('My locker')), weightOf(at('My locker'))]).toEqual([false, 0]);
  });
});

describe('what people wrote themselves', () => {
  test('is not found again, which does not make it dismissed', async () => {
    const documents = libraryTalks();
    const written = valued({ quotes: [quoteOf(documents, 'My locker has been broken')], isWritten: true });
    const { isWritten, isDismissed, at } = await judging(documents, { valued: [written] });
    expect([isWritten(at('My locker')), isDismissed(at('My locker'))]).toEqual([true, false]);
  });

  test('does not keep a run from finding again what it found itself and people only edited', async () => {
    const documents = libraryTalks();
    const edited = valued({ quotes: [quoteOf(documents, 'My locker has been broken')] });
    const { isWritten, at } = await judging(documents, { valued: [edited] });
    expect(isWritten(at('My locker'))).toBe(false);
  });
});

describe('the weight of what people valued and deleted', () => {
  const languages = [
    ['English', libraryTalks, 'films', ['return slot', 'My locker']],
    ['German', germanTalks, 'Filme', ['Einwurf', 'Schließfach']],
  ] as const;

  test.each(languages)('favours what shares words with a title or tag, in %s', async (_, talks, tag, [close, far]) => {
    const { weightOf, at } = await judging(talks(), { valued: [valued({ words: [tag] })] });
    expect(weightOf(at(close))).toBeGreaterThan(0);
    expect(weightOf(at(far))).toBe(0);
  });

  test('favours what is said in the same answer more than in another answer to the same question', async () => {
    const documents = libraryTalks();
    const { weightOf, at } = await judging(documents, {
      valued: [valued({ quotes: [quoteOf(documents, 'I order films at the desk')] })],
    });
    const [same, elsewhere] = [weightOf(at('I order films')), weightOf(at('return slot'))];
    expect(same).toBe(judgementWeight);
    expect(elsewhere).toBeGreaterThan(0);
    expect(elsewhere).toBeLessThan(same);
    expect(weightOf(at('My locker'))).toBe(0);
  });

  test('counts against what is close to a deleted insight, and cancels out', async () => {
    const documents = libraryTalks();
    const quote = quoteOf(documents, 'I order films at the desk');
    const disliked = await judging(documents, { dismissed: [[quote]] });
    expect(disliked.weightOf(disliked.at('return slot'))).toBeLessThan(0);
    const both = await judging(documents, { dismissed: [[quote]], valued: [valued({ quotes: [quote] })] });
    expect(both.weightOf(both.at('return slot'))).toBe(0);
  });

  test('stays within its bounds, however much was judged', async () => {
    const documents = libraryTalks();
    const many = Array.from({ length: 30 }, () =>
      valued({ quotes: [quoteOf(documents, 'I order films at the desk')], words: ['films at the desk', 'catalogue'] }),
    );
    const { weightOf, at } = await judging(documents, { valued: many });
    expect(weightOf(at('I order films'))).toBe(judgementWeight);
  });
});
