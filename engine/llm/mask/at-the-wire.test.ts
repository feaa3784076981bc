import { afterEach, expect, test } from 'vitest';
import { collectReplies } from '../../collect-replies.ts';
import type { ChatReply } from '../../engine.ts';
import { plainDocument } from '../../testing/documents.ts';
import { createModelEngine } from '../model-engine.ts';
import { type ModelServer, settingsFor, startModelServer } from '../testing/model-server.ts';
import { kindOf, plainScript, read, scripted } from '../testing/scripted-model.ts';

let server: ModelServer;
afterEach(() => server.close());

const plays = scripted(plainScript);
const documents = [
  plainDocument(
    `Interviewer: Who brings the flour?
Ines: My boss Petra brings it on Mondays. It is always late, and the dough waits.
Interviewer: And then?
Ines: I call petra again. Petra says that the mill is slow.`,
  ),
];

async function masking() {
  server = await startModelServer((asked) => {
    if (asked.wire === 'embeddings') return { vectors: (asked.body.input as string[]).map(() => [1, 2]) };
    if (kindOf(asked)) return plays(asked);
    const { ids } = read(asked);
    return { text: JSON.stringify({ text: 'The dough waits.', sentences: ids('dough waits') }) };
  });
  const settings = { ...settingsFor('openai-compatible', server.url), embeddingModel: 'masked' };
  const engine = createModelEngine({ settings: { ...settings, maskPersonalData: true } }, { pause: async () => {} });
  return { engine, corpus: await engine.prepare(documents) };
}
const sent = () => JSON.stringify(server.asked.map(({ message, body }) => [message, body.input]));

test('people whom only a brief, a question or a message names are hidden, and everywhere in the request', async () => {
  const { engine, corpus } = await masking();
  const language = 'english' as const;
  await engine.proposeQuestions(corpus, { brief: { description: 'Does our client Gwendolyn like it?' }, language });
  await engine.answer(corpus, { questions: ['What did my friend Lindqvist say?'], language });
  const message = 'Did Mr Hollis wait? Hollis said so.';
  const insight = {
    title: 'The dough waits for Zamira',
    summary: 'My colleague Zamira waits, too.',
    evidence: [],
    strength: { people: 1, peopleInAll: 1, documents: 1, documentsInAll: 1 },
  };
  const history = [{ role: 'user' as const, text: 'My friend Oduya asked that.' }];
  let last: ChatReply | undefined;
  for await (const reply of engine.askInsight(corpus, { insight, message, history, language })) last = reply;
  expect(last?.refused).toBe(false);
  const people = [{ id: 1, name: 'Ines', voices: [{ documentId: 1, voice: 'ines' }] }];
  await collectReplies(engine.askPeople(corpus, { people, message, history, language }));
  expect(server.asked.length).toBeGreaterThan(3);
  expect(sent()).not.toMatch(/Gwendolyn|Lindqvist|Hollis|Zamira|Oduya/);
});

test('a name is hidden in whatever case it is written', async () => {
  const { engine, corpus } = await masking();
  await engine.answer(corpus, { questions: ['What does PETRA say of petra?'], language: 'english' });
  expect(sent()).not.toMatch(/petra/i);
});

test('passages for vectors are sent without names that are mentioned elsewhere in the material', async () => {
  const { engine, corpus } = await masking();
  await engine.embed([{ text: 'Petra says that the mill is slow.', language: 'english' }], {}, corpus);
  expect(sent()).not.toMatch(/petra|ines/i);
  expect(sent()).toContain('the mill is slow');
});
