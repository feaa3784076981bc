import { describedFields } from '#contract/people/profile-fields.ts';
import { people } from '../db/schema.ts';
import { newToken } from '../features/auth/tokens.ts';
import { digestOf } from '../features/questions/rules.ts';
import type { Accounts, Company } from './actors.ts';
import { type Trashed, throwAway } from './trashed.ts';

/** The objects of one project, by kind. */
export type Place = {
  project: number;
  document: number;
  insight: number;
  dismissed: number;
  duplicate: number;
  topic: number;
  run: string;
  person: number;
  namesake: number;
  /** A conversation about the insight, and a reply in it. */
  chat: number;
  reply: number;
  /** A conversation with the people, and a message in which they reply. */
  group: number;
  groupReply: number;
  /** The receipt of an erasure. */
  erasure: number;
} & Trashed;
export type PlaceKind = keyof Place;
/** The project on which the company's clients have their grants, and one without any. */
export type Nearness = 'near' | 'far';

/** The words in every text of a place, by which leaked text is recognised: company, distance and kind. */
export const word = (company: Company, nearness: Nearness, kind: string) =>
  `zq${company}${nearness === 'far' ? 'far' : ''}-${kind}`;

const interview = (secret: string, quote: string) => `Interviewer: How do you decide how much to bake for tomorrow?
Mirela: Honestly I guess. The word on our oven is ${secret} and nobody else knows it. I look at what was left over today and I add a little for the weekend. We throw away about ten loaves every evening, and that really hurts me.
Interviewer: What would help you?
Mirela: The shop keeps a list called ${quote} of what is sold. I would love to see what we sold last year on the same day. Nobody has the time to write it down in the evening, because we start at three in the morning, and after a long night I only want to sleep.
Interviewer: And when it rains?
Mirela: When it rains nobody comes, and then we throw away even more bread. I wish somebody told me the weather the night before, because then I would bake half as much and my people could go home early. I need a simple number that I can trust, every single evening, before I set the dough.
`;

export type Sql = (text: string, values?: unknown[]) => Promise<{ id: number }[]>;
export const idOf = (rows: { id: number }[]): number => rows[0]?.id ?? 0;

export type Builder = { sql: Sql; company: Company; accounts: Accounts };
/** Uploads a document to a project. */
export type Upload = (project: number, fileName: string, text: string) => Promise<number>;
export type Texts = (kind: string) => string;
export type Insert = (table: string, values: Record<string, unknown>) => Promise<number>;

/** Adds rows to a project, in its company; objects are stored as JSON. */
const insertInto =
  (sql: Sql, project: number): Insert =>
  async (table, values) => {
    const columns = Object.keys(values);
    const stored = Object.values(values).map((v) => (typeof v === 'object' ? JSON.stringify(v) : v));
    return idOf(
      await sql(
        `insert into ${table} (${['company_id', 'project_id', ...columns].join()})
         select ${['company_id', 'id', ...columns.map((_, n) => `$${n + 2}`)].join()} from projects where id = $1 returning id`,
        [project, ...stored],
      ),
    );
  };

