import type { Config } from '../../config.ts';
import { invalid } from '../../errors.ts';

const tooCommon =
  'This password is easy to guess. Please choose one that is not a common word, your name or your company.';

/** Common substitutions of symbols for letters. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * The words a password may be derived from: as it is, without surrounding digits and symbols, and with substituted
 * symbols read as letters. `P@ssw0rd-2024!` becomes `password`.
 */
export function wordsWithin(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase();
  const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const letters = (text: string) => text.replace(/./gu, (sign) => disguises[sign] ?? sign);
  const core = lower.replace(/^[^\p{L}\p{N}@$]+|[^\p{L}@$]+$/gu, '');
  return [...new Set([lower, bare(lower), bare(letters(core))])].filter(Boolean);
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Loaded on first use: some servers never need it. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return list;
};

/**
 * Rejects a new password that is common or derived from the given words about its owner, if the operator wants that.
 */
export async function refuseCommon(
  { config }: { config: Pick<Config, 'refuseCommonPasswords'> },
  password: string,
  about: readonly (string | null | undefined)[] = [],
): Promise<void> {
  if (!config.refuseCommonPasswords) return;
  const common = await commonPasswords();
  const own = new Set(['earshot', ...about.flatMap((text) => wordsAbout(text ?? ''))]);
  if (wordsWithin(password).some((word) => common.has(word) || own.has(word))) throw invalid(tooCommon);
}

const wordsAbout = (text: string): string[] => {
  const lower = text.normalize('NFKC').toLowerCase();
  return [lower, lower.replace(/\s+/g, ''), ...lower.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2);
};
