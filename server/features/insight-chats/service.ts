import type { chatWithInsight as chatRoute } from '#contract/conversations/insight-conversation-changes.ts';
import type { InsightConversation, InsightMessage } from '#contract/conversations/insight-conversations.ts';
import { type Insight, isDocument } from '#contract/insights/insights.ts';
import { can } from '#contract/roles.ts';
import type { PartOf, ReplyOf } from '#contract/route.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { StoredReply } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { ReplyCache } from '../../http/replies/reply-cache.ts';
import type { ChatCorpus } from '../../jobs/engine-client.ts';
import {
  listConversations as allConversations,
  answerOnce,
  askEngine,
  askProjectEngine,
  type ConversationRow,
  type ConversationScope,
  deleteConversation as deleteIt,
  expectMessages,
  insertConversation,
  messagesOf,
  phrasesOf,
  plainReply,
  postMessage as post,
  readConversation,
  readEarlier,
  readerOf,
  readerOfParts,
  shownConversation,
  shownReply,
  toStored,
  type Writing,
} from '../conversations/service.ts';
import { documentsAmong } from '../documents/service.ts';
import { keepInsight, readInsight } from '../insights/service.ts';
import { lockProject, readProject } from '../projects/service.ts';
import { asMaterial, asTurns, documentsOf, shownMessage } from './rules.ts';

type Needs = Pick<Deps, 'db'>;
type EngineNeeds = Pick<Deps, 'db' | 'engine' | 'config' | 'log'>;
type InsightScope = ProjectScope & { insightId: number };

const shown = (scope: ProjectScope, row: ConversationRow<'insight'>): InsightConversation => ({
  ...shownConversation(scope, row),
  insightId: row.insightId,
});

export async function listConversations(deps: EngineNeeds, scope: InsightScope): Promise<InsightConversation[]> {
  expectMessages(deps, scope);
  return (await allConversations(deps.db, 'insight', scope)).map((row) => shown(scope, row));
}

/** From now on no analysis replaces the insight: the conversation would be about something else. */
export function startConversation(
  { db }: Needs,
  scope: InsightScope,
  fields: { title: string; sessionKey: string; clientConversationId: string | undefined },
): Promise<InsightConversation> {
  return db.transaction(async (tx) => {
    await lockProject(tx, scope);
    if (!(await keepInsight(tx, scope))) throw notFound();
    const row = await insertConversation(tx, 'insight', scope, { ...fields, insightId: scope.insightId });
    if (row?.insightId !== scope.insightId) throw notFound();
    return shown(scope, row);
  });
}

export const deleteConversation = (deps: Needs, scope: ConversationScope): Promise<void> =>
  deleteIt(deps, 'insight', scope);

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

export async function chat(
  deps: EngineNeeds & Pick<Deps, 'changes'>,
  scope: InsightScope,
  { sendPart, ...input }: Asked,
): Promise<ReplyOf<typeof chatRoute>> {
  const { storeIn } = input;
  const [insight, conversation, earlier] = await Promise.all([
    readOne(deps, scope),
    storeIn && conversationOf(deps, scope, storeIn.conversationId),
    storeIn && readEarlier(deps, 'insight', scope, storeIn),
  ]);
  if (storeIn && conversation?.insightId !== scope.insightId) throw notFound();
  const readerOfPart = readerOfParts<'insight'>(deps, scope);
  const onPart = sendPart
    ? async (soFar: StoredReply) => sendPart({ response: shownReply(soFar, await readerOfPart(soFar)) })
    : undefined;
  const { reply, stored } = await answerOnce(
    deps,
    'insight',
    scope,
    { ...input, earlier, onPart },
    (history, writing) => answer(deps, scope, { insight, message: input.message, history }, writing),
  );
  const reader = await readerOf(deps, scope, [reply]);
  const response = { ...shownReply(reply, reader), stopped: reply.stopped ?? false };
  return { success: true, data: { response, stored } };
}

const conversationOf = ({ db }: Needs, scope: ProjectScope, conversationId: number) =>
  readConversation(db, 'insight', { ...scope, conversationId });

type Asked = {
  message: string;
  storeIn?: { conversationId: number; clientMessageId: string } | undefined;
  /** Is given the reply while it is written. */
  sendPart?: ((part: PartOf<typeof chatRoute>) => void) | undefined;
};
type Question = { insight: Insight; message: string; history: readonly { text: string; reply: StoredReply }[] };

async function answer(
  deps: EngineNeeds,
  scope: InsightScope,
  { insight, message, history }: Question,
  { signal, show }: Writing<'insight'>,
): Promise<StoredReply> {
  const [project, documentIds] = await Promise.all([readProject(deps, scope), documentIdsOf(deps, scope, insight)]);
  const { language } = project;
  const input = { insight: asMaterial(insight), message, history: asTurns(history), language };
  const nothing = plainReply(phrasesOf(language).noMaterial);
  const write = async (corpus: ChatCorpus) => {
    let reply = nothing;
    for await (const soFar of corpus.askInsight(input)) {
      reply = toStored(soFar);
      await show(reply);
    }
    return reply;
  };
  return (await askProjectEngine(deps, scope, documentIds, write, { signal, project })) ?? nothing;
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
  const [{ language }, documentIds] = await Promise.all([readProject(deps, scope), documentIdsOf(deps, scope, data)]);
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
