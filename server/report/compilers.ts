import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export type Job = { template: string; inputs: Record<string, string>; fonts: Buffer[] };
/** Draws the template with its data. Throws an Error whose message may quote texts of people: it is never logged. */
export type Compile = (job: Job) => Promise<Uint8Array>;

const main = '/report.typ';
/** The web compiler answers an object with the result, and says what was wrong by message. */
const diagnostics = 1;
const require = createRequire(import.meta.url);

type NativeDocument = object;
type Native = {
  NodeCompiler: {
    create(args: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): {
      addSource(path: string, source: string): void;
      compile(options: { mainFilePath: string; inputs: Record<string, string> }): { result: NativeDocument | null };
      pdf(document: NativeDocument, options?: { pdfStandard: string }): Buffer;
    };
  };
};

/** The compiler as machine code. Throws where there is none for this machine. */
function nativeCompiler(): Compile {
  const { NodeCompiler } = loadNative();
  // A folder that holds the template alone: nothing else could be read, even if the template asked for it.
  const workspace = fileURLToPath(new URL('typst', import.meta.url));
  return async ({ template, inputs, fonts }) => {
    const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] });
    const mainFilePath = `${workspace}${main}`;
    compiler.addSource(mainFilePath, template);
    const { result } = compiler.compile({ mainFilePath, inputs });
    if (!result) throw new Error('the template does not compile');
    try {
      return compiler.pdf(result, { pdfStandard: 'ua-1' });
    } catch {
      // The standard refuses a character that no font has; the report is still tagged without it.
      return compiler.pdf(result);
    }
  };
}

/** Of these at most one is installed: npm takes the one that fits the machine. */
const addons = ['gnu', 'musl'].map((libc) => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${libc}`);

function loadNative(): Native {
  for (const addon of addons) {
    try {
      return require(addon);
    } catch {}
  }
  throw new Error('no native compiler fits this machine');
}

/** The same compiler as WebAssembly, for every other machine: several times slower, and without the UA-1 mark. */
async function webCompiler(): Promise<Compile> {
  const { default: start, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler');
  const wasm = require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  await start({ module_or_path: await readFile(wasm) });
  return async ({ template, inputs, fonts }) => {
    const builder = new TypstCompilerBuilder();
    builder.set_dummy_access_model();
    for (const font of fonts) await builder.add_raw_font(font);
    const compiler = await builder.build();
    compiler.add_source(main, template);
    const compiled = compiler.compile(main, Object.entries(inputs), 'pdf', diagnostics);
    if (!compiled?.result) throw new Error('the template does not compile');
    return compiled.result;
  };
}

export async function openCompiler(kind: 'auto' | 'wasm'): Promise<Compile> {
  if (kind === 'wasm') return webCompiler();
  try {
    return nativeCompiler();
  } catch {
    return webCompiler();
  }
}
