import { afterEach, expect, test } from 'vitest';
import { collectInsights } from '../collect-insights.ts';
import { collectReplies } from '../collect-replies.ts';
import { createModelEngine } from './model-engine.ts';
import { type HostileProject, hostileProjects } from './testing/hostile-documents.ts';
import { type ModelServer, settingsFor, startModelServer } from './testing/model-server.ts';
import { obeying } from './testing/obeying-model.ts';

let server: ModelServer;
afterEach(() => server.close());

/** Everything that is written about a project, without its quotes. */
async function written({ documents, language, canaries, said }: HostileProject): Promise<string> {
  server = await startModelServer(obeying(canaries, said));
  const engine = createModelEngine({ settings: settingsFor('openai', server.url) });
  const corpus = await engine.prepare(documents, { language });
  const about = { brief: { description: '' }, language };
  const report = await engine.describe(corpus, about);
  const proposed = await engine.proposeQuestions(corpus, about).catch(() => []);
  const questions = [...proposed, '?'];
  const insights = await collectInsights(engine, corpus, { ...about, questions, perQuestion: 3 });
  const people = await engine.findPeople(corpus, { language });
  const [first] = people;
  const asked = { message: '?', history: [], language };
  const chat = first
    ? await collectReplies(
        engine.askPeople(corpus, { ...asked, people: [{ id: 1, name: first.name, voices: first.voices }] }),
      )
    : { replies: [] };
  const answers = await engine.answer(corpus, { questions: ['?'], language });
  return JSON.stringify([
    ...[report, proposed, answers.map((a) => a.answer)],
    insights.map(({ evidence: _, supportingQuote: __, sources: ___, ...own }) => own),
    people.map(({ evidence: _, voices: __, ...own }) => own),
    chat.replies.map((reply) => reply.sentences.filter((s) => s.basis !== 'said')),
  ]);
}

test.each(hostileProjects().map((project) => [project.language, project] as const))(
  'six documents in %s give a model orders that leave no trace',
  async (_, project) => {
    const text = await written(project);
    for (const canary of project.canaries) expect(text).not.toContain(canary);
    expect(text).not.toMatch(/evil\.example|https?:|s999/);
  },
);

test.each(hostileProjects().map((project) => [project.language, project] as const))(
  'orders in %s are not sent to the model, and what people tell beside them is',
  async (_, project) => {
    await written(project);
    const sent = server.asked.map(({ message }) => message).join('\n');
    for (const canary of project.canaries) expect(sent).not.toContain(canary);
    const [, , , last = ''] = project.documents[0]?.text.split('\n') ?? [];
    expect(sent).toContain(last.replace(/^[^:]+: /, ''));
  },
);
