import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  vector,
} from 'drizzle-orm/pg-core';
import type { DocumentCoverage, DroppedSentence } from '#contract/analysis/analysis.ts';
import type { ChangedInsights } from '#contract/analysis/run-changes.ts';
import type { AuditAction, AuditDetails, AuditObject } from '#contract/audit.ts';
import type { messageOrigins, messageRoles, ReplySentence } from '#contract/conversations/replies.ts';
import type { ErasedDocument, ErasureCounts } from '#contract/documents/erasure.ts';
import type { ExtractionWarning } from '#contract/documents/extraction-warning.ts';
import type { Analysis, AskedQuestion, Evidence, InsightEvidence } from '#contract/insights/insights.ts';
import type { Provenance } from '#contract/insights/provenance.ts';
import type { CompanyProvider, ModelProvider } from '#contract/models/providers.ts';
import type { ProjectEngine } from '#contract/projects/projects.ts';
import type { TrashKind } from '#contract/trash.ts';
import type { ProjectGrant } from '#contract/users/users.ts';
import type { FoundInsight, VoiceRef } from '#engine/engine.ts';

/**
 * All tables on one page. Every tenant table has company_id, tied to its parent by a composite key so that a row can
 * never point into another company, and a row-level policy: even if a query omits the condition, work in one company
 * neither sees nor changes rows of another (tenant.ts).
 */

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
const at = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = at('created_at').notNull().defaultNow();
const updatedAt = at('updated_at').notNull().defaultNow();

/** The current company; null, which equals nothing, when there is none. */
const currentCompany = sql`nullif(current_setting('earshot.company', true), '')::int`;
const own = (column: AnyPgColumn) => pgPolicy('own_company', { using: sql`${column} = ${currentCompany}` });
const ofOwnUser = (userId: AnyPgColumn) =>
  pgPolicy('own_company', { using: sql`exists (select from ${users} where ${users.id} = ${userId})` });

/** What an insight row stores. Evidence has its own table and is joined on reading. */
export type StoredAnalysis = Omit<Analysis, 'evidence' | 'quote' | 'relevance'> & {
  /**
   * Those of the tags that were cut from documents and that nobody has chosen since. Without it, these are all tags of a found
   * insight, and none of one that people wrote.
   */
  foundTags?: string[];
  strength?: NonNullable<Analysis['strength']> & Pick<FoundInsight['strength'], 'hidden'>;
};

export const companies = pgTable(
  'companies',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    createdAt,
  },
  (t) => [own(t.id)],
);

