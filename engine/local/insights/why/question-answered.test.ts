import { expect, test } from 'vitest';
import { conversation } from '../../../testing/guided-interviews.ts';
import { localEngine as engine } from '../../local-engine.ts';
import { questionAnswered } from './question-answered.ts';

test('what a statement answers is named only where the question names something', async () => {
  const document = conversation([
    ['Interviewer', 'How do you store the flour?'],
    ['Ada', 'In the cellar, and my brother carries it up.'],
    ['Interviewer', 'Why not, do you think?'],
    ['Ada', 'Nobody told the driver about the door.'],
  ]);
  const corpus = await engine.prepare([document]);
  const answeredBy = (words: string) =>
    questionAnswered(
      corpus,
      corpus.reading.sentences.findIndex(({ start, end }) => document.text.slice(start, end).includes(words)),
    );
  expect(answeredBy('In the cellar')).toBe('How do you store the flour?');
  expect(answeredBy('Nobody told the driver')).toBeNull();
});
