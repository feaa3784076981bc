import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects unsafe requests that a foreign page makes with the user's cookie. Browsers send Sec-Fetch-Site or Origin; a
 * request with neither does not come from a browser.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const allowed = site ? site === 'same-origin' : origin === undefined || origin === new URL(publicUrl).origin;
  if (!allowed) {
    throw new AppError(
      403,
      'foreign_origin',
      'This request came from another site. If this is your Earshot, set PUBLIC_URL to the address you opened.',
    );
  }
}
