import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hashToken, newToken } from './tokens.ts';

test('a mailed token has 256 bits, no two are the same, and SHA-256 of it is what is stored', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(new Set(tokens).size).toBe(100);
  expect(hashToken('abc')).toBe(createHash('sha256').update('abc').digest('hex'));
});

test('nothing in the server is drawn from numbers that can be guessed', () => {
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  const sources = globSync('**/*.ts', { cwd }).filter((path) => !/\.test\.ts$|^testing\//.test(path));
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter((path) => readFileSync(`${cwd}${path}`, 'utf8').includes('Math.random'))).toEqual([]);
});
