import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { FolderInUseError, lockFolder } from './lock.ts';

const newFolder = () => mkdtempSync(join(inject('runFolder'), 'earshot-lock-'));

test('a second taker of the same folder is refused with one clear sentence', () => {
  const folder = newFolder();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(
    `Another Earshot is already running on ${folder}: stop it first, or set DATA_DIR to another folder.`,
  );
  lock.release();
  lockFolder(folder).release();
});

test('a process that was killed leaves the folder free', async () => {
  const folder = newFolder();
  const source = `import { lockFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
    globalThis.lock = lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(holder.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  lockFolder(folder).release();
});
