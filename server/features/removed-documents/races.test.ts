import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { analyzed, insightsOf, projectWith } from '../../testing/analyses.ts';
import type { Client } from '../../testing/client.ts';
import { buildInsight, buildQuestion } from '../../testing/factories.ts';
import { type HeldChats, holdChats, holdEngine } from '../../testing/held-engine.ts';
import { until } from '../../testing/mailbox.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

const asked = 'What annoys you about the way to the mill?';
const interview = (answer: string) => `Interviewer: ${asked}\n\n${answer}\n`;
const lead = 'The worst problem is the late bus at the bridge.';
/** The canary stands in the answer of another who was asked the same. */
const files = {
  'mara.txt': interview(`Mara: ${lead}`),
  'tom.txt': interview('Tom: The quorblatt tram never stops at the mill after seven.'),
  'ida.txt': interview('Ida: I walk across the meadow, because the road is steep.'),
};

let server: OwnServer;
let admin: Client;
let held: HeldChats | undefined;
let projectId: number;
let documentIds: [mara: number, tom: number, ida: number];
beforeAll(async () => {
  // Not the shared server: the tests make the engine wait.
  server = await startTestServer();
  admin = await server.newAdmin();
});
beforeEach(async () => {
  const project = await projectWith(admin, files);
  projectId = project.projectId;
  documentIds = project.documentIds as typeof documentIds;
});
afterEach(() => held?.release());
afterAll(() => server.stop());

const remove = (id: number) => admin.delete(`/api/insights/${id}`);
const everything = async () => JSON.stringify(await insightsOf(admin, projectId));

describe('a document deleted while chosen questions are answered', () => {
  const ask = async () => {
    const { sessionKey: ragSessionKey } = await analyzed(admin, projectId, documentIds);
    await server.deps.database.pool.query(
      "delete from insights where project_id = $1 and source is distinct from 'upload'",
      [projectId],
    );
    held = holdEngine(server, 'markInsights');
    const answered = admin.post(`/api/projects/${projectId}/questions/analyze-agent3`, {
      ...{ questions: [asked], ragSessionKey },
    });
    await held.reached;
    return { answered };
  };

  test('is refused until they have been', async () => {
    const { answered } = await ask();
    const refused = await remove(documentIds[1]);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('is being analyzed')]);
    held?.release();
    await answered;
    expect(await everything()).toContain('quorblatt');
    expect((await remove(documentIds[1])).statusCode).toBe(200);
    expect(await everything()).not.toContain('quorblatt');
  });

  test('leaves no word in what is stored, even if it is gone', async () => {
    const { answered } = await ask();
    await server.deps.database.pool.query('delete from insights where id = $1', [documentIds[1]]);
    held?.release();
    expect((await answered).json().insights.length).toBeGreaterThan(0);
    expect(await everything()).not.toMatch(/quorblatt|tom\.txt/);
  });
});

test('a document deleted while insights are rebuilt without another leaves no word in them', async () => {
  const questionId = await buildQuestion(server, { projectId, question: asked, documentIds });
  const [mara, tom, ida] = documentIds;
  const id = await buildInsight(server, {
    ...{ projectId, questionId },
    quotes: [
      { documentId: mara, quote: lead },
      { documentId: ida, quote: 'I walk across the meadow, because the road is steep.' },
    ],
    analysis: { question: asked, title: 'The late bus at the bridge' },
  });
  held = holdChats(server, undefined, true);
  const first = remove(ida);
  await held.reached;
  const second = remove(tom);
  await until(async () => {
    const { statusCode } = await admin.get(`/api/documents/${tom}/dependents`);
    return statusCode === 404 || undefined;
  }, 'the second deletion');
  held.release();
  expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
  const row = (await insightsOf(admin, projectId)).find((insight) => insight.id === id);
  expect(row?.analysis.summary).toMatch(/Mara/);
  expect(JSON.stringify(row)).not.toMatch(/quorblatt|Tom/);
});
