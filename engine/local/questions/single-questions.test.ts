import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { conversation, type Turn } from '../../testing/guided-interviews.ts';
import { localEngine as engine } from '../local-engine.ts';
import { singleQuestions, topClaims } from './single-questions.ts';

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

/** The questions for claims that answer none of these, each for at least so many. */
const singles = (corpus: Corpus, questions: readonly string[], least = 1, language: Language = 'english') =>
  singleQuestions(corpus, language, { claims: topClaims(corpus, language), questions, least });

test('what one interviewer asked is asked where claims answer nothing else, and never who a person is', async () => {
  const corpus = await engine.prepare([talk('Ada', [flour, bread, job], 1), talk('Ben', [flour], 2)]);
  expect(singles(corpus, [flour[0]])).toEqual([bread[0]]);
  expect(singles(corpus, [flour[0], bread[0]])).toEqual([]);
});

test('a question that most of these claims answer comes first, and none in another language than the project’s', async () => {
  const [walk, tea] = [
    'Then I walk down to the harbour and back up the hill with the first two trays of rolls under my arm.',
    'After that we sit down in the yard for half an hour and have a cup of tea with the people from next door.',
  ];
  const longer = `${van[1]} ${walk} Every Tuesday the radio is too loud for the phone, and I miss the orders. ${tea} I cannot lift the crates into the boot, because my back hurts.`;
  const corpus = await engine.prepare([talk('Ada', [flour, bread, [van[0], longer]], 1)]);
  expect(singles(corpus, [flour[0]])).toEqual([van[0], bread[0]]);
  expect(singles(corpus, [flour[0]], 2)).toEqual([van[0]]);
  expect(singles(corpus, [flour[0]], 1, 'german')).toEqual([]);
});

test('what asks for yes or no is not asked alone', async () => {
  const closed: readonly [string, string] = ['Do you park the van in the yard at night?', van[1]];
  const opened: readonly [string, string] = ['If you come home late at night, where does the van stand?', van[1]];
  const named: readonly [string, string] = ['The yard, where the van stands every night?', van[1]];
  expect(singles(await engine.prepare([talk('Ada', [flour, closed], 1)]), [flour[0]])).toEqual([]);
  expect(singles(await engine.prepare([talk('Ada', [flour, named], 1)]), [flour[0]])).toEqual([]);
  expect(singles(await engine.prepare([talk('Ada', [flour, opened], 1)]), [flour[0]])).toEqual([opened[0]]);
});
