import { describe, expect, test } from 'vitest';
import { oleFile } from '../testing/workbook-file.ts';
import { openOle } from './ole.ts';

const large = Buffer.alloc(300_000, 'tide ');

describe('an OLE container', () => {
  const file = oleFile({ '/Short': Buffer.from('ebb'), '/Long': large, '/Deeper/Hidden': Buffer.from('x') });

  test('gives its streams, short and long ones', () => {
    const ole = openOle(file);
    expect(ole.read('Short')?.toString()).toBe('ebb');
    expect(ole.read('SHORT')?.toString()).toBe('ebb');
    expect(ole.read('Long')?.equals(large)).toBe(true);
    expect(ole.read('Missing')).toBeNull();
  });

  test('does not show what is embedded deeper', () => {
    expect(openOle(file).has('Hidden')).toBe(false);
  });

  test('that is cut short is corrupt', () => {
    expect(() => openOle(file.subarray(0, 200_000)).read('Long')).toThrow(expect.objectContaining({ code: 'corrupt' }));
    expect(() => openOle(file.subarray(0, 100))).toThrow(expect.objectContaining({ code: 'corrupt' }));
  });

  test('ends or is corrupt wherever a number in it is changed', () => {
    for (let at = 28; at < file.length; at += 4) {
      if (at > 600 && at < file.length - 6_000) continue;
      for (const value of [0, 1, 0x7fffffff]) {
        const damaged = Buffer.from(file);
        damaged.writeUInt32LE(value, Math.min(at, file.length - 4));
        try {
          const ole = openOle(damaged);
          for (const name of ['Short', 'Long']) ole.read(name);
        } catch (error) {
          expect(error).toMatchObject({ code: 'corrupt' });
        }
      }
    }
  });
});
