import { expect, test } from 'vitest';
import { textOf } from '../corpus/corpus.ts';
import { prepare } from '../corpus/prepare.ts';
import { conversation } from '../testing/guided-interviews.ts';
import { mayBeEvidence } from './speaker-guard.ts';

const task = 'Open the drawer with the spare keys under the till.';

async function evidenceIn(lines: readonly (readonly [string, string])[][]): Promise<string[]> {
  const corpus = await prepare(
    lines.map((talk, i) =>
      conversation(
        talk.map(([who, said]) => [who, said]),
        i + 1,
      ),
    ),
  );
  const { reading } = corpus;
  return reading.sentences.filter((one) => mayBeEvidence(reading, one)).map((one) => textOf(corpus, one).trim());
}

test('a task that a moderator reads out elsewhere is no evidence within the line of a participant', async () => {
  const said = await evidenceIn([
    [
      ['Moderator', task],
      ['Ada', 'I cannot find the drawer.'],
    ],
    [
      ['Moderator', 'Are you ready to begin?'],
      ['Ben', `Yes, I am. ${task} Oh, it is locked.`],
    ],
  ]);
  expect(said).toEqual(['I cannot find the drawer.', 'Yes, I am.', 'Oh, it is locked.']);
});

test('a few words that both use are evidence all the same', async () => {
  const said = await evidenceIn([
    [
      ['Moderator', 'That is fine.'],
      ['Ada', 'That is fine. I always lock the drawer.'],
    ],
  ]);
  expect(said).toEqual(['That is fine.', 'I always lock the drawer.']);
});
