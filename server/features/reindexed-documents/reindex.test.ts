import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UsagePage } from '#contract/models/usage.ts';
import type { Answer, Asked } from '#engine/llm/testing/model-server.ts';
import { projectWith } from '../../testing/analyses.ts';
import type { SignedIn } from '../../testing/client.ts';
import { holdEngine } from '../../testing/held-engine.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { type ModelSite, plays, setModel, startModelSite } from '../../testing/model-site.ts';
import { queueStale } from './service.ts';

let site: ModelSite;
let admin: SignedIn;
beforeAll(async () => {
  site = await startModelSite();
});
beforeEach(async () => {
  site.play(embeds);
  admin = await site.server.newAdmin();
  await setModel(admin, site, { embeddingModel: 'first' });
});
afterAll(() => site.stop());

const embeds = (asked: Asked): Answer => {
  const texts = Array.isArray(asked.body.input) ? asked.body.input : [];
  return asked.wire === 'embeddings' ? { vectors: texts.map((_, n) => [1, n]) } : plays(asked);
};
const query = async (text: string, ...values: unknown[]) =>
  (await site.server.deps.database.pool.query(text, values)).rows;
/** The models that made the stored vectors of a document. */
const modelsOf = async (documentId = 0): Promise<string[]> => {
  const text = 'select distinct embedding_model as model from document_chunks where insight_id = $1';
  return (await query(text, documentId)).map(({ model }) => model);
};
/** A name may mean another model on another server. */
const named = (model: string) => `openai-compatible/${site.peer.url.replace('http://', '')}/${model}`;
const indexedWith = async (model: string, documentIds: readonly number[]) => {
  for (const id of documentIds)
    await until(async () => (await modelsOf(id)).join() === named(model) || undefined, `vectors of ${model}`);
};
/** A project whose uploads are indexed with the first model. */
async function indexed(as = admin) {
  const made = await projectWith(as, { 'anna.txt': anna, 'ben.txt': ben });
  await indexedWith('first', made.documentIds);
  return made;
}
/** Rows like those of a document: uploading so many takes a minute. */
async function copiesOf(documentId: number | undefined, count: number): Promise<number[]> {
  const copied = (table: string, changes: string) =>
    `select (jsonb_populate_record(null::${table}, to_jsonb(row) || ${changes})).* from ${table} row`;
  const made = await query(
    `insert into insights ${copied('insights', `jsonb_build_object('id', nextval('insights_id_seq'))`)}, generate_series(1, $2)
     where row.id = $1 returning id`,
    ...[documentId, count],
  );
  const ids = made.map(({ id }) => Number(id));
  const ofCopy = `jsonb_build_object('insight_id', copy, 'id', nextval('document_chunks_id_seq'))`;
  for (const table of ['document_sources', 'document_chunks'])
    await query(
      `insert into ${table} ${copied(table, ofCopy)}, unnest($2::int[]) copy where row.insight_id = $1`,
      ...[documentId, ids],
    );
  return ids;
}
const askedOf = (model: string) => site.peer.asked.filter(({ body }) => body.model === model);
const jobsOf = async (as: { id: number }): Promise<string[]> => {
  const text = `select state from pgboss.job where name = 'reindex-documents'
    and data ->> 'companyId' = (select company_id::text from users where id = $1) order by created_on, id`;
  return (await query(text, as.id)).map(({ state }) => state);
};
const allEnded = (as = admin) =>
  until(async () => {
    const states = await jobsOf(as);
    return states.length > 0 && states.every((state) => state === 'completed') ? states : undefined;
  }, 'the end of the jobs');