export const users = pgTable(
  'users',
  {
    id: serial().primaryKey(),
    username: text().notNull().unique('users_username_unique'),
    password: text().notNull(),
    email: text().notNull().unique('users_email_unique'),
    companyName: text('company_name'),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    teamName: text('team_name'),
    invitedBy: integer('invited_by'),
    isAdmin: boolean('is_admin').notNull().default(false),
    role: text().notNull().default('company_user'),
    status: text().notNull().default('active'),
    inviteToken: text('invite_token'),
    inviteTokenExpiry: at('invite_token_expiry'),
    createdAt,
  },
  (t) => [
    unique('users_id_company').on(t.id, t.companyId),
    index('users_company').on(t.companyId),
    foreignKey({ name: 'users_invited_by', columns: [t.invitedBy], foreignColumns: [t.id] }).onDelete('set null'),
    own(t.companyId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** HMAC of the cookie's token: reading the table is not enough to use a session. */
    sid: text().primaryKey(),
    /** The session's name for its user; it grants no access. */
    id: uuid().notNull().defaultRandom().unique('sessions_id'),
    sess: jsonb().$type<{ userAgent: string }>().notNull(),
    expire: at('expire').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
    seenAt: at('seen_at').notNull().defaultNow(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expire').on(t.expire), ofOwnUser(t.userId)],
);

/** Hashed tokens of mailed links; one conditional update consumes each. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    createdAt,
  },
  (t) => [index('account_tokens_user').on(t.userId), ofOwnUser(t.userId)],
);

/**
 * Mailed invitations. They are separate from users, so that being invited is not enough to register or sign in. An
 * invitation is open until it is used or revoked.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text().notNull(),
    teamName: text('team_name'),
    companyName: text('company_name'),
    projectAccess: jsonb('project_access').$type<ProjectGrant[]>().notNull(),
    /** Null until the mail is written; the token is created with it. */
    tokenHash: text('token_hash').unique('invitations_token'),
    /** How often it was sent; a late job of an earlier mailing then sends nothing. */
    mailing: integer().notNull().default(1),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    revokedAt: at('revoked_at'),
    createdAt,
  },
  (t) => [
    uniqueIndex('invitations_open')
      .on(t.companyId, sql`lower(${t.email})`)
      .where(sql`${t.usedAt} is null and ${t.revokedAt} is null`),
    index('invitations_invited_by').on(t.invitedBy),
    own(t.companyId),
  ],
);

/**
 * Who did what in a company. Rows are only added: a trigger rejects every change except those caused by deleting the
 * actor or the company. Names are kept as they were.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name'),
    action: text().$type<AuditAction>().notNull(),
    objectKind: text('object_kind').$type<AuditObject['kind']>(),
    objectId: integer('object_id'),
    objectName: text('object_name'),
    details: jsonb().$type<AuditDetails>().notNull().default({}),
    createdAt,
  },
  (t) => [
    index('audit_log_company').on(t.companyId, t.id),
    index('audit_log_actor').on(t.actorId),
    // Repeated denials are logged once a minute per call.
    uniqueIndex('audit_log_denied_once')
      .on(t.actorId, t.objectName, sql`date_trunc('minute', ${t.createdAt} at time zone 'UTC')`)
      .where(sql`${t.action} = 'denied'`),
    own(t.companyId),
  ],
);

/** Rate-limit counters per key and window, shared by all servers. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEnds: at('window_ends').notNull(),
});

export const projects = pgTable(
  'projects',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    longBrief: text('long_brief'),
    userId: integer('user_id').notNull(),
    language: text().notNull().default('english'),
    /** Which engine reads its documents; null: a language model wherever the company has one. */
    engine: text().$type<ProjectEngine>(),
    /** Whether names, addresses and numbers of people are replaced before anything is sent to a model. */
    maskPersonalData: boolean('mask_personal_data').notNull().default(false),
    /** How long documents are kept, in months after their upload; null: until people delete them. */
    retentionMonths: integer('retention_months'),
    /** When that was last changed: nothing goes until people had time to see what will. */
    retentionSetAt: at('retention_set_at'),
    createdAt,
  },
  (t) => [
    unique('projects_id_company').on(t.id, t.companyId),
    index('projects_company').on(t.companyId),
    foreignKey({
      name: 'projects_owner',
      columns: [t.userId, t.companyId],
      foreignColumns: [users.id, users.companyId],
    }).onDelete('cascade'),
    own(t.companyId),
  ],
);

const inProject = (name: string, t: { projectId: AnyPgColumn; companyId: AnyPgColumn }) =>
  foreignKey({
    name: `${name}_project`,
    columns: [t.projectId, t.companyId],
    foreignColumns: [projects.id, projects.companyId],
  }).onDelete('cascade');

export const projectAccess = pgTable(
  'project_access',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    projectId: integer('project_id').notNull(),
    userId: integer('user_id').notNull(),
    canViewInsights: boolean('can_view_insights').notNull().default(false),
    canViewChat: boolean('can_view_chat').notNull().default(false),
    createdAt,
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('project_access_once').on(t.projectId, t.userId),
    inProject('project_access', t),
    foreignKey({
      name: 'project_access_user',
      columns: [t.userId, t.companyId],
      foreignColumns: [users.id, users.companyId],
    }).onDelete('cascade'),
    own(t.companyId),
  ],
);

export const topics = pgTable(
  'topics',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    projectId: integer('project_id').notNull(),
    name: text().notNull(),
    color: text().notNull(),
    createdAt,
  },
  // The first column also serves lookups by project.
  (t) => [
    uniqueIndex('topics_once').on(t.projectId, sql`lower(${t.name})`),
    unique('topics_id_company').on(t.id, t.companyId),
    inProject('topics', t),
    own(t.companyId),
  ],
);

export const questions = pgTable(
  'questions',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    projectId: integer('project_id').notNull(),
    question: text().notNull(),
    /** SHA-256 of the folded text: each question is stored once per project. */
    digest: text().notNull(),
    source: text().notNull().default('document_analysis'),
    sourceId: integer('source_id'),
    documentIds: jsonb('document_ids').$type<number[]>(),
    sessionKey: text('session_key'),
    isSelected: boolean('is_selected').notNull().default(false),
    isAnalyzed: boolean('is_analyzed').notNull().default(false),
    createdAt,
    updatedAt,
  },
  (t) => [unique('questions_once').on(t.projectId, t.digest), inProject('questions', t), own(t.companyId)],
);

