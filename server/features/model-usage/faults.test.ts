import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer, Asked } from '#engine/llm/testing/model-server.ts';
import { kindOf } from '#engine/llm/testing/scripted-model.ts';
import { analyzed, endOf, projectWith } from '../../testing/analyses.ts';
import type { SignedIn } from '../../testing/client.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { type ModelSite, plays, setModel, startModelSite } from '../../testing/model-site.ts';
import { startUntrustedServer } from '../../testing/untrusted-server.ts';

let site: ModelSite;
let admin: SignedIn;
/** A port that is never handed out: one that was closed may be another test's by then. */
const gone = 'http://127.0.0.1:2/v1';
let untrusted: Awaited<ReturnType<typeof startUntrustedServer>>;
beforeAll(async () => {
  untrusted = await startUntrustedServer();
  site = await startModelSite({ also: [gone, untrusted.url] });
});
beforeEach(async () => {
  site.play(plays);
  admin = await site.server.newAdmin();
});
afterAll(async () => {
  await site.stop();
  await untrusted.close();
});

const says = (status: number, message: string): Answer => ({ status, body: JSON.stringify({ error: { message } }) });
const answers = (asked: Asked): Answer => (kindOf(asked) ? plays(asked) : { text: '{"ok": true}' });
const tested = async () => (await admin.post('/api/settings/model/test')).json();
const project = () => projectWith(admin, { 'anna.txt': anna, 'ben.txt': ben });
const continued = async (projectId: number, key: string) => {
  await admin.post(`/api/projects/${projectId}/analysis/${key}/continue`, { engine: 'model' });
  return endOf(admin, projectId, key);
};

const faults: [string, Answer, RegExp][] = [
  ['a wrong key', says(401, 'Incorrect API key'), /^\S+ refused the key\. Check the API key and what it may use\.$/],
  [
    'an unknown model',
    says(404, 'The model `scripted` does not exist'),
    /^\S+ has no model named “scripted”\. Check its name\.$/,
  ],
  [
    'an exhausted quota',
    says(429, 'You exceeded your current quota'),
    /^The account at \S+ has no credit left\. Add credit there, then try again\.$/,
  ],
  [
    'a window of 4,000 tokens',
    says(400, "This model's maximum context length is 4096 tokens"),
    /^The text is longer than scripted can read at once\. Enter how many tokens the model holds in the settings\.$/,
  ],
  [
    'an address of something else',
    { status: 404, body: 'Not found' },
    /^There is no model interface at \S+\. Check the address, which often ends in \/v1\.$/,
  ],
];

describe.each(faults)('%s', (_, answer, sentence) => {
  test('is told in the same sentence by a test and by a run, which goes on once it is mended', async () => {
    await setModel(admin, site);
    site.play(() => answer);
    const { ok, message } = await tested();
    expect(ok).toBe(false);
    expect(message).toMatch(sentence);
    const { projectId, documentIds } = await project();
    // It appears in the middle of the run: what was asked before is kept.
    site.play((asked) => (kindOf(asked) === 'insights' ? answer : plays(asked)));
    const run = await analyzed(admin, projectId, documentIds);
    expect(run).toMatchObject({ status: 'error', error: message, agent1Complete: true, canContinue: true });
    site.play(plays);
    expect(await continued(projectId, run.sessionKey)).toMatchObject({ status: 'completed', questions: run.questions });
    expect(site.peer.asked.map(kindOf)).not.toContain('notes');
  });

  test('is told to whoever identifies people', async () => {
    await setModel(admin, site);
    site.play(() => answer);
    const { projectId, documentIds } = await project();
    const reply = await admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds });
    expect(reply.statusCode).toBe(503);
    expect(reply.json().message).toMatch(sentence);
  });
});

test.each([
  ['nothing listens', () => gone, /^\S+ cannot be reached\. Check the address, and that the server runs\.$/],
  ['the certificate is not valid', () => untrusted.url, /^The certificate of \S+ is not valid\.$/],
])('where %s at the address, a test, a run and an identification say so', async (_, url, sentence) => {
  await setModel(admin, site, { baseUrl: url() });
  expect((await tested()).message).toMatch(sentence);
  const { projectId, documentIds } = await project();
  const run = await analyzed(admin, projectId, documentIds);
  expect(run.error).toMatch(sentence);
  const refused = await admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds });
  expect(refused.statusCode).toBe(503);
  expect(refused.json().message).toMatch(sentence);
  await setModel(admin, site);
  expect(await continued(projectId, run.sessionKey)).toMatchObject({ status: 'completed', error: null });
});

test('an identification that reaches the limit of the month says so, and identifies people once there is room', async () => {
  await setModel(admin, site, { maxTokensPerMonth: 1 });
  const { projectId, documentIds } = await project();
  const identify = () => admin.post(`/api/projects/${projectId}/people/analyze`, { documentIds });
  const refused = await identify();
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toMatch(/^Your company's limit of 1 tokens a month for the language model is reached/);
  expect(site.peer.asked).toEqual([]);
  await setModel(admin, site);
  expect((await identify()).json().map(({ name }: { name: string }) => name)).toEqual(['Anna', 'Ben']);
});

test('a server without a JSON mode passes the test and completes a run', async () => {
  await setModel(admin, site, { model: 'plain-words' });
  site.play((asked: Asked) =>
    asked.body.response_format ? says(400, 'response_format is not supported') : answers(asked),
  );
  const settings = { model: 'plain-words' };
  expect(await tested()).toMatchObject({ ok: true, message: `${settings.model} answers.` });
  const { projectId, documentIds } = await project();
  expect((await analyzed(admin, projectId, documentIds)).status).toBe('completed');
});

test('a document longer than any window is read in parts', async () => {
  await setModel(admin, site, { contextTokens: 4_000 });
  const long = Array.from(
    { length: 400 },
    (_, n) => `Anna: On day ${n} we threw away ${n + 3} loaves because nobody came.`,
  );
  const endless = `Anna: ${'and then we waited for the van and counted the loaves again '.repeat(900)}`;
  const { projectId, documentIds } = await projectWith(admin, { 'long.txt': [...long, endless].join('\n') });
  const longest = () =>
    Math.max(...site.peer.asked.map(({ instructions, message }) => (instructions + message).length));
  site.play((asked) =>
    (asked.instructions + asked.message).length > 4_000 * 4.3 ? says(400, 'maximum context length') : plays(asked),
  );
  expect(await analyzed(admin, projectId, documentIds)).toMatchObject({ status: 'completed', error: null });
  expect(longest()).toBeGreaterThan(4_000);
});

test('a change of the provider during a run ends it with a sentence before the next call', async () => {
  await setModel(admin, site);
  const { projectId, documentIds } = await project();
  let change: Promise<unknown> | undefined;
  // The first call is answered once the change is stored: the run could end before it otherwise.
  site.play(async (asked) => {
    change ??= setModel(admin, site, { provider: 'openai', baseUrl: null, apiKey: 'sk-other' });
    await change;
    return plays(asked);
  });
  const run = await analyzed(admin, projectId, documentIds);
  expect(run.error).toBe(
    'The settings of the language model have changed since the analysis started. Continue with the built-in engine, or start the analysis again.',
  );
  await setModel(admin, site);
  expect((await continued(projectId, run.sessionKey)).status).toBe('completed');
});
