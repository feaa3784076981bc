import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { maxUploadBytes, tooLargeMessage } from '#contract/documents/documents-limits.ts';
import { type Language, languages } from '#contract/languages.ts';
import { type EngineDocument, EngineRefusalError, NoUsableTextError } from '#engine/engine.ts';
import { readModel } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import type { Io } from './commands.ts';

/** A usage error; the command exits with code 2. */
export class WrongCallError extends Error {
  override name = 'WrongCallError';
}

/** Runs a command over files: a wrong call ends with its usage and 2, a wrong setting or files without usable text with 1. */
export async function overFiles(io: Io, usage: string, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WrongCallError) {
      io.stderr.write(`${error.message}\n${usage}`);
      return 2;
    }
    if (![NoUsableTextError, EngineRefusalError, ConfigError].some((kind) => error instanceof kind)) throw error;
    io.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

/** The options and files of a call, with at least one file. */
export function parseCall<const O extends ParseArgsOptionsConfig>(args: string[], options: O) {
  const call = parsed(args, options);
  if (call.positionals.length === 0) throw new WrongCallError('No file given.');
  return call;
}

function parsed<const O extends ParseArgsOptionsConfig>(args: string[], options: O) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new WrongCallError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the files and reports unreadable ones on stderr; null if none could be read. */
export async function prepareFiles(io: Io, files: readonly string[], language: Language | undefined) {
  const { documents, unread } = await readDocuments(files);
  for (const { fileName, message } of unread) io.stderr.write(`${fileName}: ${message}\n`);
  if (documents.length === 0) return null;
  const { createEngine } = await import('#engine/create-engine.ts');
  const model = readModel(process.env);
  const engine = await createEngine(
    model ? { provider: 'model', access: { settings: model.settings } } : { provider: 'embedded' },
  );
  const corpus = await engine.prepare(documents, language ? { language } : {});
  return { engine, corpus, documents, language: language ?? corpus.language, exitCode: unread.length > 0 ? 1 : 0 };
}

/** A file that could not be read; the command continues with the others and exits with code 1. */
type UnreadFile = { fileName: string; message: string };

/**
 * Reads the files in order. Plain text is decoded here, everything else in the sandbox; both are loaded when needed.
 */
async function readDocuments(paths: readonly string[]): Promise<{ documents: EngineDocument[]; unread: UnreadFile[] }> {
  const documents: EngineDocument[] = [];
  const unread: UnreadFile[] = [];
  let closeSandbox = () => {};
  for (const [i, path] of paths.entries()) {
    const fileName = basename(path);
    try {
      const { size } = await stat(path);
      if (size > maxUploadBytes) throw new Error(`${tooLargeMessage}.`);
      const file = { fileName, bytes: await readFile(path) };
      let read = null;
      if (/\.txt$/i.test(fileName)) {
        const { extractBytes } = await import('#extract/registry.ts');
        read = await extractBytes(file);
      } else {
        const sandbox = await import('#extract/sandbox/sandbox.ts');
        closeSandbox = sandbox.closeSandbox;
        read = await sandbox.extractInSandbox(file);
      }
      if (read.ok) documents.push({ id: i + 1, fileName, text: read.text, blocks: read.blocks });
      else unread.push({ fileName, message: read.message });
    } catch (error) {
      unread.push({ fileName, message: reasonOf(error) });
    }
  }
  closeSandbox();
  return { documents, unread };
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EISDIR') return 'This is a folder, not a file.';
  return error instanceof Error ? error.message : 'The file could not be read.';
}

/** The questions of a JSON file: an array of strings. */
export async function readQuestions(path: string): Promise<string[]> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new WrongCallError(
      `The questions in ${path} could not be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (!Array.isArray(content) || !content.every((q) => typeof q === 'string' && q.trim() !== ''))
    throw new WrongCallError(`The questions in ${path} must be a JSON array of strings.`);
  return content as string[];
}

export function readLanguage(value: string | undefined): Language | undefined {
  if (value === undefined) return undefined;
  const found = languages.find((l) => l === value.toLowerCase());
  if (!found) throw new WrongCallError(`Unknown language: ${value}. Known are ${languages.join(', ')}.`);
  return found;
}
