import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { peopleChatHash, peopleChatIn } from './address.ts';
import { conversationTime } from './conversation-time.ts';
import { peopleLine } from './people-line.ts';
import { suggestedQuestions } from './suggested.ts';

const now = new Date(2026, 4, 20, 12, 0);
const format = (options: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat(undefined, options).format(date);

test('a conversation of the last 24 hours shows the time', () => {
  const then = new Date(2026, 4, 19, 12, 1);
  expect(conversationTime(then.toISOString(), now)).toBe(format({ hour: '2-digit', minute: '2-digit' }, then));
});

test('a conversation of the last 7 days shows the weekday', () => {
  for (const then of [new Date(2026, 4, 19, 12, 0), new Date(2026, 4, 13, 12, 1)]) {
    expect(conversationTime(then.toISOString(), now)).toBe(format({ weekday: 'long' }, then));
  }
});

test('an older conversation shows the date', () => {
  const then = new Date(2026, 4, 13, 12, 0);
  const date = format({ day: 'numeric', month: 'short', year: 'numeric' }, then);
  expect(conversationTime(then.toISOString(), now)).toBe(date);
});

test('a conversation names up to three people and how many more there are', () => {
  const people = ['Anna', 'Ben', 'Cleo', 'Dana', 'Eli'].map((name) => ({ name }));
  expect(peopleLine(people)).toEqual({ names: ['Anna', 'Ben', 'Cleo'], more: 2 });
  expect(peopleLine(people.slice(0, 3))).toEqual({ names: ['Anna', 'Ben', 'Cleo'], more: 0 });
});

test('five different questions are suggested in every language', () => {
  for (const language of languages) expect(new Set(suggestedQuestions(language)).size).toBe(5);
});

test('the address names the open conversation', () => {
  for (const id of [null, 8]) expect(peopleChatIn(peopleChatHash(id))).toEqual({ conversationId: id });
  expect(peopleChatIn('#chat-8-1')).toBeNull();
  expect(peopleChatIn('')).toBeNull();
});
