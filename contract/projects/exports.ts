import * as z from 'zod/mini';
import { insight } from '../insights/insights.ts';
import { languages } from '../languages.ts';
import { route } from '../route.ts';
import { idParams, moment } from '../schemas.ts';

/** Downloads of a project's insights: to read, for a spreadsheet, or complete. */

export const exportFormats = ['markdown', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportProject = route('GET', '/api/projects/:id/export', {
  action: 'projects.export',
  summary:
    'Export the insights of a project with tags, topics and all quotes as Markdown, CSV (one row per quote) or JSON',
  params: idParams,
  query: z.object({
    format: z.enum(exportFormats, { error: 'Please choose a format: markdown, csv or json' }),
  }),
  reply: z.unknown(),
  download: 'application/octet-stream',
});

/** The JSON file. Quotes are ranges of the documents' texts in UTF-16 offsets, `end` exclusive. */
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
  /** Absent for clients, who see insights but not the documents. */
  documents: z.optional(
    z.array(z.object({ id: z.int(), fileName: z.string(), fileType: z.string(), createdAt: moment, text: z.string() })),
  ),
});
export type ProjectExport = z.infer<typeof projectExport>;
