import { afterEach, expect, test } from 'vitest';
import { createModelEngine } from '../model-engine.ts';
import { introducedSpeakers } from '../testing/introduced-speakers.ts';
import { type ModelServer, settingsFor, startModelServer } from '../testing/model-server.ts';
import { scripted } from '../testing/scripted-model.ts';

let server: ModelServer;
afterEach(() => server.close());

test('a point that names people by what they do stands in the report as it is written', async () => {
  const point = 'The treasurer loses January weekends to paperwork.';
  const notes = ({ ids }: { ids(words: string): string[] }) => ({
    notes: [{ point, stance: 'negative', weight: 3, passages: ids('two weekends') }],
  });
  server = await startModelServer(scripted({ notes }));
  const engine = createModelEngine({ settings: settingsFor('openai', server.url) });
  const corpus = await engine.prepare(introducedSpeakers());
  const report = await engine.describe(corpus, {
    brief: { description: 'How clubs find helpers.' },
    language: 'english',
  });
  expect(report).toContain(`**Anna**\n\n- ${point}`);
});
