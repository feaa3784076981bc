import { expect, test } from 'vitest';
import { conversation, type Turn } from '../../testing/guided-interviews.ts';
import { localEngine as engine } from '../local-engine.ts';
import { singleQuestions } from './single-questions.ts';

const flour: readonly [string, string] = [
  'How do you order the flour for a week?',
  'I order the flour by phone, because the form on the screen takes me an hour.',
];
const bread: readonly [string, string] = [
  'What happens to the bread that nobody buys?',
  'I cannot sell the bread of yesterday, because the chain next door gives it away. I throw forty loaves away at night, because the food bank closes at six.',
];
const van: readonly [string, string] = [
  'Where does the van stand during the day?',
  'I cannot park the van in winter, because of the snow.',
];
const job: readonly [string, string] = [
  'What is your role in the bakery?',
  'I hate the cold room, because I lose an hour there. I cannot do the accounts, because the printer is broken.',
];

const talk = (name: string, asked: readonly (readonly [string, string])[], id: number) =>
  conversation(
    asked.flatMap(([question, answer]): Turn[] => [
      ['Interviewer', question],
      [name, answer],
    ]),
    id,
  );

test('what one interviewer asked is asked where two claims answer nothing else, and never who somebody is', async () => {
  const corpus = await engine.prepare([talk('Ada', [flour, bread, van, job], 1), talk('Ben', [flour], 2)]);
  expect(singleQuestions(corpus, 'english', [flour[0]])).toEqual([bread[0]]);
  expect(singleQuestions(corpus, 'english', [flour[0], bread[0]])).toEqual([]);
});

test('a question that most of these claims answer comes first, and none in another language than the project’s', async () => {
  const longer = `${van[1]} I cannot hear the phone in the van, because it is too loud. I cannot lift the crates into the van, because my back hurts.`;
  const corpus = await engine.prepare([talk('Ada', [flour, bread, [van[0], longer]], 1)]);
  expect(singleQuestions(corpus, 'english', [flour[0]])).toEqual([van[0], bread[0]]);
  expect(singleQuestions(corpus, 'german', [flour[0]])).toEqual([]);
});
