import type { AuditDetails, AuditObject } from '#contract/audit.ts';
import { titleOf } from '#contract/insights/summary.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../errors.ts';
import { recordAct } from '../../http/audit.ts';
import { fileNameFrom } from '../../http/replies/attachment.ts';
import type { Report } from '../../report/model.ts';
import { describedDocuments } from '../analysis/service.ts';
import { insightsOfProject, readInsight } from '../insights/service.ts';
import { readProject } from '../projects/service.ts';
import { analysisReport, insightsReport, reportable } from './rules.ts';

/** A report the caller may download: its file name, its content on demand, and its log entry. */
export type Offer = {
  fileName: string;
  report: () => Promise<Report>;
  entry: { object: AuditObject; details: AuditDetails };
};
type Needs = Pick<Deps, 'db'>;
const format = 'pdf';

export async function offerInsight({ db }: Needs, scope: ProjectScope & { insightId: number }): Promise<Offer> {
  const [row] = reportable([await readInsight(db, scope)]);
  if (!row) throw notFound();
  const project = await readProject({ db }, scope);
  const object: AuditObject = { kind: 'insight', id: row.id, name: null };
  return {
    fileName: fileNameFrom(titleOf(row), '.pdf'),
    report: async () => insightsReport(project, [row], new Date(), true),
    entry: { object, details: { report: 'insight', format, project: { id: project.id, name: project.name } } },
  };
}

export async function offerInsights({ db }: Needs, scope: ProjectScope): Promise<Offer> {
  const project = await readProject({ db }, scope);
  return {
    fileName: fileNameFrom(`${project.name} insights`, '.pdf'),
    report: async () => insightsReport(project, reportable(await insightsOfProject({ db }, scope)), new Date(), false),
    entry: ofProject(project, 'insights'),
  };
}

const unfinished = 'The first stage of this analysis has not ended yet. Please try again when it has.';

const removed =
  'This report was removed together with a document that it was made from. Analyze the documents again to get a new one.';

export async function offerAnalysis({ db }: Needs, scope: ProjectScope & { sessionKey: string }): Promise<Offer> {
  const run = await describedDocuments({ db }, scope, scope.sessionKey);
  const { contextDocument } = run;
  if (contextDocument === null) throw conflict(run.isDescribed ? removed : unfinished);
  const project = await readProject({ db }, scope);
  return {
    fileName: fileNameFrom(`${project.name} analysis report`, '.pdf'),
    report: async () => analysisReport(project, { ...run, contextDocument }, new Date()),
    entry: ofProject(project, 'analysis'),
  };
}

const ofProject = ({ id, name }: { id: number; name: string }, report: 'analysis' | 'insights'): Offer['entry'] => ({
  object: { kind: 'project', id, name },
  details: { report, format, project: { id, name } },
});

/** Renders the file and logs who downloaded it. */
export async function makeReport(
  { db, reports }: Pick<Deps, 'db' | 'reports'>,
  scope: ProjectScope,
  { report, entry }: Offer,
  signal: AbortSignal,
): Promise<Buffer> {
  const pdf = await reports.render(report, { companyId: scope.companyId, signal });
  await db.transaction((tx) => recordAct(tx, { actorId: scope.userId, action: 'downloaded', ...entry }));
  return pdf;
}
