import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../../errors.ts';

/** argon2id with 64 MiB and three passes: about 45 ms and never more than two at once, so that sign-ins cannot starve the rest. */
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
    // The place passes on to the one who waits.
    if (next) next();
    else running--;
  }
}

/** Whether the hash was made with another cost than a new one would be: it is made anew when the password is known. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let dummy: Promise<string> | undefined;

/** Whether the password fits. Without a stored hash the same work is done, so that time tells nothing about an address. */
export async function fitsPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this one');
  const against = stored ?? (await dummy);
  const fits = await inTurn(() => verify(against, password));
  return fits && stored !== undefined;
}
