import { expect, test } from 'vitest';
import { wordCharacter } from './word-character.ts';

const unassigned = /[\p{Cn}\p{Co}\p{Cs}]/u;
const unlike = (from: number, to: number, isWord: (character: string) => boolean): string[] => {
  const own = new RegExp(wordCharacter, 'u');
  const all = Array.from({ length: to - from }, (_, i) => String.fromCodePoint(from + i));
  return all.filter((one) => !unassigned.test(one) && own.test(one) !== isWord(one));
};

test('below U+10000 the characters of words are the letters, marks and numbers of Unicode', () => {
  expect(unlike(0, 0x10000, (one) => /[\p{L}\p{M}\p{N}]/u.test(one))).toEqual([]);
});

test('beyond, no letter is missing, and emoji are none', () => {
  const isWord = (one: string) => !/\p{Extended_Pictographic}/u.test(one);
  expect(unlike(0x10000, 0x3ffff, isWord).filter((one) => /[\p{L}\p{Extended_Pictographic}]/u.test(one))).toEqual([]);
});
