import * as z from 'zod/mini';
import { route } from '../route.ts';
import { id, idParams, moment } from '../schemas.ts';
import { dependentConversations, dependentInsights, dependentQuestions, writtenTexts } from './documents-removal.ts';

/** Erasing a research participant: what they said, and every place that names them (decision 38). */

export const erasureLimits = { names: 30, name: 200, written: 5_000 } as const;

const names = z
  .array(
    z
      .string({ error: 'A name must be text' })
      .check(
        z.trim(),
        z.minLength(2, { error: 'A name needs at least two characters' }),
        z.maxLength(erasureLimits.name, { error: `A name must be at most ${erasureLimits.name} characters` }),
      ),
    { error: 'Please list the names' },
  )
  .check(z.maxLength(erasureLimits.names, { error: `At most ${erasureLimits.names} names` }));

/** `deleted`: no one else answers in it; `redacted`: it stays without the words or the name. */
export const documentOutcomes = ['redacted', 'deleted'] as const;

export const erasurePreview = z.object({
  /** The names that are looked for, with how often each occurs in documents; those of others are only looked for where the person speaks. */
  names: z.array(z.object({ name: z.string(), mentions: z.int(), isShared: z.boolean() })),
  documents: z.array(
    z.object({
      id: z.int(),
      fileName: z.string(),
      outcome: z.enum(documentOutcomes),
      /** How many stretches of the person's words go, and how often others name them. */
      passages: z.int(),
      mentions: z.int(),
    }),
  ),
  insights: dependentInsights,
  conversations: dependentConversations,
  questions: dependentQuestions,
  /** Texts that people wrote and that use words only this person says. They stay, without the names, unless the erasure lists them. */
  written: writtenTexts,
  /** How many objects in the trash go with it. */
  trashed: z.int(),
});
export type ErasurePreview = z.infer<typeof erasurePreview>;

export const previewErasure = route('POST', '/api/people/:id/erasure-preview', {
  action: 'people.erase',
  summary: 'List what goes when a participant is erased; without `names`, Earshot lists those it knows',
  params: idParams,
  body: z.object({ names: z.optional(names) }),
  reply: erasurePreview,
});

export const erasedDocument = z.object({
  /** Its name, without that of the person. */
  name: z.string(),
  outcome: z.enum(documentOutcomes),
});
export type ErasedDocument = z.infer<typeof erasedDocument>;

export const erasureCounts = z.object({
  passages: z.int(),
  mentions: z.int(),
  documentsRedacted: z.int(),
  documentsDeleted: z.int(),
  insightsRebuilt: z.int(),
  insightsDeleted: z.int(),
  conversations: z.int(),
  questions: z.int(),
  /** Texts of the team that were deleted as they chose. */
  written: z.int(),
  /** Texts of the team that quote the person and stay, as they chose. */
  writtenKept: z.int(),
  /** Other texts that had the name. */
  texts: z.int(),
  trashed: z.int(),
});
export type ErasureCounts = z.infer<typeof erasureCounts>;

export const erasureReceipt = z.object({
  id: z.int(),
  /** Names the erasure without naming the person. */
  reference: z.string(),
  project: z.object({ id: z.nullable(z.int()), name: z.string() }),
  erasedAt: moment,
  erasedBy: z.string(),
  documents: z.array(erasedDocument),
  counts: erasureCounts,
});
export type ErasureReceipt = z.infer<typeof erasureReceipt>;

export const erasePerson = route('POST', '/api/people/:id/erase', {
  action: 'people.erase',
  summary: 'Erase a participant: their words, their name, and what rests on them; final',
  params: idParams,
  body: z.object({
    names,
    /** The texts of the preview that go as well, as in `insight-12`. */
    written: z._default(
      z
        .array(z.string().check(z.regex(/^(?:insight|question|message|people-message|person|tag)-[1-9]\d{0,9}$/)), {
          error: 'written must list texts of the preview',
        })
        .check(z.maxLength(erasureLimits.written)),
      [],
    ),
  }),
  reply: erasureReceipt,
});

export const erasurePageLength = 50;

export const listErasures = route('GET', '/api/erasures', {
  action: 'audit.list',
  summary: 'List the receipts of all erasures of the company, newest first',
  query: z.object({ before: z.optional(id) }),
  reply: z.object({ receipts: z.array(erasureReceipt), next: z.nullable(z.int()) }),
});

export const receiptType = 'text/plain; charset=utf-8';

export const downloadReceipt = route('GET', '/api/erasures/:id/receipt', {
  action: 'audit.list',
  summary: 'Download the receipt of an erasure as text',
  params: idParams,
  download: receiptType,
  reply: z.unknown(),
});

/** For how many days the daily backups of the embedded database are kept. */
const backupDays = 7;

/** Each count of a receipt that is not 0, in words. */
export function receiptLines({ counts }: Pick<ErasureReceipt, 'counts'>): string[] {
  const said: [number, string, string][] = [
    [counts.passages, 'passage of their words', 'passages of their words'],
    [counts.mentions, 'mention of their name in the words of others', 'mentions of their name in the words of others'],
    [counts.insightsRebuilt, 'insight rebuilt from what others said', 'insights rebuilt from what others said'],
    [counts.insightsDeleted, 'insight deleted', 'insights deleted'],
    [counts.conversations, 'conversation that lost replies', 'conversations that lost replies'],
    [counts.questions, 'question deleted that used their words', 'questions deleted that used their words'],
    [counts.written, 'text of the team deleted', 'texts of the team deleted'],
    [counts.texts, 'other text from which the name was taken', 'other texts from which the name was taken'],
    [counts.trashed, 'object deleted from the trash', 'objects deleted from the trash'],
    [
      counts.writtenKept,
      'text of the team kept, as chosen, that uses their words',
      'texts of the team kept, as chosen, that use their words',
    ],
  ];
  return said.flatMap(([count, one, many]) => (count > 0 ? [`${count} ${count === 1 ? one : many}`] : []));
}

export const outcomeWords = { redacted: 'redacted, original file deleted', deleted: 'deleted' } as const;

export const backupNote = `Earshot's own daily backups hold what was erased until they are replaced, after ${backupDays} days. Other copies, such as dumps of a PostgreSQL server and files that were downloaded, are not within its reach.`;

/** The receipt as a page of text. */
export function receiptText(receipt: ErasureReceipt): string {
  const { reference, project, erasedAt, erasedBy, documents } = receipt;
  return [
    'Receipt of an erasure',
    '',
    `Reference:  ${reference}`,
    `Date:       ${erasedAt.slice(0, 16).replace('T', ' ')} UTC`,
    `Erased by:  ${erasedBy}`,
    `Project:    ${project.name}`,
    '',
    'A research participant was erased from this project. The receipt does not name them.',
    '',
    'What was erased:',
    '- their profile, and their answers in conversations',
    ...receiptLines(receipt).map((line) => `- ${line}`),
    '',
    'Documents:',
    ...(documents.length > 0
      ? documents.map(({ name, outcome }) => `- ${name}: ${outcomeWords[outcome]}`)
      : ['- none']),
    '',
    backupNote,
    '',
  ].join('\n');
}
