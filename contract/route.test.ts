import { expect, test } from 'vitest';
import { id } from './schemas.ts';

test.each(['1', '42', '2147483647'])('%s is an id', (text) => {
  expect(id.parse(text)).toBe(Number(text));
});

test.each(['0', '01', '+1', '-1', '1.0', '1e0', '0x1', ' 1', '1 ', '', '٣', '2147483648', '99999999999'])(
  '“%s” is no id',
  (text) => {
    expect(id.safeParse(text).success).toBe(false);
  },
);
