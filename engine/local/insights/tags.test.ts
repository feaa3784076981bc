import { describe, expect, test } from 'vitest';
import { prepare } from '../../corpus/prepare.ts';
import { conversation } from '../../testing/guided-interviews.ts';
import { tagsOf } from './tags.ts';

async function tagsFor(words: string, question: string, ...said: string[]) {
  const corpus = await prepare([
    conversation([
      ['Interviewer', question],
      ['Ada', said.join(' ')],
    ]),
  ]);
  const claim = corpus.reading.sentences.findIndex(({ start, end }) =>
    corpus.documents[0]?.text.slice(start, end).includes(words),
  );
  return tagsOf(corpus, claim, { quoted: [claim], near: [], question });
}

describe('the tags of an insight', () => {
  const question = 'How does the card machine work for you?';
  const said = [
    'The card machine stands beside the door.',
    'The receipt never comes out of the card machine.',
    'I keep the coins in a jar for the card machine and the dryer.',
  ];

  test('are three to five, those of the claim first', async () => {
    const tags = await tagsFor('receipt', question, ...said);
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(tags.length).toBeLessThanOrEqual(5);
    expect(tags.slice(0, 2).toSorted()).toEqual(['card machine', 'receipt']);
  });

  test('say nothing twice', async () => {
    const tags = await tagsFor('receipt', question, ...said);
    const words = tags.flatMap((tag) => tag.split(' '));
    expect(new Set(words).size).toBe(words.length);
  });

  test('name what the person speaks of elsewhere, where nothing said around the claim names a thing', async () => {
    const around = ['I do.', 'We all do.', 'They would too.', 'We did then.', 'I really do.'];
    const claim = 'I would love to see what we sold last year on the same day.';
    expect(await tagsFor('love to see', 'What would you like?', claim, ...around, ...said)).toEqual(['card machine']);
  });

  test('are no length of time', async () => {
    const tags = await tagsFor('slot', question, 'The plumber gives me a five-hour slot after the shift.', ...said);
    expect(tags).not.toContain('five-hour');
  });
});
