import type { Insight } from '#contract/insights/insights.ts';
import type { DuplicateGroup } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { invalid, notFound } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { readInsight } from '../insights/service.ts';
import { hiddenQuotes } from '../known-voices/service.ts';
import { lockProject, readProject } from '../projects/service.ts';
import { absorb, listCandidates, lockInsights, writeMerged } from './repo.ts';
import { merged } from './rules.ts';

export async function listDuplicates(
  deps: Pick<Deps, 'db' | 'engine'>,
  scope: ProjectScope,
): Promise<DuplicateGroup[]> {
  const { language } = await readProject(deps, scope);
  const rows = await listCandidates(deps.db, scope);
  const candidates = rows.map(({ id, title, quote, documentId, start, end }) => ({
    ...{ id, title, quote },
    place: documentId === null || start === null || end === null ? null : { documentId, start, end },
  }));
  return deps.engine.findDuplicates(candidates, { language });
}

/** All or nothing: one id that is missing, foreign or a document fails the whole call. */
export async function mergeInsights(
  { db }: Pick<Deps, 'db'>,
  scope: ProjectScope,
  { keepId, ids }: { keepId: number; ids: readonly number[] },
): Promise<Insight> {
  const others = [...new Set(ids)].filter((id) => id !== keepId);
  if (others.length === 0) throw invalid('Please select insights to merge');
  const { language } = await readProject({ db }, scope);
  return db.transaction(async (tx) => {
    await lockActor(tx, scope.userId);
    const project = await lockProject(tx, scope);
    const rows = await lockInsights(tx, scope, [keepId, ...others]);
    const kept = rows.find((row) => row.id === keepId);
    if (!kept || rows.length <= others.length) throw notFound();
    const inOrder = others.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    await writeMerged(tx, scope, keepId, merged([kept, ...inOrder], language, await hiddenQuotes(tx, scope)));
    await absorb(tx, scope, keepId, others);
    await recordAct(tx, {
      actorId: scope.userId,
      action: 'insights-merged',
      object: { kind: 'project', ...project },
      details: { count: rows.length },
    });
    return readInsight(tx, { ...scope, insightId: keepId });
  });
}
