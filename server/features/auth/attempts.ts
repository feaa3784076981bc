import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import {
  addressKey,
  forget,
  forgetAll,
  giveBack,
  isRemembered,
  type Limit,
  remember,
  takeEach,
} from '../../http/rate-limit.ts';
import { hashToken } from './tokens.ts';

type Needs = { db: Db; config: Pick<Config, 'rateLimits'> };

/** How long a place from which an account was opened is known. */
const knownDays = 90;
const minutes = 15;

const failures = (account: string) => `login:${account}`;
const failuresAnywhere = (account: string) => `login-anywhere:${account}`;
const knownPlace = (account: string, place: string) => `login-known:${account}:${place}`;

export type Attempt = {
  /** How often it failed before, for this account from this place. */
  failed: number;
  /** The credentials were right: the failures from here are forgotten. */
  succeeded(): Promise<void>;
  /** The password was not checked, or was right. */
  uncounted(): Promise<void>;
};

/**
 * Counts a sign-in before its password is checked, so that parallel attempts cannot bypass the limits. Failures count by account
 * and network address, so a stranger cannot keep an account shut. From places where it was not opened before, an account has a
 * limit in all, so guessing from many places is limited too.
 */
export async function countAttempt(needs: Needs, email: string, ip: string): Promise<Attempt> {
  const [account, place] = [hashToken(email.toLowerCase()), addressKey(ip)];
  const ofBoth: Limit = { key: `${failures(account)}:${place}`, most: 10, minutes };
  const ofPlace: Limit = { key: `login-from:${place}`, most: 100, minutes };
  const ofAccount: Limit = { key: failuresAnywhere(account), most: 50, minutes };
  const isKnown = await isRemembered(needs, knownPlace(account, place));
  const others = isKnown ? [ofPlace] : [ofPlace, ofAccount];
  const count = await takeEach(needs, [...others, ofBoth]);
  return {
    failed: count - 1,
    uncounted: () => giveBack(needs, [...others, ofBoth]),
    async succeeded() {
      await forget(needs, ofBoth.key);
      await giveBack(needs, others);
      if (needs.config.rateLimits) await remember(needs, knownPlace(account, place), knownDays);
    },
  };
}

/** A new password was set through a mail: nothing that was tried before counts, and this place is known from now on. */
export async function forgetAttempts(needs: Needs, email: string, ip: string): Promise<void> {
  const account = hashToken(email.toLowerCase());
  await forgetAll(needs, `${failures(account)}:`);
  await forget(needs, failuresAnywhere(account));
  if (needs.config.rateLimits) await remember(needs, knownPlace(account, addressKey(ip)), knownDays);
}