export async function build({ sql, company, accounts }: Builder, nearness: Nearness, upload: Upload): Promise<Place> {
  const text: Texts = (kind) => word(company, nearness, kind);
  const project = idOf(
    await sql(
      `insert into projects (company_id, name, description, long_brief, user_id)
       select company_id, $2, $2, $2, id from users where id = $1 returning id`,
      [accounts.owner, text('project')],
    ),
  );
  const insert = insertInto(sql, project);
  const document = await upload(project, `${text('file')}.txt`, interview(text('document'), text('quote')));
  const warnings = JSON.stringify([{ code: 'partly-read', message: text('document') }]);
  await sql('update document_sources set warnings = $2 where insight_id = $1', [document, warnings]);
  const topic = await insert('topics', { name: text('topic'), color: '#3B82F6' });
  const insight = await findInsight({ sql, insert, text }, document, topic);
  const dismissed = await dismissInsight({ sql, text }, { project, document, user: accounts.owner });
  const duplicate = await writeInsight({ insert, text });
  const person = await meetPerson({ insert, text }, document, duplicate);
  const namesake = await meetPerson({ insert, text }, document, duplicate, ' 2');
  const run = await analyse({ insert, text }, document, insight);
  const talk = { document, insight, person, user: accounts.owner };
  const talks = await converse({ sql, insert, text }, talk);
  const trashed = await throwAway({ sql, insert, text }, { insight, user: accounts.owner });
  const erasure = await insert('erasures', {
    ...{ project_name: text('project'), reference: newToken(), erased_by_name: text('user') },
    ...{ documents: [{ name: text('file'), outcome: 'redacted' }], counts: noCounts },
  });
  await sql(
    'insert into erased_files (company_id, project_id, sha256) select company_id, id, $2 from projects where id = $1',
    [project, text('file')],
  );
  const found = { document, insight, dismissed, duplicate, topic, run, person, namesake, erasure };
  return { project, ...found, ...talks, ...trashed };
}

const noCounts = {
  ...{ passages: 0, mentions: 0, documentsRedacted: 1, documentsDeleted: 0, insightsRebuilt: 0, insightsDeleted: 0 },
  ...{ conversations: 0, questions: 0, written: 0, writtenKept: 0, texts: 0, trashed: 0 },
};

type Teller = { insert: Insert; text: Texts };

async function findInsight({ sql, insert, text }: Teller & { sql: Sql }, document: number, topic: number) {
  const question = text('question');
  const id = await insert('insights', {
    ...{ file_name: text('insight'), file_type: 'insight', content: text('insight'), source: 'generated', ordinal: 0 },
    question_id: await insert('questions', { question, digest: digestOf(question), is_analyzed: true }),
    analysis: {
      // Not just the file name, which would make it a document.
      ...{ title: `About ${text('insight')}`, summary: text('insight'), supportingQuote: text('quote'), sentiment: 0 },
      ...{ keywords: [text('insight')], themes: [text('insight')], businessImpact: text('insight') },
      ...{ suggestedTopics: [text('topic')], sources: [], question },
    },
  });
  await sql(
    'insert into insight_topics (insight_id, topic_id, company_id) select $1, id, company_id from topics where id = $2',
    [id, topic],
  );
  await sql(
    `insert into evidence (insight_id, company_id, ordinal, document_id, start_offset, end_offset, quote, speaker, place)
     select $1, company_id, 0, id, position($3 in content) - 1, position($3 in content) - 1 + length($3), $3, $4, 'line 4'
     from insights where id = $2`,
    [id, document, text('quote'), text('person')],
  );
  return id;
}

type Dismissal = { project: number; document: number; user: number | undefined };

/** An insight that was found in the document and deleted; its id is one that no insight has. */
async function dismissInsight({ sql, text }: { sql: Sql; text: Texts }, { project, document, user }: Dismissal) {
  const id = idOf(
    await sql(
      `insert into dismissed_insights (insight_id, company_id, project_id, user_id)
       select nextval('insights_id_seq'), company_id, id, $2 from projects where id = $1 returning insight_id as id`,
      [project, user],
    ),
  );
  await sql(
    `insert into dismissed_quotes (insight_id, company_id, ordinal, document_id, start_offset, end_offset, leads)
     select $1, company_id, 0, id, position($3 in content) - 1, position($3 in content) - 1 + length($3), true
     from insights where id = $2`,
    [id, document, text('quote')],
  );
  return id;
}

/** A custom insight that says the same as a generated one. */
function writeInsight({ insert, text }: Teller): Promise<number> {
  const words = text('insight');
  return insert('insights', {
    ...{ file_name: words, file_type: 'insight', content: words, source: 'custom' },
    analysis: {
      ...{ title: words, summary: words, supportingQuote: words, quoteState: 'unfound', sentiment: 0 },
      ...{ keywords: [words], themes: [], businessImpact: words, suggestedTopics: [], sources: [] },
    },
  });
}

