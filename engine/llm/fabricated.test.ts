import { beforeAll, expect, test } from 'vitest';
import { type Corpus, textOf } from '../corpus/corpus.ts';
import { prepare } from '../corpus/prepare.ts';
import { foldText, locateParts } from '../evidence/locate-quote.ts';
import { fixtureInterviews } from '../testing/documents.ts';
import { isCitable } from './material/offer.ts';
import { fabrications, nearVerbatim } from './testing/fabrications.ts';
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

test.each(Object.entries(nearVerbatim))('a true quote is found when it is written with %s', (_, write) => {
  for (const [i, sentence] of corpus.reading.sentences.entries()) {
    if (!isCitable(corpus, i)) continue;
    const quote = textOf(corpus, sentence).replace(/\s+/g, ' ');
    const { text = '' } = corpus.documents[sentence.document] ?? {};
    const spans = locateParts(foldText(text), write(quote));
    expect(spans, write(quote)).not.toBeNull();
  }
});
