import type { Language } from '#contract/languages.ts';
import { collectInsights } from '#engine/collect-insights.ts';
import type { ModelCallReport } from '#engine/engine.ts';
import { countTokens } from '#engine/llm/count-tokens.ts';
import { createModelEngine } from '#engine/llm/model-engine.ts';
import { settingsFor, startModelServer } from '#engine/llm/testing/model-server.ts';
import { type Script, scripted } from '#engine/llm/testing/scripted-model.ts';
import { estimateRun } from '#engine/models.ts';
import { briefs, interviewsIn } from './interviews.ts';
import { heading, row } from './print.ts';
import { questions } from './questions.ts';

/** What code cannot judge: it shares no content word with any passage. */
const disputed: Partial<Record<Language, string>> = {
  english: 'Things like these go wrong again and again.',
  german: 'So etwas geht ihnen immer wieder schief.',
  japanese: 'こうしたことは何度もうまくいかない。',
  russian: 'Подобное снова и снова идёт наперекосяк.',
};

/** A model whose replies are as long as those of the realistic run, in the language of the project. */
function typicalScript(language: Language): Script {
  let asked = 0;
  const short = (text: string | undefined) => (text ?? '').slice(0, language === 'japanese' ? 60 : 110);
  return {
    notes: ({ offered, lines }) => ({
      notes: offered.slice(0, 10).map((id) => ({
        ...{ point: short(lines.get(id)), stance: 'negative', weight: 2, passages: [id] },
      })),
    }),
    themes: ({ offered, message }) => {
      const pointOf = (id: string) => short(new RegExp(`\\[${id}\\] \\([^)]*\\) (.*)`).exec(message)?.[1]);
      const most = Number(/At most (\d+) research/.exec(message)?.[1]);
      return {
        themes: offered.slice(0, Math.min(8, Math.ceil(offered.length / 5))).map((id) => ({
          ...{ name: pointOf(id).slice(0, 30), text: pointOf(id), notes: [id] },
        })),
        questions: (questions[language] ?? []).slice(0, most).map((question, n) => ({
          ...{ question, notes: [offered[n % offered.length]] },
        })),
      };
    },
    insights: ({ offered, lines }) => {
      const at = asked++ * 3;
      const own = [0, 1].map((n) => offered.slice((at + n * 4) % Math.max(1, offered.length - 4)).slice(0, 4));
      return {
        insights: own.map((ids, n) => ({
          title: short(lines.get(ids[0] ?? '')),
          titleSentences: ids.slice(0, 1),
          summary: [
            ...ids.slice(0, 3).map((id) => ({ text: short(lines.get(id)), sentences: [id] })),
            ...(asked % 2 === 0 && n === 0 ? [{ text: disputed[language] ?? '', sentences: ids.slice(0, 2) }] : []),
          ],
          why: ids.slice(3, 4).map((id) => ({ text: short(lines.get(id)), sentences: [id] })),
          ...{ support: ids, keywords: [], theme: '' },
        })),
      };
    },
    against: () => ({
      claims: [
        { claim: 'c1', against: [] },
        { claim: 'c2', against: [] },
      ],
    }),
    confirm: ({ offered }) => ({ claims: offered.map((id) => ({ id, supported: true })) }),
  };
}

/** The estimate of a run beside what the run then uses, of a model that counts tokens as Earshot does. */
export async function reportEstimates(): Promise<void> {
  heading('Estimate of a run, beside what it used (target: within 30 %)');
  for (const language of ['english', 'german', 'japanese', 'russian'] as const)
    for (const documents of [1, 3, 12, 40]) await reportEstimate(language, documents);
}

async function reportEstimate(language: Language, documents: number): Promise<void> {
  const tokensIn = (texts: string) => countTokens(texts);
  const server = await startModelServer(scripted(typicalScript(language)), ({ instructions, message }, text) => ({
    input_tokens: tokensIn(instructions + message),
    output_tokens: tokensIn(text),
  }));
  const settings = settingsFor('openai', server.url);
  const engine = createModelEngine({ settings });
  const corpus = await engine.prepare(interviewsIn(language, documents), { language });
  const about = { brief: { description: briefs[language] ?? '' }, language };
  const reports: ModelCallReport[] = [];
  const options = { onUsage: (one: ModelCallReport) => void reports.push(one) };
  await engine.describe(corpus, about, options);
  const proposed = await engine.proposeQuestions(corpus, about, options);
  await collectInsights(engine, corpus, { ...about, questions: proposed, claimsOnly: true }, options);
  await server.close();
  const samples = corpus.documents.map(({ text }) => ({ length: text.length, sample: text }));
  const guess = estimateRun({ ...about, passages: corpus.passages.length, samples }, settings);
  const made = reports.filter((r) => !r.cached);
  const used = {
    calls: made.length,
    inputTokens: made.reduce((sum, r) => sum + r.inputTokens, 0),
    outputTokens: made.reduce((sum, r) => sum + r.outputTokens, 0),
  };
  const beside = (name: keyof typeof used) =>
    `${guess[name]} for ${used[name]} (${Math.round((guess[name] / used[name] - 1) * 100)} %, at most ${guess.atMost[name]})`;
  row(
    `${language}, ${documents} documents, ${corpus.passages.length} passages, ${proposed.length} questions`,
    `calls ${beside('calls')}; read ${beside('inputTokens')}; written ${beside('outputTokens')}`,
  );
}
