import { fileURLToPath } from 'node:url';
import { type Command, gapsOf, type IsolatedProgram, isolatedCommand } from '#extract/sandbox/isolated-command.ts';

/** The program that renders one report: of the files of this machine it sees the template, the fonts and the compiler. */
export const renderer = (): IsolatedProgram => ({
  file: new URL('./child.ts', import.meta.url),
  readable: [...['./', '../../contract/', '../../package.json'].map(toPath), libraries()],
  // With 2,000 insights a report takes 1.3 GB, most of it outside of the heap.
  heapMegabytes: 1024,
  dataMegabytes: 3072,
  cpuSeconds: 240,
  nativeCode: true,
});

/** What the system leaves open to it. */
export const rendererGaps = () => gapsOf(renderer());

export const rendererCommand = (): Promise<Command> => isolatedCommand(renderer());

const toPath = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The real `node_modules`, which need not be beside this file. */
function libraries(): string {
  const found = fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'));
  return `${found.slice(0, found.lastIndexOf('node_modules'))}node_modules/`;
}
