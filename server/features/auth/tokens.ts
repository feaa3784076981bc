import { createHash, randomBytes } from 'node:crypto';

export type TokenPurpose = 'verify-email';

/** How long a mailed link is good for, in hours. */
export const tokenHours: Record<TokenPurpose, number> = { 'verify-email': 24 };

export const newToken = (): string => randomBytes(32).toString('base64url');
/** Only the hash is stored: the table opens no account. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
