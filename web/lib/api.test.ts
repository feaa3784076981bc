import { expect, test } from 'vitest';
import { readProject } from '#contract/projects/projects.ts';
import { hasStatus, messageOf, pathOf, RequestError, UnreachableError } from './api.ts';

test('the message of a refused call is the status, a colon, a space and the body, or the status text without one', () => {
  expect(new RequestError(404, 'Not Found', '{"message":"Not found"}').message).toBe('404: {"message":"Not found"}');
  expect(new RequestError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
});

test.each([
  ['{"message":"Said by the server","code":"x"}', 'Said by the server'],
  ['{"error":"Said as error"}', 'Said as error'],
  ['{"message":"First","error":"Second"}', 'First'],
  ['{"message":""}', 'Fallback'],
  ['{"message":7}', 'Fallback'],
  ['<h1>Bad gateway</h1>', 'Fallback'],
  ['null', 'Fallback'],
  ['', 'Fallback'],
])('people read the sentence of the server, else the fallback: %s', (body, shown) => {
  expect(messageOf(new RequestError(500, 'Internal Server Error', body), 'Fallback')).toBe(shown);
});

test('people read that the server was not reached, and nothing of an error that is the page’s own', () => {
  expect(messageOf(new UnreachableError(), 'Fallback')).toBe(
    'The server cannot be reached. Check your connection and try again.',
  );
  expect(messageOf(new TypeError('x is undefined'), 'Fallback')).toBe('Fallback');
});

test('a status is distinguished from others, and from errors that have none', () => {
  expect(hasStatus(new RequestError(403, '', ''), 404, 403)).toBe(true);
  expect(hasStatus(new RequestError(403, '', ''), 404)).toBe(false);
  expect(hasStatus(new UnreachableError(), 403)).toBe(false);
});

test('a parameter stays one part of the path, whatever it holds', () => {
  expect(pathOf(readProject, { params: { id: '7/../users?x#y' as unknown as number } })).toBe(
    '/api/projects/7%2F..%2Fusers%3Fx%23y',
  );
});