/** Documents, generated insights and custom insights are rows of this one table (specification, part 2 section 3). */
export const insights = pgTable(
  'insights',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    projectId: integer('project_id').notNull(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').notNull(),
    content: text().notNull(),
    source: text(),
    analysis: jsonb().$type<StoredAnalysis>().notNull(),
    embedding: vector({ dimensions: 1536 }),
    /** The question a generated insight answers, and its position among that question's insights. */
    questionId: integer('question_id').references(() => questions.id, { onDelete: 'set null' }),
    ordinal: integer(),
    /** Whether it was first found for a question that a person chose, rather than by what a run asks by itself. */
    asked: boolean().notNull().default(false),
    /** When a person first edited it or talked about it; later runs add evidence and leave its text. */
    editedAt: at('edited_at'),
    /** When the run started that first did not find it again; null while every run that could finds it. */
    notFoundAt: at('not_found_at'),
    /** What wrote its text; null for what people wrote and what was found before this was recorded. */
    provenance: jsonb().$type<Provenance>(),
    /** How often people changed its text, and when they last did; null: never. */
    textEdits: integer('text_edits'),
    textEditedAt: at('text_edited_at'),
    createdAt,
    updatedAt,
  },
  (t) => [
    unique('insights_id_company').on(t.id, t.companyId),
    uniqueIndex('insights_once').on(t.questionId, t.ordinal).where(sql`${t.questionId} is not null`),
    index('insights_of_project').on(t.projectId, t.createdAt),
    inProject('insights', t),
    own(t.companyId),
  ],
);

const ofInsight = (name: string, t: { insightId: AnyPgColumn; companyId: AnyPgColumn }) =>
  foreignKey({
    name: `${name}_insight`,
    columns: [t.insightId, t.companyId],
    foreignColumns: [insights.id, insights.companyId],
  }).onDelete('cascade');

/**
 * A document's source: the original bytes, their hash, and the addressed blocks of the stored text, packed (packed-blocks.ts). As jsonb,
 * the blocks of a large table would take the database a hundred times their length in memory.
 */
export const documentSources = pgTable(
  'document_sources',
  {
    insightId: integer('insight_id').primaryKey(),
    companyId: integer('company_id').notNull(),
    bytes: bytea().notNull(),
    sha256: text().notNull(),
    mediaType: text('media_type').notNull(),
    blocks: text().notNull(),
    warnings: jsonb().$type<ExtractionWarning[]>().notNull(),
  },
  (t) => [
    index('document_sources_sha256').on(t.companyId, t.sha256),
    ofInsight('document_sources', t),
    own(t.companyId),
  ],
);

export const documentChunks = pgTable(
  'document_chunks',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    insightId: integer('insight_id').notNull(),
    ordinal: integer().notNull(),
    content: text().notNull(),
    embedding: vector({ dimensions: 1536 }),
    /** What made the vector: only vectors of the same model and width can be compared. */
    embeddingModel: text('embedding_model'),
    embeddingWidth: integer('embedding_width'),
    metadata: jsonb().$type<{ start: number; end: number; speakers: string[]; language: string }>(),
    createdAt,
  },
  (t) => [unique('document_chunks_once').on(t.insightId, t.ordinal), ofInsight('document_chunks', t), own(t.companyId)],
);

/** An insight's quotes, best first: ranges of a document's stored text. */
export const evidence = pgTable(
  'evidence',
  {
    insightId: integer('insight_id').notNull(),
    companyId: integer('company_id').notNull(),
    ordinal: integer().notNull(),
    documentId: integer('document_id').notNull(),
    start: integer('start_offset').notNull(),
    end: integer('end_offset').notNull(),
    quote: text().notNull(),
    speaker: text(),
    place: text().notNull(),
    stance: text().$type<InsightEvidence['stance']>().notNull().default('for'),
    /** What the quote answers, in the same document. */
    asked: jsonb().$type<AskedQuestion>(),
    /** The quote by which a run recognises the insight, even if people have since put others before it. */
    leads: boolean().notNull().default(false),
    /** Of a lead quote: the sentence that is the claim; null where it was found before this was recorded. */
    claimStart: integer('claim_start'),
    claimEnd: integer('claim_end'),
  },
  (t) => [
    primaryKey({ name: 'evidence_once', columns: [t.insightId, t.ordinal] }),
    ofInsight('evidence', t),
    index('evidence_of_document').on(t.documentId),
    foreignKey({
      name: 'evidence_document',
      columns: [t.documentId, t.companyId],
      foreignColumns: [insights.id, insights.companyId],
    }).onDelete('cascade'),
    own(t.companyId),
  ],
);

