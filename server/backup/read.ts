import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError, type Foot, formatVersion, type Head, mark, type TableEnd } from './format.ts';
import { createTally } from './tables.ts';

/** What a backup is made of, in its order. */
export type Reader = {
  head?(head: Head): Promise<void> | void;
  begin?(table: string): Promise<void> | void;
  row?(row: string): Promise<void> | void;
  end?(table: string, end: TableEnd): Promise<void> | void;
};

/** Reads a backup from its start to its foot. Throws a BackupError unless it is complete and as it was written. */
export async function readBackup(file: string, reader: Reader = {}): Promise<Foot & { head: Head }> {
  const whole = createHash('sha256');
  let known: Head | undefined;
  let table: string | undefined;
  let tally = createTally();
  for await (const line of linesOf(file)) {
    if (!line.startsWith('#')) {
      if (table === undefined) throw foreign(file);
      tally.add(line);
      await reader.row?.(line);
    } else {
      const value = readMark(file, line);
      if (!known) {
        if (!('earshot' in value)) throw foreign(file);
        refuseOtherFormat(file, value);
        known = value;
        await reader.head?.(value);
      } else if ('tables' in value) {
        if (value.sha256 !== whole.digest('hex')) throw damaged(file);
        return { ...value, head: known };
      } else if ('sequences' in value) {
        const { rows, sha256 } = tally.end();
        if (table === undefined || rows !== value.rows || sha256 !== value.sha256) throw damaged(file);
        await reader.end?.(table, value);
        table = undefined;
      } else if ('table' in value) {
        table = value.table;
        tally = createTally();
        await reader.begin?.(table);
      }
    }
    whole.update(line).update('\n');
  }
  throw known ? incomplete(file) : foreign(file);
}

function readMark(file: string, line: string) {
  try {
    return mark.parse(JSON.parse(line.slice(1)));
  } catch {
    throw foreign(file);
  }
}

function refuseOtherFormat(file: string, { format }: Head): void {
  if (format > formatVersion)
    throw new BackupError(`${file} was made by a newer version of Earshot: restore it with that version.`);
}

const foreign = (file: string) => new BackupError(`${file} is not a backup of Earshot.`);
const incomplete = (file: string) => new BackupError(`${file} is incomplete: its end is missing.`);
const damaged = (file: string) => new BackupError(`${file} is damaged: its contents do not match their checksum.`);

const newline = 10;

async function* linesOf(file: string): AsyncGenerator<string> {
  let open: Buffer[] = [];
  for await (const chunk of unpacked(file)) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      open.push(chunk.subarray(start, end));
      yield Buffer.concat(open).toString('utf8');
      open = [];
      start = end + 1;
    }
    if (start < chunk.length) open.push(chunk.subarray(start));
  }
  if (open.length > 0) throw incomplete(file);
}

async function* unpacked(file: string): AsyncGenerator<Buffer> {
  try {
    yield* pipeline(createReadStream(file), createGunzip(), () => {});
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw incomplete(file);
    if (code === 'Z_DATA_ERROR') throw (await isPacked(file)) ? damaged(file) : foreign(file);
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    if (syscall) throw new BackupError(`${file} cannot be read (${code}).`);
    throw error;
  }
}

const packed = Buffer.from([0x1f, 0x8b]);

async function isPacked(file: string): Promise<boolean> {
  for await (const start of createReadStream(file, { end: 1 })) return packed.equals(start);
  return false;
}
