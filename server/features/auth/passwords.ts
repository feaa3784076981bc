import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../../errors.ts';

/**
 * argon2id with 64 MiB and three passes: about 45 ms, and at most two at once so that sign-ins cannot starve other
 * work.
 */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const atOnce = 2;
const longestQueue = 32;

let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (queue.length >= longestQueue)
      throw unavailable('Too many sign-ins at once. Please try again in a few seconds.');
    await new Promise<void>((resolve) => queue.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = queue.shift();
    // The slot passes to the next waiting call.
    if (next) next();
    else running--;
  }
}

/** Whether the hash has a different cost than a new one would; it is replaced when the password is known. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let dummy: Promise<string> | undefined;

/**
 * Whether the password matches. Without a stored hash it does the same work, so that the timing reveals nothing about
 * an address.
 */
export async function fitsPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this one');
  const against = stored ?? (await dummy);
  const fits = await inTurn(() => verify(against, password));
  return fits && stored !== undefined;
}
