import type { ExtractionResult } from '../extract.ts';
import { extractInSandbox } from '../sandbox/sandbox.ts';

export const readInSandbox = (fileName: string, bytes: Uint8Array | string) =>
  extractInSandbox({ fileName, bytes: Buffer.from(bytes) });

export const codeOf = (result: ExtractionResult) => (result.ok ? 'ok' : result.code);
