import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects unsafe requests that a foreign page makes with the user's cookie. Browsers send Sec-Fetch-Site, Origin or both; a
 * request with neither does not come from a browser.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  if (safeMethods.has(request.method)) return;
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const isPublic = origin === undefined || origin === new URL(publicUrl).origin;
  const allowed = site ? site === 'same-origin' && (isPublic || hostOf(origin) === host) : isPublic;
  if (!allowed) {
    throw new AppError(
      403,
      'foreign_origin',
      'This request came from another site. If this is your Earshot, set PUBLIC_URL to the address you opened.',
    );
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Rejects host names that are not ours. Otherwise a foreign page whose name is made to lead to this server would be of the
 * same origin. An attacker can do that with names of the public DNS only, not with addresses or names without a dot.
 */
export function checkHost({ headers: { host } }: FastifyRequest, allowedHosts: readonly string[]): void {
  if (host === undefined) return;
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  if (!name.includes('.') || isIP(name.replace(/^\[|\]$/g, '')) || name.endsWith('.localhost')) return;
  if (allowedHosts.includes(name)) return;
  throw new AppError(
    403,
    'unknown_host',
    'Earshot is not set up for this address. If it is yours, set PUBLIC_URL to it, or add its name to ALLOWED_HOSTS.',
  );
}
