import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ModelCallReport, ModelFailureError, type ModelSettings } from '../../engine.ts';
import { type Answer, type Asked, type ModelServer, settingsFor, startModelServer } from '../testing/model-server.ts';
import type { Call } from './call.ts';
import { memoryCache } from './memory-cache.ts';
import { createClient } from './model-client.ts';

const call: Call<{ points: string[] }> = {
  ...{ stage: 'notes', maxOutputTokens: 500 },
  prompt: { id: 'client-test', version: 1, instructions: 'List the points.', example: '{"points": ["one"]}' },
  parts: [{ says: 'List them.' }, { data: 'Anna: the oven is late.', label: 'Passages' }],
  schema: z.object({ points: z.array(z.string()) }),
};
const good = { text: '{"points": ["The oven is late."]}' };
const providers = ['openai', 'anthropic', 'openai-compatible'] as const;

let server: ModelServer;
afterEach(() => server?.close());

async function ask(
  answer: (asked: Asked, n: number) => Answer,
  { provider = 'openai', ...more }: Partial<ModelSettings> & { signal?: AbortSignal; timeoutMs?: number } = {},
) {
  server = await startModelServer(answer);
  const reports: ModelCallReport[] = [];
  const waits: number[] = [];
  const { signal, timeoutMs, ...changes } = more;
  const settings = { ...settingsFor(provider, server.url), ...changes };
  const pause = async (ms: number) => void waits.push(ms);
  const client = createClient(settings, memoryCache(), { pause, ...(timeoutMs ? { timeoutMs } : {}) });
  const options = { onUsage: (r: ModelCallReport) => void reports.push(r), ...(signal ? { signal } : {}) };
  const reply = await client.ask(call, options).catch((error: unknown) => error);
  return { reply, reports, waits, client, options };
}

