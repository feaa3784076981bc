import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Question } from '#contract/analysis/questions.ts';
import { buildActors } from '../../testing/actors.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildAccess, buildInsight } from '../../testing/factories.ts';
import { eachRound, raceTimeout } from '../../testing/races.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let colleague: SignedIn;
let client: SignedIn;
let stranger: SignedIn;
let projectId: number;
let documentId: number;

beforeAll(async () => {
  server = await sharedServer();
  ({ admin, user: colleague, client, stranger } = await buildActors(server));
});

beforeEach(async () => {
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  documentId = (await admin.upload(projectId, 'anna.txt', 'Anna: We throw away ten loaves every evening.')).json().id;
});

const at = () => `/api/projects/${projectId}/questions`;
const listed = async (as: Client = colleague) => ((await as.get(at())).json() as Question[]).map((q) => q.question);
const add = (question: unknown, as: Client = admin) => as.post(at(), { question });
const remove = (question: unknown, as: Client = admin) => as.delete(at(), { question });
const rows = async (text: string, ...values: unknown[]) =>
  (await server.deps.database.pool.query(text, values)).rows as Record<string, unknown>[];

describe('an own question', () => {
  test('is trimmed, stored for the whole company and told as it stands', async () => {
    const added = await add('  Who eats the crumbs? ');
    expect(added.statusCode).toBe(201);
    expect(added.json()).toEqual({
      id: expect.any(Number),
      question: 'Who eats the crumbs?',
      source: 'user',
      isAnalyzed: false,
    });
    expect(await listed()).toEqual(['Who eats the crumbs?']);
  });

  test('that stands already, in another case or spacing, gets no duplicate', async () => {
    const first = (await add('Who eats the crumbs?')).json();
    const again = await add('who  EATS the\tcrumbs?', colleague);
    expect(again.json()).toEqual(first);
    const both = await Promise.all([add('What about rain?'), add('What about RAIN?', colleague)]);
    expect(both[0].json().id).toBe(both[1].json().id);
    expect(await listed()).toHaveLength(2);
  });

  test.each([
    ['   ', 'A question needs some text'],
    [undefined, 'A question needs some text'],
    [7, 'A question needs some text'],
    ['?'.repeat(1001), 'A question must be at most 1000 characters'],
  ])('%j is refused with a sentence', async (question, message) => {
    const reply = await add(question);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
  });

  test(
    'of a project that is deleted at the same time is stored, or its project is not found',
    async () => {
      for (const round of eachRound()) {
        const id = (await admin.post('/api/projects', { name: `Round ${round}` })).json().id;
        const [added, deleted] = await Promise.all([
          admin.post(`/api/projects/${id}/questions`, { question: 'Why?' }),
          admin.delete(`/api/projects/${id}`),
        ]);
        expect([201, 404]).toContain(added.statusCode);
        expect(deleted.statusCode).toBe(200);
      }
    },
    raceTimeout,
  );
});

describe('questions that came up with a document or an insight', () => {
  const addWith = (body: object) => admin.post(`/api/insights/${documentId}/questions`, body);

  test('join those of its project, one or several, and remember where they came from', async () => {
    expect((await addWith({ question: 'Who takes the rest?' })).json()).toMatchObject([
      { question: 'Who takes the rest?', source: 'user' },
    ]);
    const several = await addWith({ questions: ['When is it most?', 'who takes THE rest?'] });
    expect(several.statusCode).toBe(201);
    expect(several.json().map((q: Question) => q.question)).toEqual(['When is it most?', 'Who takes the rest?']);
    expect(await listed()).toEqual(['Who takes the rest?', 'When is it most?']);
    expect(await rows('select distinct source_id from questions where project_id = $1', projectId)).toEqual([
      { source_id: documentId },
    ]);
  });

  test('are refused when there is none', async () => {
    for (const body of [{}, { questions: [] }, { questions: [' '] }]) {
      const reply = await addWith(body);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toBe('A question needs some text');
    }
  });
});

describe('deleting a question', () => {
  test('takes it from everybody’s list, and answers the same when it is gone already', async () => {
    await add('Who eats the crumbs?');
    await add('What about rain?');
    expect((await remove('who eats the  crumbs?', colleague)).statusCode).toBe(200);
    expect(await listed(admin)).toEqual(['What about rain?']);
    const again = await remove('Who eats the crumbs?');
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual({ message: 'Question deleted' });
    expect((await remove('  ')).statusCode).toBe(400);
  });

  test('leaves its insights; asked again it takes them back', async () => {
    const { id } = (await add('Who eats the crumbs?')).json();
    const insightId = await buildInsight(server, {
      projectId,
      questionId: id,
      analysis: { question: 'Who eats the crumbs?' },
    });
    await remove('Who eats the crumbs?');
    const ownerOf = () => rows('select question_id from insights where id = $1', insightId);
    expect(await ownerOf()).toEqual([{ question_id: null }]);
    const again = (await add('Who eats the crumbs?')).json();
    expect(again.id).not.toBe(id);
    expect(await ownerOf()).toEqual([{ question_id: again.id }]);
  });
});

test('a client with the insights reads the questions and changes none; another company finds nothing', async () => {
  await add('Who eats the crumbs?');
  await buildAccess(server, { projectId, userId: client.id });
  expect(await listed(client)).toEqual(['Who eats the crumbs?']);
  for (const [who, status] of [
    [client, 403],
    [stranger, 404],
    [server.guest(), 401],
  ] as const) {
    expect((await add('Another one?', who)).statusCode).toBe(status);
    expect((await remove('Who eats the crumbs?', who)).statusCode).toBe(status);
    const reply = await who.post(`/api/insights/${documentId}/questions`, { question: 'Another one?' });
    expect(reply.statusCode).toBe(status);
  }
  expect(await listed()).toEqual(['Who eats the crumbs?']);
});
