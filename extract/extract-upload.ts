import type { ExtractionResult, SourceFile } from './extract.ts';
import { extractBytes, typeOf } from './registry.ts';
import { extractInSandbox, type ReadOptions } from './sandbox/sandbox.ts';

/** In bytes; about an hour of talk. */
const maxBareBytes = 64 * 1024;

/**
 * Reads one uploaded file. Never throws. A small bare text is read in this process; everything else goes to a child of the sandbox.
 */
export function extractUpload(file: SourceFile, options?: ReadOptions): Promise<ExtractionResult> {
  return isBareText(file) ? extractBytes(file) : extractInSandbox(file, options);
}

/**
 * Whether a file is a small text in UTF-8 without control characters. The runtime decodes such a text and our own code walks over its
 * lines once, so it holds nothing that a parser could be attacked with, or that could take long.
 */
export function isBareText({ fileName, bytes }: SourceFile): boolean {
  if (typeOf(fileName) !== 'txt' || bytes.length > maxBareBytes) return false;
  try {
    return !/(?![\t\n\r])\p{Cc}/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