describe('another embedding model', () => {
  test('has every vector of the company made again in the background, and of no other company', async () => {
    const { documentIds } = await indexed();
    const other = await site.server.newAdmin();
    await setModel(other, site, { embeddingModel: 'first' });
    const theirs = await indexed(other);
    await setModel(admin, site, { embeddingModel: 'second' });
    await indexedWith('second', documentIds);
    await allEnded();
    for (const id of theirs.documentIds) expect(await modelsOf(id)).toEqual([named('first')]);
    const [one] = await query(
      'select embedding_width as width from document_chunks where insight_id = $1',
      documentIds[0],
    );
    expect(one).toEqual({ width: 1536 });
  });

  test('is one job, however often the settings are saved, and its calls are in the usage', async () => {
    const { documentIds, projectId } = await indexed();
    await allEnded();
    const before = (await jobsOf(admin)).length;
    for (let n = 0; n < 5; n++) await setModel(admin, site, { embeddingModel: 'second' });
    expect((await jobsOf(admin)).length).toBe(before + 1);
    await indexedWith('second', documentIds);
    await allEnded();
    const { rows } = (await admin.get('/api/usage')).json() as UsagePage;
    const calls = rows.filter((row) => row.model === 'second');
    expect(calls).toHaveLength(askedOf('second').length);
    for (const call of calls)
      expect(call).toMatchObject({ stage: 'embedding', project: { id: projectId }, failed: null });
  });

  test('leaves the documents of a project that uses the built-in engine as they are', async () => {
    const { documentIds, projectId } = await indexed();
    await admin.patch(`/api/projects/${projectId}`, { engine: 'embedded' });
    await setModel(admin, site, { embeddingModel: 'second' });
    await allEnded();
    for (const id of documentIds) expect(await modelsOf(id)).toEqual([named('first')]);
  });

  test('stops what is being made for the one before', async () => {
    const { documentIds } = await indexed();
    await allEnded();
    const held = holdEngine(site.server, 'embed');
    await setModel(admin, site, { embeddingModel: 'second' });
    await held.reached;
    await setModel(admin, site, { embeddingModel: 'third' });
    held.release();
    await indexedWith('third', documentIds);
    await allEnded();
    expect(askedOf('second')).toHaveLength(1);
  });

  test('is a job for every twenty documents, so that other companies get their turn between them', async () => {
    const { documentIds } = await indexed();
    documentIds.push(...(await copiesOf(documentIds[0], 19)));
    await allEnded();
    const before = (await jobsOf(admin)).length;
    await setModel(admin, site, { embeddingModel: 'second' });
    await indexedWith('second', documentIds);
    expect((await allEnded()).length).toBe(before + 2);
  });

  test('is found at the start, when the environment has changed meanwhile', async () => {
    const { documentIds } = await indexed();
    await allEnded();
    const before = (await jobsOf(admin)).length;
    await queueStale(site.server.deps);
    expect((await jobsOf(admin)).length).toBe(before);
    await query(
      `update model_settings set embedding_model = 'second' where company_id = (select company_id from users where id = $1)`,
      admin.id,
    );
    await queueStale(site.server.deps);
    await indexedWith('second', documentIds);
  });
});

describe('while an embedding model cannot be used', () => {
  test('the stored vectors stay, nothing is asked beyond the limit, and a higher limit goes on', async () => {
    const { documentIds } = await indexed();
    await setModel(admin, site, { embeddingModel: 'second', maxTokensPerMonth: 1 });
    await allEnded();
    expect(askedOf('second')).toEqual([]);
    for (const id of documentIds) expect(await modelsOf(id)).toEqual([named('first')]);
    await setModel(admin, site, { embeddingModel: 'second', maxTokensPerMonth: null });
    await indexedWith('second', documentIds);
  });

  test('the daily look goes on when the month of a limit has ended', async () => {
    const { documentIds } = await indexed();
    await allEnded();
    const ofAdmin = 'company_id = (select company_id from users where id = $1)';
    await query(`update model_calls set input_tokens = 1000 where ${ofAdmin}`, admin.id);
    await setModel(admin, site, { embeddingModel: 'second', maxTokensPerMonth: 1000 });
    await allEnded();
    expect(askedOf('second')).toEqual([]);
    await query(`update model_calls set created_at = created_at - interval '32 days' where ${ofAdmin}`, admin.id);
    await queueStale(site.server.deps);
    await indexedWith('second', documentIds);
  });

  test('a refused key ends the job without a fault, and the corrected one goes on', async () => {
    const { documentIds } = await indexed();
    site.play((asked) => (asked.headers.authorization === 'Bearer wrong' ? { status: 401 } : embeds(asked)));
    await setModel(admin, site, { embeddingModel: 'second', apiKey: 'wrong' });
    await until(async () => (askedOf('second').length > 0 && (await allEnded())) || undefined, 'the refused call');
    for (const id of documentIds) expect(await modelsOf(id)).toEqual([named('first')]);
    await setModel(admin, site, { embeddingModel: 'second' });
    await indexedWith('second', documentIds);
  });
});

test('a document that is deleted meanwhile gets no passages back', async () => {
  const { documentIds } = await indexed();
  await allEnded();
  const held = holdEngine(site.server, 'embed');
  await setModel(admin, site, { embeddingModel: 'second' });
  await held.reached;
  const [gone = 0, kept = 0] = documentIds;
  expect((await admin.delete(`/api/insights/${gone}`)).statusCode).toBe(200);
  held.release();
  await indexedWith('second', [kept]);
  await allEnded();
  expect(await modelsOf(gone)).toEqual([]);
});
