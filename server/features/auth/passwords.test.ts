import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newPassword } from '#contract/users/auth.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();
const isTaken = (password: string) => z.safeParse(newPassword, password).success;

describe('a password', () => {
  test('is stored as argon2id of 64 MiB and three passes, with a salt of its own', async () => {
    const [one, other] = await Promise.all([passwords.hash('quiet-river-7'), passwords.hash('quiet-river-7')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });

  test('of 256 characters of any script is taken whole, and one more is refused', async () => {
    const long = `1!${'長'.repeat(254)}`;
    expect([isTaken(long), isTaken(`${long}x`)]).toEqual([true, false]);
    const stored = await passwords.hash(long);
    expect(await passwords.fits(stored, long)).toBe(true);
    expect(await passwords.fits(stored, `${long.slice(0, -1)}x`)).toBe(false);
  });

  test('fits nobody who has none', async () => {
    expect(await passwords.fits(undefined, 'no account has this one')).toBe(false);
  });
});

test('two are hashed at once and thirty-two wait; whoever comes then is told to come again', async () => {
  const crowded = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  const all = await Promise.allSettled(Array.from({ length: 36 }, (_, n) => crowded.hash(`quiet-river-${n}`)));
  expect(all.map((one) => one.status)).toEqual([...Array(34).fill('fulfilled'), 'rejected', 'rejected']);
  expect(all[35]).toMatchObject({
    reason: { status: 503, message: expect.stringContaining('Too many sign-ins at once') },
  });
  expect(await crowded.hash('quiet-river-7')).toContain('argon2id');
});

describe('a password counts to the letter', () => {
  const chosen = '  Quiet river 7! ';

  test.each([chosen.trim(), chosen.toLowerCase(), `${chosen} `, chosen.replaceAll(' ', '\u00a0'), ''])(
    'so %j is another one',
    async (other) => {
      expect(isTaken(chosen)).toBe(true);
      expect(z.parse(newPassword, chosen)).toBe(chosen);
      expect(await passwords.fits(await passwords.hash(chosen), other)).toBe(false);
    },
  );

  test('and fits as it was typed', async () => {
    expect(await passwords.fits(await passwords.hash(chosen), chosen)).toBe(true);
  });
});
