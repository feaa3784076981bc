import { describe, expect, test } from 'vitest';
import { textOf } from '../../corpus/corpus.ts';
import { prepare } from '../../corpus/prepare.ts';
import type { EngineDocument } from '../../engine.ts';
import { conversation, launderetteInterviews, type Turn } from '../../testing/guided-interviews.ts';
import { signsOf, worthOf } from './worth.ts';

/** Worth and signs of the sentence that contains some words. */
async function worthIn(documents: readonly EngineDocument[]) {
  const corpus = await prepare(documents);
  return (words: string) => {
    const index = corpus.reading.sentences.findIndex((s) => textOf(corpus, s).includes(words));
    if (index < 0) throw new Error(`Nobody says “${words}”`);
    return { ...signsOf(corpus, index), worth: worthOf(corpus, index) };
  };
}

const answering = (question: string, ...answers: string[]): Turn[] =>
  answers.flatMap((answer) => [
    ['Interviewer', question],
    ['Ada', answer],
  ]);

describe('a sentence is worth more', () => {
  test('where it answers what was asked about a problem, and somewhat where the question before was', async () => {
    const at = await worthIn([
      conversation([
        ...answering('What is the biggest problem with the old dryer?', 'The drum of the dryer stops after an hour.'),
        ...answering('And where is the drum of the dryer?', 'The drum of the dryer stands behind a glass door.'),
        ...answering('And who owns the dryer today?', 'The drum of the dryer belongs to a man from Leeds.'),
      ]),
    ]);
    expect(at('after an hour').askedForProblem).toBe(1);
    expect(at('glass door').askedForProblem).toBeGreaterThan(0);
    expect(at('glass door').askedForProblem).toBeLessThan(1);
    expect(at('Leeds').askedForProblem).toBe(0);
    expect(at('after an hour').worth).toBeGreaterThan(at('Leeds').worth);
  });

  test('in an answer about difficulties than in another', async () => {
    const plain = 'The towels hang on the line behind the house.';
    const answer = (before: string, after: string) => [
      conversation(answering('Where do the towels of the family hang?', `${before} ${plain} ${after}`)),
    ];
    const hard = await worthIn(answer('The dryer is a problem.', 'It is hard to reach.'));
    const easy = await worthIn(answer('The dryer is green.', 'It is made of tin.'));
    expect(hard('behind the house').worth).toBeGreaterThan(easy('behind the house').worth);
  });

  test('in a long answer than in a short one', async () => {
    const plain = 'The towels hang on the line behind the house.';
    const more = ' In spring my aunt comes along, and we sit on the wall with a pot of tea.'.repeat(6);
    const asked = 'Where do the towels of the family hang?';
    const long = await worthIn([conversation(answering(asked, plain + more))]);
    const short = await worthIn([conversation(answering(asked, plain))]);
    expect(long('behind').answerLength).toBeGreaterThan(short('behind').answerLength);
    expect(long('behind').worth).toBeGreaterThan(short('behind').worth);
  });

  test('where it says how often something happens', async () => {
    const saying = (said: string) =>
      worthIn([conversation(answering('Where do the towels of the family hang?', said))]);
    const often = await saying('The dryer stops every morning.');
    const once = await saying('The dryer stops near the window.');
    expect(often('The dryer').worth).toBeGreaterThan(once('The dryer').worth);
  });

  test('where many interviews ask for it', async () => {
    const at = await worthIn(launderetteInterviews());
    expect(at('slow for four').guideShare).toBe(1);
    expect(at('big washing machine').guideShare).toBe(0.75);
  });
});

describe('a sentence is worth less', () => {
  const pair = async (better: string, worse: string) => {
    const at = await worthIn([conversation(answering('How are the towels of the family?', better, worse))]);
    return [at(better).worth, at(worse).worth] as const;
  };

  test('where it introduces the speaker', async () => {
    const at = await worthIn(launderetteInterviews());
    expect(at('as a nurse').background).toBe(1);
    expect(at('slow for four').background).toBe(0);
  });

  test('where it hesitates, has no end, or needs the one before', async () => {
    const plain = 'The towels of the family take a whole day to dry.';
    for (const worse of [
      'The towels, um, the towels uh of the family, um, take a day.',
      'The towels of that family take a whole day to',
      'They of the family take a whole day until dry.',
    ]) {
      const [first, second] = await pair(plain, worse);
      expect(first, worse).toBeGreaterThan(second);
    }
  });

  test('where everybody uses its words', async () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dev'];
    const at = await worthIn(
      names.map((name, i) =>
        conversation(
          [
            ['Interviewer', 'What about you?'],
            [name, `The dryer is slow. ${['Rain', 'Soap', 'Dust', 'Salt'][i]} falls.`],
          ],
          i + 1,
        ),
      ),
    );
    expect(at('dryer').commonness).toBeGreaterThan(at('Soap').commonness);
  });
});
