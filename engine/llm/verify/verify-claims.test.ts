import { afterEach, describe, expect, test } from 'vitest';
import { prepare } from '../../corpus/prepare.ts';
import type { Dropped } from '../../engine.ts';
import { fixtureInterviews } from '../../testing/documents.ts';
import { memoryCache } from '../client/memory-cache.ts';
import { createClient } from '../client/model-client.ts';
import { type ModelServer, settingsFor, startModelServer } from '../testing/model-server.ts';
import { scripted } from '../testing/scripted-model.ts';
import { verifyClaims } from './verify-claims.ts';

let server: ModelServer;
afterEach(() => server.close());

/** What is left of a claim about the rain that names a person whom its quote does not, when the model says this instead. */
async function verified(instead: unknown): Promise<{ told: string | undefined; dropped: Dropped[] }> {
  const reply = { supported: false, ...(instead === undefined ? {} : { instead }) };
  const confirm = ({ offered }: { offered: string[] }) => ({ claims: offered.map((id) => ({ id, ...reply })) });
  server = await startModelServer(scripted({ confirm }));
  const corpus = await prepare(fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas'));
  const client = createClient(settingsFor('openai', server.url), memoryCache(), { pause: async () => {} });
  const sentence = corpus.reading.sentences.findIndex(({ document, start, end }) =>
    corpus.documents[document]?.text.slice(start, end).includes('eleven sacks'),
  );
  const dropped: Dropped[] = [];
  const [one] = await verifyClaims(
    { client, mask: undefined },
    corpus,
    [{ text: 'Petra lost eleven sacks of rye to the rain', cited: [sentence] }],
    { question: '', known: '', language: 'english' },
    { onDropped: (each) => void dropped.push(each) },
  );
  return { told: one?.text, dropped };
}

describe('a claim that says more than its quotes', () => {
  test('is told with no more than they state, where the model can say that', async () => {
    expect(await verified('Rain ruined eleven sacks of rye')).toEqual({
      told: 'Rain ruined eleven sacks of rye',
      dropped: [],
    });
  });

  test.each([
    ['nothing', ''],
    ['nothing at all, as small models do', undefined],
    ['another number', 'Rain ruined twelve sacks of rye'],
    ['a name again', 'Petra lost sacks of rye to the rain'],
    ['words of another person', 'The website logs bakers out'],
  ])('is dropped where the model says %s instead', async (_, instead) => {
    const { told, dropped } = await verified(instead);
    expect(told).toBeUndefined();
    expect(dropped).toMatchObject([{ text: 'Petra lost eleven sacks of rye to the rain', reason: 'not-confirmed' }]);
  });
});
