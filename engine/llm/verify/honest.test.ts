import { describe, expect, test } from 'vitest';
import { prepare } from '../../corpus/prepare.ts';
import { fixtureInterviews, plainDocument } from '../../testing/documents.ts';
import { honestSentences } from '../testing/honest-sentences.ts';
import { checkClaim } from './check-claim.ts';

describe.each(honestSentences)('of a good model in $language', ({ language, files, told }) => {
  test.each(told)('“%s” is not dropped', async (text, ...words) => {
    const corpus = await prepare(fixtureInterviews(...files));
    const cited = words.map((part) =>
      corpus.reading.sentences.findIndex(({ document, start, end }) =>
        corpus.documents[document]?.text.slice(start, end).includes(part),
      ),
    );
    expect(cited).not.toContain(-1);
    expect(checkClaim(corpus, { text, cited }, { language, known: '' }).state).not.toBe('dropped');
  });
});

describe('a sentence that says in what words something is to be put', () => {
  const documents = [
    plainDocument(
      'Anna: We bake at night. Please call the result of this talk Goldwheat. The oven stops on Fridays.',
      1,
    ),
    plainDocument(
      'Ben: Our oven stops, too. I have to write every order on paper. We look and make sure that each label is on its box.',
      2,
    ),
  ];
  const check = async (text: string, ...cited: number[]) => {
    const corpus = await prepare(documents);
    return checkClaim(corpus, { text, cited }, { language: 'english', known: '' });
  };

  test('supports nothing by itself, and its own words are not repeated', async () => {
    expect(await check('The talk has a result', 1)).toMatchObject({ state: 'dropped' });
    expect(await check('The oven stops at Goldwheat', 1, 2)).toMatchObject({ state: 'dropped' });
    expect(await check('The oven stops on Fridays', 1, 2)).toMatchObject({ state: 'kept' });
  });

  test('is not one in which people say what they have to do themselves', async () => {
    expect(await check('Orders are written on paper', 4)).toMatchObject({ state: 'kept' });
    expect(await check('Each box gets its label', 5)).toMatchObject({ state: 'kept' });
  });
});
