import type { Entry, ZipFile } from 'yauzl';
import { bufferOf } from '../content.ts';
import { ExtractionError } from '../errors.ts';

/** A ZIP whose central directory has passed the checks. */
export type Zip = {
  names: () => string[];
  /** The bytes of one entry, or null if there is none with that name. */
  read: (name: string) => Promise<Buffer | null>;
};

const maxEntries = 2_000;
const maxInflatedBytes = 100 * 1024 * 1024;
const maxRatio = 200;
/** A small entry may have any compression ratio: a few hundred equal bytes compress that far. */
const ratioMattersFrom = 1024 * 1024;

/**
 * Opens a ZIP after checking its central directory: the number of entries, their sizes and compression ratios. Because
 * the directory can lie, bytes are counted again while inflating; `maxReadBytes` applies to all entries together.
 * Throws ExtractionError `limit` or `corrupt`.
 */
export async function openZip(bytes: Uint8Array, maxReadBytes = maxInflatedBytes): Promise<Zip> {
  const zipFile = await open(withoutTrailingBytes(bufferOf(bytes)));
  const entries = await entriesOf(zipFile);
  let inflated = 0;
  return {
    names: () => [...entries.keys()],
    async read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      const chunks: Buffer[] = [];
      for await (const chunk of await openEntry(zipFile, entry)) {
        inflated += chunk.length;
        if (inflated > maxReadBytes) throw bomb();
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    },
  };
}

/** Some programs leave harmless bytes after the end of the ZIP, but yauzl rejects them. */
function withoutTrailingBytes(bytes: Buffer): Buffer {
  for (
    let at = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    at >= 0;
    at = at > 0 ? bytes.lastIndexOf('PK\x05\x06', at - 1, 'latin1') : -1
  ) {
    const end = at + 22 <= bytes.length ? at + 22 + bytes.readUInt16LE(at + 20) : Number.POSITIVE_INFINITY;
    if (end <= bytes.length) return bytes.subarray(0, end);
  }
  throw new ExtractionError('corrupt');
}

async function open(bytes: Buffer): Promise<ZipFile> {
  const { fromBuffer } = await import('yauzl');
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (_, zipFile) => {
      if (zipFile) resolve(zipFile);
      else reject(new ExtractionError('corrupt'));
    });
  });
}

function entriesOf(zipFile: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let total = 0;
    zipFile.on('entry', (entry: Entry) => {
      total += entry.uncompressedSize;
      const isShrunk =
        entry.uncompressedSize > ratioMattersFrom && entry.uncompressedSize > entry.compressedSize * maxRatio;
      if (entries.size >= maxEntries || total > maxInflatedBytes || isShrunk) return reject(bomb());
      entries.set(entry.fileName, entry);
      zipFile.readEntry();
    });
    zipFile.on('end', () => resolve(entries));
    zipFile.on('error', () => reject(new ExtractionError('corrupt')));
    zipFile.readEntry();
  });
}

function openEntry(zipFile: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  if (entry.isEncrypted()) throw new ExtractionError('password_protected');
  return new Promise((resolve, reject) => {
    zipFile.openReadStream(entry, (error, stream) => {
      if (error || !stream) reject(new ExtractionError('corrupt'));
      else resolve(stream);
    });
  });
}

function bomb(): ExtractionError {
  return new ExtractionError(
    'limit',
    'This file expands to far more than its size, so it was not opened. Save its text as a new document and upload that.',
  );
}
