import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { maxUploadBytes, tooLargeMessage } from '#contract/documents/documents-limits.ts';
import type { ExtractionResult } from '#extract/extract.ts';
import { extractBytes, typeOf } from '#extract/registry.ts';
import { closeSandbox, extractInSandbox } from '#extract/sandbox/sandbox.ts';

export type Output = { write: (text: string) => unknown };

/** Errors when reading from disk happen before any format is involved and have their own code. */
type FileResult = ExtractionResult | { ok: false; code: 'unreadable'; message: string };

const usage = 'Usage: earshot extract [--json] FILE…\n';

/**
 * Extracts files: one JSON line per file with `--json`, in order, otherwise as text. Returns the exit code: 0 if every
 * file was read, 1 if one was not, 2 for a usage error.
 */
export async function extractCommand(args: string[], io: { stdout: Output; stderr: Output }): Promise<number> {
  const separator = args.indexOf('--');
  const options = (separator < 0 ? args : args.slice(0, separator)).filter((word) => word.startsWith('-'));
  const files =
    separator < 0
      ? args.filter((word) => !word.startsWith('-'))
      : [...args.slice(0, separator).filter((word) => !word.startsWith('-')), ...args.slice(separator + 1)];
  if (files.length === 0 || options.some((option) => option !== '--json')) {
    io.stderr.write(usage);
    return 2;
  }
  const format = options.includes('--json') ? asJson : asListing;
  let exitCode = 0;
  try {
    for (const file of files) {
      const result = await extractFile(file);
      if (!result.ok) exitCode = 1;
      io.stdout.write(format(basename(file), result));
    }
  } finally {
    closeSandbox();
  }
  return exitCode;
}

async function extractFile(path: string): Promise<FileResult> {
  const fileName = basename(path);
  try {
    const { size, isFile } = await stat(path).then((found) => ({ size: found.size, isFile: found.isFile() }));
    if (!isFile) return { ok: false, code: 'unreadable', message: 'This is not a file.' };
    if (size > maxUploadBytes) return { ok: false, code: 'too_large', message: tooLargeMessage };
    const file = { fileName, bytes: await readFile(path) };
    return isHarmless(fileName) ? await extractBytes(file) : await extractInSandbox(file);
  } catch (error) {
    return { ok: false, code: 'unreadable', message: reasonOf(error) };
  }
}

/** Source text that is only decoded and scanned needs no child process. */
function isHarmless(fileName: string): boolean {
  const type = typeOf(fileName);
  return type === null || type === 'txt' || type === 'md';
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EACCES' || code === 'EPERM') return 'No permission to read this file.';
  return 'This file could not be read from disk.';
}

function asJson(fileName: string, result: FileResult): string {
  return `${JSON.stringify({ fileName, ...result })}\n`;
}

function asListing(fileName: string, result: FileResult): string {
  if (!result.ok) return `${fileName}: ${result.message}\n\n`;
  const count = (number: number, noun: string) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
  const head = `${fileName}: ${count(result.text.length, 'character')}, ${count(result.blocks.length, 'block')}`;
  const notes = result.warnings.map(({ message, page }) => `  Note${page ? ` (page ${page})` : ''}: ${message}`);
  return `${[head, ...notes].join('\n')}\n\n${result.text.trimEnd()}\n\n`;
}
