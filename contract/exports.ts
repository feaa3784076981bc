import * as z from 'zod/mini';
import { insight } from './insights/insights.ts';
import { languages } from './languages.ts';
import { idParams, moment, route } from './route.ts';

/** A project's insights to take along: to read, for a spreadsheet, or whole. */

export const exportFormats = ['markdown', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportProject = route('GET', '/api/projects/:id/export', {
  action: 'projects.export',
  summary: 'The insights of a project with tags, topics and every quote, as Markdown, CSV (a row per quote) or JSON',
  params: idParams,
  query: z.object({
    format: z.enum(exportFormats, { error: 'Please choose a format: markdown, csv or json' }),
  }),
  reply: z.unknown(),
  download: 'application/octet-stream',
});

/** What the JSON file holds. Quotes are stretches of the documents' texts, UTF-16, `end` exclusive. */
export const projectExport = z.object({
  kind: z.literal('earshot-project'),
  version: z.literal(1),
  exportedAt: moment,
  project: z.object({
    id: z.int(),
    name: z.string(),
    description: z.nullable(z.string()),
    language: z.enum(languages),
  }),
  insights: z.array(insight),
  /** Absent from what clients get: they see insights, not the documents themselves. */
  documents: z.optional(
    z.array(z.object({ id: z.int(), fileName: z.string(), fileType: z.string(), createdAt: moment, text: z.string() })),
  ),
});
export type ProjectExport = z.infer<typeof projectExport>;
