import { eachProfileField } from '#contract/people/profile-fields.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { identifyPeopleJob } from './jobs.ts';
import { deletePeople, listOfProject, type StoredPerson, updatePerson } from './repo.ts';
import { documentsOfVoices, freeName, voicesOf } from './rules.ts';

/** People who speak in a document, for the preview of its deletion. */
export type DependentPerson = {
  id: number;
  name: string;
  losesAll: boolean;
  /** What people of the team wrote of them. */
  written: string;
};

export async function dependentPeople(
  db: Db | Tx,
  scope: ProjectScope,
  documentId: number,
): Promise<DependentPerson[]> {
  const resting = (await listOfProject(db, scope)).filter((p) => p.documentIds.includes(documentId));
  return resting.map((person) => ({
    ...{ id: person.id, name: person.name, losesAll: without(person, documentId).documentIds.length === 0 },
    written: person.retitled ? person.title : '',
  }));
}

/** What is left of the sources of a person. */
function without(person: StoredPerson, documentId: number) {
  const voices = voicesOf(person).filter((voice) => voice.documentId !== documentId);
  const evidence = person.evidence.filter((quote) => quote.documentId !== documentId);
  return { voices, evidence, documentIds: documentsOfVoices(voices) };
}

/** Until the profile is written again. The emoji and the decisions of the team stay. */
const blank = { description: '', ...eachProfileField(() => '') };

export type PeopleRemoval = {
  document: { id: number; fileName: string };
  /** Whether people who also speak in other documents go as well. */
  removesAll: boolean;
  /** People whose title, written by the team, goes with the document. */
  written: ReadonlySet<number>;
};

/**
 * Called when a document is deleted. People who say nothing elsewhere are deleted; the profiles of the others are emptied, so that
 * none of its words can be read, and written again from their other documents by a job, whose id is returned.
 */
export async function forgetDocumentInPeople(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  scope: ProjectScope,
  { document, removesAll, written }: PeopleRemoval,
): Promise<{ jobId: string | null; gone: number[] }> {
  const everyone = await listOfProject(tx, scope);
  const resting = everyone
    .filter((p) => p.documentIds.includes(document.id))
    .map((person) => ({ person, left: without(person, document.id) }));
  const isGone = ({ left }: (typeof resting)[number]) => removesAll || left.documentIds.length === 0;
  const gone = resting.filter(isGone).map(({ person }) => person);
  const kept = resting.filter((one) => !isGone(one));
  const ids = gone.flatMap((p) => [p.id, ...p.mergedIds]);
  await deletePeople(tx, scope, ids);
  const taken = new Set(everyone.filter((p) => !gone.includes(p)).map((p) => p.name));
  for (const { person, left } of kept) {
    const keepsTitle = person.retitled && !written.has(person.id);
    const title = keepsTitle ? {} : { title: '', retitled: false };
    await updatePerson(tx, scope, person.id, { ...left, ...blank, ...title, ...nameWithout(person, document, taken) });
  }
  if (kept.length === 0) return { jobId: null, gone: ids };
  const { companyId, projectId, userId } = scope;
  const documentIds = [...new Set(kept.flatMap(({ left }) => left.documentIds))];
  const again = kept.map(({ person }) => person.id);
  return {
    jobId: await jobs.send(identifyPeopleJob, { companyId, projectId, userId, documentIds, again }, tx),
    gone: ids,
  };
}

/** Who is told apart by the name of the document ("P1 in monday") gets another name with the next reading. */
function nameWithout({ name }: StoredPerson, { fileName }: PeopleRemoval['document'], taken: Set<string>) {
  const ending = ` in ${fileName.replace(/\.[^.]*$/, '')}`;
  const at = name.indexOf(ending);
  if (at < 0) return {};
  const plain = freeName(name.slice(0, at) || 'Person', taken);
  taken.add(plain);
  return { name: plain, renamed: false };
}