/**
 * A generated insight that people deleted, under the id that it had: what it rested on is not offered again unasked. Nothing of its
 * text is kept.
 */
export const dismissedInsights = pgTable(
  'dismissed_insights',
  {
    insightId: integer('insight_id').primaryKey(),
    companyId: integer('company_id').notNull(),
    projectId: integer('project_id').notNull(),
    /** Who deleted it; null once their account is deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt,
  },
  (t) => [
    unique('dismissed_insights_id_company').on(t.insightId, t.companyId),
    index('dismissed_insights_project').on(t.projectId),
    inProject('dismissed_insights', t),
    own(t.companyId),
  ],
);

/** What a dismissed insight rested on, best first: ranges of a document's stored text, forgotten with the document. */
export const dismissedQuotes = pgTable(
  'dismissed_quotes',
  {
    insightId: integer('insight_id').notNull(),
    companyId: integer('company_id').notNull(),
    ordinal: integer().notNull(),
    documentId: integer('document_id').notNull(),
    start: integer('start_offset').notNull(),
    end: integer('end_offset').notNull(),
    /** Whether it was the lead quote: only claims that overlap it, or say the same, are left out. */
    leads: boolean().notNull(),
  },
  (t) => [
    primaryKey({ name: 'dismissed_quotes_once', columns: [t.insightId, t.ordinal] }),
    index('dismissed_quotes_of_document').on(t.documentId),
    foreignKey({
      name: 'dismissed_quotes_insight',
      columns: [t.insightId, t.companyId],
      foreignColumns: [dismissedInsights.insightId, dismissedInsights.companyId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'dismissed_quotes_document',
      columns: [t.documentId, t.companyId],
      foreignColumns: [insights.id, insights.companyId],
    }).onDelete('cascade'),
    own(t.companyId),
  ],
);

/** The receipt of an erasure: what went, and who erased it; never a name or word of the person. */
export const erasures = pgTable(
  'erasures',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null once it is deleted. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    projectName: text('project_name').notNull(),
    /** By which people speak of it. */
    reference: text().notNull().unique('erasures_reference'),
    erasedBy: integer('erased_by').references(() => users.id, { onDelete: 'set null' }),
    erasedByName: text('erased_by_name').notNull(),
    documents: jsonb().$type<ErasedDocument[]>().notNull(),
    counts: jsonb().$type<ErasureCounts>().notNull(),
    createdAt,
  },
  (t) => [
    index('erasures_company').on(t.companyId, t.id),
    index('erasures_project').on(t.projectId),
    index('erasures_erased_by').on(t.erasedBy),
    own(t.companyId),
  ],
);

/** The hash of each original file that held words of an erased person: uploading it again would bring them back. */
export const erasedFiles = pgTable(
  'erased_files',
  {
    companyId: integer('company_id').notNull(),
    projectId: integer('project_id').notNull(),
    sha256: text().notNull(),
    createdAt,
  },
  (t) => [
    primaryKey({ name: 'erased_files_once', columns: [t.projectId, t.sha256] }),
    inProject('erased_files', t),
    own(t.companyId),
  ],
);

export const insightTopics = pgTable(
  'insight_topics',
  {
    insightId: integer('insight_id').notNull(),
    topicId: integer('topic_id').notNull(),
    companyId: integer('company_id').notNull(),
  },
  (t) => [
    primaryKey({ name: 'insight_topics_once', columns: [t.insightId, t.topicId] }),
    index('insight_topics_topic').on(t.topicId),
    ofInsight('insight_topics', t),
    foreignKey({
      name: 'insight_topics_of_topic',
      columns: [t.topicId, t.companyId],
      foreignColumns: [topics.id, topics.companyId],
    }).onDelete('cascade'),
    own(t.companyId),
  ],
);

export const people = pgTable(
  'people',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    projectId: integer('project_id').notNull(),
    name: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    emoji: text().notNull(),
    demographics: text().notNull(),
    psychographics: text().notNull(),
    philosophy: text().notNull(),
    activities: text().notNull(),
    needs: text().notNull(),
    interactionStyle: text('interaction_style').notNull(),
    toneOfVoice: text('tone_of_voice').notNull(),
    /** The documents that contain the person's words; when the last is deleted, so is the person. */
    documentIds: jsonb('document_ids').$type<number[]>().notNull().default([]),
    evidence: jsonb().$type<Evidence[]>().notNull().default([]),
    /** Whose words these are, by which later identifications recognise the person. */
    voices: jsonb().$type<VoiceRef[]>().notNull().default([]),
    /** Says much less than others do. */
    brief: boolean().notNull().default(false),
    /** People merged into this one; conversations may still name them. */
    mergedIds: jsonb('merged_ids').$type<number[]>().notNull().default([]),
    /** Set by people of the team: later identifications keep it. */
    renamed: boolean().notNull().default(false),
    retitled: boolean().notNull().default(false),
    hidden: boolean().notNull().default(false),
    /** The person from whom people of the team split this one. */
    splitFrom: integer('split_from'),
    createdAt,
  },
  (t) => [unique('people_once').on(t.projectId, t.name), inProject('people', t), own(t.companyId)],
);

export const analysisProgress = pgTable(
  'analysis_progress',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    sessionKey: text('session_key').notNull().unique('analysis_progress_session'),
    projectId: integer('project_id').notNull(),
    documentIds: jsonb('document_ids').$type<number[]>().notNull(),
    status: text().notNull(),
    questions: jsonb().$type<string[]>(),
    passagesReady: boolean('rag_initialized').notNull().default(false),
    questionsReady: boolean('agent1_complete').notNull().default(false),
    insightsReady: boolean('agent2_complete').notNull().default(false),
    contextDocument: text('context_document'),
    insights: jsonb().$type<number[]>(),
    changes: jsonb().$type<ChangedInsights>(),
    coverage: jsonb().$type<DocumentCoverage[]>(),
    /** The model that it uses, as set when it started; null for the local engine. */
    model: jsonb().$type<RunModel>(),
    /** What the model wrote and verification dropped. It may hold words of documents. */
    dropped: jsonb().$type<DroppedSentence[]>(),
    error: text(),
    createdAt,
    updatedAt,
  },
  (t) => [
    // One run at a time per project; a second start joins it or is refused.
    uniqueIndex('analysis_progress_running').on(t.projectId).where(sql`${t.status} not in ('completed', 'error')`),
    index('analysis_progress_project').on(t.projectId, t.id),
    inProject('analysis_progress', t),
    own(t.companyId),
  ],
);

