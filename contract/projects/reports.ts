import * as z from 'zod/mini';
import { route } from '../route.ts';
import { idParams } from '../schemas.ts';

/** A PDF file. HEAD returns the same status and headers without generating it. */
const pdf = z.unknown();
export const pdfType = 'application/pdf';

const refusal = "You don't have permission to download this report.";

export const downloadAnalysisReport = route('GET', '/api/analysis/:sessionKey/agent1-report', {
  action: 'reports.analysis',
  summary: 'Download the result of the first stage of an analysis as PDF',
  params: z.object({ sessionKey: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: pdf,
  download: pdfType,
  refusal,
});
export const downloadInsight = route('GET', '/api/insights/:id/pdf', {
  action: 'reports.insights',
  summary: 'Download an insight with its quotes as PDF',
  params: idParams,
  reply: pdf,
  download: pdfType,
  refusal,
});
export const downloadInsights = route('GET', '/api/projects/:id/insights/pdf', {
  action: 'reports.insights',
  summary: 'Download all insights of a project with their quotes as PDF',
  params: idParams,
  reply: pdf,
  download: pdfType,
  refusal,
});
