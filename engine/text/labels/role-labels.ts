import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { withoutTitles } from '../head/name-in.ts';

/** One label for all the ways in which a transcript writes it: no notes in brackets, no case, one space. */
export function labelKey(label: string): string {
  return label
    .replace(/\[[^[\]]*\]|\([^()]*\)/g, ' ')
    .normalize('NFKC')
    .replace(/[\s:：]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** “Speaker 2”, “Participant A”; without a space only where the letter is of another script (参加者A). */
const numberedRole = /^(.*?)(?:[\s#._-]*\d{1,3}|[\s#._-]+[a-z]|(?<=[^\x20-\x7f])[a-z])$/u;
const shortRole = /^[a-z]{1,2}\d{1,3}$/;
/** “P1” takes part also where “P” asks («pregunta», «pergunta»). */
const numberedParticipant = /^p[ ._-]?\d{1,3}$/;

/** True for the words, numbers and letters by which transcripts name roles: Interviewer, Q, P1, Speaker 2, Participant A … */
export function isRoleLabel(key: string, language: Language): boolean {
  return isAskerLabel(key, language) || isAnswererLabel(key, language);
}
export function isAskerLabel(key: string, language: Language): boolean {
  return !numberedParticipant.test(key) && hasRole(key, language, 'askerLabels');
}
export function isAnswererLabel(key: string, language: Language): boolean {
  return shortRole.test(key) || hasRole(key, language, 'answererLabels');
}
function hasRole(key: string, language: Language, list: 'askerLabels' | 'answererLabels'): boolean {
  // Tools that join recordings number a label again: "Interviewer2 2".
  const once = withoutNumber(key);
  const bare = withoutNumber(once);
  return [language, 'english' as const].some((l) => [key, once, bare].some((word) => languagePack(l)[list].has(word)));
}

/** The word of a numbered label: speaker for "speaker 2". */
export const withoutNumber = (key: string): string => numberedRole.exec(key)?.[1]?.trim() || key;

/** Whether a label is a name, its first part or its initials: "Mara" or "ML" for "Mara Lind", "C" for "Callum", "K." for "Mrs K." */
export function isNamed(key: string, name: string): boolean {
  const whole = labelKey(withoutTitles(name));
  return (
    key === labelKey(name) ||
    key === whole ||
    key === whole.split(' ')[0] ||
    whole === key.split(' ')[0] ||
    isInitial(key, name)
  );
}

export function isInitial(key: string, name: string): boolean {
  const bare = key.replaceAll('.', '');
  const initials = labelKey(withoutTitles(name))
    .split(' ')
    .map((word) => word.charAt(0));
  return bare !== '' && bare.length <= 2 && bare === initials.join('') && bare !== labelKey(name);
}
