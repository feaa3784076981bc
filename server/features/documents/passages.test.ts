import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForJob } from '../../access/scope.ts';
import { inCompany } from '../../db/tenant.ts';
import { type EngineClient, type OpenCorpus, startEngine } from '../../jobs/engine-client.ts';
import type { SignedIn } from '../../testing/client.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';
import { loadVectors, syncPassages } from './passages.ts';
import { engineInputs } from './service.ts';

let server: TestServer;
let admin: SignedIn;
const testModule = new URL('../../testing/model-engine.ts', import.meta.url).href;
const modelEngine = startEngine(testModule);
beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
});
afterAll(() => modelEngine.close());

const sql = async (text: string, ...values: unknown[]) => (await server.deps.database.pool.query(text, values)).rows;

type Project = { companyId: number; projectId: number; userId: number; documentIds: number[] };

async function newProject(): Promise<Project> {
  const { id } = (await admin.post('/api/projects', { name: 'Bakeries' })).json();
  const documentIds: number[] = [];
  for (const [name, text] of Object.entries({ 'anna.txt': anna, 'ben.txt': ben }))
    documentIds.push((await admin.upload(id, name, text)).json().id);
  const [row] = await sql('select company_id from projects where id = $1', id);
  await until(async () => (await modelsOf(documentIds)).length > 1 || undefined, 'the passages of both documents');
  return { companyId: row.company_id, projectId: id, userId: admin.id, documentIds };
}

const modelsOf = (documentIds: number[]) =>
  sql(
    `select insight_id, ordinal, embedding_model, embedding_width from document_chunks
      where insight_id = any($1) and embedding is not null order by insight_id, ordinal`,
    documentIds,
  );

/** Runs the stage as an analysis does. Answers which passages were embedded and what the engine says of its vectors. */
async function sync(project: Project, engine: EngineClient) {
  const scope = openForJob(project);
  const { documentIds } = project;
  const embedded: number[] = [];
  const described = await inCompany(project.companyId, async () => {
    const inputs = await engineInputs(server.deps, scope, documentIds);
    return engine.withCorpus(`sync:${documentIds}`, inputs, async (corpus) => {
      const watched: OpenCorpus = {
        ...corpus,
        embed(passages) {
          embedded.push(...passages);
          return corpus.embed(passages);
        },
      };
      await syncPassages(server.deps, scope, { corpus: watched, documentIds });
      await loadVectors(server.deps, scope, watched);
      return corpus.describe({ brief: {}, language: 'english' });
    });
  });
  return { embedded, described };
}

test('an upload is stored with the model and the width of its vectors', async () => {
  const { documentIds } = await newProject();
  for (const row of await modelsOf(documentIds))
    expect(row).toMatchObject({ embedding_model: 'feature-hashing-2', embedding_width: 1536 });
});

test('a run over unchanged documents embeds nothing again', async () => {
  const project = await newProject();
  expect((await sync(project, server.deps.engine)).embedded).toEqual([]);
});

test('an engine with another model replaces the vectors once, and is given the stored ones from then on', async () => {
  const project = await newProject();
  const first = await sync(project, modelEngine);
  expect(first.embedded.length).toBeGreaterThan(1);
  const again = await sync(project, modelEngine);
  expect(again.embedded).toEqual([]);
  expect(again.described).toBe(`${first.embedded.length} of ${first.embedded.length}`);
  for (const row of await modelsOf(project.documentIds)) expect(row).toMatchObject({ embedding_model: 'test-model' });
});

test('passages that the document no longer has are replaced or removed', async () => {
  const project = await newProject();
  const [documentId] = project.documentIds;
  const before = await sql('select content, metadata from document_chunks where insight_id = $1', documentId);
  await sql(
    `insert into document_chunks (company_id, insight_id, ordinal, content, embedding, embedding_model, embedding_width, metadata)
     select company_id, insight_id, ordinal + 40, content, embedding, embedding_model, embedding_width, metadata
       from document_chunks where insight_id = $1`,
    documentId,
  );
  await sql(
    `update document_chunks set content = 'cut otherwise', metadata = jsonb_set(metadata, '{end}', '3')
      where insight_id = $1 and ordinal = 0`,
    documentId,
  );
  await sync(project, server.deps.engine);
  const after = await sql('select content, metadata from document_chunks where insight_id = $1', documentId);
  expect(after).toEqual(before);
});
