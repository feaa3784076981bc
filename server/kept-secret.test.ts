import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { keptSecret } from './kept-secret.ts';

test.each(['session-secret', 'model-key'] as const)(
  'the %s is 256 random bits, made once, in a folder and a file for its owner alone',
  (name) => {
    const newFolder = () => join(mkdtempSync(join(inject('runFolder'), 'secret-')), 'data');
    const folder = newFolder();
    const secret = keptSecret(folder, name);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(keptSecret(folder, name)).toBe(secret);
    expect(readFileSync(join(folder, name), 'utf8')).toBe(secret);
    expect(keptSecret(newFolder(), name)).not.toBe(secret);
    if (process.platform === 'win32') return;
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  },
);