/** An analysis of chosen questions, which callers wait for and can cancel. */
export const questionAnalyses = pgTable(
  'question_analyses',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    projectId: integer('project_id').notNull(),
    /** The run whose documents are used. */
    sessionKey: text('session_key').notNull(),
    status: text().$type<'running' | 'completed' | 'cancelled' | 'failed'>().notNull().default('running'),
    /** Why nothing was found, for users. */
    error: text(),
    createdAt,
    updatedAt,
  },
  (t) => [
    index('question_analyses_session').on(t.projectId, t.sessionKey),
    inProject('question_analyses', t),
    own(t.companyId),
  ],
);

/** A passage that a reply cites; null once its document is deleted. */
export type StoredCitation = Omit<Evidence, 'fileName'> | null;
/** `text` is null once a document is deleted on which it rested. */
export type StoredSentence = { text: string | null; basis: ReplySentence['basis']; citations: number[] };
export type StoredReply = {
  sentences: StoredSentence[];
  citations: StoredCitation[];
  refused: boolean;
  /** Someone stopped it: this is what had come until then. */
  stopped?: true;
};
/** A person as the conversation last knew them; nothing else that came from a document. */
export type StoredSelection = { id: number; name: string; emoji: string };
export type StoredGroupReply = {
  /** `savedAs`: the insight that a response was saved as. */
  responses: (StoredReply & { person: StoredSelection; savedAs?: number })[];
  comparison: (StoredSentence & { passages: StoredCitation[] }) | null;
  /** Those who had not begun to answer are missing. */
  stopped?: true;
};
export type PostedResponse = { name: string; title?: string | undefined; response: string };
type MessageRole = (typeof messageRoles)[number];

