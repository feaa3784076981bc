import type { Retention } from '#contract/documents/retention.ts';
import { openForJob, type ProjectScope } from '../../access/scope.ts';
import { acrossCompanies, inCompany } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { lockProject } from '../projects/service.ts';
import { deleteExpiredDocument } from '../removed-documents/service.ts';
import { documentsByAge, projectsWithRetention, readRetention, type StoredRetention, writeRetention } from './repo.ts';
import { expiryOf } from './rules.ts';

type Needs = Pick<Deps, 'db' | 'jobs' | 'engine' | 'log'>;

/** When the documents of a project go; with `months`, when they would if it were set now. */
export async function showRetention(
  { db }: Pick<Deps, 'db'>,
  scope: ProjectScope,
  { months }: { months?: number | undefined },
): Promise<Retention> {
  const stored = await readRetention(db, scope);
  if (!stored) throw notFound();
  const isChange = months !== undefined && months !== stored.months;
  return describe({ db }, scope, isChange ? { months, setAt: new Date() } : stored);
}

async function describe(
  { db }: Pick<Deps, 'db'>,
  scope: ProjectScope,
  { months, setAt }: StoredRetention,
): Promise<Retention> {
  if (months === null) return { months, documents: [] };
  const retention = { months, setAt: setAt ?? new Date() };
  const documents = (await documentsByAge(db, scope)).map(({ uploadedAt, ...document }) => ({
    ...document,
    uploadedAt: uploadedAt.toISOString(),
    expiresAt: expiryOf(uploadedAt, retention).toISOString(),
  }));
  return { months, documents };
}

export async function setRetention(
  { db }: Pick<Deps, 'db'>,
  scope: ProjectScope,
  { months }: { months: number | null },
): Promise<Retention> {
  await db.transaction(async (tx) => {
    await lockActor(tx, scope.userId);
    const project = await lockProject(tx, scope);
    const stored = await readRetention(tx, scope);
    if (stored?.months === months) return;
    await writeRetention(tx, scope, months);
    await recordAct(tx, {
      ...{ actorId: scope.userId, action: 'retention-changed' },
      object: { kind: 'project', ...project },
      details: { project, months },
    });
  });
  return showRetention({ db }, scope, {});
}

/** Deletes what is due in all projects. What cannot go today, as a document that is being analyzed, goes tomorrow. */
export async function deleteExpired(deps: Needs, now = new Date()): Promise<void> {
  const owners = await acrossCompanies(() => projectsWithRetention(deps.db)).catch((err) => {
    deps.log.warn({ err }, 'retention failed');
    return [];
  });
  for (const owner of owners)
    await inCompany(owner.companyId, () => deleteExpiredIn(deps, openForJob(owner), now)).catch((err) =>
      deps.log.warn({ err, project: owner.projectId }, 'retention failed'),
    );
}

async function deleteExpiredIn(deps: Needs, scope: ProjectScope, now: Date): Promise<void> {
  const { documents } = await showRetention(deps, scope, {});
  for (const { id } of documents.filter((one) => new Date(one.expiresAt) <= now))
    await deleteExpiredDocument(deps, { ...scope, insightId: id }).catch((err) => {
      // Someone may have deleted it, or its analysis may be running.
      if (!(err instanceof AppError)) throw err;
    });
}
