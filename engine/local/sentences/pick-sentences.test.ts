import { expect, test } from 'vitest';
import { prepare } from '../../corpus/prepare.ts';
import { readQuery } from '../../search/query.ts';
import { plainDocument } from '../../testing/documents.ts';
import { pickSentences } from './pick-sentences.ts';
import { passagesToRead, rankPassages } from './rank.ts';

test('the sentence that answers is found among more of them than one call can take arguments', async () => {
  const many = 'We sold rolls. '.repeat(150_000);
  const corpus = await prepare([plainDocument(`${many}The rolls were sold to the school in March.`)], {
    language: 'english',
  });
  const { reading } = corpus;
  const query = readQuery('Which school were the rolls sold to in March?', ['english'], reading.vocabulary, []);
  const ranked = rankPassages(corpus, query);
  const passages = passagesToRead(reading, ranked, reading.passageSpans.length);
  const [first] = pickSentences(corpus, query, ranked, passages);
  expect(first?.index).toBe(reading.sentences.length - 1);
});
