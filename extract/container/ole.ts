import { ExtractionError } from '../errors.ts';

/** The top-level streams of an OLE container. Streams of embedded documents are nested deeper and are ignored. */
export type Ole = {
  has: (name: string) => boolean;
  /** The bytes of one stream, by case-insensitive name, or null if there is none. Throws ExtractionError `corrupt`. */
  read: (name: string) => Buffer | null;
};

type Entry = { name: string; type: number; left: number; right: number; child: number; start: number; size: number };
type Chain = (start: number) => number[];

const headerLength = 512;
const entryLength = 128;
const streamType = 2;
/** Sector numbers from here on are markers: end of chain, free, used by the table itself. */
const firstMark = 0xfffffffa;

/**
 * Opens the container of old Office files (Compound File Binary, MS-CFB). Throws ExtractionError `corrupt` if a chain
 * of sectors leaves the file or forms a cycle.
 */
export function openOle(file: Buffer): Ole {
  if (file.length < headerLength) throw new ExtractionError('corrupt');
  const shift = file.readUInt16LE(30);
  const miniShift = file.readUInt16LE(32);
  if (shift < 7 || shift > 16 || miniShift < 2 || miniShift > shift) throw new ExtractionError('corrupt');
  const sectors = sectorsOf(file, shift);
  const follow = chainsOf(sectors.join(fatSectors(file, sectors)));
  const entries = entriesOf(sectors.join(follow(file.readUInt32LE(48))));
  const root = entries[0];
  if (!root) throw new ExtractionError('corrupt');
  const streams = new Map(topOf(entries, root).map((entry) => [entry.name.toLowerCase(), entry]));
  return {
    has: (name) => streams.has(name.toLowerCase()),
    read(name) {
      const entry = streams.get(name.toLowerCase());
      if (!entry) return null;
      if (entry.size === 0) return Buffer.alloc(0);
      const bytesOf = entry.size >= file.readUInt32LE(56) ? sectors.join(follow(entry.start)) : readMini(entry.start);
      if (bytesOf.length < entry.size) throw new ExtractionError('corrupt');
      return bytesOf.subarray(0, entry.size);
    },
  };

  /** Small streams share the sectors of one large one, the root's. */
  function readMini(start: number): Buffer {
    const container = sectors.join(follow(root?.start ?? firstMark));
    const followMini = chainsOf(sectors.join(follow(file.readUInt32LE(60))));
    const size = 1 << miniShift;
    return Buffer.concat(followMini(start).map((at) => container.subarray(at * size, (at + 1) * size)));
  }
}

type Sectors = { at: (sector: number) => Buffer; join: (numbers: number[]) => Buffer; count: number };

/** The last sector of a file may be shorter than the others; a sector entirely outside the file means damage. */
function sectorsOf(file: Buffer, shift: number): Sectors {
  const size = 1 << shift;
  const at = (sector: number) => {
    const start = (sector + 1) * size;
    if (start >= file.length) throw new ExtractionError('corrupt');
    return file.subarray(start, start + size);
  };
  return { at, join: (numbers) => Buffer.concat(numbers.map(at)), count: Math.ceil(file.length / size) };
}

/** The allocation table: 109 sector numbers in the header, the rest in sectors chained by their last number. */
function fatSectors(file: Buffer, sectors: Sectors): number[] {
  const numbers = numbersOf(file.subarray(76, headerLength));
  let next = file.readUInt32LE(68);
  for (let step = 0; next < firstMark; step += 1) {
    if (step > sectors.count) throw new ExtractionError('corrupt');
    const more = numbersOf(sectors.at(next));
    next = more.pop() ?? firstMark;
    numbers.push(...more);
  }
  const used = numbers.filter((number) => number < firstMark);
  if (used.length > sectors.count) throw new ExtractionError('corrupt');
  return used;
}

function numbersOf(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32LE(at * 4));
}

function chainsOf(table: Buffer): Chain {
  const length = Math.floor(table.length / 4);
  return (start) => {
    const chain: number[] = [];
    for (let at = start; at < firstMark; at = table.readUInt32LE(at * 4)) {
      if (at >= length || chain.length >= length) throw new ExtractionError('corrupt');
      chain.push(at);
    }
    return chain;
  };
}

function entriesOf(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / entryLength) }, (_, at) => {
    const entry = directory.subarray(at * entryLength, (at + 1) * entryLength);
    const nameLength = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
    return {
      name: entry.toString('utf16le', 0, nameLength),
      type: entry.readUInt8(66),
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

/** The streams directly below the root, stored as a tree of siblings. */
function topOf(entries: Entry[], root: Entry): Entry[] {
  const found = new Set<Entry>();
  const waiting = [root.child];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    const entry = entries[number];
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    waiting.push(entry.left, entry.right);
  }
  return [...found].filter(({ type }) => type === streamType);
}
