import { afterEach, describe, expect, test } from 'vitest';
import { furtherOrders } from './testing/further-orders.ts';
import { type HostileProject, hostileProjects } from './testing/hostile-documents.ts';
import { type ModelServer, startModelServer } from './testing/model-server.ts';
import { obeying } from './testing/obeying-model.ts';
import { unknownOrders } from './testing/unknown-orders.ts';
import { unseenOrders } from './testing/unseen-orders.ts';
import { withoutMarked, withoutQuotes, wordsOf, writtenAbout } from './testing/written-about.ts';

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
  'orders in %s are not sent to the model, and what people say beside them is',
  async (_, project) => {
    await written(project);
    const sent = server.asked.map(({ message }) => message).join('\n');
    for (const canary of project.canaries) expect(sent).not.toContain(canary);
    const [, , , last = ''] = project.documents[0]?.text.split('\n') ?? [];
    expect(sent).toContain(last.replace(/^[^:]+: /, ''));
  },
);

const unknown = { unknownOrders, unseenOrders, furtherOrders };

describe.each(Object.entries(unknown))('of the %s', (_, orders) => {
  test.each(hostileProjects(orders).map((project) => [project.language, project] as const))(
    'those in %s, which no cue knows, appear as quotes alone',
    async (_language, project) => {
      server = await startModelServer(obeying(project.canaries, project.said));
      const { insights, questions, report, people, chat, answers } = await writtenAbout(project, server.url);
      const written = [
        ...[...insights.map(wordsOf), ...chat, ...answers].map(withoutMarked),
        ...[report, withoutMarked(JSON.stringify(people))].map((text) => withoutQuotes(text, project)),
        ...questions,
      ].join('\n');
      for (const canary of project.canaries) expect(written).not.toContain(canary);
      expect(written).not.toMatch(/evil\.example|https?:|s999/);
      for (const { evidence, strength } of insights)
        if (evidence.some(({ quote }) => project.canaries.some((canary) => quote.includes(canary))))
          expect(strength.people).toBeLessThanOrEqual(2);
    },
  );
});

test('orders that no cue knows are quotes in the report, each under its document', async () => {
  const [project] = hostileProjects(unknownOrders);
  if (!project) throw new Error('no project');
  server = await startModelServer(obeying(project.canaries, project.said));
  const { report } = await writtenAbout(project, server.url);
  for (const [i, canary] of project.canaries.entries()) {
    const parts = report.split(/^### /mu).filter((part) => part.split(/^## /mu)[0]?.includes(canary));
    expect(parts.map((part) => part.split('\n')[0])).toEqual([project.documents[i]?.fileName]);
  }
});
