import type { FoundPerson } from '#engine/engine.ts';
import type { Profile } from './repo.ts';

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

/**
 * Gives each person a unique name in the project. The engine names those whom only a label names after their document
 * ("P1 in monday"); documents of the same name are told apart by a number.
 */
export function nameEach(people: readonly FoundPerson[]): Profile[] {
  const taken = new Map<string, number>();
  return people.map(({ hasOwnName: _, voices: __, ...person }) => {
    const before = taken.get(person.name) ?? 0;
    taken.set(person.name, before + 1);
    return before === 0 ? person : { ...person, name: `${person.name} ${before + 1}` };
  });
}

/** Other documents in which people with real names were found before. */
export function documentsElsewhere(
  found: readonly Pick<FoundPerson, 'name' | 'hasOwnName'>[],
  standing: readonly Pick<Profile, 'name' | 'documentIds'>[],
  documentIds: readonly number[],
): number[] {
  const names = new Set(found.filter((p) => p.hasOwnName).map((p) => p.name));
  const theirs = standing.filter((p) => names.has(p.name)).flatMap((p) => p.documentIds);
  return [...new Set(theirs)].filter((id) => !documentIds.includes(id));
}
