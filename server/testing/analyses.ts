import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import type { Insight } from '#contract/insights/insights.ts';
import type { Client } from './client.ts';
import { until } from './mailbox.ts';

/** A project with these files; returns its id and those of the documents, in their order. */
export async function projectWith(admin: Client, files: Record<string, string>) {
  const projectId: number = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  const documentIds: number[] = [];
  for (const [name, text] of Object.entries(files))
    documentIds.push((await admin.upload(projectId, name, text)).json().id);
  return { projectId, documentIds };
}

export async function startAnalysis(admin: Client, projectId: number, documentIds: readonly number[]): Promise<string> {
  return (await admin.post(`/api/projects/${projectId}/analyze-documents`, { documentIds })).json().sessionKey;
}

/** The run once it has ended, with or without an error. */
export function endOf(admin: Client, projectId: number, sessionKey: string): Promise<AnalysisProgress> {
  return until(async () => {
    const run = (await admin.get(`/api/projects/${projectId}/analysis/${sessionKey}`)).json() as AnalysisProgress;
    return ['completed', 'error'].includes(run.status) ? run : undefined;
  }, 'the end of the analysis');
}

export const analyzed = async (admin: Client, projectId: number, documentIds: readonly number[]) =>
  endOf(admin, projectId, await startAnalysis(admin, projectId, documentIds));

export async function insightsOf(admin: Client, projectId: number): Promise<Insight[]> {
  const rows = (await admin.get(`/api/projects/${projectId}/insights`)).json() as Insight[];
  return rows.filter((row) => row.source !== 'upload');
}
