import { describe, expect, test } from 'vitest';
import { auditKinds } from '#contract/audit.ts';
import { kindLabels, viewOf, wordsOfCall } from './rules.ts';

test('every kind has its own name in the filter', () => {
  expect(new Set(auditKinds.map((kind) => kindLabels[kind])).size).toBe(auditKinds.length);
});

test('a denied call is named in words, one of a later version by its name', () => {
  expect(wordsOfCall('users.invite')).toBe('invite a user');
  expect(wordsOfCall('reports.send')).toBe('make the call reports.send');
  expect(wordsOfCall(null)).toBe('make the call of an unknown name');
});

describe('what a client may view', () => {
  test.each([
    [true, true, 'insights and chat'],
    [true, false, 'insights'],
    [false, true, 'chat'],
  ])('insights %s and chat %s: %s', (canViewInsights, canViewChat, words) => {
    expect(viewOf({ canViewInsights, canViewChat })).toBe(words);
  });
});
