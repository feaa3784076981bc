import { expect, test } from 'vitest';
import { textOf } from '../../../corpus/corpus.ts';
import { prepare } from '../../../corpus/prepare.ts';
import { conversation } from '../../../testing/guided-interviews.ts';
import { withRunOf } from './shared-runs.ts';

const says = (name: string, id: number, ...said: string[]) =>
  conversation(
    [
      ['Interviewer', 'What happened?'],
      [name, said.join(' ')],
    ],
    id,
  );

test('sentences share a run of five words if two of them name something, one of them alone', async () => {
  const corpus = await prepare([
    says('Ada', 1, 'The driver before me was late by forty minutes, and I stood in the rain.'),
    says('Ben', 2, 'Last Friday the driver before me was late again.', 'I was late before the driver came.'),
    says('Cleo', 3, 'The bill comes at the end of the month.', 'I am leaving at the end of the month.'),
  ]);
  const said = corpus.reading.sentences.map((sentence) => textOf(corpus, sentence));
  const sharing = (words: string) => {
    const index = said.findIndex((text) => text.startsWith(words));
    const isSharing = withRunOf(corpus.reading, index);
    return said.filter((_, i) => i !== index && isSharing(i));
  };
  expect(sharing('The driver')).toEqual(['Last Friday the driver before me was late again.']);
  expect(sharing('Last Friday')).toEqual([expect.stringMatching(/^The driver/)]);
  expect(sharing('The bill comes')).toEqual([]);
});
