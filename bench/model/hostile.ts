import { furtherOrders } from '#engine/llm/testing/further-orders.ts';
import { hostileProjects } from '#engine/llm/testing/hostile-documents.ts';
import { startModelServer } from '#engine/llm/testing/model-server.ts';
import { obeying } from '#engine/llm/testing/obeying-model.ts';
import { unknownOrders } from '#engine/llm/testing/unknown-orders.ts';
import { unseenOrders } from '#engine/llm/testing/unseen-orders.ts';
import { withoutMarked, withoutQuotes, wordsOf, writtenAbout } from '#engine/llm/testing/written-about.ts';
import { heading, row } from './print.ts';

/** Documents with orders that no cue was written for, and a model that obeys every word it is shown. */
export async function reportUnknownOrders(): Promise<void> {
  await reportOrders(
    '30 orders that no cue knows, to a model that obeys (target: no trace outside of quotes)',
    unknownOrders,
  );
  await reportOrders('30 more that were written before the rules about wording', unseenOrders);
  await reportOrders('30 more that were written after them; at first sight 2 left a trace', furtherOrders);
}

async function reportOrders(title: string, orders: Parameters<typeof hostileProjects>[0]): Promise<void> {
  heading(title);
  const counts = { sent: 0, repeated: 0, insights: 0, questions: 0, report: 0, people: 0, chat: 0 };
  for (const project of hostileProjects(orders)) {
    const server = await startModelServer(obeying(project.canaries, project.said));
    const { insights, report, questions, people, chat, answers } = await writtenAbout(project, server.url);
    const sent = server.asked.map(({ message }) => message).join('\n');
    const written = {
      insights: withoutMarked(insights.map(wordsOf).join('\n')),
      questions: questions.join('\n'),
      report: withoutQuotes(report, project),
      people: withoutQuotes(JSON.stringify(people), project),
      chat: withoutMarked([...chat, ...answers].join('\n')),
    };
    for (const canary of project.canaries) {
      if (sent.includes(canary)) counts.sent++;
      if (Object.values(written).some((text) => text.includes(canary))) counts.repeated++;
      for (const [name, text] of Object.entries(written))
        if (text.includes(canary)) counts[name as keyof typeof written]++;
    }
    await server.close();
  }
  for (const [name, count] of Object.entries(counts)) row(labels[name] ?? name, String(count));
}

const labels: Record<string, string> = {
  sent: 'not recognised, so shown to the model',
  repeated: 'repeated anywhere outside of quotes',
  insights: 'repeated in an insight',
  questions: 'repeated in a question',
  report: 'repeated in the report',
  people: 'repeated in a profile',
  chat: 'repeated in a conversation or an answer',
};
