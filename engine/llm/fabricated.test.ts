import { beforeAll, expect, test } from 'vitest';
import { type Corpus, type CorpusSentence, textOf } from '../corpus/corpus.ts';
import { prepare } from '../corpus/prepare.ts';
import { foldText, locateParts } from '../evidence/locate-quote.ts';
import { fixtureInterviews } from '../testing/documents.ts';
import { isCitable } from './material/offer.ts';
import { fabrications, nearVerbatim, quotationMarks } from './testing/fabrications.ts';
import { shortInterviews } from './testing/short-interviews.ts';
import { checkClaim } from './verify/check-claim.ts';

let corpus: Corpus;
beforeAll(async () => {
  corpus = await prepare(fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas', 'taxi-samir'));
});

test('no fabricated, altered, spliced or misattributed quote passes', () => {
  const passed = fabrications(corpus, 400).filter(
    ({ text, cited }) =>
      checkClaim(corpus, { text: `Somebody says “${text}”`, cited: [cited] }, { language: 'english', known: '' })
        .state !== 'dropped',
  );
  expect(passed).toEqual([]);
});

const says = { german: 'Jemand sagt ', japanese: '誰かが話す', chinese: '她说' } as const;

test.each(['german', 'japanese', 'chinese'] as const)(
  'none passes in %s, in whatever quotation marks it is',
  async (language) => {
    const short = await prepare(shortInterviews(language));
    for (const marks of quotationMarks) {
      const [open, close] = [...marks];
      const passed = fabrications(short, 60, language).filter(({ text, cited }) => {
        const claim = { text: `${says[language]}${open}${text}${close}`, cited: [cited] };
        return checkClaim(short, claim, { language, known: '' }).state !== 'dropped';
      });
      expect(passed, marks).toEqual([]);
    }
  },
);

test.each(['german', 'japanese', 'chinese'] as const)(
  'a true quote in %s is kept, in whatever quotation marks it is',
  async (language) => {
    const short = await prepare(shortInterviews(language));
    const cited = short.reading.sentences.findIndex((_, i) => isCitable(short, i));
    const quote = textOf(short, short.reading.sentences[cited] as CorpusSentence);
    for (const marks of quotationMarks) {
      const [open, close] = [...marks];
      const claim = { text: `${says[language]}${open}${quote}${close}`, cited: [cited] };
      expect(checkClaim(short, claim, { language, known: '' }).state, marks).not.toBe('dropped');
    }
  },
);

test.each(Object.entries(nearVerbatim))('a true quote is found when it is written with %s', (_, write) => {
  for (const [i, sentence] of corpus.reading.sentences.entries()) {
    if (!isCitable(corpus, i)) continue;
    const quote = textOf(corpus, sentence).replace(/\s+/g, ' ');
    const { text = '' } = corpus.documents[sentence.document] ?? {};
    const spans = locateParts(foldText(text), write(quote));
    expect(spans, write(quote)).not.toBeNull();
  }
});