describe.each(providers)('%s', (provider) => {
  test('gets instructions and material apart, with the material fenced and the key in a header', async () => {
    const { reply } = await ask(() => good, { provider });
    expect(reply).toEqual({ points: ['The oven is late.'] });
    const [asked] = server.asked as [Asked];
    expect(asked.instructions).toContain('List the points.');
    expect(asked.instructions).not.toContain('oven');
    expect(asked.message).toMatch(
      /----- data ([0-9a-f]{24}) -----\nAnna: the oven is late\.\n----- end of data \1 -----/,
    );
    expect(`${asked.headers.authorization}${asked.headers['x-api-key']}`).toContain('secret-key');
    expect(JSON.stringify(asked.body)).not.toContain('secret-key');
  });

  test('is paid for a reply once', async () => {
    const { client, reports, options } = await ask(() => good, { provider });
    expect(await client.ask(call, options)).toEqual({ points: ['The oven is late.'] });
    expect(server.asked).toHaveLength(1);
    expect(reports.map((r) => [r.cached, r.inputTokens, r.outputTokens])).toEqual([
      [false, 100, 20],
      [true, 0, 0],
    ]);
  });

  test('is asked again once the words of a prompt or the form of its reply change, whatever its version says', async () => {
    const { client } = await ask(() => good, { provider });
    const { prompt } = call;
    await client.ask({ ...call, prompt: { ...prompt, instructions: 'List all points.' } });
    await client.ask({ ...call, prompt: { ...prompt, example: '{"points": ["two"]}' } });
    await client.ask({ ...call, schema: z.object({ points: z.array(z.string()), more: z.optional(z.string()) }) });
    await client.ask(call);
    expect(server.asked).toHaveLength(4);
  });

  const usable: [string, Answer][] = [
    ['fenced JSON', { text: `\`\`\`json\n${good.text}\n\`\`\`` }],
    ['JSON with an introduction', { text: `Here are the points:\n${good.text}` }],
  ];
  test.each(usable)('may reply with %s', async (_, answer) => {
    expect((await ask(() => answer, { provider })).reply).toEqual({ points: ['The oven is late.'] });
  });

  const unusable: [string, Answer, string][] = [
    ['no JSON', { text: 'I found three points.' }, 'reply'],
    ['half a JSON object', { text: '{"points": ["The ov', finish: 'length' }, 'reply'],
    ['another form', { text: '{"items": [1]}' }, 'reply'],
    ['nothing', { text: '' }, 'reply'],
    ['a refusal', { text: 'I cannot help with that.', finish: 'refusal' }, 'reply'],
    ['10 MB', { bytes: 10_000_000 }, 'reply'],
    [
      'a proxy’s page',
      { status: 200, body: '<html>Welcome</html>', headers: { 'content-type': 'text/html' } },
      'reply',
    ],
    ['half a body', { halfOf: JSON.stringify({ output: good.text.repeat(20) }) }, 'reply'],
    ['429', { status: 429 }, 'busy'],
    ['429 with a wait', { status: 429, headers: { 'retry-after': '7' } }, 'busy'],
    ['500', { status: 500 }, 'busy'],
  ];
  test.each(unusable)('that replies with %s fails with one sentence after two more calls', async (_, answer, fault) => {
    const { reply, reports } = await ask(() => answer, { provider });
    expect(reply).toBeInstanceOf(ModelFailureError);
    expect(reply).toMatchObject({ fault });
    expect((reply as Error).message).toMatch(/^[^\n]{20,200}\.$/);
    expect(JSON.stringify([reply, (reply as Error).message, reports])).not.toMatch(/secret-key|oven/);
    expect(server.asked).toHaveLength(3);
    expect(reports).toHaveLength(3);
  });

  test.each(unusable)('that replies with %s once is asked again', async (_, answer) => {
    const { reply } = await ask((__, n) => (n === 1 ? answer : good), { provider });
    expect(reply).toEqual({ points: ['The oven is late.'] });
    expect(server.asked).toHaveLength(2);
  });

  test('that runs out of room while it thinks says so', async () => {
    const { reply } = await ask(() => ({ text: '', finish: 'length' }), { provider });
    expect((reply as Error).message).toMatch(/no room left before its reply was complete/);
  });

  test('gets room to think within its window', async () => {
    await ask(() => good, { provider, contextTokens: 100_000 });
    const [asked] = server.asked as [Asked];
    const { max_tokens, max_output_tokens } = asked.body as { max_tokens?: number; max_output_tokens?: number };
    expect(max_tokens ?? max_output_tokens).toBe(2_000);
    await server.close();
    await ask(() => good, { provider, contextTokens: 4_000 });
    const [small] = server.asked as [Asked];
    const limits = small.body as { max_tokens?: number; max_output_tokens?: number };
    expect(limits.max_tokens ?? limits.max_output_tokens).toBe(1_000);
  });

  test('whose address answers with a web page is distinguished from one that writes no JSON', async () => {
    const page = { status: 200, body: '<!doctype html><html>Sign in</html>', headers: { 'content-type': 'text/html' } };
    const { reply } = await ask(() => page, { provider });
    expect((reply as Error).message).toMatch(
      /^\S+ answers with a web page instead of a model’s reply\. Check the address/,
    );
  });

  const final: [string, Answer, string][] = [
    ['a wrong key', { status: 401, body: '{"error":{"message":"Incorrect API key: secret-key"}}' }, 'key'],
    [
      'an unknown model',
      { status: 404, body: '{"error":{"message":"The model does not exist","code":"model_not_found"}}' },
      'model',
    ],
    [
      'no credit',
      { status: 429, body: '{"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}}' },
      'quota',
    ],
    ['a text that is too long', { status: 400, body: '{"error":{"message":"context_length_exceeded"}}' }, 'context'],
    ['a redirect', { status: 302, headers: { location: 'http://169.254.169.254/' } }, 'redirect'],
    ['a wait of an hour', { status: 429, headers: { 'retry-after': '3600' } }, 'busy'],
  ];
  test.each(final)('that reports %s is not asked again', async (_, answer, fault) => {
    const { reply } = await ask(() => answer, { provider });
    expect(reply).toMatchObject({ fault });
    expect((reply as Error).message).not.toContain('secret-key');
    expect(server.asked).toHaveLength(1);
  });

  test('is asked again after the wait that it names', async () => {
    const busy = { status: 429, headers: { 'retry-after': '7' } };
    expect((await ask((_, n) => (n === 1 ? busy : good), { provider })).waits).toEqual([7000]);
  });

  test('that says nothing is given up after one more call', async () => {
    const { reply, reports } = await ask(() => ({ silence: true }), { provider, timeoutMs: 50 });
    expect(reply).toMatchObject({ fault: 'silent' });
    expect(reports).toHaveLength(2);
  });

  test('hears of a cancelled run at its socket', async () => {
    const cancel = new AbortController();
    const { reply } = await ask(
      () => {
        setImmediate(() => cancel.abort(new Error('cancelled')));
        return { silence: true };
      },
      { provider, signal: cancel.signal },
    );
    expect(reply).toMatchObject({ message: 'cancelled' });
    await server.hungUp();
  });
});

