import { type Insight, isDocument } from '#contract/insights/insights.ts';
import type { ExportFormat, ProjectExport } from '#contract/projects/exports.ts';
import { can } from '#contract/roles.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { recordAct } from '../../http/audit.ts';
import { fileNameFrom } from '../../http/replies/attachment.ts';
import { type ConversationScope, type Kind, readTitle } from '../conversations/service.ts';
import { documentTexts } from '../documents/service.ts';
import { listMessages as insightMessages } from '../insight-chats/service.ts';
import { listInsights } from '../insights/service.ts';
import { listMessages as peopleMessages } from '../people-chats/service.ts';
import { readProject } from '../projects/service.ts';
import { conversationMarkdown, insightParts, peopleParts } from './conversation-markdown.ts';
import { toCsv } from './csv.ts';
import { toMarkdown } from './markdown.ts';

type Needs = Pick<Deps, 'db'>;

const files: Record<ExportFormat, { ending: string; type: string }> = {
  markdown: { ending: '.md', type: 'text/markdown; charset=utf-8' },
  csv: { ending: '.csv', type: 'text/csv; charset=utf-8; header=present' },
  json: { ending: '.json', type: 'application/json; charset=utf-8' },
};

export async function fileOf({ db }: Needs, scope: ProjectScope, format: ExportFormat) {
  const { name } = await readProject({ db }, scope);
  const { ending, type } = files[format];
  return { fileName: fileNameFrom(`${name} insights`, ending), type };
}

/** The file in pieces; the download is logged before the first. */
export async function exportProject(
  { db }: Needs,
  scope: ProjectScope,
  format: ExportFormat,
): Promise<Iterable<string> | AsyncIterable<string>> {
  const { id, name, description, language } = await readProject({ db }, scope);
  const insights = (await listInsights({ db }, scope)).filter((row) => !isDocument(row));
  await db.transaction((tx) =>
    recordAct(tx, {
      actorId: scope.userId,
      action: 'downloaded',
      object: { kind: 'project', id, name },
      details: { report: 'insights', format, project: { id, name } },
    }),
  );
  if (format === 'csv') return [toCsv(insights)];
  if (format === 'markdown') return [toMarkdown({ name, description }, insights)];
  return jsonPieces({ db }, scope, { id, name, description, language }, insights);
}

/** Documents follow one at a time: all texts of a project together might not fit in memory. */
async function* jsonPieces(
  { db }: Needs,
  scope: ProjectScope,
  project: ProjectExport['project'],
  insights: Insight[],
): AsyncIterable<string> {
  const head: ProjectExport = {
    ...{ kind: 'earshot-project', version: 1, exportedAt: new Date().toISOString() },
    ...{ project, insights },
  };
  const open = JSON.stringify(head, null, 1).replace(/\n}$/, '');
  yield open;
  if (can(scope.role, 'documents.read') === 'allowed') {
    let separator = ',\n "documents": [\n';
    for await (const { id, fileName, fileType, createdAt, text } of documentTexts({ db }, scope)) {
      yield separator + JSON.stringify({ id, fileName, fileType, createdAt, text });
      separator = ',\n';
    }
    yield separator.startsWith(',\n ') ? ',\n "documents": []' : '\n ]';
  }
  yield '\n}\n';
}

export async function conversationFileName({ db }: Needs, kind: Kind, scope: ConversationScope): Promise<string> {
  const title = await readTitle(db, kind, scope);
  if (title === undefined) throw notFound();
  return fileNameFrom(title, files.markdown.ending);
}

/** A conversation as Markdown; the download is logged. */
export async function exportConversation({ db }: Needs, kind: Kind, scope: ConversationScope): Promise<string> {
  const title = await readTitle(db, kind, scope);
  if (title === undefined) throw notFound();
  const { id, name } = await readProject({ db }, scope);
  const parts =
    kind === 'insight'
      ? insightParts(await insightMessages({ db }, scope))
      : peopleParts(await peopleMessages({ db }, scope));
  await db.transaction((tx) =>
    recordAct(tx, {
      actorId: scope.userId,
      action: 'downloaded',
      object: { kind: 'project', id, name },
      details: { report: 'conversation', format: 'markdown', project: { id, name } },
    }),
  );
  return conversationMarkdown({ title, projectName: name }, parts);
}
