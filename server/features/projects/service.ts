import type { Project, ProjectChanges, ProjectFields, TopicFields } from '#contract/projects.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import { type Tx, violates } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { notAuthenticated, notFound } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { addTopics } from '../topics/service.ts';
import { deleteOne, insertProject, listVisible, lockOne, readOne, updateOne, visibleProjects } from './repo.ts';

type Needs = Pick<Deps, 'db'>;

export const listProjects = ({ db }: Needs, scope: CompanyScope) => listVisible(db, scope);

export async function readProject({ db }: Needs, scope: ProjectScope): Promise<Project> {
  const project = await readOne(db, scope);
  if (!project) throw notFound();
  return project;
}

type NewProject = ProjectFields & { topics: TopicFields[] };

export const createProject = ({ db }: Needs, scope: CompanyScope, fields: NewProject): Promise<Project> =>
  db.transaction((tx) => addProject(tx, scope, fields));

export async function addProject(tx: Tx, scope: CompanyScope, { topics, ...fields }: NewProject): Promise<Project> {
  try {
    const project = await insertProject(tx, scope, fields);
    await addTopics(tx, { ...scope, projectId: project.id }, dedupeByName(topics));
    return project;
  } catch (error) {
    // The owner was deleted in the meantime.
    if (violates(error, 'projects_owner')) throw notAuthenticated();
    throw error;
  }
}

export function updateProject(
  { db }: Needs,
  scope: ProjectScope,
  { topics = [], ...fields }: ProjectChanges,
): Promise<Project> {
  return db.transaction(async (tx) => {
    const project = await updateOne(tx, scope, fields);
    if (!project) throw notFound();
    await addTopics(tx, scope, dedupeByName(topics));
    return project;
  });
}

export function deleteProject({ db }: Needs, scope: ProjectScope): Promise<void> {
  return db.transaction(async (tx) => {
    await lockActor(tx, scope.userId);
    const project = await deleteOne(tx, scope);
    if (!project) throw notFound();
    await recordAct(tx, {
      actorId: scope.userId,
      action: 'project-deleted',
      object: { kind: 'project', ...project },
    });
  });
}

/** Locks the project until the transaction ends; throws 404 if it does not exist. */
export async function lockProject(tx: Tx, scope: ProjectScope): Promise<{ id: number; name: string }> {
  const project = await lockOne(tx, scope);
  if (!project) throw notFound();
  return project;
}

export function suggestTopics(
  { engine }: Pick<Deps, 'engine'>,
  { language, ...brief }: ProjectFields,
): Promise<TopicFields[]> {
  const { name, description, longBrief } = brief;
  return engine.suggestTopics({
    brief: { name, description: description ?? '', longBrief: longBrief ?? '' },
    language,
  });
}

function dedupeByName(topics: readonly TopicFields[]): TopicFields[] {
  return [...new Map(topics.map((t) => [t.name.toLowerCase(), t])).values()];
}

export async function projectIdsWithInsights({ db }: Needs, scope: CompanyScope): Promise<number[]> {
  return (await visibleProjects(db, scope, 'insights')).map((p) => p.id);
}

export async function projectIdsWithChats({ db }: Needs, scope: CompanyScope): Promise<number[]> {
  return (await visibleProjects(db, scope, 'chat')).map((p) => p.id);
}
