import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type IsolatedProgram, isolatedCommand } from '../sandbox/isolated-command.ts';
import { hideFromCommands } from '../sandbox/isolation.ts';
import type { Prey } from './intruder.ts';

const listening = async (server: Server, ...where: [number, string] | [string]) => {
  server.listen(...(where as [string]));
  await once(server, 'listening');
  return server;
};

export type Tried = { tried: number; allowed: string[] };
type Command = { program: string; args: string[]; env?: NodeJS.ProcessEnv };

const intruder = new URL('./intruder.ts', import.meta.url);
const root = fileURLToPath(new URL('../../', import.meta.url));
const [nativeCode = ''] = globSync('node_modules/@node-rs/argon2-*/*.node', { cwd: root }).map((path) =>
  join(root, path),
);

/** Runs the intruder with the rights of a program, among things that it must not reach, and tells what it reached. */
export const tryToBreakOut = (program: IsolatedProgram): Promise<Tried> =>
  amongPrey(async () => {
    const readable = [...program.readable, fileURLToPath(intruder), nativeCode];
    return { ...(await isolatedCommand({ ...program, readable, file: intruder })), env: {} };
  });

/** Runs it with all rights of the user, which shows that its attempts can succeed. Its parent is a program that nobody needs. */
export const tryWithoutWalls = (): Promise<Tried> =>
  amongPrey(async () => {
    const parent = `require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' })`;
    return {
      program: process.execPath,
      args: ['-e', parent, fileURLToPath(intruder)],
      env: { PATH: process.env.PATH },
    };
  });

async function amongPrey(commandOf: () => Promise<Command>): Promise<Tried> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-intruder-'));
  const file = join(folder, 'secret');
  const socket = join(folder, 'socket');
  writeFileSync(file, 'secret');
  const dataDir = mkdtempSync(join(root, 'data-intruder-'));
  writeFileSync(join(dataDir, 'session-secret'), 'secret');
  // As a server whose folder lies in one that the program needs.
  const inside = mkdtempSync(join(root, 'extract', 'data-intruder-'));
  hideFromCommands(inside);
  const ownSocket = join(inside, 'socket');
  const onOwnSocket = await listening(createServer(), ownSocket);
  const onLoopback = await listening(createServer(), 0, '127.0.0.1');
  // Linux answers at every address that begins with 127.
  const host = process.platform === 'linux' ? '127.0.0.2' : '::1';
  const onOther = await listening(createServer(), 0, host);
  const onSocket = await listening(createServer(), socket);
  const victim = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const prey: Prey = {
    ...{ socket, ownSocket, file, dataDir, addon: nativeCode, pid: victim.pid ?? 0 },
    port: portOf(onLoopback),
    other: { host, port: portOf(onOther) },
  };
  try {
    const { program, args, env } = await commandOf();
    const { stdout } = await promisify(execFile)(program, [...args, JSON.stringify(prey)], { env });
    return JSON.parse(stdout);
  } finally {
    for (const server of [onLoopback, onOther, onSocket, onOwnSocket]) server.close();
    victim.kill('SIGKILL');
    for (const made of [folder, dataDir, inside]) rmSync(made, { recursive: true });
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const kindsLeftOpen = { files: ['sockets'], processes: ['signals', 'debugger'], network: ['network'] } as const;

/** What was reached, without what this system cannot shut off. */
export const beyondGaps = (allowed: readonly string[], gaps: readonly (keyof typeof kindsLeftOpen)[]): string[] => {
  const open: string[] = gaps.flatMap((gap) => kindsLeftOpen[gap]);
  return allowed.filter((name) => !open.includes(name.split(':')[0] ?? ''));
};
