import { isGivenName } from '#engine/language/attribution/given-names.ts';
import type { LanguagePack } from '#engine/language/pack.ts';
import { wordsOf } from '../../text/words.ts';
import { roleLength } from '../tuning/people.ts';

/**
 * The role that a sentence states ("I work as a nurse"), in a form without its sentence. The last patterns of a language
 * find where people work: a trade is better. What is over ("I was a seamstress") is a fact and no role.
 */
export type StatedRole = { role: string; order: number; at: number; isOver: boolean };

export function roleIn(text: string, pack: LanguagePack): StatedRole | null {
  for (const [n, pattern] of pack.selfRole.entries()) {
    const match = pattern.exec(text);
    const role = match?.groups?.role?.trim();
    if (!match || !role || !isAsserted(text, match.index, pack)) continue;
    if (role.length < roleLength.min || role.length > roleLength.max) continue;
    // "I'm Ada" states no role, and "I'm X at Company X" has it taken out.
    const [first = ''] = role.split(/\s/u);
    if (isGivenName(first, pack.language) || /^\p{Lu}$/u.test(first) || pack.grammar.noRole?.test(role)) continue;
    const isOver = match.groups?.over !== undefined;
    return { role: pack.roleName(role), order: n < pack.selfRole.length - 2 ? 0 : 1, at: match.index, isOver };
  }
  return null;
}

/** Not "I don't think I would add anything", nor "if I were a nurse". */
export function isAsserted(text: string, at: number, pack: LanguagePack): boolean {
  const before = wordsOf(text, { start: 0, end: at }, pack.language);
  const last = before.at(-1)?.form ?? '';
  if (pack.conditionals.has(last) || pack.complementizers.has(last)) return false;
  const own =
    text
      .slice(0, at)
      .split(/[,;.:，；。،؛।]/u)
      .at(-1) ?? '';
  return !wordsOf(own, { start: 0, end: own.length }, pack.language).some((w) => pack.negations.has(w.form));
}
