import { afterEach, describe, expect, test } from 'vitest';
import { collectInsights } from '../collect-insights.ts';
import { ModelFailureError, type ModelSettings } from '../engine.ts';
import { isVerbatim } from '../evidence/verify-quote.ts';
import { fixtureInterviews } from '../testing/documents.ts';
import { createModelEngine } from './model-engine.ts';
import { type ModelServer, settingsFor, startModelServer } from './testing/model-server.ts';
import { kindOf, plainScript, type Read, type Script, scripted } from './testing/scripted-model.ts';

let server: ModelServer;
afterEach(() => server.close());

const documents = fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas');
const about = { brief: { description: 'How small bakeries order.' }, language: 'english' as const };
const sentence = /^[^\n]{20,200}\.$/;

async function run(provider: ModelSettings['provider'], script: Script) {
  server = await startModelServer(scripted(script));
  const engine = createModelEngine({ settings: settingsFor(provider, server.url) }, { pause: async () => {} });
  const corpus = await engine.prepare(documents);
  const questions = await engine.proposeQuestions(corpus, about);
  return collectInsights(engine, corpus, { ...about, questions, claimsOnly: true });
}

const german =
  'Die Bäckereien wissen nicht, wann die Lieferung kommt, und deshalb schlafen sie im Laden oder lassen jemanden warten.';
const english =
  'Bakers do not know when the delivery comes, so they sleep in the shop or keep somebody waiting for it.';

/** A reply of each kind of request, with this text and these ids. */
const replies = (text: string, ids: (asked: Read) => string[]): Script => {
  const told = (asked: Read) => [{ text, sentences: ids(asked) }];
  const empty = { support: [], keywords: [], theme: '' };
  return {
    notes: (asked) => ({ notes: [{ point: text, stance: 'neutral', weight: 1, passages: ids(asked) }] }),
    themes: (asked) => ({
      themes: [{ name: 'Deliveries', text, notes: ids(asked) }],
      questions: [{ question: text.replace(/\.$/, '?'), notes: ids(asked) }],
    }),
    insights: (asked) => ({
      insights: [{ title: text, titleSentences: ids(asked), summary: told(asked), why: [], ...empty }],
    }),
  };
};
const bad: [string, Script][] = [
  ['names ids that were not offered', replies(english, () => ['p901', 'n901', 's901'])],
  ['is in another language', replies(german, ({ offered }) => offered.slice(0, 2))],
];
const stages = ['notes', 'themes', 'insights'] as const;

describe.each(['openai', 'openai-compatible', 'anthropic'] as const)('over the protocol of %s', (provider) => {
  describe.each(bad)('a reply that %s', (_, wrong) => {
    test.each(stages)('to a request for %s ends in one sentence after two more calls', async (stage) => {
      const outcome = await run(provider, { ...plainScript, [stage]: wrong[stage] }).catch((error: unknown) => error);
      expect(outcome).toBeInstanceOf(ModelFailureError);
      expect(outcome).toMatchObject({ fault: 'reply', message: expect.stringMatching(sentence) });
      const calls = Map.groupBy(
        server.asked.filter((asked) => kindOf(asked) === stage),
        ({ message }) => message.replace(/data [0-9a-f]{24}/g, 'data'),
      );
      expect(calls.size).toBeGreaterThan(0);
      for (const same of calls.values()) expect(same.length).toBeLessThanOrEqual(3);
    });

    test.each(stages)('once to a request for %s is requested again, and what is found is verified', async (stage) => {
      let isFirst = true;
      const once = (asked: Read) => {
        const say = isFirst ? wrong[stage] : plainScript[stage];
        isFirst = false;
        return say?.(asked);
      };
      const insights = await run(provider, { ...plainScript, [stage]: once });
      expect(insights.length).toBeGreaterThan(0);
      for (const { evidence } of insights) expect(evidence.every((quote) => isVerbatim(quote, documents))).toBe(true);
      expect(JSON.stringify(insights)).not.toContain('Lieferung');
    });
  });
});
