import { collectInsights } from '#engine/collect-insights.ts';
import { textOf } from '#engine/corpus/corpus.ts';
import { prepare } from '#engine/corpus/prepare.ts';
import type { ModelCallReport } from '#engine/engine.ts';
import { foldText, locateParts } from '#engine/evidence/locate-quote.ts';
import { memoryCache } from '#engine/llm/client/memory-cache.ts';
import { isCitable } from '#engine/llm/material/offer.ts';
import { createModelEngine } from '#engine/llm/model-engine.ts';
import { fabrications, nearVerbatim } from '#engine/llm/testing/fabrications.ts';
import { settingsFor, startModelServer } from '#engine/llm/testing/model-server.ts';
import { plainScript, scripted } from '#engine/llm/testing/scripted-model.ts';
import { checkClaim } from '#engine/llm/verify/check-claim.ts';
import { fixtureInterviews } from '#engine/testing/documents.ts';
import { badReplies } from './bad-replies.ts';
import { reportEstimates } from './estimates.ts';
import { reportHonestSentences } from './honest.ts';
import { reportUnknownOrders } from './hostile.ts';
import { bakeries, longInterviews } from './interviews.ts';
import { heading, row } from './print.ts';
import { reportRealisticRun } from './realistic.ts';

async function reportFabrications(): Promise<void> {
  const corpus = await prepare(fixtureInterviews(...bakeries));
  const counts = new Map<string, { all: number; kept: number }>();
  for (const { kind, text, cited } of fabrications(corpus, 5_000)) {
    const claim = { text: `Somebody says “${text}”`, cited: [cited] };
    const { state } = checkClaim(corpus, claim, { language: 'english', known: '' });
    const count = counts.get(kind) ?? { all: 0, kept: 0 };
    counts.set(kind, { all: count.all + 1, kept: count.kept + (state === 'dropped' ? 0 : 1) });
  }
  heading('Fabricated quotes (target: none passes)');
  for (const [kind, { all, kept }] of counts) row(kind, `${kept} of ${all} pass`);
}

async function reportNearVerbatim(): Promise<void> {
  const corpus = await prepare(fixtureInterviews(...bakeries));
  const quotes = corpus.reading.sentences.flatMap((sentence, i) => {
    if (!isCitable(corpus, i)) return [];
    return [{ quote: textOf(corpus, sentence).replace(/\s+/g, ' '), document: sentence.document }];
  });
  const folded = corpus.documents.map(({ text }) => foldText(text));
  let [found, all] = [0, 0];
  for (const write of Object.values(nearVerbatim))
    for (const { quote, document } of quotes) {
      all++;
      const where = folded[document];
      if (where && locateParts(where, write(quote))) found++;
    }
  const large = foldText(filler(1_000_000) + (corpus.documents[0]?.text ?? ''));
  const own = quotes.filter(({ document }) => document === 0);
  const since = performance.now();
  for (const { quote } of own) locateParts(large, quote);
  const perQuote = (performance.now() - since) / own.length;
  heading('True quotes, written a little differently (target: 99.8 % found, 5 ms each in 1 MB)');
  row('found', `${found} of ${all} (${((found / all) * 100).toFixed(2)} %)`);
  row('time in 1 MB', `${perQuote.toFixed(2)} ms`);
}

async function reportCalls(): Promise<void> {
  heading('Calls of a run (budget: passages/20 + questions × (evidence tokens/6,000 + 3) + 4)');
  for (const [documents, contextTokens] of [
    [3, 128_000],
    [12, 128_000],
    [40, 128_000],
    [12, 8_000],
    [40, 8_000],
    [12, 4_000],
  ] as const) {
    const server = await startModelServer(scripted(plainScript));
    const cache = memoryCache();
    const settings = { ...settingsFor('openai', server.url), contextTokens };
    const run = async () => {
      const reports: ModelCallReport[] = [];
      const engine = createModelEngine({ settings, cache });
      const corpus = await engine.prepare(longInterviews(documents));
      const about = {
        brief: { description: 'How do people order? What do they wait for?' },
        language: 'english' as const,
      };
      const options = { onUsage: (one: ModelCallReport) => void reports.push(one) };
      await engine.describe(corpus, about, options);
      const questions = await engine.proposeQuestions(corpus, about, options);
      const insights = await collectInsights(engine, corpus, { ...about, questions, claimsOnly: true }, options);
      return { corpus, questions, insights, calls: reports.filter((r) => !r.cached), stored: reports.length };
    };
    const first = await run();
    const again = await run();
    const { corpus, questions } = first;
    const budget = corpus.passages.length / 20 + questions.length * (1 + 3) + 4;
    row(
      `${documents} documents, ${corpus.passages.length} passages, ${questions.length} questions, window ${contextTokens}`,
      `${first.calls.length} calls, budget ${budget.toFixed(1)}; again ${again.calls.length}; ${first.insights.length} insights`,
    );
    await server.close();
  }
}

async function reportBadReplies(): Promise<void> {
  heading('Bad replies: how a run ends, and the most calls for one request (target: one sentence, at most 3)');
  for (const provider of ['openai', 'anthropic', 'openai-compatible'] as const)
    for (const [kind, answer] of Object.entries(badReplies)) {
      const server = await startModelServer(() => answer);
      const engine = createModelEngine(
        { settings: settingsFor(provider, server.url) },
        { timeoutMs: 200, pause: async () => {} },
      );
      const corpus = await engine.prepare(fixtureInterviews(...bakeries));
      const ended = await engine.proposeQuestions(corpus, { brief: {}, language: 'english' }).then(
        (questions) => `${questions.length} questions`,
        (error: Error) => `${error.name}: ${error.message}`,
      );
      row(`${provider}, ${kind}`, `${server.asked.length} calls; ${ended}`);
      await server.close();
    }
}

async function reportCancel(): Promise<void> {
  heading('Cancel to closed socket (target: 500 ms)');
  const server = await startModelServer(() => ({ silence: true }));
  const engine = createModelEngine({ settings: settingsFor('anthropic', server.url) });
  const corpus = await engine.prepare(fixtureInterviews(...bakeries));
  const cancel = new AbortController();
  const work = engine
    .proposeQuestions(corpus, { brief: {}, language: 'english' }, { signal: cancel.signal })
    .catch(() => {});
  while (server.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const since = performance.now();
  cancel.abort(new Error('cancelled'));
  await server.hungUp();
  row('time', `${(performance.now() - since).toFixed(1)} ms`);
  await work;
  await server.close();
}

const filler = (length: number): string => {
  const line =
    'Nobody in the bakery could say why the scales had stopped that morning, and the apprentices went home early.\n';
  return line.repeat(Math.ceil(length / line.length));
};

await reportFabrications();
await reportNearVerbatim();
await reportCalls();
await reportEstimates();
await reportUnknownOrders();
await reportHonestSentences();
await reportBadReplies();
await reportRealisticRun(process.argv[2]);
await reportCancel();
