import { createHash, randomBytes } from 'node:crypto';

export type TokenPurpose = 'verify-email' | 'reset-password';

/** How long a mailed link is valid, in minutes. */
export const tokenMinutes: Record<TokenPurpose, number> = { 'verify-email': 24 * 60, 'reset-password': 30 };

export const newToken = (): string => randomBytes(32).toString('base64url');
/** Only the hash is stored, so reading the table opens no account. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