/** What both kinds of messages have of a chat call. A message of a user and its reply are stored together. */
const ofChat = {
  origin: text().$type<(typeof messageOrigins)[number]>().notNull().default('caller'),
  /** Chosen by the caller: the same one is stored, and answered, once. */
  clientMessageId: text('client_message_id'),
  /** The message that this one answers. */
  replyTo: integer('reply_to'),
};

/** What both kinds of conversations have of those who write in them. */
const ofAsking = {
  /** Chosen by the caller: under the same one, a user starts a conversation once. */
  clientConversationId: text('client_conversation_id'),
  /** The messages whose replies are to be stopped, by `clientMessageId`, the latest last. */
  stopping: text().array().notNull().default(sql`'{}'::text[]`),
};

export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    projectId: integer('project_id').notNull(),
    insightId: integer('insight_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    sessionKey: text('session_key').notNull(),
    contextDocument: jsonb('context_document'),
    ...ofAsking,
    createdAt,
    updatedAt,
  },
  (t) => [
    unique('chat_conversations_id_company').on(t.id, t.companyId),
    uniqueIndex('chat_conversations_once').on(t.projectId, t.userId, t.clientConversationId),
    index('chat_conversations_insight').on(t.insightId),
    inProject('chat_conversations', t),
    ofInsight('chat_conversations', t),
    own(t.companyId),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    conversationId: integer('conversation_id').notNull(),
    role: text().$type<MessageRole>().notNull(),
    /** Empty for replies to chat calls, whose text is written from `reply`. */
    content: text().notNull(),
    ...ofChat,
    reply: jsonb().$type<StoredReply>(),
    saved: boolean().notNull().default(false),
    savedInsightId: integer('saved_insight_id').references(() => insights.id, { onDelete: 'set null' }),
    createdAt,
  },
  (t) => [
    index('chat_messages_conversation').on(t.conversationId, t.id),
    index('chat_messages_saved_insight').on(t.savedInsightId),
    uniqueIndex('chat_messages_once').on(t.conversationId, t.clientMessageId),
    unique('chat_messages_reply').on(t.replyTo),
    foreignKey({
      name: 'chat_messages_of_conversation',
      columns: [t.conversationId, t.companyId],
      foreignColumns: [chatConversations.id, chatConversations.companyId],
    }).onDelete('cascade'),
    own(t.companyId),
  ],
);

export const peopleChatConversations = pgTable(
  'people_chat_conversations',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    projectId: integer('project_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    selectedPeople: jsonb('selected_people').$type<StoredSelection[]>().notNull(),
    /** Only their ids: names and texts are read from the documents themselves. */
    contextDocuments: jsonb('context_documents').$type<number[]>(),
    ...ofAsking,
    createdAt,
    updatedAt,
  },
  (t) => [
    unique('people_chat_conversations_id_company').on(t.id, t.companyId),
    uniqueIndex('people_chat_conversations_once').on(t.projectId, t.userId, t.clientConversationId),
    index('people_chat_conversations_project').on(t.projectId),
    inProject('people_chat_conversations', t),
    own(t.companyId),
  ],
);

export const peopleChatMessages = pgTable(
  'people_chat_messages',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    conversationId: integer('conversation_id').notNull(),
    role: text().$type<MessageRole>().notNull(),
    /** A user's text, or the responses that a caller posted; empty for replies to chat calls. */
    content: jsonb().$type<string | PostedResponse[]>().notNull(),
    ...ofChat,
    reply: jsonb().$type<StoredGroupReply>(),
    createdAt,
  },
  (t) => [
    index('people_chat_messages_conversation').on(t.conversationId, t.id),
    uniqueIndex('people_chat_messages_once').on(t.conversationId, t.clientMessageId),
    unique('people_chat_messages_reply').on(t.replyTo),
    foreignKey({
      name: 'people_chat_messages_of_conversation',
      columns: [t.conversationId, t.companyId],
      foreignColumns: [peopleChatConversations.id, peopleChatConversations.companyId],
    }).onDelete('cascade'),
    own(t.companyId),
  ],
);

