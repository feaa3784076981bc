import { fileURLToPath } from 'node:url';
import { type Command, gapsOf, type IsolatedProgram, isolatedCommand } from './isolated-command.ts';
import type { Gap } from './isolation.ts';

/** The program that reads one upload. */
export const reader = (): IsolatedProgram => ({
  file: new URL('./prepared/boot.mjs', import.meta.url),
  readable: [...['../', '../../contract/'].map(toPath), ...libraryFolders(), toPath('../../package.json')],
  heapMegabytes: 512,
  dataMegabytes: 1024,
  cpuSeconds: 60,
});

export const sandboxCommand = (): Promise<Command> => isolatedCommand(reader());

/** What the system leaves open to a parser that a hostile file took over. */
export const sandboxGaps = (): Promise<Gap[]> => gapsOf(reader());

const toPath = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The real `node_modules` of the libraries; it need not be beside this file. */
function libraryFolders(): string[] {
  const found = fileURLToPath(import.meta.resolve('saxes'));
  const folder = found.lastIndexOf('node_modules');
  return folder < 0 ? [] : [`${found.slice(0, folder)}node_modules/`];
}
