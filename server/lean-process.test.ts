import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { startLean } from './lean-process.ts';

const about = (changes: object) => ({
  platform: 'linux' as const,
  env: { PATH: '/bin' },
  execArgv: ['--disable-sigusr1'],
  argv: ['/bin/node', '/app/main.ts', 'serve', '--no-worker'],
  execPath: '/bin/node',
  connected: false,
  execve: vi.fn(),
  ...changes,
});

test('a server starts again with its own arguments, the flags of Node among them', () => {
  const given = about({});
  startLean(given as never);
  const [program, args, env] = given.execve.mock.calls[0] ?? [];
  expect(program).toBe('/bin/node');
  expect(args.slice(-4)).toEqual(['--disable-sigusr1', '/app/main.ts', 'serve', '--no-worker']);
  expect(env).toMatchObject({ PATH: '/bin', MALLOC_ARENA_MAX: '2' });
});

test('what an operator has set for the allocator stays', () => {
  const given = about({ env: { MALLOC_ARENA_MAX: '4' } });
  startLean(given as never);
  expect(given.execve.mock.calls[0]?.[2]).toMatchObject({ MALLOC_ARENA_MAX: '4' });
});

test.each([
  ['has them already', { env: { EARSHOT_LEAN: '1' } }],
  ['is connected to a launcher', { connected: true }],
  ['runs on another system', { platform: 'darwin' as const }],
  ['is one of a short command', { argv: ['/bin/node', '/app/main.ts', 'backup', 'serve'] }],
])('a process that %s stays as it is', (_, changes) => {
  const given = about(changes);
  startLean(given as never);
  expect(given.execve).not.toHaveBeenCalled();
});

test.runIf(process.platform === 'linux')(
  'the process that starts again is the same one, with its pipes and signals',
  async () => {
    const program = join(mkdtempSync(join(inject('runFolder'), 'lean-')), 'program.ts');
    const module = JSON.stringify(new URL('./lean-process.ts', import.meta.url).href);
    writeFileSync(
      program,
      `const { startLean } = await import(${module});
     startLean(process);
     process.once('SIGTERM', () => process.exit(3));
     process.stdout.write(process.pid + ' ' + process.env.MALLOC_ARENA_MAX);
     setInterval(() => {}, 1000);`,
    );
    const child = spawn(process.execPath, [program, 'serve'], { stdio: ['ignore', 'pipe', 'inherit'], env: {} });
    const [said] = await once(child.stdout, 'data');
    expect(String(said)).toBe(`${child.pid} 2`);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([3, null]);
  },
);

test('Node knows the flags', () => {
  const given = about({ execArgv: [] });
  startLean(given as never);
  const flags = ((given.execve.mock.calls[0] ?? [])[1] as string[]).slice(1, -3);
  expect(
    execFileSync(process.execPath, [...flags, '-p', '1'])
      .toString()
      .trim(),
  ).toBe('1');
});
