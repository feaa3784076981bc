import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 'v1';
const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/**
 * API keys are stored encrypted under a secret that is outside of the database, so that neither a dump nor a backup of it holds a
 * usable one. The company's id is authenticated with each: a value that was copied to another company cannot be read there.
 */
export function encryptKey(secret: string, companyId: number, key: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, derived(secret), iv).setAAD(owner(companyId));
  const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
}

/** Null when it cannot be read: the secret has changed, or the value was altered or belongs to another company. */
export function decryptKey(secret: string, companyId: number, stored: string): string | null {
  const [found, encoded = ''] = stored.split('.');
  const bytes = Buffer.from(encoded, 'base64url');
  if (found !== version || bytes.length < ivLength + tagLength) return null;
  const decipher = createDecipheriv(algorithm, derived(secret), bytes.subarray(0, ivLength))
    .setAAD(owner(companyId))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const derived = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'earshot api keys', 32));
const owner = (companyId: number) => Buffer.from(`company ${companyId}`);
