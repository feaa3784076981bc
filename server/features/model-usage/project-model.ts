import type { CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { RunModel } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { WorkOptions } from '../../jobs/work-options.ts';
import { companyModelOf } from '../model-settings/service.ts';
import { readProject, type StoredProject } from '../projects/service.ts';
import { openModel, runModelOf } from './model-use.ts';
import { paidTokens } from './repo.ts';
import { limitAhead, monthOf, reachedLimit } from './rules.ts';

type Choosing = Pick<Deps, 'db' | 'config'>;

/** The model that work in this project uses if it starts now; null for the built-in engine. */
export async function modelFor(
  deps: Choosing,
  scope: CompanyScope,
  { engine, maskPersonalData }: Pick<StoredProject, 'engine' | 'maskPersonalData'>,
): Promise<RunModel | null> {
  if (engine === 'embedded') return null;
  const { model } = await companyModelOf(deps, scope);
  return model && runModelOf(model, maskPersonalData);
}

export const modelOfProject = async (deps: Choosing, scope: ProjectScope): Promise<RunModel | null> =>
  modelFor(deps, scope, await readProject(deps, scope));

/** Why work in this project cannot start with its model, in a sentence: the settings, or the limit of the month. */
export async function refusalOfModel(deps: Choosing, scope: ProjectScope): Promise<string | null> {
  if ((await modelOfProject(deps, scope)) === null) return null;
  const { company, month } = await usageOfCompany(deps, scope);
  return company.problem ?? reachedLimit({ run: 0, month }, company);
}

/** Which limit may end an analysis that needs so many tokens, in a sentence; null where none can. */
export async function limitAheadOf(
  deps: Choosing,
  scope: ProjectScope,
  tokens: { likely: number; most: number },
): Promise<string | null> {
  const { company, month } = await usageOfCompany(deps, scope);
  return limitAhead(tokens, { month }, company);
}

async function usageOfCompany(deps: Choosing, scope: ProjectScope) {
  const company = await companyModelOf(deps, scope);
  return { company, month: await paidTokens(deps.db, scope, monthOf(new Date())) };
}

/**
 * Does a piece of work of a project with its engine. Every call is recorded before this returns. Throws EngineRefusalError where
 * the model cannot be used.
 */
export async function withProjectModel<T>(
  deps: Choosing & Pick<Deps, 'log'>,
  scope: ProjectScope,
  { signal, project }: { signal?: AbortSignal | undefined; project?: StoredProject | undefined },
  work: (options: WorkOptions) => Promise<T>,
): Promise<T> {
  const model = await modelFor(deps, scope, project ?? (await readProject(deps, scope)));
  if (!model) return work(signal ? { signal } : {});
  const use = await openModel(deps, scope, model, { projectId: scope.projectId, runId: null }, signal);
  try {
    return await work(use.options);
  } finally {
    await use.settled();
  }
}
