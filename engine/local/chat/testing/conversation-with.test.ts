import { expect, test } from 'vitest';
import { isCutFrom } from './conversation-with.ts';

const said = 'So I, um, I put the bread in the oven at four, and the rolls at five.';

test.each([
  ['I put the bread in the oven at four.', true],
  ['I put the rolls in the oven.', false],
  ['To bed.', false],
  ['I bread.', true],
])('whether %j is made of whole words of what was said: %s', (part, isCut) => {
  expect(isCutFrom(part, said)).toBe(isCut);
});

test('in scripts without spaces the letters of a word are not scattered either', () => {
  expect(isCutFrom('薬がどんどん出る。', 'でも、新しい薬が、あの、どんどん出るので。', 'japanese')).toBe(true);
  expect(isCutFrom('新薬。', 'でも、新しい薬が、あの、どんどん出るので。', 'japanese')).toBe(false);
});
