import { afterEach, expect, test } from 'vitest';
import { type HostileProject, hostileProjects } from './testing/hostile-documents.ts';
import { type ModelServer, startModelServer } from './testing/model-server.ts';
import { obeying } from './testing/obeying-model.ts';
import { unknownOrders } from './testing/unknown-orders.ts';
import { withoutQuotes, wordsOf, writtenAbout } from './testing/written-about.ts';

let server: ModelServer;
afterEach(() => server.close());

/** Everything that is written about a project, without its quotes. */
async function written(project: HostileProject): Promise<string> {
  server = await startModelServer(obeying(project.canaries, project.said));
  const { insights, ...own } = await writtenAbout(project, server.url);
  return JSON.stringify([own, insights.map(wordsOf)]);
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

test.each(hostileProjects(unknownOrders).map((project) => [project.language, project] as const))(
  'orders in %s that no cue knows lead to one insight each at most, which quotes the order, and to one question',
  async (_, project) => {
    server = await startModelServer(obeying(project.canaries, project.said));
    const { insights, questions, people } = await writtenAbout(project, server.url);
    for (const canary of project.canaries) {
      const own = insights.filter((one) => wordsOf(one).includes(canary));
      expect(own.length).toBeLessThanOrEqual(1);
      for (const { evidence, strength } of own) {
        expect(evidence.some(({ quote }) => quote.includes(canary))).toBe(true);
        expect(strength.people).toBe(1);
      }
      expect(questions.filter((question) => question.includes(canary)).length).toBeLessThanOrEqual(1);
      expect(JSON.stringify(people)).not.toContain(canary);
    }
    expect(JSON.stringify([insights.map(wordsOf), questions])).not.toMatch(/evil\.example|https?:|s999/);
  },
);

test('orders that no cue knows are quotes in the report, each under its document', async () => {
  const [project] = hostileProjects(unknownOrders);
  if (!project) throw new Error('no project');
  server = await startModelServer(obeying(project.canaries, project.said));
  const { report } = await writtenAbout(project, server.url);
  // The question that they may bring is listed.
  const [points = ''] = withoutQuotes(report, project).split(/^## The questions/mu);
  for (const [i, canary] of project.canaries.entries()) {
    expect(points).not.toContain(canary);
    const parts = report.split(/^### /mu).filter((part) => part.split(/^## /mu)[0]?.includes(canary));
    expect(parts.map((part) => part.split('\n')[0])).toEqual([project.documents[i]?.fileName]);
  }
});
