import type { InsightEvidence } from '#contract/insights/insights.ts';
import type { TestServer } from './test-server.ts';

type Server = Pick<TestServer, 'deps'>;

async function insert({ deps }: Server, statement: string, values: unknown[]): Promise<number> {
  const { rows } = await deps.database.pool.query(`${statement} returning *`, values);
  if (rows.length === 0) throw new Error(`nothing was inserted: ${statement}`);
  return rows[0].id;
}

type Access = { projectId: number; userId: number; insights?: boolean; chat?: boolean };

/** What a client may see of a project; replaces what was granted before. */
export async function buildAccess(
  server: Server,
  { projectId, userId, insights = true, chat = true }: Access,
): Promise<void> {
  await insert(
    server,
    `insert into project_access (company_id, project_id, user_id, can_view_insights, can_view_chat)
     select company_id, id, $2, $3, $4 from projects where id = $1
     on conflict (project_id, user_id) do update set can_view_insights = $3, can_view_chat = $4`,
    [projectId, userId, insights, chat],
  );
}

type Quote = {
  documentId: number;
  quote: string;
  speaker?: string;
  place?: string;
  stance?: InsightEvidence['stance'];
};
type Insight = {
  projectId: number;
  quotes?: readonly Quote[];
  /** Of the analysis, whatever the test looks at. */
  analysis?: object;
  /** The names of the documents, unless a person wrote the insight. */
  source?: string;
  questionId?: number;
};

/** An insight as a run stores it, with its quotes at their places in the documents. */
export async function buildInsight(server: Server, insight: Insight): Promise<number> {
  const { projectId, quotes = [], analysis = {}, questionId } = insight;
  const documents = await Promise.all(quotes.map(({ documentId }) => documentOf(server, documentId)));
  // What is only near a claim counts nowhere.
  const counted = documents.filter((_, i) => quotes[i]?.stance !== 'near');
  const names = counted.map(({ fileName }) => fileName);
  const content = {
    ...{ title: 'Bread ends in the bin', summary: 'People throw bread away.', supportingQuote: quotes[0]?.quote ?? '' },
    ...{ sentiment: -0.5, keywords: ['waste'], themes: [], businessImpact: '', suggestedTopics: [] },
    sources: counted.map(({ id, fileName }) => ({ documentId: id, fileName, relevance: 1 })),
    strength: { people: names.length, peopleInAll: 2, documents: names.length, documentsInAll: 2 },
    ...analysis,
  };
  const id = await insert(
    server,
    `insert into insights (company_id, project_id, file_name, file_type, content, source, analysis, question_id, ordinal)
     select company_id, id, $2, 'insight', $3, $4, $5, $6::int, case when $6::int is null then null else 0 end from projects where id = $1`,
    [
      projectId,
      names[0] ?? content.title,
      content.summary,
      insight.source ?? names.join(', '),
      JSON.stringify(content),
      questionId,
    ],
  );
  for (const [ordinal, quote] of quotes.entries()) await buildEvidence(server, id, ordinal, quote);
  return id;
}

/** A quote of an insight, at its place in the document. */
export async function buildEvidence(server: Server, insightId: number, ordinal: number, from: Quote): Promise<void> {
  const { documentId, quote, speaker, place = 'line 1', stance = 'for' } = from;
  const start = (await documentOf(server, documentId)).text.indexOf(quote);
  if (start < 0) throw new Error(`the document does not say: ${quote}`);
  await insert(
    server,
    `insert into evidence (insight_id, company_id, ordinal, document_id, start_offset, end_offset, quote, speaker, place, stance, leads)
     select id, company_id, $2, $3, $4, $5, $6, $7, $8, $9, $2 = 0 and source <> 'custom' from insights where id = $1`,
    [insightId, ordinal, documentId, start, start + quote.length, quote, speaker, place, stance],
  );
}

async function documentOf({ deps }: Server, id: number): Promise<{ id: number; fileName: string; text: string }> {
  const { rows } = await deps.database.pool.query('select id, file_name, content from insights where id = $1', [id]);
  return { id, fileName: rows[0].file_name, text: rows[0].content };
}

export async function buildInsightTopic(server: Server, insightId: number, topicId: number): Promise<void> {
  await insert(
    server,
    'insert into insight_topics (company_id, insight_id, topic_id) select company_id, id, $2 from insights where id = $1',
    [insightId, topicId],
  );
}

/** A conversation about an insight or document; by the owner of its project unless a user is named. */
export function buildChat(
  server: Server,
  { insightId, userId }: { insightId: number; userId?: number },
): Promise<number> {
  return insert(
    server,
    `insert into chat_conversations (company_id, project_id, insight_id, user_id, title, session_key)
     select i.company_id, project_id, i.id, coalesce($2, p.user_id), 'About bread', 'chat-' || i.id
     from insights i join projects p on p.id = project_id where i.id = $1`,
    [insightId, userId],
  );
}

/** A conversation with people of a project, by its owner. */
export function buildPeopleChat(server: Server, projectId: number): Promise<number> {
  return insert(
    server,
    `insert into people_chat_conversations (company_id, project_id, user_id, title, selected_people)
     select company_id, id, user_id, 'About ovens', '[]' from projects where id = $1`,
    [projectId],
  );
}

type Run = {
  projectId: number;
  documentIds: readonly number[];
  status: string;
  sessionKey?: string;
  /** The context document, once the run has described the project. */
  context?: string;
  questions?: readonly string[];
};

/** A run of the analysis that no worker works on. */
export function buildRun(server: Server, { projectId, documentIds, status, ...run }: Run): Promise<number> {
  return insert(
    server,
    `insert into analysis_progress (company_id, project_id, session_key, status, document_ids, agent1_complete, context_document, questions)
     select company_id, id, coalesce($2, 'run-' || id), $3, $4, $5::text is not null, $5, $6 from projects where id = $1`,
    [
      projectId,
      run.sessionKey,
      status,
      JSON.stringify(documentIds),
      run.context,
      run.questions ? JSON.stringify(run.questions) : null,
    ],
  );
}

type Question = { projectId: number; question: string; documentIds: readonly number[] };

/** A research question as a run stores it. */
export function buildQuestion(server: Server, { projectId, question, documentIds }: Question): Promise<number> {
  return insert(
    server,
    `insert into questions (company_id, project_id, question, digest, document_ids)
     select company_id, id, $2, md5($2), $3 from projects where id = $1`,
    [projectId, question, JSON.stringify(documentIds)],
  );
}
