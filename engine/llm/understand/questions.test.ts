import { afterEach, expect, test } from 'vitest';
import { plainDocument } from '../../testing/documents.ts';
import { createModelEngine } from '../model-engine.ts';
import { type ModelServer, settingsFor, startModelServer } from '../testing/model-server.ts';
import { plainScript, scripted } from '../testing/scripted-model.ts';

let server: ModelServer;
afterEach(() => server.close());

const documents = [
  plainDocument(
    'Interviewer: How do you plan?\nAnna: I look at what was left over today, and I add a little for the weekend.',
    1,
  ),
  plainDocument(
    'Interviewer: What happens to bread that is left over?\nBen: We throw away a lot of bread in the evening. Last week a mouse ate the notebook behind the oven.',
    2,
  ),
];

async function proposed(...questions: string[]) {
  server = await startModelServer(
    scripted({
      ...plainScript,
      themes: ({ offered }) => ({ themes: [], questions: questions.map((question) => ({ question, notes: offered })) }),
    }),
  );
  const engine = createModelEngine({ settings: settingsFor('openai', server.url) });
  return engine.proposeQuestions(await engine.prepare(documents), { brief: {}, language: 'english' });
}

test('what an interviewer asks can be a research question', async () => {
  expect(await proposed('What happens to bread that is left over?')).toEqual([
    'What happens to bread that is left over?',
  ]);
});

test('what a single sentence says is no question that several people can answer', async () => {
  const questions = [
    'What do people do when a mouse ate the notebook behind the oven?',
    'How do people plan for the weekend?',
  ];
  expect(await proposed(...questions)).toEqual([questions[1]]);
});

test('where all questions of the model are about one sentence, those of the interviews are asked', async () => {
  const questions = await proposed('What do people do when a mouse ate the notebook behind the oven?');
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.join()).not.toContain('mouse');
});
