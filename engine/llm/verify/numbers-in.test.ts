import { expect, test } from 'vitest';
import { numbersIn } from './numbers-in.ts';

test.each([
  ['It costs 1,000 euros', [1000]],
  ['It costs 1.000 Euro und 1,5 Prozent', [1000, 1.5]],
  ['about 2 500 people', [2500]],
  ['forty-five minutes, twelve people', [45, 12]],
  ['vier Stunden', [4]],
  ['quatre heures et demie', [4]],
  ['восемь часов', [8]],
  ['انتظر ٤٥ دقيقة', [45]],
  ['चार घंटे, ४५ मिनट', [4, 45]],
  ['每天等四个小时，非常十分满意', [4]],
  ['四十五分待った', [45]],
  ['at 4:30 in the morning', [4, 30]],
  ['one of them', []],
])('%s', (text, numbers) => {
  expect([...numbersIn(text)].sort((a, b) => a - b)).toEqual([...numbers].sort((a, b) => a - b));
});