/** A person who speaks in the document, and in another one, so that the two can be split. */
function meetPerson({ insert, text }: Teller, documentId: number, other: number, number = ''): Promise<number> {
  const said = (['title', ...describedFields] as const).map((field) => [people[field].name, text('person')]);
  const voices = [documentId, other].map((id) => ({ documentId: id, voice: `mirela${number}` }));
  return insert('people', {
    ...Object.fromEntries(said),
    ...{ name: `${text('person')}${number}`, emoji: '🙂', document_ids: [documentId, other], voices },
    evidence: [{ ...passage({ text }, documentId), fileName: text('file') }],
  });
}

const passage = ({ text }: Pick<Teller, 'text'>, documentId: number) => ({
  ...{ documentId, start: 0, end: 1, quote: text('quote'), speaker: text('person'), place: '' },
});

/** A run that has ended. */
async function analyse({ insert, text }: Teller, document: number, insight: number): Promise<string> {
  const run = newToken();
  await insert('analysis_progress', {
    ...{ session_key: run, status: 'completed', document_ids: [document], insights: [insight] },
    ...{ rag_initialized: true, agent1_complete: true, agent2_complete: true },
    ...{ questions: [text('question')], context_document: text('context') },
  });
  await insert('question_analyses', { session_key: run, status: 'failed', error: text('question') });
  return run;
}

type Talk = { document: number; insight: number; person: number; user: number | undefined };

/** The project's conversations, each with a message and its reply. */
async function converse({ sql, insert, text }: Teller & { sql: Sql }, { document, insight, person, user }: Talk) {
  const words = text('conversation');
  const of = { user_id: user, title: words };
  const reply = {
    sentences: [{ text: words, basis: 'said', citations: [0] }],
    citations: [passage({ text }, document)],
    refused: false,
  };
  const chat = await insert('chat_conversations', {
    ...of,
    insight_id: insight,
    session_key: words,
    context_document: { words },
  });
  const ids = await exchange(sql, 'chat_messages', { conversation: chat, words, content: words, reply });
  const selected = { id: person, name: text('person'), emoji: '🙂' };
  const people = { selected_people: [selected], context_documents: [document] };
  const group = await insert('people_chat_conversations', { ...of, ...people });
  const responses = { responses: [{ person: selected, ...reply }], comparison: null };
  const content = JSON.stringify(words);
  const said = { conversation: group, words, content, reply: responses };
  return { chat, reply: ids, group, groupReply: await exchange(sql, 'people_chat_messages', said) };
}

type Said = { conversation: number; words: string; content: string; reply: object };

/** Stores a message and its reply; returns the id of the reply. */
async function exchange(sql: Sql, table: string, { conversation, words, content, reply }: Said): Promise<number> {
  const conversations = table.replace('messages', 'conversations');
  const type = table.startsWith('people') ? 'jsonb' : 'text';
  const question = idOf(
    await sql(
      `insert into ${table} (conversation_id, company_id, role, content, origin, client_message_id)
       select id, company_id, 'user', $2::${type}, 'chat', $3 from ${conversations} where id = $1 returning id`,
      [conversation, content, words],
    ),
  );
  return idOf(
    await sql(
      `insert into ${table} (conversation_id, company_id, role, content, origin, reply_to, reply)
       select id, company_id, 'assistant', $2::${type}, 'chat', $3, $4 from ${conversations} where id = $1 returning id`,
      [conversation, content, question, JSON.stringify(reply)],
    ),
  );
}

export async function copyDocument(sql: Sql, from: number, project: number): Promise<number> {
  const copy = idOf(
    await sql(
      `insert into insights (company_id, project_id, file_name, file_type, content, source, analysis)
       select company_id, $2, file_name, file_type, content, source, analysis from insights where id = $1 returning id`,
      [from, project],
    ),
  );
  await sql(
    `insert into document_sources (insight_id, company_id, bytes, sha256, media_type, blocks, warnings)
     select $2, company_id, bytes, sha256, media_type, blocks, warnings from document_sources where insight_id = $1 returning insight_id as id`,
    [from, copy],
  );
  return copy;
}
