import { expect, test } from 'vitest';
import { prepare } from '../../corpus/prepare.ts';
import { launderetteInterviews } from '../../testing/guided-interviews.ts';
import { asksMore } from './asks-more.ts';

const brief = ['How do guests and their neighbours share the dryer on a Saturday?', 'Who brings the towels?'];

test.each([
  ['What about Saturday?', false],
  ['Do you share the dryer?', false],
  ['Do you share the towels?', true],
  ['How do you share the dryer on a Saturday, and the lamp?', false],
  ['Do you share the dryer, or the lamp?', true],
  ['What about the lamp over the door?', true],
  ['And how was that for you?', true],
])('a question asks more than others where none of them names all that it names: “%s”, %s', async (question, more) => {
  expect(asksMore(await prepare(launderetteInterviews()), question, brief, 0.75)).toBe(more);
});
