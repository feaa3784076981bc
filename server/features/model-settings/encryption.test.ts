import { expect, test } from 'vitest';
import { decryptKey, encryptKey } from './encryption.ts';

const secret = 'a secret of the server, at least 32 characters';
const key = 'sk-quiet-river-7';

test('a key can be read again under the same secret by the same company', () => {
  expect(decryptKey(secret, 7, encryptKey(secret, 7, key))).toBe(key);
});

test('the same key is stored differently each time, and never as it is', () => {
  const [first, second] = [encryptKey(secret, 7, key), encryptKey(secret, 7, key)];
  expect(first).not.toBe(second);
  expect(Buffer.from(first.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('quiet-river');
});

test('another secret, another company and altered bytes read nothing', () => {
  const stored = encryptKey(secret, 7, key);
  const altered = stored.slice(0, -2) + (stored.endsWith('AA') ? 'BB' : 'AA');
  expect(decryptKey(`${secret}!`, 7, stored)).toBeNull();
  expect(decryptKey(secret, 8, stored)).toBeNull();
  expect(decryptKey(secret, 7, altered)).toBeNull();
  for (const none of ['', 'v1', 'v1.', 'v2.AAAA', 'v1.AAAA']) expect(decryptKey(secret, 7, none)).toBeNull();
});
