import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ConfigError } from '../../config-error.ts';
import { startEmbedded } from './embedded.ts';

test('the next start removes the socket folder that a killed process left behind', async () => {
  const dataDir = mkdtempSync(join(inject('runFolder'), 'data-'));
  const note = join(dataDir, 'database.socket');
  const left = mkdtempSync(join(tmpdir(), 'earshot-'));
  writeFileSync(join(left, '.s.PGSQL.5432'), '');
  writeFileSync(note, left);
  const first = await startEmbedded(dataDir);
  expect(existsSync(left)).toBe(false);
  expect(readFileSync(note, 'utf8')).toBe(first.socketFolder);
  await first.close();
  expect(existsSync(first.socketFolder)).toBe(false);
});

test('a folder that is not one of these is left alone', async () => {
  const dataDir = mkdtempSync(join(inject('runFolder'), 'data-'));
  const other = join(dataDir, 'other');
  mkdirSync(other);
  writeFileSync(join(dataDir, 'database.socket'), other);
  const started = await startEmbedded(dataDir);
  expect(existsSync(other)).toBe(true);
  await started.close();
});

test('a folder that cannot be used is told in one sentence', async () => {
  const dataDir = mkdtempSync(join(inject('runFolder'), 'data-'));
  writeFileSync(join(dataDir, 'database'), 'no folder');
  const started = startEmbedded(dataDir);
  await expect(started).rejects.toThrow(ConfigError);
  await expect(started).rejects.toThrow(`${dataDir} is not a folder: set DATA_DIR to another one.`);
});
