import { afterEach, expect, test } from 'vitest';
import { collectInsights } from '../../collect-insights.ts';
import type { FoundInsight } from '../../engine.ts';
import { fixtureInterviews } from '../../testing/documents.ts';
import { createModelEngine } from '../model-engine.ts';
import { type ModelServer, settingsFor, startModelServer } from '../testing/model-server.ts';
import { scripted } from '../testing/scripted-model.ts';

let server: ModelServer;
afterEach(() => server.close());

const question = 'What goes wrong with deliveries?';

/** The insight of a model that says that rain ruins sacks, and cites these words as support, too. */
async function written(support: readonly string[], title = 'Rain ruins sacks that the driver leaves at the door') {
  server = await startModelServer(
    scripted({
      insights: ({ ids }) => ({
        insights: [
          {
            ...{ title, titleSentences: ids('eleven sacks') },
            summary: [{ text: 'Eleven sacks of rye were ruined in November.', sentences: ids('eleven sacks') }],
            ...{ why: [], support: support.flatMap(ids), keywords: [], theme: '' },
          },
        ],
      }),
      confirm: ({ offered }) => ({ claims: offered.map((id) => ({ id, supported: true })) }),
    }),
  );
  const engine = createModelEngine({ settings: settingsFor('openai', server.url) });
  const corpus = await engine.prepare(fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas'));
  const about = { brief: {}, language: 'english' as const };
  const [insight] = await collectInsights(engine, corpus, { ...about, questions: [question] });
  return insight as FoundInsight;
}
const spoken = ({ evidence }: FoundInsight) => evidence.map(({ speaker, stance }) => `${speaker}: ${stance}`);

test('who is cited for a claim and shares no word with it is near, and counts nowhere', async () => {
  const insight = await written(['once a month']);
  expect(spoken(insight)).toEqual(['Tomas: for', 'Joon: near']);
  expect(insight.strength).toMatchObject({ people: 1, documents: 1 });
  expect(insight.sources.map(({ fileName }) => fileName)).toEqual(['bakery-tomas.txt']);
});

test('a person who speaks about the topic in other words counts', async () => {
  const insight = await written(['butter outside']);
  expect(spoken(insight)).toEqual(['Tomas: for', 'Ines: for']);
  expect(insight.strength).toMatchObject({ people: 2, documents: 2 });
});

test('a short answer speaks of what was asked', async () => {
  const insight = await written(['Friendly'], 'A delivery leaves eleven sacks of rye in the rain');
  expect(spoken(insight)).toEqual(['Tomas: for', 'Joon: for']);
});
