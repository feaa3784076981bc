import { describe, expect, test } from 'vitest';
import { collectInsights } from '../../collect-insights.ts';
import type { EngineDocument, FoundInsight, Judgements } from '../../engine.ts';
import { conversation, launderetteInterviews } from '../../testing/guided-interviews.ts';
import { localEngine as engine } from '../local-engine.ts';

type Choice = { questions?: readonly string[]; judgements?: Partial<Judgements>; perQuestion?: number };

async function found(documents: readonly EngineDocument[], { judgements, ...choice }: Choice = {}) {
  const corpus = await engine.prepare(documents);
  const { language } = corpus;
  const questions = choice.questions ?? (await engine.proposeQuestions(corpus, { brief: {}, language }));
  const judged = { dismissed: [], valued: [], ...judgements };
  const claimsOnly = choice.questions === undefined;
  return collectInsights(engine, corpus, {
    ...{ brief: {}, language, claimsOnly, questions, judgements: judged },
    ...(choice.perQuestion ? { perQuestion: choice.perQuestion } : {}),
  });
}

/** The quotes of an insight as they are remembered. */
const quotesOf = ({ evidence }: FoundInsight) =>
  evidence.map(({ documentId, start, end }, i) => ({ documentId, start, end, leads: i === 0 }));
const leadsOf = (insights: readonly FoundInsight[]) => insights.map(({ supportingQuote }) => supportingQuote);

/** Two people who are asked the same: English and Spanish. */
const talks: Record<string, () => EngineDocument[]> = {
  English: launderetteInterviews,
  Spanish: () => [
    conversation([
      ['Entrevistadora', '¿Qué falla en la lavandería los sábados?'],
      ['Lucía', 'La máquina de tarjetas se queda con mi dinero sin darme un recibo, y eso es un problema para mí.'],
      ['Entrevistadora', '¿Qué debería cambiar el dueño antes del invierno?'],
      ['Lucía', 'El dueño debería poner un teléfono al lado de la máquina, porque nadie contesta a las seis.'],
    ]),
    conversation(
      [
        ['Entrevistadora', '¿Qué falla en la lavandería los sábados?'],
        ['Bruno', 'La secadora vieja es demasiado lenta para cuatro toallas pesadas, y salen mojadas.'],
        ['Entrevistadora', '¿Qué debería cambiar el dueño antes del invierno?'],
        ['Bruno', 'Me gustaría ver desde casa si una secadora está libre antes de bajar la cuesta con dos bolsas.'],
      ],
      2,
    ),
  ],
};

describe.each(Object.entries(talks))('in %s, a later run', (_, documents) => {
  test('says nothing that a deleted insight said, and still says the rest', async () => {
    const before = await found(documents());
    const [deleted] = before as [FoundInsight];
    const after = await found(documents(), { judgements: { dismissed: [quotesOf(deleted)] } });
    expect(before.length).toBeGreaterThan(2);
    expect(leadsOf(after)).not.toContain(deleted.supportingQuote);
    expect(after.map(({ title }) => title)).not.toContain(deleted.title);
    expect(leadsOf(after)).toContain(before.at(-1)?.supportingQuote);
  });

  test('says nothing when all was deleted', async () => {
    const dismissed = (await found(documents())).map(quotesOf);
    const after = await found(documents(), { judgements: { dismissed } });
    for (const lead of leadsOf(await found(documents()))) expect(leadsOf(after)).not.toContain(lead);
  });

  test('does not repeat what a person wrote from the same quote', async () => {
    const [first] = (await found(documents())) as [FoundInsight];
    const written = { quotes: quotesOf(first).slice(0, 1), words: ['Our own title'], isWritten: true };
    expect(leadsOf(await found(documents(), { judgements: { valued: [written] } }))).not.toContain(
      first.supportingQuote,
    );
  });
});

describe('a question that a person asks', () => {
  const question = 'What should the owner change before next winter?';
  const asked = (choice: Choice = {}) => found(launderetteInterviews(), { questions: [question], ...choice });

  test('is answered from another passage, if one answers about as well', async () => {
    const [first] = (await asked()) as [FoundInsight];
    const [next] = await asked({ judgements: { dismissed: [quotesOf(first)] } });
    expect(next).toBeDefined();
    expect(next?.supportingQuote).not.toBe(first.supportingQuote);
  });

  test('is answered from the passage of a deleted insight, if there is no other', async () => {
    const dismissed = [];
    let last: FoundInsight | undefined;
    for (let round = 0; round < 12; round++) {
      [last] = await asked({ judgements: { dismissed } });
      if (!last) break;
      dismissed.push(quotesOf(last).slice(0, 1));
    }
    expect(last).toBeDefined();
  });

  test('has no second insight that was deleted', async () => {
    const both = await asked({ perQuestion: 2 });
    expect(both).toHaveLength(2);
    const dismissed = [quotesOf(both[1] as FoundInsight)];
    const after = await asked({ perQuestion: 2, judgements: { dismissed } });
    expect(leadsOf(after)[0]).toBe(both[0]?.supportingQuote);
    expect(leadsOf(after)).not.toContain(both[1]?.supportingQuote);
  });
});
