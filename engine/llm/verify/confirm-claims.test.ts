import { afterEach, expect, test } from 'vitest';
import { prepare } from '../../corpus/prepare.ts';
import { fixtureInterviews } from '../../testing/documents.ts';
import { memoryCache } from '../client/memory-cache.ts';
import { createClient } from '../client/model-client.ts';
import { maxTokensOf } from '../count-tokens.ts';
import { isCitable } from '../material/offer.ts';
import { introducedSpeakers } from '../testing/introduced-speakers.ts';
import { type Answer, type Asked, type ModelServer, settingsFor, startModelServer } from '../testing/model-server.ts';
import { read } from '../testing/scripted-model.ts';
import { confirmClaims } from './confirm-claims.ts';

let server: ModelServer;
afterEach(() => server.close());

/** Many claims, each of which cites a lot, against a model that reads little. */
async function confirmed(answer: (asked: Asked) => Answer) {
  server = await startModelServer(answer);
  const corpus = await prepare(fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas'));
  const citable = corpus.reading.sentences.flatMap((_, i) => (isCitable(corpus, i) ? [i] : []));
  const claims = citable.slice(0, 30).map((_, n) => ({
    text: `Claim ${n} on what bakers say`,
    cited: Array.from({ length: 9 }, (__, k) => citable[(n + k) % citable.length] ?? 0),
  }));
  const settings = { ...settingsFor('openai-compatible', server.url), contextTokens: 4_000 };
  const client = createClient(settings, memoryCache(), { pause: async () => {} });
  return { claims, results: await confirmClaims({ client, mask: undefined }, corpus, claims, {}) };
}

test('more claims than a window holds are confirmed in several calls, with four quotes each', async () => {
  const { claims, results } = await confirmed((asked) => {
    if (maxTokensOf(asked.instructions + asked.message) > 3_000)
      return { status: 400, body: '{"error":{"message":"the request exceeds the available context size"}}' };
    const shown = read(asked).offered;
    return { text: JSON.stringify({ claims: shown.map((id) => ({ id, supported: true })) }) };
  });
  expect(results.map(({ supported }) => supported)).toEqual(claims.map(() => true));
  expect(server.asked.length).toBeGreaterThan(1);
  for (const { message } of server.asked)
    expect(message.match(/ {2}said: /g)?.length).toBe((message.match(/claim: /g)?.length ?? 0) * 4);
});

test('a request that is too long after all confirms nothing and ends nothing', async () => {
  const { results } = await confirmed(() => ({
    status: 500,
    body: '{"error":{"code":500,"message":"Context size has been exceeded.","type":"server_error"}}',
  }));
  expect(results.every(({ supported, instead }) => !supported && instead === '')).toBe(true);
});

test('every field of the reply is asked for without a default, which providers refuse in strict schemas', async () => {
  await confirmed(() => ({ text: '{"claims": []}' }));
  const schema = JSON.stringify(server.asked[0]?.body.response_format);
  expect(schema).toContain('"required":["id","supported","instead"]');
  expect(schema).not.toContain('"default"');
});

test('a claim is shown with who says its quotes and what they were asked, a strange one with the quotes alone', async () => {
  server = await startModelServer(() => ({ text: '{"claims": []}' }));
  const corpus = await prepare(introducedSpeakers());
  const client = createClient(settingsFor('openai', server.url), memoryCache(), { pause: async () => {} });
  const cited = [3];
  const shown = async (isStrange: boolean) => {
    await confirmClaims({ client, mask: undefined }, corpus, [{ text: `Strange: ${isStrange}`, cited, isStrange }], {});
    return server.asked.at(-1)?.message;
  };
  const said = 'said: Anna: Every January I sit two weekends over receipts for donations.';
  expect(await shown(false)).toContain(`claim: Strange: false\n  asked: What costs you time?\n  ${said}`);
  expect(await shown(true)).toContain(`claim: Strange: true\n  ${said}`);
});
