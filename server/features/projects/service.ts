import type { ProjectChanges, ProjectFields } from '#contract/projects/project-changes.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { TopicFields } from '#contract/projects/topic-changes.ts';
import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import { type Tx, violates } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notAuthenticated, notFound } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { companyModelOf } from '../model-settings/service.ts';
import { addTopics } from '../topics/service.ts';
import {
  deleteOne,
  type EngineChoice,
  insertProject,
  listVisible,
  lockOne,
  readOne,
  type StoredProject,
  updateOne,
  visibleProjects,
} from './repo.ts';
import { withEngine } from './rules.ts';

export type { StoredProject } from './repo.ts';

type Needs = Pick<Deps, 'db'>;
type Showing = Pick<Deps, 'db' | 'config'>;

export async function listProjects(deps: Showing, scope: CompanyScope): Promise<Project[]> {
  const [{ model }, projects] = await Promise.all([companyModelOf(deps, scope), listVisible(deps.db, scope)]);
  return projects.map((project) => withEngine(project, model?.model ?? null));
}

export async function showProject(deps: Showing, scope: ProjectScope): Promise<Project> {
  const [{ model }, project] = await Promise.all([companyModelOf(deps, scope), readProject(deps, scope)]);
  return withEngine(project, model?.model ?? null);
}

/** As callers see it: with the engine that its next analysis uses. */
export async function shown(deps: Showing, scope: CompanyScope, project: StoredProject): Promise<Project> {
  return withEngine(project, (await companyModelOf(deps, scope)).model?.model ?? null);
}

export async function readProject({ db }: Needs, scope: ProjectScope): Promise<StoredProject> {
  const project = await readOne(db, scope);
  if (!project) throw notFound();
  return project;
}

type NewProject = ProjectFields & EngineChoice & { topics: TopicFields[] };

export async function createProject(deps: Showing, scope: CompanyScope, fields: NewProject): Promise<Project> {
  const { model } = await companyModelOf(deps, scope);
  if (fields.engine === 'model' && !model) throw conflict(noModel);
  const project = await deps.db.transaction((tx) => addProject(tx, scope, fields));
  return withEngine(project, model?.model ?? null);
}

export async function addProject(
  tx: Tx,
  scope: CompanyScope,
  { topics, ...fields }: NewProject,
): Promise<StoredProject> {
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

const noModel = 'No language model is set up. An admin can do that under Settings.';

export async function updateProject(
  deps: Showing,
  scope: ProjectScope,
  { topics = [], ...fields }: ProjectChanges,
): Promise<Project> {
  const { model } = await companyModelOf(deps, scope);
  if (fields.engine === 'model' && !model) throw conflict(noModel);
  const project = await deps.db.transaction(async (tx) => {
    const project = await updateOne(tx, scope, fields);
    if (!project) throw notFound();
    await addTopics(tx, scope, dedupeByName(topics));
    return project;
  });
  return withEngine(project, model?.model ?? null);
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
