import type { chatWithInsight as chatRoute } from '#contract/conversations/insight-conversation-changes.ts';
import type { InsightConversation, InsightMessage } from '#contract/conversations/insight-conversations.ts';
import { type Insight, isDocument } from '#contract/insights/insights.ts';
import { can } from '#contract/roles.ts';
import type { ReplyOf } from '#contract/route.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { StoredCitation, StoredReply } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../errors.ts';
import type { ReplyCache } from '../../http/reply-cache.ts';
import {
  answerOnce,
  askEngine,
  type ConversationScope,
  deleteConversation as deleteIt,
  expectMessages,
  mayDelete,
  messagesOf,
  plainReply,
  postMessage as post,
  readerOf,
  shownReply,
  toStored,
} from '../conversations/service.ts';
import { documentsAmong } from '../documents/service.ts';
import { keepInsight, readInsight } from '../insights/service.ts';
import { lockProject, readProject } from '../projects/service.ts';
import {
  type ConversationRow,
  insertConversation,
  isOfInsight,
  listOfInsight,
  lockMessage,
  markSaved,
} from './repo.ts';
import { asMaterial, asTurns, documentsOf, shownMessage } from './rules.ts';

type Needs = Pick<Deps, 'db'>;
type EngineNeeds = Pick<Deps, 'db' | 'engine'>;
type InsightScope = ProjectScope & { insightId: number };

const shown = (
  scope: ProjectScope,
  { userId, createdAt, updatedAt, ...row }: ConversationRow,
): InsightConversation => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  mayDelete: mayDelete(scope, userId),
});

export async function listConversations(deps: EngineNeeds, scope: InsightScope): Promise<InsightConversation[]> {
  expectMessages(deps, scope);
  return (await listOfInsight(deps.db, scope)).map((row) => shown(scope, row));
}

/** From now on no analysis replaces the insight: the conversation would be about something else. */
export function startConversation(
  { db }: Needs,
  scope: InsightScope,
  fields: { title: string; sessionKey: string },
): Promise<InsightConversation> {
  return db.transaction(async (tx) => {
    await lockProject(tx, scope);
    if (!(await keepInsight(tx, scope))) throw notFound();
    return shown(scope, await insertConversation(tx, scope, fields));
  });
}

export const deleteConversation = ({ db }: Needs, scope: ConversationScope): Promise<void> =>
  deleteIt(db, 'insight', scope);

export async function listMessages(deps: Needs, scope: ConversationScope): Promise<InsightMessage[]> {
  const rows = await messagesOf(deps, 'insight', scope);
  const reader = await readerOf(
    deps,
    scope,
    rows.flatMap((row) => row.reply ?? []),
  );
  return rows.map((row) => shownMessage(row, reader));
}

export async function postMessage(
  deps: Needs,
  scope: ConversationScope,
  message: { role: 'user' | 'assistant'; content: string },
): Promise<InsightMessage> {
  return shownMessage(await post(deps, 'insight', scope, message), await readerOf(deps, scope, []));
}

/** An insight; a document counts as missing. */
export async function readOne({ db }: Needs, scope: InsightScope): Promise<Insight> {
  const insight = await readInsight(db, scope);
  if (isDocument(insight)) throw notFound();
  return insight;
}

const noMaterial =
  'This insight quotes no document of the project, so there is nothing to answer from. Add a quote to it and ask again.';

export async function chat(
  deps: EngineNeeds & Pick<Deps, 'config'>,
  scope: InsightScope,
  input: { message: string; storeIn?: { conversationId: number; clientMessageId: string } | undefined },
): Promise<ReplyOf<typeof chatRoute>> {
  const insight = await readOne(deps, scope);
  const { storeIn } = input;
  if (storeIn && !(await isOfInsight(deps.db, scope, storeIn.conversationId))) throw notFound();
  const { reply, stored } = await answerOnce(deps, 'insight', scope, input, (history) =>
    answer(deps, scope, { insight, message: input.message, history }),
  );
  const reader = await readerOf(deps, scope, [reply]);
  return { success: true, data: { response: shownReply(reply, reader), stored } };
}

type Question = { insight: Insight; message: string; history: readonly { text: string; reply: StoredReply }[] };

async function answer(
  deps: EngineNeeds,
  scope: InsightScope,
  { insight, message, history }: Question,
): Promise<StoredReply> {
  const { language } = await readProject(deps, scope);
  const input = { insight: asMaterial(insight), message, history: asTurns(history), language };
  const reply = await askEngine(deps, scope, await documentIdsOf(deps, scope, insight), (c) => c.askInsight(input));
  return reply ? toStored(reply) : plainReply(noMaterial);
}

const documentIdsOf = async ({ db }: Needs, scope: InsightScope, insight: Insight): Promise<number[]> =>
  (await documentsAmong(db, scope, documentsOf(insight))).map((d) => d.id);

/** The insight with questions worth asking, which are kept for as long as the insight does not change. */
export async function readWithSuggestions(
  deps: EngineNeeds & Pick<Deps, 'log'>,
  scope: InsightScope,
  suggestions: ReplyCache,
): Promise<{ data: Insight; suggestedQuestions: string[] }> {
  const data = await readOne(deps, scope);
  if (can(scope.role, 'insights.chat') !== 'allowed') return { data, suggestedQuestions: [] };
  const { language } = await readProject(deps, scope);
  const documentIds = await documentIdsOf(deps, scope, data);
  const state = `${data.updatedAt} ${language} ${documentIds.join()}`;
  try {
    const list = await suggestions.get(`${scope.companyId}:${scope.insightId}`, state, async () => {
      const input = { insight: asMaterial(data), language };
      const questions = await askEngine(deps, scope, documentIds, (corpus) => corpus.suggestQuestions(input));
      return Buffer.from(JSON.stringify(questions ?? []));
    });
    return { data, suggestedQuestions: JSON.parse(list.toString()) };
  } catch (err) {
    // The insight can be read without them.
    deps.log.error({ err, insight: scope.insightId }, 'no questions could be suggested');
    return { data, suggestedQuestions: [] };
  }
}

/** A reply that is about to be saved as an insight, locked until the transaction ends. */
export type SavableReply = { passages: NonNullable<StoredCitation>[]; savedAs: number | null };

const notAReply = 'Only replies can be saved as insights.';

export async function lockReply(tx: Tx, scope: ProjectScope, messageId: number): Promise<SavableReply> {
  const message = await lockMessage(tx, scope, messageId);
  if (!message) throw notFound();
  if (message.role !== 'assistant') throw conflict(notAReply);
  const passages = message.reply?.citations.filter((c) => c !== null) ?? [];
  return { passages, savedAs: message.savedInsightId };
}

export const markReplySaved = (tx: Tx, scope: ProjectScope, messageId: number, insightId: number): Promise<void> =>
  markSaved(tx, scope, messageId, insightId);
