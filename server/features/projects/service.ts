import type { Project, ProjectChanges, ProjectFields, TopicFields } from '#contract/projects.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import { type Tx, violates } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { notAuthenticated, notFound } from '../../errors.ts';
import { addTopics } from '../topics/service.ts';
import { deleteOne, insertProject, listVisible, lockProject, readOne, updateOne, visibleProjects } from './repo.ts';

type Needs = Pick<Deps, 'db'>;

export const listProjects = ({ db }: Needs, scope: CompanyScope) => listVisible(db, scope);

export async function readProject({ db }: Needs, scope: ProjectScope): Promise<Project> {
  const project = await readOne(db, scope);
  if (!project) throw notFound();
  return project;
}

export async function createProject(
  { db }: Needs,
  scope: CompanyScope,
  { topics, ...fields }: ProjectFields & { topics: TopicFields[] },
): Promise<Project> {
  try {
    return await db.transaction(async (tx) => {
      const project = await insertProject(tx, scope, fields);
      await addTopics(tx, { ...scope, projectId: project.id }, withoutTwins(topics));
      return project;
    });
  } catch (error) {
    // The owner was deleted while this was on its way.
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
    await addTopics(tx, scope, withoutTwins(topics));
    return project;
  });
}

export async function deleteProject({ db }: Needs, scope: ProjectScope): Promise<void> {
  if (!(await deleteOne(db, scope))) throw notFound();
}

export async function holdProject(tx: Tx, scope: ProjectScope): Promise<void> {
  if (!(await lockProject(tx, scope))) throw notFound();
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

function withoutTwins(topics: readonly TopicFields[]): TopicFields[] {
  return [...new Map(topics.map((t) => [t.name.toLowerCase(), t])).values()];
}

export async function projectIdsWithInsights({ db }: Needs, scope: CompanyScope): Promise<number[]> {
  return (await visibleProjects(db, scope, 'insights')).map((p) => p.id);
}
