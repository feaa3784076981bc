import type { Block, PackedBlocks, StoredBlocks } from './blocks.ts';

type Address = PackedBlocks['addresses'][number];

/** Fields that are written as the difference from the block before that had them; a cell and a speaker as their index in `names`. */
export const numbered = ['page', 'row', 'line', 'cell', 'speaker', 'cue'] as const;

/** The last values of what is written as a difference. */
const initial = () => ({
  ...{ end: 0, page: 0, row: 0, line: 0, cell: 0, speaker: 0 },
  cue: { index: 0, startMs: 0, endMs: 0 },
});

/** Packs blocks in portions, so that the caller can yield to other work between two of them. */
export function createPacker(): { add: (blocks: readonly Block[]) => void; finish: () => PackedBlocks } {
  const names = createList((name: string) => name);
  const addresses = createList(keyOf);
  const numbers: number[] = [];
  const last = initial();

  function addOne(one: Block): void {
    numbers.push(addresses.indexOf(one), one.start - last.end, one.end - one.start);
    last.end = one.end;
    for (const name of numbered) {
      if (name === 'cue') continue;
      const value = one[name];
      if (value === undefined) continue;
      const number = typeof value === 'string' ? names.indexOf(value) : value;
      numbers.push(number - last[name]);
      last[name] = number;
    }
    if (!one.cue) return;
    const { index, startMs, endMs } = one.cue;
    numbers.push(index - last.cue.index, startMs - last.cue.startMs, endMs - last.cue.endMs);
    last.cue = one.cue;
  }

  return {
    add: (blocks) => blocks.forEach(addOne),
    finish: () => ({ names: names.items, addresses: addresses.items.map(addressOf), numbers }),
  };
}

/** A list without repetitions. */
function createList<T>(key: (item: T) => string): { items: T[]; indexOf: (item: T) => number } {
  const items: T[] = [];
  const known = new Map<string, number>();
  return {
    items,
    indexOf(item) {
      const found = known.get(key(item));
      if (found !== undefined) return found;
      known.set(key(item), items.length);
      return items.push(item) - 1;
    },
  };
}

export function packBlocks(blocks: readonly Block[]): PackedBlocks {
  const packer = createPacker();
  packer.add(blocks);
  return packer.finish();
}

export function unpackBlocks({ names, addresses, numbers }: PackedBlocks): Block[] {
  const blocks: Block[] = [];
  const last = initial();
  let at = 0;
  const next = () => numbers[at++] ?? 0;
  while (at < numbers.length) {
    const { numbered: fields, ...address } = addresses[next()] ?? { kind: 'paragraph', numbered: [] };
    const start = last.end + next();
    last.end = start + next();
    const one: Block = { ...address, start, end: last.end };
    for (const name of fields) {
      if (name === 'cue') {
        const { index, startMs, endMs } = last.cue;
        last.cue = { index: index + next(), startMs: startMs + next(), endMs: endMs + next() };
        one.cue = last.cue;
        continue;
      }
      last[name] += next();
      if (name === 'cell' || name === 'speaker') one[name] = names[last[name]] ?? '';
      else one[name] = last[name];
    }
    blocks.push(one);
  }
  return blocks;
}

export const listBlocks = (stored: StoredBlocks): Block[] => (Array.isArray(stored) ? stored : unpackBlocks(stored));
export const parseBlocks = (json: string): Block[] => listBlocks(JSON.parse(json) as StoredBlocks);

/** The same for blocks of one address. No field of a stored document contains NUL. */
function keyOf(one: Block): string {
  let has = '';
  for (const name of numbered) has += one[name] === undefined ? '0' : '1';
  return `${one.kind}\0${one.sheet}\0${one.level}\0${has}`;
}

function addressOf({ kind, sheet, level, ...rest }: Block): Address {
  return {
    kind,
    ...(sheet !== undefined && { sheet }),
    ...(level !== undefined && { level }),
    numbered: numbered.filter((name) => rest[name] !== undefined),
  };
}
