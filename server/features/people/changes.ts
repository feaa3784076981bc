import type { Language } from '#contract/languages.ts';
import type { Person } from '#contract/people/people.ts';
import { sameNameMessage } from '#contract/people/people-changes.ts';
import { distinctVoices } from '#engine/evidence/combine-people.ts';
import { ownNameOf } from '#engine/evidence/speaker-name.ts';
import type { ProjectScope } from '../../access/scope.ts';
import { type Tx, violates } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../errors.ts';
import { documentsAmong } from '../documents/service.ts';
import { lockProject, readProject } from '../projects/service.ts';
import { recountPeople } from '../rebuilt-insights/service.ts';
import { identifyPeopleJob } from './jobs.ts';
import { deletePeople, insertPeople, listOfProject, type StoredPerson, updatePerson } from './repo.ts';
import { documentsOfVoices, freeName, mergeSuggestions, voicesOf, withoutNumber } from './rules.ts';

type Needs = Pick<Deps, 'db' | 'jobs'>;

export async function changePerson(
  { db, jobs }: Needs,
  scope: ProjectScope & { personId: number },
  { name, title, hidden }: { name?: string | undefined; title?: string | undefined; hidden?: boolean | undefined },
): Promise<Person> {
  const set = {
    ...(name === undefined ? {} : { name, renamed: true }),
    ...(title === undefined ? {} : { title, retitled: true }),
    ...(hidden === undefined ? {} : { hidden }),
  };
  try {
    return await db.transaction(async (tx) => {
      await lockProject(tx, scope);
      const person =
        Object.keys(set).length > 0
          ? await updatePerson(tx, scope, scope.personId, set)
          : (await listOfProject(tx, scope)).find((p) => p.id === scope.personId);
      if (!person) throw notFound();
      if (name !== undefined || hidden !== undefined)
        await recountPeople({ jobs }, tx, scope, person.documentIds, { isShownAgain: hidden === false });
      return person;
    });
  } catch (error) {
    if (violates(error, 'people_once')) throw conflict(sameNameMessage);
    throw error;
  }
}

/** All or nothing: one person who is not in the project refuses the call. The first one stays, with the voices of all. */
export function mergePeople({ db, jobs }: Needs, scope: ProjectScope, personIds: readonly number[]): Promise<Person> {
  return db.transaction(async (tx) => {
    await lockProject(tx, scope);
    const standing = await listOfProject(tx, scope);
    const { language } = await readProject({ db: tx }, scope);
    const merged = [...new Set(personIds)].map((id) => standing.find((p) => p.id === id) ?? missing());
    const [kept, ...others] = merged;
    if (!kept) throw notFound();
    if (others.length === 0) return kept;
    const voices = distinctVoices(merged.flatMap(voicesOf));
    const documentIds = [...new Set(merged.flatMap((p) => p.documentIds))].sort((a, b) => a - b);
    await deletePeople(
      tx,
      scope,
      others.map((p) => p.id),
    );
    const person = await updatePerson(tx, scope, kept.id, {
      name: nameOfMerged(merged, standing, language),
      ...{ voices, documentIds, evidence: merged.flatMap((p) => p.evidence) },
      mergedIds: [...new Set([...kept.mergedIds, ...others.flatMap((p) => [p.id, ...p.mergedIds])])],
      // What the team has set is worth more than what was found.
      ...(kept.renamed ? {} : { renamed: true }),
    });
    await rewrite({ jobs }, tx, scope, [person ?? missing()]);
    return person ?? missing();
  });
}

/** The one kept keeps the name; the documents that told namesakes apart are left out of it. */
function nameOfMerged(merged: readonly StoredPerson[], standing: readonly StoredPerson[], language: Language): string {
  const [kept] = merged;
  const own = new Set(merged.map((p) => withoutNumber(ownNameOf(p.name, language) ?? p.name)));
  const [shared, ...others] = own;
  if (!kept || !shared || others.length > 0 || kept.renamed) return kept?.name ?? '';
  return freeName(shared, new Set(standing.filter((p) => !merged.includes(p)).map((p) => p.name)));
}

const missing = (): never => {
  throw notFound();
};

const wholePerson = 'A person needs to keep at least one document.';
const notTheirs = 'This person says nothing in these documents.';

/** The words in these documents become a person of their own. Both profiles are written again from their own documents. */
export function splitPerson(
  { db, jobs }: Needs,
  scope: ProjectScope & { personId: number },
  documentIds: readonly number[],
): Promise<Person[]> {
  return db.transaction(async (tx) => {
    await lockProject(tx, scope);
    const documents = await documentsAmong(tx, scope, [...new Set(documentIds)]);
    if (documents.length < new Set(documentIds).size) throw notFound();
    const standing = await listOfProject(tx, scope);
    const person = standing.find((p) => p.id === scope.personId) ?? missing();
    const parts = partsOf(person, new Set(documentIds));
    const [document] = documents.filter((d) => parts.off.documentIds.includes(d.id));
    if (!document) throw conflict(notTheirs);
    if (parts.rest.documentIds.length === 0) throw conflict(wholePerson);
    const left = await updatePerson(tx, scope, person.id, parts.rest);
    const { language } = await readProject({ db: tx }, scope);
    const name = freeName(
      `${ownNameOf(person.name, language) ?? person.name} in ${document.fileName.replace(/\.[^.]*$/, '')}`,
      new Set(standing.map((p) => p.name)),
    );
    const [made = missing()] = await insertPeople(tx, scope, [
      {
        ...{ ...person, ...parts.off, name, renamed: true, retitled: false },
        ...{ hidden: false, mergedIds: [], splitFrom: person.id },
      },
    ]);
    await rewrite({ jobs }, tx, scope, [left ?? missing(), made]);
    return [left ?? missing(), made];
  });
}

function partsOf(person: StoredPerson, off: ReadonlySet<number>) {
  const half = (isHere: (documentId: number) => boolean) => {
    const voices = voicesOf(person).filter((v) => isHere(v.documentId));
    const evidence = person.evidence.filter((q) => isHere(q.documentId));
    return { voices, evidence, documentIds: documentsOfVoices(voices) };
  };
  return { off: half((id) => off.has(id)), rest: half((id) => !off.has(id)) };
}

/** Queues a reading of the documents of these people, from which their profiles are written, and insights are counted again. */
async function rewrite(
  { jobs }: Pick<Needs, 'jobs'>,
  tx: Tx,
  scope: ProjectScope,
  people: readonly StoredPerson[],
): Promise<void> {
  const { companyId, projectId, userId } = scope;
  const documentIds = [...new Set(people.flatMap((p) => p.documentIds))];
  const again = people.map((p) => p.id);
  await jobs.send(identifyPeopleJob, { companyId, projectId, userId, documentIds, again }, tx);
  await recountPeople({ jobs }, tx, scope, documentIds);
}

export async function suggestMerges(deps: Pick<Deps, 'db'>, scope: ProjectScope) {
  const { language } = await readProject(deps, scope);
  return mergeSuggestions(await listOfProject(deps.db, scope), language);
}
