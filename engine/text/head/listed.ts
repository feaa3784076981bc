import type { Language } from '#contract/languages.ts';
import { inTranscripts } from '#engine/language/transcript.ts';
import { isAskerLabel, labelKey } from '../labels/role-labels.ts';
import { type About, nothingStated } from './about-participant.ts';
import { describedBy } from './described-by.ts';
import { isSaid } from './is-said.ts';
import { nameIn } from './name-in.ts';

/** A person whom the head of a talk names. `called`: the name that a label abbreviates, where a legend gives it: "J = Julián". */
export type Listed = { readonly name: string; readonly called: string | null; readonly about: About };
export type ListedName = Listed & { readonly asks: boolean };

const andBetween = new RegExp(
  String.raw`\s*(?:[,;，、；،]|\s(?:&|${inTranscripts('and')})\s)\s*(?![^(（]*[)）])`,
  'iu',
);

/** "Ana Ruiz (interviewer) and Tom Lind (baker)"; empty for a single name, or where a part is no name. */
export function listedIn(value: string, known: readonly Language[], language: Language): ListedName[] {
  if (isSaid(value.replace(/[(（][^)）]*[)）]/gu, ''))) return [];
  const parts = value
    .replace(/\*\*|__/g, '')
    .trim()
    .split(andBetween);
  const found = parts.flatMap((part): ListedName[] => {
    const [, name = '', note = ''] = /^([^(（]+?)\s*(?:[(（]([^)）]*)[)）])?$/u.exec(part) ?? [];
    const asks = known.some((l) => isAskerLabel(labelKey(note), l) || isAskerLabel(labelKey(name), l));
    const [role = '', ...facts] = note.trim().split(/\s*,\s*/u);
    const about = describedBy(note, language) ?? { ...nothingStated, role: role || null, facts };
    // "Guest (TN4, 19, apprentice)": called so in the talk.
    const code = /^\p{L}{1,3}\d{1,3}(?=\s*,)/u.exec(note)?.[0];
    const called = nameIn(name);
    return called ? [{ name: code ?? called, called: null, about, asks }] : [];
  });
  return found.length === parts.length && found.length > 1 ? found : [];
}
