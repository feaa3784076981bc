import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import type { Insight } from '#contract/insights/insights.ts';
import type { Client } from '../../testing/client.ts';
import { anna, ben, chloe } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Client;
let projectId: number;
let ragSessionKey: string;

beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
});

const question = 'What do people say about “throw away”?';
const ask = async () => {
  const path = `/api/projects/${projectId}/questions/analyze-agent3`;
  return (await admin.post(path, { questions: [question], ragSessionKey })).json().insights as Insight[];
};

beforeEach(async () => {
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  const documentIds: number[] = [];
  for (const [name, text] of Object.entries({ 'anna.txt': anna, 'ben.txt': ben, 'chloe.txt': chloe }))
    documentIds.push((await admin.upload(projectId, name, text)).json().id);
  ragSessionKey = (await admin.post(`/api/projects/${projectId}/analyze-documents`, { documentIds })).json().sessionKey;
  await until(async () => {
    const run = await admin.get(`/api/projects/${projectId}/analysis/${ragSessionKey}`);
    return (run.json() as AnalysisProgress).status === 'completed' || undefined;
  }, 'the end of the analysis');
});

describe('a later run of the same question', () => {
  test('writes anew what nobody has edited, in its place', async () => {
    const before = await ask();
    expect(before.length).toBeGreaterThan(0);
    await server.deps.database.pool.query("update insights set content = 'old' where id = $1", [before[0]?.id]);
    expect((await ask()).map((i) => [i.id, i.content])).toEqual(before.map((i) => [i.id, i.content]));
  });

  test.each([
    ['its words', { title: 'Our own title', content: 'Our own words.' }],
    ['its tags alone', { analysis: { keywords: ['our own tag'] } }],
    ['its quote', { analysis: { supportingQuote: 'Nobody has the time to write it down in the evening' } }],
  ])(
    'leaves an insight as people edited it, when they changed %s, and makes no second one of it',
    async (_, changes) => {
      const before = await ask();
      const edited = (await admin.patch(`/api/insights/${before[0]?.id}`, changes)).json() as Insight;
      const after = await ask();
      expect(after[0]).toEqual(edited);
      expect(after.map((i) => i.id)).toEqual(before.map((i) => i.id));
    },
  );

  test('leaves an insight that people talk about, and their conversation with it', async () => {
    const [first] = await ask();
    const path = `/api/projects/${projectId}/insights/${first?.id}/conversations`;
    const { id } = (await admin.post(path, { title: 'About bread' })).json().data;
    await server.deps.database.pool.query("update insights set content = 'talked about' where id = $1", [first?.id]);
    expect((await ask())[0]).toMatchObject({ id: first?.id, content: 'talked about' });
    expect((await admin.get(path)).json().data.map((c: { id: number }) => c.id)).toEqual([id]);
  });

  test('puts what is new beside an edited one that rests on other words', async () => {
    const [first] = await ask();
    await admin.patch(`/api/insights/${first?.id}`, { title: 'Our own title' });
    const elsewhere = ben.indexOf('I keep a paper notebook');
    await server.deps.database.pool.query(
      `update evidence set document_id = (select id from insights where project_id = $2 and file_name = 'ben.txt' and source = 'upload'),
         start_offset = $3, end_offset = $3 + 23, claim_start = $3, claim_end = $3 + 23, quote = 'I keep a paper notebook' where insight_id = $1 and leads`,
      [first?.id, projectId, elsewhere],
    );
    await server.deps.database.pool.query('delete from evidence where insight_id = $1 and not leads', [first?.id]);
    const after = await ask();
    expect(after.find((i) => i.id === first?.id)?.title).toBe('Our own title');
    expect(after.some((i) => i.id !== first?.id && i.title === first?.title)).toBe(true);
  });
});
