import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, Asked } from '#engine/llm/testing/model-server.ts';
import { analyzed, projectWith } from '../../testing/analyses.ts';
import type { SignedIn } from '../../testing/client.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
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
  return asked.wire === 'embeddings' ? { vectors: texts.map((_, n) => [1, n]) } : plays(asked);
};
const models = async (documentIds: number[]): Promise<string[]> => {
  const { rows } = await site.server.deps.database.pool.query(
    'select distinct insight_id, embedding_model from document_chunks where insight_id = any($1)',
    [documentIds],
  );
  return rows.map((row) => row.embedding_model);
};
/** A project whose uploads are indexed. */
async function indexed() {
  const made = await projectWith(admin, { 'anna.txt': anna, 'ben.txt': ben });
  await until(async () => (await models(made.documentIds)).length === 2 || undefined, 'both documents indexed');
  return made;
}
/** A name may mean another model on another server. */
const vectors = () => `openai-compatible/${site.peer.url.replace('http://', '')}/vectors`;
const embeddings = () => site.peer.asked.filter(({ wire }) => wire === 'embeddings');

test('an upload is indexed with the embedding model that is set, and a run embeds none of its passages again', async () => {
  site.play(embeds);
  const { projectId, documentIds } = await indexed();
  expect(new Set(await models(documentIds))).toEqual(new Set([vectors()]));
  const before = embeddings().length;
  expect((await analyzed(admin, projectId, documentIds)).status).toBe('completed');
  const texts = embeddings()
    .slice(before)
    .flatMap(({ body }) => body.input);
  expect(texts.some((text) => String(text).includes('Anna:'))).toBe(false);
});

test('an upload can be searched when the embedding model fails, and the next run asks the model again', async () => {
  site.play((asked) => (asked.wire === 'embeddings' ? { status: 401 } : plays(asked)));
  const { projectId, documentIds } = await indexed();
  expect(new Set(await models(documentIds))).toEqual(new Set(['feature-hashing-2']));
  site.play(embeds);
  expect((await analyzed(admin, projectId, documentIds)).status).toBe('completed');
  expect(new Set(await models(documentIds))).toEqual(new Set([vectors()]));
});
