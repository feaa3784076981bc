import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, Asked } from '#engine/llm/testing/model-server.ts';
import { kindOf } from '#engine/llm/testing/scripted-model.ts';
import { analyzed, endOf, insightsOf, projectWith } from '../../testing/analyses.ts';
import type { SignedIn } from '../../testing/client.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { type ModelSite, plays, setModel, startModelSite } from '../../testing/model-site.ts';

let site: ModelSite;
let admin: SignedIn;
beforeAll(async () => {
  site = await startModelSite();
});
beforeEach(async () => {
  admin = await site.server.newAdmin();
  await setModel(admin, site, { embeddingModel: 'vectors' });
});
afterAll(() => site.stop());

const embeds = (asked: Asked): Answer => {
  const texts = Array.isArray(asked.body.input) ? asked.body.input : [];
  return asked.wire === 'embeddings' ? { vectors: texts.map((text) => [1, String(text).length % 7]) } : plays(asked);
};
/** Embeds, and answers all but one kind of request. */
const failsAt =
  (kind: string) =>
  (asked: Asked): Answer =>
    asked.wire !== 'embeddings' && kindOf(asked) === kind ? { status: 401 } : embeds(asked);
const project = () => projectWith(admin, { 'anna.txt': anna, 'ben.txt': ben });
/** As after a restart: nothing of the documents is left in memory. */
const forgetAll = async (documentIds: readonly number[]) => {
  for (const id of documentIds) await site.server.deps.engine.forget(id);
};
const searches = () =>
  site.peer.asked.filter(({ wire }) => wire === 'embeddings').flatMap(({ body }) => body.input as string[]);
/** The messages of one kind, without the fence that is new in each. */
const messagesOf = (kind: string) =>
  new Set(
    site.peer.asked
      .filter((asked) => asked.wire !== 'embeddings' && kindOf(asked) === kind)
      .map(({ message }) => message.replace(/data [0-9a-f]{24}/g, 'data')),
  );

test('a run that goes on after a restart searches by the stored vectors, and asks what it had asked', async () => {
  site.play(failsAt('insights'));
  const { projectId, documentIds } = await project();
  const { sessionKey } = await analyzed(admin, projectId, documentIds);
  const asked = messagesOf('insights');
  expect(asked.size).toBeGreaterThan(0);
  await forgetAll(documentIds);
  site.play(failsAt('insights'));
  await admin.post(`/api/projects/${projectId}/analysis/${sessionKey}/continue`, { engine: 'model' });
  await endOf(admin, projectId, sessionKey);
  for (const message of messagesOf('insights')) expect(asked).toContain(message);
});

test('a run that is resumed before its first search searches by vectors', async () => {
  site.play(failsAt('notes'));
  const { projectId, documentIds } = await project();
  const { sessionKey } = await analyzed(admin, projectId, documentIds);
  await forgetAll(documentIds);
  site.play(embeds);
  await admin.post(`/api/projects/${projectId}/analysis/${sessionKey}/continue`, { engine: 'model' });
  expect((await endOf(admin, projectId, sessionKey)).status).toBe('completed');
  expect(searches().length).toBeGreaterThan(0);
});

test('chosen questions and conversations search by the stored vectors after a restart', async () => {
  site.play(embeds);
  const { projectId, documentIds } = await project();
  const { sessionKey } = await analyzed(admin, projectId, documentIds);
  await forgetAll(documentIds);
  site.play(embeds);
  const question = 'How are loaves kept fresh until the evening?';
  const chosen = { questions: [question], ragSessionKey: sessionKey };
  await admin.post(`/api/projects/${projectId}/questions/analyze-agent3`, chosen);
  expect(searches()).toContain(question);
  await forgetAll(documentIds);
  const [insight] = await insightsOf(admin, projectId);
  const message = 'Who throws bread away?';
  await admin.post(`/api/insight/${insight?.id}/chat`, {
    ...{ insightId: insight?.id, projectId, message, chatHistory: [], sessionKey: 'null' },
  });
  expect(searches().some((text) => text.includes(message))).toBe(true);
});
