import { hash, type Options, verify } from '@node-rs/argon2';
import { unavailable } from '../../errors.ts';

type Cost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** How passwords are hashed and compared. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches. Without a stored hash it does the same work, so that the timing reveals nothing about
   * an address.
   */
  fits(stored: string | undefined, password: string): Promise<boolean>;
  /** Whether the hash has a different cost than a new one would; it is replaced when the password is known. */
  isOutdated(stored: string): boolean;
};

/** argon2id with 64 MiB and three passes takes about 45 ms. Only tests that do not look at hashes pass a lower cost. */
const usualCost: Cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

export function createPasswords(cost: Cost = usualCost): Passwords {
  const inTurn = limitConcurrency();
  const { memoryCost, timeCost, parallelism } = cost;
  const start = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  const hashInTurn = (password: string) => inTurn(() => hash(password, cost));
  let dummy: Promise<string> | undefined;
  return {
    hash: hashInTurn,
    async fits(stored, password) {
      dummy ??= hashInTurn('no account has this one');
      const against = stored ?? (await dummy);
      const fits = await inTurn(() => verify(against, password));
      return fits && stored !== undefined;
    },
    isOutdated: (stored) => !stored.startsWith(start),
  };
}

const maxConcurrent = 2;
const maxWaiting = 32;

/** At most two at once so that sign-ins cannot starve other work; refuses when too many wait. */
function limitConcurrency(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= maxConcurrent) {
      if (queue.length >= maxWaiting)
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
  };
}
