import type { Language } from '#contract/languages.ts';
import { foldWord, type Word } from '../text/words.ts';
import { languagePack } from './pack.ts';

/** Words behind which a sentence says another thing: why, what stands against it, what comes on top. */
type NewThoughts = {
  readonly reasons: ReadonlySet<string>;
  readonly contrasts: ReadonlySet<string>;
  readonly joining: ReadonlySet<string>;
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter(Boolean).map(foldWord));
const thoughts = (reasons: string, contrasts: string, joining: string): NewThoughts => ({
  reasons: set(reasons),
  contrasts: set(contrasts),
  joining: set(joining),
});

export const newThoughts: Record<Language, NewThoughts> = {
  english: thoughts('because since', 'but although though whereas so however', 'and or'),
  german: thoughts('weil', 'aber sondern obwohl doch deshalb deswegen', 'und oder'),
  spanish: thoughts('porque', 'pero sino aunque', 'y e o'),
  french: thoughts('parce puisque car', 'mais donc pourtant', 'et ou'),
  portuguese: thoughts('porque pois', 'mas porém embora', 'e ou'),
  russian: thoughts('потому поскольку', 'но а хотя однако зато', 'и или'),
  chinese: thoughts('因为', '但 但是 可是 不过 所以 而是 然而', '而且 并且 也'),
  japanese: thoughts('', 'けど けれど けれども でも しかし', 'そして'),
  hindi: thoughts('क्योंकि', 'लेकिन मगर पर परंतु किंतु बल्कि इसलिए', 'और या'),
  arabic: thoughts('لأن لأنه لأنها لأني لأننا', 'لكن ولكن بل لذلك', 'و ثم'),
};

/** Languages that write "and" onto the word behind it: "ولا" is "and not". */
const joinedDenial: Partial<Record<Language, ReadonlySet<string>>> = { arabic: set('ولا ولم ولن وليس وما') };

export function breaksOff(form: string, language: Language): boolean {
  return joinedDenial[language]?.has(form) ?? false;
}

/** Words that deny only together with another one, and mean something else alone: "noch" (still), "plus" (more). */
const onlyWith: Partial<Record<Language, { words: ReadonlySet<string>; needs: RegExp | null }>> = {
  german: { words: set('noch'), needs: null },
  french: { words: set('plus personne point'), needs: /^(?:ne$|n'|sans$|jamais$)/ },
};

/** Answers that begin a sentence and deny what was asked, not what follows: "No the bin is full". */
const answers: Partial<Record<Language, ReadonlySet<string>>> = { english: set('no'), german: set('nee') };

function isAnswer(words: readonly Word[], i: number, language: Language): boolean {
  if (i > 0 || !answers[language]?.has(words[i]?.form ?? '')) return false;
  const next = words[i + 1]?.form ?? '';
  const { nounBefore, firstPerson, backward } = languagePack(language);
  return [nounBefore, firstPerson, backward].some((list) => list.has(next));
}

/** True for the word of a sentence that denies what its clause says. */
export function isDenial(words: readonly Word[], i: number, language: Language): boolean {
  const form = words[i]?.form;
  if (form === undefined) return false;
  if (language === 'french' && /^n'./.test(form)) return true;
  if (!languagePack(language).negations.has(form) && !breaksOff(form, language)) return false;
  if (isAnswer(words, i, language)) return false;
  const special = onlyWith[language];
  if (!special?.words.has(form)) return true;
  return special.needs !== null && words.some((w) => special.needs?.test(w.form));
}
