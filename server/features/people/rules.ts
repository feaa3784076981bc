import { foldedText } from '#contract/folded-text.ts';
import type { Language } from '#contract/languages.ts';
import type { FoundPerson, VoiceRef } from '#engine/engine.ts';
import { distinctVoices, sharersOf, shareVoice, voicesWithout } from '#engine/evidence/combine-people.ts';
import { ownNameOf } from '#engine/evidence/speaker-name.ts';
import { voicesOfQuotes } from '#engine/evidence/voices-of-quotes.ts';
import type { Profile, StoredPerson } from './repo.ts';

/**
 * Throws unless every quote equals its document's stored text at its offsets. A wrong quote is a bug and is never
 * stored.
 */
export function checkQuotes(people: readonly Pick<Profile, 'evidence'>[], texts: ReadonlyMap<number, string>): void {
  for (const { documentId, start, end, quote } of people.flatMap((person) => person.evidence)) {
    const fits = quote.length > 0 && texts.get(documentId)?.slice(start, end) === quote;
    if (!fits) throw new Error(`a quote does not match document ${documentId} from ${start} to ${end}`);
  }
}

/** Whose words a person's are. People identified by an earlier version have no voices yet: their quotes tell. */
export const voicesOf = ({ voices, evidence }: Pick<StoredPerson, 'voices' | 'evidence'>): VoiceRef[] =>
  voices.length > 0 ? voices : voicesOfQuotes(evidence);

type Voiced = Pick<StoredPerson, 'voices' | 'evidence'>;

/** Finds which of the stored people someone is: by a voice or, for those stored without one, by the passages that both quote. */
function ownersAmong<P extends Voiced>(stored: readonly P[]): (found: Pick<FoundPerson, 'voices' | 'evidence'>) => P[] {
  const byVoice = sharersOf(stored);
  const withoutVoice = stored.filter(({ voices }) => voices.length === 0);
  return (found) => [...byVoice(found.voices), ...withoutVoice.filter((person) => saysSame(person, found))];
}

function saysSame(person: Voiced, { voices, evidence }: Pick<FoundPerson, 'voices' | 'evidence'>): boolean {
  const quotesSame = person.evidence.some((a) =>
    evidence.some((b) => a.documentId === b.documentId && a.start < b.end && b.start < a.end),
  );
  return quotesSame || shareVoice(voicesOf(person), voices);
}

/**
 * The name of an identified person, unique in the project. The engine names those whom only a label names after their document
 * ("P1 in monday"); a name that is already taken gets a number.
 */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let n = 2; ; n++) if (!taken.has(`${name} ${n}`)) return `${name} ${n}`;
}

/** Whether a stored name is this one, perhaps with the number that made it unique. */
const isVariantOf = (stored: string, name: string) =>
  stored.startsWith(name) && /^( \d+)?$/.test(stored.slice(name.length));

/** The name after an identification: the one that people of the team gave, else the one found. */
export function nameAfter(
  stored: Pick<StoredPerson, 'name' | 'renamed'>,
  found: string,
  taken: ReadonlySet<string>,
): string {
  return stored.renamed || isVariantOf(stored.name, found) ? stored.name : freeName(found, taken);
}

/** Known people who may be meant: those who share a voice, and those of the same real name. */
export function related<P extends Voiced & Pick<StoredPerson, 'name'>>(
  found: readonly Pick<FoundPerson, 'name' | 'hasOwnName' | 'voices' | 'evidence'>[],
  stored: readonly P[],
): P[] {
  const names = new Set(found.filter((p) => p.hasOwnName).map((p) => p.name));
  const owners = new Set(found.flatMap(ownersAmong(stored)));
  return stored.filter((p) => names.has(p.name) || owners.has(p));
}

export type Match<P> = {
  person: P;
  /** Those found who are this person: several if people were merged. */
  parts: FoundPerson[];
  /** Voices without a person, which become this person's. */
  gained: VoiceRef[];
  /** Whether someone found is partly another stored person, because people of the team split them. */
  shared: boolean;
};
export type Matching<P> = { matches: Match<P>[]; created: FoundPerson[] };

/** Who of those found is known already, by their voices and never by their names. The oldest gains voices that have no person yet. */
export function matched<P extends Voiced & Pick<StoredPerson, 'id'>>(
  found: readonly FoundPerson[],
  stored: readonly P[],
): Matching<P> {
  const matches = new Map<number, Match<P>>();
  const created: FoundPerson[] = [];
  const ownersOf = ownersAmong(stored);
  for (const part of found) {
    const owners = ownersOf(part).toSorted((a, b) => a.id - b.id);
    if (owners.length === 0) created.push(part);
    const owned = owners.flatMap((p) => p.voices);
    for (const [n, person] of owners.entries()) {
      const match = matches.get(person.id) ?? { person, parts: [], gained: [], shared: false };
      match.parts.push(part);
      if (n === 0) match.gained.push(...voicesWithout(part.voices, owned));
      match.shared ||= owners.length > 1;
      matches.set(person.id, match);
    }
  }
  return { matches: [...matches.values()], created };
}

/** The voices of a match after the identification. */
export const voicesAfter = ({ person, gained }: Pick<Match<StoredPerson>, 'person' | 'gained'>): VoiceRef[] =>
  distinctVoices([...person.voices, ...gained]);

export const documentsOfVoices = (voices: readonly VoiceRef[]): number[] =>
  [...new Set(voices.map((v) => v.documentId))].sort((a, b) => a - b);

/** What two names of one person have in common; a label such as "P1 in monday" is compared as a whole. */
const comparable = (name: string, language: Language) => ownNameOf(name, language) ?? name;

/** A name without the number that made it unique. */
export const withoutNumber = (name: string) => name.replace(/ \d+$/, '');

const folded = (name: string) => withoutNumber(foldedText(name));

/** Equal names apart from case and a number, or a first name and the same one with a surname. */
function mayBeSame(a: string, b: string): boolean {
  const [x, y] = [folded(a), folded(b)];
  return x === y || x.startsWith(`${y} `) || y.startsWith(`${x} `);
}

type Named = Pick<StoredPerson, 'id' | 'name' | 'hidden' | 'splitFrom'>;
const wereSplit = (a: Named, b: Named) =>
  a.splitFrom === b.id || b.splitFrom === a.id || (a.splitFrom !== null && a.splitFrom === b.splitFrom);

/** Groups of people who may be the same, oldest first. Those whom the team split are not proposed again. */
export function mergeSuggestions(people: readonly Named[], language: Language): { ids: number[]; name: string }[] {
  const left = people.filter((p) => !p.hidden).toSorted((a, b) => a.id - b.id);
  const groups: Named[][] = [];
  const nameOf = ({ name }: Named) => comparable(name, language);
  for (const person of left) {
    const fits = (group: Named[]) => group.every((p) => mayBeSame(nameOf(p), nameOf(person)) && !wereSplit(p, person));
    const group = groups.find(fits);
    if (group) group.push(person);
    else groups.push([person]);
  }
  return groups.filter((g) => g.length > 1).map((g) => ({ ids: g.map((p) => p.id), name: g[0] ? nameOf(g[0]) : '' }));
}