/** A row as PostgreSQL writes it: columns by name. */
export type StoredRow = Record<string, unknown>;
/** A reference that the deletion set to null, as in `chat_messages.saved_insight_id`. */
export type CutLink = { table: string; column: string; id: number; value: number };
/** What one deletion took: the rows of each table, and the references to them. */
export type Snapshot = { rows: Record<string, StoredRow[]>; links: CutLink[] };

/**
 * What people deleted and can restore for thirty days. The rows themselves are gone from their tables, so that no query finds them
 * by mistake; they are kept here as JSON.
 */
export const trashItems = pgTable(
  'trash_items',
  {
    kind: text().$type<TrashKind>().notNull(),
    /** The id that it had, and gets again. */
    objectId: integer('object_id').notNull(),
    companyId: integer('company_id').notNull(),
    projectId: integer('project_id').notNull(),
    title: text().notNull(),
    /** Of a conversation, who started it; null once their account is deleted. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    deletedAt: at('deleted_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    /** The documents that it rests on: it is forgotten with the first of them that is deleted. */
    documentIds: jsonb('document_ids').$type<number[]>().notNull(),
    snapshot: jsonb().$type<Snapshot>().notNull(),
  },
  (t) => [
    primaryKey({ name: 'trash_items_once', columns: [t.kind, t.objectId] }),
    index('trash_items_project').on(t.projectId, t.deletedAt),
    index('trash_items_expires').on(t.expiresAt),
    index('trash_items_author').on(t.authorId),
    index('trash_items_deleted_by').on(t.deletedBy),
    inProject('trash_items', t),
    own(t.companyId),
  ],
);

/** A company's language model, which replaces that of the environment. */
export const modelSettings = pgTable(
  'model_settings',
  {
    companyId: integer('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** `embedded`: no language model, whatever the environment says. */
    provider: text().$type<CompanyProvider>().notNull(),
    model: text(),
    embeddingModel: text('embedding_model'),
    baseUrl: text('base_url'),
    /** Encrypted under a key that is outside of the database (model-settings/encryption.ts). */
    encryptedKey: text('encrypted_key'),
    contextTokens: integer('context_tokens'),
    maxTokensPerRun: integer('max_tokens_per_run'),
    maxTokensPerMonth: integer('max_tokens_per_month'),
    /** In US dollars per million tokens. */
    inputPrice: doublePrecision('input_price'),
    outputPrice: doublePrecision('output_price'),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt,
  },
  (t) => [own(t.companyId)],
);

/** A run's model as it was set when the run started, without the key. */
export type RunModel = {
  provider: ModelProvider;
  model: string;
  embeddingModel: string | null;
  baseUrl: string | null;
  contextTokens: number | null;
  maskPersonalData: boolean;
};

/** Every call to a language model, failed ones too: numbers and names, no text. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null once it is deleted, and for calls outside of a project. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The session key of the run that it belongs to. */
    runId: text('run_id'),
    stage: text().notNull(),
    provider: text().$type<ModelProvider>().notNull(),
    model: text().notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** While the call is under way: the longest reply that it may bring. A limit leaves room for it. */
    reservedTokens: integer('reserved_tokens'),
    /** Answered from an earlier reply: nothing was sent or paid. */
    cached: boolean().notNull(),
    /** Why it failed, in a sentence; null when it succeeded. */
    failed: text(),
    milliseconds: integer().notNull(),
    /** In US dollars, by the prices that were set at the time; null without a price. */
    cost: doublePrecision(),
    createdAt,
  },
  (t) => [
    index('model_calls_company').on(t.companyId, t.createdAt),
    index('model_calls_run').on(t.runId),
    index('model_calls_project').on(t.projectId),
    index('model_calls_user').on(t.userId),
    own(t.companyId),
  ],
);

/** Replies of models by the hash of what was asked: a run that is resumed or repeated pays for nothing twice. */
export const modelReplies = pgTable(
  'model_replies',
  {
    companyId: integer('company_id').notNull(),
    key: text().notNull(),
    /** The project for which it was first asked: its replies are forgotten with any of its documents. */
    projectId: integer('project_id').notNull(),
    reply: text().notNull(),
    createdAt,
  },
  (t) => [
    primaryKey({ name: 'model_replies_once', columns: [t.companyId, t.key] }),
    index('model_replies_project').on(t.projectId),
    index('model_replies_created').on(t.createdAt),
    inProject('model_replies', t),
    own(t.companyId),
  ],
);
