import type { Person } from '#contract/people/people.ts';
import { can } from '#contract/roles.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, conflict, unavailable } from '../../errors.ts';
import { waitForJob } from '../../jobs/wait-for-job.ts';
import { demandDocuments } from '../documents/service.ts';
import { refusalOfModel } from '../model-usage/service.ts';
import { readProject } from '../projects/service.ts';
import { identifyPeopleJob } from './jobs.ts';
import { listOfProject, type StoredPerson } from './repo.ts';

type Needs = Pick<Deps, 'db' | 'jobs'>;

const nobodyFound =
  'No people were found in the selected documents. People are found in interviews and transcripts that name each speaker, in reports that introduce and quote participants, and in tables with one row per person.';
const notFinished = 'The people could not be identified. Please try again.';
const stillRunning =
  'Identifying people is taking longer than expected. They will appear in the list when it has finished.';

/** Hidden people only for staff who ask for them. */
export async function listPeople(
  { db }: Pick<Needs, 'db'>,
  scope: ProjectScope,
  { withHidden = false }: { withHidden?: boolean } = {},
): Promise<Person[]> {
  const isStaff = can(scope.role, 'documents.read') === 'allowed';
  const shown = (await listOfProject(db, scope)).filter((p) => !p.hidden || (withHidden && isStaff));
  return isStaff ? shown : shown.map((p) => ({ ...p, documentIds: [] }));
}

export type KnownPerson = StoredPerson;
/** The people of a project by id, hidden ones included; the id of a merged person leads to the one they are part of. */
export type Register = ReadonlyMap<number, KnownPerson>;

export async function registerOf(db: Db | Tx, scope: ProjectScope): Promise<Register> {
  const people = await listOfProject(db, scope);
  return new Map(people.flatMap((p) => [p.id, ...p.mergedIds].map((id) => [id, p] as const)));
}

/** Identifies the people in the documents as a job and waits for it. The job continues if the caller disconnects. */
export async function identifyPeople(
  { db, changes, jobs, config }: Needs & Pick<Deps, 'changes' | 'config'>,
  scope: ProjectScope,
  input: { documentIds: readonly number[]; gone: AbortSignal },
): Promise<Person[]> {
  const documentIds = [...new Set(input.documentIds)].sort((a, b) => a - b);
  const { companyId, projectId, userId } = scope;
  const refusal = await refusalOfModel({ db, config }, scope);
  if (refusal) throw conflict(refusal);
  const jobId = await db.transaction(async (tx) => {
    await demandDocuments(tx, scope, documentIds);
    return jobs.send(identifyPeopleJob, { companyId, projectId, userId, documentIds }, tx);
  });
  const state = await waitForJob({ changes, jobs }, identifyPeopleJob, jobId, input.gone);
  if (state !== null && typeof state === 'object') throw unavailable(state.refusal);
  if (state !== 'completed') throw unavailable(state === 'failed' ? notFinished : stillRunning);
  // If the project was deleted meanwhile, reply as for a missing project.
  await readProject({ db }, scope);
  const people = (await listPeople({ db }, scope)).filter((p) => p.documentIds.some((id) => documentIds.includes(id)));
  if (people.length === 0) throw new AppError(422, 'no_people', nobodyFound);
  return people;
}

export { changePerson, mergePeople, splitPerson, suggestMerges } from './changes.ts';
export { erasePeople } from './erase.ts';
export { dependentPeople, forgetDocumentInPeople } from './forget-document.ts';
export { voicesOf, withoutNumber } from './rules.ts';
export { identifyPeopleJob };
