import type { TopicFields } from '#contract/projects/topic-changes.ts';
import type { Topic } from '#contract/projects/topics.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import { type Tx, violates } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../errors.ts';
import { moveToTrash } from '../trash/service.ts';
import {
  deleteOnes,
  fileUnderNames,
  fileUnderOnly,
  insertMissing,
  insertOne,
  listOfProject,
  listVisible,
  lockProject,
  lockProjectsOf,
  lockTopics,
  readOne,
  updateOne,
} from './repo.ts';

type Needs = Pick<Deps, 'db'>;
type TopicScope = ProjectScope & { topicId: number };
type Place = Pick<ProjectScope, 'companyId' | 'projectId'>;

export const listTopics = ({ db }: Needs, scope: CompanyScope, projectId?: number) => listVisible(db, scope, projectId);
export const projectTopics = ({ db }: Needs, scope: ProjectScope) => listOfProject(db, scope);

/** Locks those of the topics that still exist until the transaction ends, and returns them. */
export async function lockExistingTopics<T extends { id: number }>(
  tx: Tx,
  scope: ProjectScope,
  topics: readonly T[],
): Promise<T[]> {
  const ids = topics.map((t) => t.id);
  const standing = new Set(await lockTopics(tx, scope, ids));
  return topics.filter((t) => standing.has(t.id));
}

/** Existing topics with one of the names are left unchanged. */
export async function addTopics(tx: Tx, place: Place, chosen: readonly TopicFields[]): Promise<void> {
  await insertMissing(tx, place, chosen);
}

type Filed = ProjectScope & { insightId: number };

/** Sets the insight's topics to exactly these. A topic of another project counts as missing. */
export async function fileUnder(tx: Tx, scope: Filed, topicIds: readonly number[]): Promise<void> {
  const ids = [...new Set(topicIds)];
  if ((await lockTopics(tx, scope, ids)).length < ids.length) throw notFound();
  await fileUnderOnly(tx, scope, ids);
}

/** Also assigns the insight to topics with the name of a tag. */
export async function fileUnderTags(tx: Tx, scope: Filed, tags: readonly string[]): Promise<void> {
  await fileUnderNames(tx, scope, tags);
}

export function createTopic({ db }: Needs, scope: ProjectScope, fields: TopicFields): Promise<Topic> {
  return oneOfItsName(
    db.transaction(async (tx) => {
      if (!(await lockProject(tx, scope))) throw notFound();
      return insertOne(tx, scope, fields);
    }),
  );
}

/** All or nothing, except that existing names are skipped. */
export function createTopics(
  { db }: Needs,
  scope: ProjectScope,
  chosen: readonly TopicFields[],
): Promise<{ created: Topic[]; skipped: string[] }> {
  return db.transaction(async (tx) => {
    if (!(await lockProject(tx, scope))) throw notFound();
    const created = await insertMissing(tx, scope, chosen);
    const unmatched = created.map((t) => t.name);
    const skipped = chosen.flatMap(({ name }) => {
      const at = unmatched.indexOf(name);
      if (at < 0) return [name];
      unmatched.splice(at, 1);
      return [];
    });
    return { created, skipped };
  });
}

export function updateTopic(
  { db }: Needs,
  scope: TopicScope,
  { name, color }: Partial<Record<keyof TopicFields, string | undefined>>,
): Promise<Topic> {
  return oneOfItsName(
    db.transaction(async (tx) => {
      const changes = name !== undefined || color !== undefined;
      if (changes && !(await updateOne(tx, scope, { name, color }))) throw notFound();
      const topic = await readOne(tx, scope);
      if (!topic) throw notFound();
      return topic;
    }),
  );
}

export async function deleteTopic(deps: Needs, scope: TopicScope): Promise<void> {
  await deleteTopics(deps, scope, [scope.topicId]);
}

/** All or nothing: one id that is missing or foreign fails the whole call. */
export function deleteTopics({ db }: Needs, scope: CompanyScope, ids: readonly number[]): Promise<number> {
  const distinct = [...new Set(ids)];
  return db.transaction(async (tx) => {
    await lockProjectsOf(tx, scope, distinct);
    await moveToTrash(tx, scope, 'topic', distinct);
    const deleted = await deleteOnes(tx, scope, distinct);
    if (deleted < distinct.length) throw notFound();
    return deleted;
  });
}

async function oneOfItsName<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    if (violates(error, 'topics_once')) throw conflict('A topic with this name already exists in this project.');
    throw error;
  });
}
