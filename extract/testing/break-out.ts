import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type IsolatedProgram, isolatedCommand } from '../sandbox/isolated-command.ts';
import type { Prey } from './intruder.ts';

const listening = async (server: Server, ...where: [number, string] | [string]) => {
  server.listen(...(where as [string]));
  await once(server, 'listening');
  return server;
};

/** Runs the intruder with the rights of a program, among things that it must not reach, and tells what it reached. */
export async function tryToBreakOut(program: IsolatedProgram): Promise<{ tried: number; allowed: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-intruder-'));
  const file = join(folder, 'secret');
  const socket = join(folder, 'socket');
  writeFileSync(file, 'secret');
  const onLoopback = await listening(createServer(), 0, '127.0.0.1');
  const onSocket = await listening(createServer(), socket);
  const victim = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const { port } = onLoopback.address() as { port: number };
  const prey: Prey = { port, socket, file, pid: victim.pid ?? 0 };
  const intruder = new URL('./intruder.ts', import.meta.url);
  try {
    const readable = [...program.readable, fileURLToPath(intruder)];
    const command = await isolatedCommand({ ...program, readable, file: intruder });
    const words = [...command.args, JSON.stringify(prey)];
    const { stdout } = await promisify(execFile)(command.program, words, { env: {} });
    return JSON.parse(stdout);
  } finally {
    for (const server of [onLoopback, onSocket]) server.close();
    victim.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}

const kindsLeftOpen = { files: ['sockets'], processes: ['signals', 'debugger'], network: ['network'] } as const;

/** What was reached, without what this system cannot shut off. */
export const beyondGaps = (allowed: readonly string[], gaps: readonly (keyof typeof kindsLeftOpen)[]): string[] => {
  const open: string[] = gaps.flatMap((gap) => kindsLeftOpen[gap]);
  return allowed.filter((name) => !open.includes(name.split(':')[0] ?? ''));
};
