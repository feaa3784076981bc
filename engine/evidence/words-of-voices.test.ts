import { expect, test } from 'vitest';
import { redactionMark as mark } from '#contract/documents/redaction.ts';
import { localEngine } from '../local/local-engine.ts';
import { plainDocument } from '../testing/documents.ts';
import { wordsOfVoices } from './words-of-voices.ts';

const alone = [
  'Interviewer: How do you plan the week?',
  'Rosa Lind: I plan it on Sunday with a cup of tea. I write it on the fridge, because the phone is always empty.',
  'Interviewer: And what goes wrong with the plan?',
  'Rosa Lind: The children move the notes on the fridge. Then nobody knows who fetches whom from training on Tuesday.',
].join('\n');
const group = [
  'Moderator: Who plans the week?',
  'Rosa Lind: I do it alone, and I hate every minute of it.',
  'Emil Maas: My wife does it. Rosa is right, it is a lot of work for one person.',
  'Moderator: And the weekend?',
  'Rosa Lind: Nobody plans the weekend.',
  'And that is fine with me.',
  'Emil Maas: We go where the weather is good, and we decide on Saturday.',
  'Moderator: Thank you.',
].join('\n');
/** Too short to be read as a transcript. */
const short = ['Rosa Lind: I would change the till first.', 'Really.', 'Emil: I still write on paper.'].join('\n');

const wordsIn = async (text: string, voice = 'rosa lind') => {
  const corpus = await localEngine.prepare([plainDocument(alone, 1), plainDocument(text, 2)]);
  const found = wordsOfVoices(corpus, { voices: [{ documentId: 1, voice }], others: [] });
  const document = found.documents[1];
  return { found, document, words: document?.words.map(({ start, end }) => text.slice(start, end)) };
};

test('the turns of a person come with their labels, in every document of the full name', async () => {
  const { words, document, found } = await wordsIn(group);
  expect(words).toEqual([
    'Rosa Lind: I do it alone, and I hate every minute of it.',
    'Rosa Lind: Nobody plans the weekend.\nAnd that is fine with me.',
  ]);
  expect(document?.isAlone).toBe(false);
  expect(found.documents[0]?.isAlone).toBe(true);
  expect(found.names).toEqual(['Rosa Lind']);
  expect(found.otherNames).toEqual(['Emil Maas']);
});

test('a document that is not read as a transcript loses the lines under the name, up to the next name', async () => {
  expect((await wordsIn(short)).words).toEqual(['Rosa Lind: I would change the till first.', 'Really.']);
});

test('someone of the same first name is someone else', async () => {
  const other = group.replaceAll('Rosa Lind', 'Rosa').replace('Rosa is', 'She is');
  expect((await wordsIn(other)).words).toEqual([]);
});

test('a voice that is another person’s stays, whatever its name', async () => {
  const corpus = await localEngine.prepare([plainDocument(alone, 1), plainDocument(group, 2)]);
  const others = [{ documentId: 2, voice: 'rosa lind' }];
  const found = wordsOfVoices(corpus, { voices: [{ documentId: 1, voice: 'rosa lind' }], others });
  expect(found.documents[1]?.words).toEqual([]);
});

test('the mark of erased words belongs to no one, and not to the speaker before', async () => {
  const redacted = group
    .replace(/Rosa Lind: I do it alone[^\n]*/, mark)
    .replace(/Rosa Lind: Nobody[^\n]*\n[^\n]*/, mark);
  const corpus = await localEngine.prepare([plainDocument(redacted, 2)]);
  const { turns, voices } = corpus.reading;
  const marks = turns.filter((turn) => redacted.slice(turn.start, turn.end).includes(mark));
  expect(marks.map((turn) => [turn.key, voices[turn.voice]?.role])).toEqual(marks.map(() => [null, 'asks']));
  expect(marks.length).toBe(2);
});