test('a compatible server without schemas is asked in words, and only once with one', async () => {
  const { client } = await ask(
    ({ body }) =>
      body.response_format ? { status: 400, body: '{"error":{"message":"response_format is unknown"}}' } : good,
    { provider: 'openai-compatible' },
  );
  const other = { ...call, parts: [{ says: 'Others.' }] };
  expect(await client.ask(other)).toEqual({ points: ['The oven is late.'] });
  expect(server.asked).toHaveLength(3);
});

test('a compatible server that refuses a request for another reason keeps getting schemas', async () => {
  let isBroken = true;
  const { reply, client } = await ask(
    () => (isBroken ? { status: 400, body: '{"error":{"message":"temperature is out of range"}}' } : good),
    { provider: 'openai-compatible', model: 'with-schemas' },
  );
  expect(reply).toMatchObject({ fault: 'request' });
  isBroken = false;
  server.asked.length = 0;
  await client.ask({ ...call, parts: [{ says: 'Others.' }] });
  expect(server.asked[0]?.body.response_format).toBeDefined();
});

test('an address without a server is reported', async () => {
  const gone = await startModelServer(() => good);
  await gone.close();
  const { reply } = await ask(() => good, { baseUrl: gone.url });
  expect(reply).toMatchObject({ fault: 'address', message: expect.stringContaining('cannot be reached') });
});

describe('a limit of tokens', () => {
  /** Some 250 tokens of input, a longest reply of 2,000, of which the server uses 120 in all. */
  const maxTokensPerRun = 2_500;
  const more = (n: number) => ({ ...call, parts: [{ says: `More of ${n}.` }] });

  test('lets no call begin that could pass it', async () => {
    const { reply } = await ask(() => good, { maxTokensPerRun: 2_000 });
    expect(reply).toMatchObject({ fault: 'limit', message: expect.stringMatching(/: 0 are used, and the next/) });
    expect(server.asked).toHaveLength(0);
  });

  test('is never passed by calls that run at once, each of which waits for what others leave', async () => {
    const { client, options, reports } = await ask(() => good, { maxTokensPerRun });
    const replies = await Promise.allSettled([1, 2, 3, 4].map((n) => client.ask(more(n), options)));
    const used = reports.reduce((sum, r) => sum + r.inputTokens + r.outputTokens, 0);
    expect(used).toBeLessThanOrEqual(maxTokensPerRun);
    expect(replies.filter((r) => r.status === 'fulfilled').length).toBe(reports.length - 1);
    expect(replies.some((r) => r.status === 'rejected' && r.reason.fault === 'limit')).toBe(true);
  });
});

describe('what a call used is counted', () => {
  const inputOf = (reports: ModelCallReport[]) => reports[0]?.inputTokens;
  test('when the provider breaks off or says nothing', async () => {
    const { reports } = await ask(() => ({ silence: true }), { timeoutMs: 50 });
    expect(inputOf(reports)).toBeGreaterThan(100);
  });

  test('when it is cancelled, because the provider has read it', async () => {
    const cancel = new AbortController();
    const { reports } = await ask(
      () => {
        setImmediate(() => cancel.abort(new Error('cancelled')));
        return { silence: true };
      },
      { signal: cancel.signal },
    );
    expect(inputOf(reports)).toBeGreaterThan(100);
    expect(reports).toMatchObject([{ failed: 'The call was cancelled.' }]);
  });

  test('but not when the provider refuses it', async () => {
    const { reports } = await ask(() => ({ status: 401 }));
    expect(inputOf(reports)).toBe(0);
  });
});
