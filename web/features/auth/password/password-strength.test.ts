import { describe, expect, test } from 'vitest';
import { passwordChecklist, passwordScore, passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  test('no password has no strength', () => {
    expect(passwordStrength('')).toBe('empty');
  });

  test.each([
    ['abc', 1],
    ['abcdefgh', 2],
    ['abcdefghijkl', 3],
    ['Abcdefgh', 3],
    ['Abcdefg1', 4],
    ['Abcdef1!', 5],
    ['Abcdefghij1!', 6],
    ['пароль', 1],
    ['Пароль12', 4],
  ])('%s scores %i', (password, score) => {
    expect(passwordScore(password)).toBe(score);
  });

  test.each([
    ['abcdefgh', 'weak'],
    ['Abcdefgh', 'medium'],
    ['Abcdefg1', 'medium'],
    ['Abcdef1!', 'strong'],
    ['Abcdefghij1!', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  test('the checklist asks for length, letter, number and special character', () => {
    expect(passwordChecklist.map(({ holds }) => holds('abc defg'))).toEqual([true, true, false, false]);
    expect(passwordChecklist.every(({ holds }) => holds('abcdef1!'))).toBe(true);
  });
});
