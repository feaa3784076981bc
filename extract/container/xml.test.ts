import { expect, test } from 'vitest';
import { readXml } from './xml.ts';

const nested = (depth: number) => Buffer.from('<a>'.repeat(depth) + '</a>'.repeat(depth));
const levelsOf = async (bytes: Uint8Array) => {
  let levels = 0;
  await readXml(bytes, {
    open: () => {
      levels++;
      return undefined;
    },
    close: () => {},
    text: () => {},
  });
  return levels;
};

test('512 levels are read and one more is refused', async () => {
  expect(await levelsOf(nested(512))).toBe(512);
  await expect(levelsOf(nested(513))).rejects.toMatchObject({ code: 'limit' });
});
