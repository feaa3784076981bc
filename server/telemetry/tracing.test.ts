import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '#engine/llm/testing/model-server.ts';
import { traceQueries } from '../db/connection/trace-queries.ts';
import { indexDocument } from '../features/documents/jobs.ts';
import { waitForJob } from '../jobs/wait-for-job.ts';
import { analyzed, projectWith } from '../testing/analyses.ts';
import { anna, ben } from '../testing/interviews.ts';
import { plays, setModel } from '../testing/model-site.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';
import { kindOf, type Span, withinSpan } from './tracing.ts';

type Value = { stringValue?: string; intValue?: number };
type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
};

let collector: Server;
let server: OwnServer;
let peer: ModelServer;
const spans: Sent[] = [];
const headers: unknown[] = [];
const bodies: string[] = [];

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
    bodies.push(JSON.stringify(body));
    headers.push(request.headers.authorization);
    for (const { scopeSpans } of body.resourceSpans) for (const one of scopeSpans) spans.push(...one.spans);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  peer = await startModelServer(plays);
  server = await startTestServer({
    AI_ALLOWED_BASE_URLS: peer.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
  });
  const admin = await server.newAdmin('tracer');
  const project = await admin.post('/api/projects', { name: 'Sesame buns', description: 'poppy seeds' });
  await admin.get(`/api/projects/${project.json().id}`);
  await admin.get('/api/verify-invitation/secret-token');
  const payload = { companyId: 1, projectId: 1, userId: 1, documentId: 1 };
  const id = await server.deps.jobs.send(indexDocument, payload);
  await waitForJob(server.deps, indexDocument, id, new AbortController().signal);
  await setModel(admin, { peer });
  const { projectId, documentIds } = await projectWith(admin, { 'anna.txt': anna, 'ben.txt': ben });
  await analyzed(admin, projectId, documentIds);
  // Sends what is left.
  await server.stop();
});
afterAll(async () => {
  collector.close();
  await peer.close();
});

const named = (name: string) => spans.filter((span) => span.name === name);
const partsOf = (span: Sent | undefined) => spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
const attributeOf = (span: Sent | undefined, key: string) =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0];

test('a request is a trace under its route, with its queries as parts', () => {
  const [request] = named('GET /api/projects/:id');
  expect(attributeOf(request, 'http.response.status_code')).toBe(200);
  const queries = partsOf(request);
  expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT sessions', 'SELECT projects']));
  expect(new Set(queries.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
});

test('a job is a trace, too', () => {
  const [job] = named('job index-document');
  expect(job).toBeDefined();
  expect(partsOf(job).length).toBeGreaterThan(0);
});

test('each call of a model is a part of the job that makes it, with what it read and wrote', () => {
  const calls = spans.filter(({ name }) => name.startsWith('model '));
  expect(calls.length).toBe(peer.asked.length);
  const stages = ['notes', 'themes', 'insights', 'confirmation', 'contradictions'];
  expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(stages.map((stage) => `model ${stage}`)));
  const jobs = new Set(spans.flatMap(({ name, spanId }) => (name.startsWith('job ') ? [spanId] : [])));
  for (const call of calls) {
    expect(jobs).toContain(call.parentSpanId);
    expect(attributeOf(call, 'gen_ai.request.model')).toBe('scripted');
    expect(Number(attributeOf(call, 'gen_ai.usage.input_tokens'))).toBeGreaterThan(0);
  }
});

test('no words of customers, tokens or values are sent, and the key of the collector is', () => {
  expect(bodies.join()).not.toMatch(/sesame|poppy|loaves|left over|sk-test|secret-token|tracer@|quiet-river|\$1/i);
  expect(new Set(headers)).toEqual(new Set(['Bearer key']));
});

test('an error is named by its kind, never by its message', () => {
  expect(kindOf(Object.assign(new Error('“We throw bread away” is wrong'), { code: '23505' }))).toBe('23505');
  expect(kindOf(new TypeError('words'))).toBe('TypeError');
  expect(kindOf({ code: 'words of a person' })).toBe('Error');
});

test('a query that fails ends its part with the code of the database, and still fails', async () => {
  const ended: (string | undefined)[] = [];
  const part = { end: (failed?: string) => ended.push(failed) } as unknown as Span;
  const span = { part: () => part } as unknown as Span;
  const client = { query: (_text: string) => Promise.reject(Object.assign(new Error('words'), { code: '23505' })) };
  traceQueries(client as never);
  await expect(withinSpan(span, () => client.query('select 1'))).rejects.toThrow('words');
  expect(ended).toEqual(['23505']);
});
