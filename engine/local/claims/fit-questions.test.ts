import { expect, test } from 'vitest';
import { languagePack } from '#engine/language/pack.ts';
import { prepare } from '../../corpus/prepare.ts';
import { conversation, launderetteInterviews } from '../../testing/guided-interviews.ts';
import { findClaims } from './find-claims.ts';
import { fitsOf } from './fit-questions.ts';

/** The questions that the claim with these words in its title answers, best first. */
async function answered(words: string, questions: readonly string[], documents = launderetteInterviews()) {
  const corpus = await prepare(documents);
  const claim = findClaims(corpus).find((c) => c.title.includes(words));
  if (!claim) throw new Error(`No claim says “${words}”`);
  return fitsOf(corpus, questions)(claim).map(({ question }) => questions[question]);
}

const { general } = languagePack('english').templates.question;

test('a claim answers the question of the guide that it was asked', async () => {
  const [first] = await answered('lamp', [
    'How do you decide which washing machine to take?',
    'What should the owner change before next winter?',
  ]);
  expect(first).toBe('What should the owner change before next winter?');
});

test('a claim answers a question of the brief that is about the same, and none about something else', async () => {
  const questions = ['Who brings the newspaper?', 'What do people think about the dryer and their towels?'];
  expect(await answered('slow for four heavy towels', questions)).toEqual([questions[1]]);
});

test('a claim answers the general question for its kind', async () => {
  const talk = [conversation([['Ada', 'The biggest problem is the broken card machine by the door.']])];
  const questions = [general('liking'), general('difficulty')];
  expect(await answered('broken card machine', questions, talk)).toEqual([general('difficulty')]);
});

test('a claim that answers nothing that is asked has no question', async () => {
  expect(await answered('slow for four heavy towels', ['Who brings the newspaper?'])).toEqual([]);
});
