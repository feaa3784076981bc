import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readJson, replyOf } from './read-json.ts';

const schema = z.object({ notes: z.array(z.object({ point: z.string(), ids: z.array(z.string()) })) });
const note = { point: 'Late ovens', ids: ['p1'] };

test.each([
  ['plain', '{"a": 1}'],
  ['fenced', '```json\n{"a": 1}\n```'],
  ['introduced', 'Sure! Here it is: {"a": 1} I hope that helps.'],
])('%s JSON is read', (_, text) => {
  expect(readJson(text)).toEqual({ a: 1 });
});

test.each(['', 'no', '{"a": ', '```json\n{"a": 1,\n```', '42', 'null'])('%j is no object', (text) => {
  expect(readJson(text)).toBeUndefined();
});

test('an item without its form is left out of its list, and the others stay', () => {
  expect(replyOf(schema, { notes: [{ point: 'No ids' }, note, 'text'] })).toEqual({ notes: [note] });
  expect(replyOf(schema, { notes: [{ ...note, ids: ['p1', 2] }, note] })).toEqual({ notes: [note] });
});

test('a reply with nothing in its form is none', () => {
  expect(replyOf(schema, { notes: [{ point: 'No ids' }] })).toBeUndefined();
  expect(replyOf(schema, { points: [] })).toBeUndefined();
  expect(replyOf(schema, undefined)).toBeUndefined();
});
