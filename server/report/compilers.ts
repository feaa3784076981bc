import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export type Job = { template: string; inputs: Record<string, string>; fonts: Buffer[] };
/** Renders the template with its data. Throws an Error whose message may quote user text: never log it. */
export type Compile = (job: Job) => Promise<Uint8Array>;

const main = '/report.typ';
/** The web compiler returns an object with the result or the error message. */
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

/** The native compiler. Throws if there is none for this machine. */
function nativeCompiler(): Compile {
  const { NodeCompiler } = loadNative();
  // A folder with only the template: nothing else could be read, even if the template tried to.
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
      // PDF/UA rejects a character that no font has; without the standard the report is still tagged.
      return compiler.pdf(result);
    }
  };
}

/** At most one of these is installed: npm picks the one for the machine. */
const addons = ['gnu', 'musl'].map((libc) => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${libc}`);

function loadNative(): Native {
  for (const addon of addons) {
    try {
      return require(addon);
    } catch {}
  }
  throw new Error('no native compiler fits this machine');
}

/** The same compiler as WebAssembly, for all other machines: several times slower, and without the UA-1 mark. */
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
