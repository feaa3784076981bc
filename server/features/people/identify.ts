import { type FoundPerson, NoUsableTextError } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import type { EngineInput } from '../../jobs/engine-calls.ts';
import { demandDocuments, engineInputs } from '../documents/service.ts';
import { lockProject, readProject } from '../projects/service.ts';
import { countPeople, deletePeople, listOfProject, upsertPerson } from './repo.ts';
import { checkQuotes, documentsElsewhere, nameEach } from './rules.ts';

type Needs = Pick<Deps, 'db' | 'engine'>;
type Reading = { documents: EngineInput[]; people: FoundPerson[] };

/**
 * Finds the people in the documents and stores their profiles; existing ones are updated. With `again`, only those
 * people are rewritten, and those no longer found are deleted.
 */
export async function identify(
  deps: Needs,
  scope: ProjectScope,
  { documentIds, again }: { documentIds: readonly number[]; again?: readonly number[] | undefined },
): Promise<void> {
  const read = await readWhole(deps, scope, documentIds);
  const profiles = nameEach(read.people);
  await deps.db.transaction(async (tx) => {
    await lockProject(tx, scope);
    // A document deleted while it was being read fails this attempt; the next one omits it.
    await demandDocuments(
      tx,
      scope,
      read.documents.map((d) => d.id),
    );
    if (!again) {
      for (const profile of profiles) await upsertPerson(tx, scope, profile);
      return;
    }
    const standing = (await listOfProject(tx, scope)).filter((p) => again.includes(p.id));
    const names = new Set(standing.map((p) => p.name));
    const found = profiles.filter((p) => names.has(p.name));
    for (const profile of found) await upsertPerson(tx, scope, profile);
    const kept = new Set(found.map((p) => p.name));
    await deletePeople(
      tx,
      scope,
      standing.filter((p) => !kept.has(p.name)).map((p) => p.id),
    );
  });
}

/** Also reads the earlier documents of known people, so that a profile covers everything the person said. */
async function readWhole(deps: Needs, scope: ProjectScope, documentIds: readonly number[]): Promise<Reading> {
  const read = await readPeople(deps, scope, documentIds);
  const standing = await listOfProject(deps.db, scope);
  const elsewhere = documentsElsewhere(read.people, standing, documentIds);
  if (elsewhere.length === 0) return read;
  const whole = await readPeople(deps, scope, [...documentIds, ...elsewhere]);
  const wholeOf = new Map(whole.people.filter((p) => p.hasOwnName).map((p) => [p.name, p]));
  const people = read.people.map((p) => {
    const larger = p.hasOwnName ? wholeOf.get(p.name) : undefined;
    return larger ? { ...larger, emoji: p.emoji } : p;
  });
  return { documents: whole.documents, people };
}

/** Empty when the documents contain no sentence or no longer exist. */
async function readPeople(deps: Needs, scope: ProjectScope, documentIds: readonly number[]): Promise<Reading> {
  const documents = await engineInputs(deps, scope, documentIds);
  if (documents.length === 0) return { documents, people: [] };
  const { language } = await readProject(deps, scope);
  const known = await countPeople(deps.db, scope);
  const ids = documents.map((d) => d.id);
  try {
    // The corpus name that an analysis gives these documents, which it may have read shortly before.
    const people = await deps.engine.withCorpus(`documents:${ids.join(',')}`, documents, (corpus) =>
      corpus.findPeople({ language, known }),
    );
    checkQuotes(people, new Map(documents.map((d) => [d.id, d.text])));
    // Without known sources, the person is linked to every document read.
    return { documents, people: people.map((p) => (p.documentIds.length > 0 ? p : { ...p, documentIds: ids })) };
  } catch (error) {
    if (error instanceof NoUsableTextError) return { documents, people: [] };
    throw error;
  }
}
