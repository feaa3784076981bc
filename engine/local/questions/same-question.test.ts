import { expect, test } from 'vitest';
import { sameQuestion } from './same-question.ts';

test.each([
  ['How do bakers order flour?', 'How do bakers order their flour?', true],
  ['What do people say about the oven?', 'How is the oven?', true],
  ['How do bakers order flour?', 'Who cleans the oven?', false],
  [
    'If you could change one thing about how the oven works, what would it be?',
    'Have you ever looked after the oven by yourself rather than wait for somebody?',
    false,
  ],
] as const)('“%s” and “%s” ask the same: %s', (a, b, same) => {
  expect(sameQuestion(a, b, 'english')).toBe(same);
});
