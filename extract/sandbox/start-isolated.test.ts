import { getPriority, setPriority } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { lowerPriority, startIsolated } from './start-isolated.ts';

const mayGoFirst = process.platform === 'linux' && process.getuid?.() === 0;
const before = getPriority();
afterEach(() => {
  if (getPriority() !== before) setPriority(before);
});

test.runIf(mayGoFirst)('a program that works on what others wrote does not go first, though the server does', () => {
  setPriority(-7);
  const child = startIsolated({ program: '/bin/sleep', args: ['60'] });
  expect(getPriority(child.pid)).toBe(0);
  lowerPriority(child.pid, 5);
  expect(getPriority(child.pid)).toBe(5);
  lowerPriority(child.pid, 0);
  expect(getPriority(child.pid)).toBe(5);
  child.kill('SIGKILL');
});

test('a program that is gone has no priority to lower', () => {
  expect(() => lowerPriority(2 ** 22 + 1, 5)).not.toThrow();
  expect(() => lowerPriority(undefined, 5)).not.toThrow();
});
