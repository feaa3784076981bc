import type { AuditDetails, AuditObject } from '#contract/audit.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../errors.ts';
import { fileNameFrom } from '../../http/attachment.ts';
import { recordAct } from '../../http/audit.ts';
import type { Report } from '../../report/model.ts';
import { describedDocuments } from '../analysis/service.ts';
import { listInsights, readInsight } from '../insights/service.ts';
import { readProject } from '../projects/service.ts';
import { insightsReport, reportable, reportDocuments } from './rules.ts';

/** A report that may be made: what it is called, and what it shows. */
export type Offer = {
  fileName: string;
  report: Report;
  entry: { object: AuditObject; details: AuditDetails };
};
type Needs = Pick<Deps, 'db'>;
const format = 'pdf';

export async function offerInsight({ db }: Needs, scope: ProjectScope & { insightId: number }): Promise<Offer> {
  const [row] = reportable([await readInsight(db, scope)]);
  if (!row) throw notFound();
  const project = await readProject({ db }, scope);
  const report = insightsReport(project, [row], new Date(), true);
  const object: AuditObject = { kind: 'insight', id: row.id, name: null };
  return {
    fileName: fileNameFrom(report.insights[0]?.title ?? '', '.pdf'),
    report,
    entry: { object, details: { report: 'insight', format, project: { id: project.id, name: project.name } } },
  };
}

export async function offerInsights({ db }: Needs, scope: ProjectScope): Promise<Offer> {
  const project = await readProject({ db }, scope);
  const rows = reportable(await listInsights({ db }, scope));
  return {
    fileName: fileNameFrom(`${project.name} insights`, '.pdf'),
    report: insightsReport(project, rows, new Date(), false),
    entry: ofProject(project, 'insights'),
  };
}

const unfinished = 'The first stage of this analysis has not ended yet. Please try again when it has.';

export async function offerAnalysis({ db }: Needs, scope: ProjectScope & { sessionKey: string }): Promise<Offer> {
  const run = await describedDocuments({ db }, scope, scope.sessionKey);
  if (run.contextDocument === null) throw conflict(unfinished);
  const project = await readProject({ db }, scope);
  return {
    fileName: fileNameFrom(`${project.name} analysis report`, '.pdf'),
    report: {
      ...{ kind: 'analysis', project: project.name, language: project.language, madeAt: new Date().toISOString() },
      ...{ context: run.contextDocument, questions: run.questions },
      documents: reportDocuments(run.documents, run.coverage),
    },
    entry: ofProject(project, 'analysis'),
  };
}

const ofProject = ({ id, name }: { id: number; name: string }, report: 'analysis' | 'insights'): Offer['entry'] => ({
  object: { kind: 'project', id, name },
  details: { report, format, project: { id, name } },
});

/** Makes the file, and writes down who got it. */
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
