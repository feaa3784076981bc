import { describe, expect, test } from 'vitest';
import { restingOn } from './unique-words.ts';

const document =
  'Anna: We throw away ten loaves every evening. The Fermentrix 200 broke in May, and I want to plan better.';
const other = 'Ben: I want to plan better, too. Every evening we throw away what is left.';

async function* others() {
  yield other;
}
const rests = async (text: string) => (await restingOn([{ text }], document, others())).length > 0;

describe('a text rests on a document', () => {
  test.each([
    ['when it quotes it', 'She said “we throw away ten loaves every evening”.'],
    ['whatever the case, dashes and marks', 'THROW AWAY TEN LOAVES'],
    ['when it names what only this one names', 'What does Fermentrix cost?'],
    ['when it holds a word in quotation marks that only this one says', 'What is meant by “loaves”?'],
    ['when it is asked in its words', 'Who throws, or would throw away ten loaves?'],
  ])('%s', async (_, text) => {
    expect(await rests(text)).toBe(true);
  });
});

test('two words in a row are enough only where a mistake loses nothing', async () => {
  const text = 'What became of the ten loaves?';
  expect(await restingOn([{ text }], document, others())).toEqual([]);
  expect(await restingOn([{ text, isLoose: true }], document, others())).toHaveLength(1);
});

describe('a text does not rest on a document', () => {
  test.each([
    ['when others say the same', 'I want to plan better'],
    ['for an everyday word', 'How do people plan their evening in May?'],
    ['for a single word that only this one says', 'Which loaves sell best?'],
    ['when it shares nothing', 'What do customers pay?'],
    ['when it is empty', ''],
  ])('%s', async (_, text) => {
    expect(await rests(text)).toBe(false);
  });
});

test('words across the border of two pieces are found', async () => {
  const long = `${'so it is '.repeat(22_220)} the quince jam was sold out ${'and so on '.repeat(100)}`;
  expect(await restingOn([{ text: 'the quince jam was sold out' }], long, others())).toHaveLength(1);
});

test('without spaces between words, characters count', async () => {
  const said = '毎晩パンを十個も捨てています。';
  expect(await restingOn([{ text: 'パンを十個も捨てて' }], said, others())).toHaveLength(1);
  expect(await restingOn([{ text: '天気はどうですか' }], said, others())).toHaveLength(0);
});
