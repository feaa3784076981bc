import type { TrashKind } from '#contract/trash.ts';
import { digestOf } from '../features/questions/rules.ts';
import type { Insert, Sql, Texts } from './places.ts';

/** The ids that the objects in a project's trash had. */
export type Trashed = {
  trashedInsight: number;
  trashedQuestion: number;
  trashedTopic: number;
  trashedChat: number;
  trashedGroup: number;
};
type Owner = { insight: number; user: number | undefined };

/** Adds one object of each kind to the project and moves it to the trash. */
export async function throwAway(
  { sql, insert, text }: { sql: Sql; insert: Insert; text: Texts },
  { insight, user }: Owner,
): Promise<Trashed> {
  const move = (kind: TrashKind, table: string, id: number, title: string) =>
    moveRow(sql, { kind, table, id, title, user });
  const words = (kind: string) => `${text(kind)} thrown away`;
  const said = words('insight');
  const question = words('question');
  const topic = words('topic');
  const chat = words('conversation');
  const of = { user_id: user, title: chat };
  const ofChat = { ...of, insight_id: insight, session_key: chat };
  const analysis = {
    ...{ title: said, summary: said, supportingQuote: said, businessImpact: said, sentiment: 0 },
    ...{ keywords: [], themes: [], suggestedTopics: [], sources: [] },
  };
  const written = { file_name: said, file_type: 'insight', content: said, source: 'custom', analysis };
  const asked = { question, digest: digestOf(question) };
  return {
    trashedInsight: await move('insight', 'insights', await insert('insights', written), said),
    trashedQuestion: await move('question', 'questions', await insert('questions', asked), question),
    trashedTopic: await move('topic', 'topics', await insert('topics', { name: topic, color: '#3B82F6' }), topic),
    trashedChat: await move(
      'insight-conversation',
      'chat_conversations',
      await insert('chat_conversations', ofChat),
      chat,
    ),
    trashedGroup: await move(
      'people-conversation',
      'people_chat_conversations',
      await insert('people_chat_conversations', { ...of, selected_people: [] }),
      chat,
    ),
  };
}

type Moved = { kind: TrashKind; table: string; id: number; title: string; user: number | undefined };

async function moveRow(sql: Sql, { kind, table, id, title, user }: Moved): Promise<number> {
  await sql(
    `insert into trash_items
       (kind, object_id, company_id, project_id, title, author_id, deleted_by, expires_at, document_ids, snapshot)
     select $2::text, id, company_id, project_id, $3, $4::int, $4::int, now() + interval '30 days', '[]',
       jsonb_build_object('rows', jsonb_build_object($5::text, jsonb_build_array(to_jsonb(t))), 'links', '[]'::jsonb)
     from ${table} t where id = $1`,
    [id, kind, title, user, table],
  );
  await sql(`delete from ${table} where id = $1`, [id]);
  return id;
}
