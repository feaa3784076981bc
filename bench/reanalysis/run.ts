import { type KeptDocuments, keptDocuments } from '#engine/corpus/kept-documents.ts';
import { createEngine } from '#engine/create-engine.ts';
import type { EngineDocument, FoundInsight, KnownClaim } from '#engine/engine.ts';
import { coverageOf } from '#engine/evidence/coverage.ts';
import { interviewOf } from './interviews.ts';

const documents = 40;
/** As in the threads of the server. */
const maxKept = 3_000_000;
const times = Number(process.argv[2] ?? 3);

/** Milliseconds of processor time of this thread, so that other work on the machine does not count. */
const now = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

type Engine = Awaited<ReturnType<typeof createEngine>>;

/** A run as the server asks for it: milliseconds of each stage, and what was found. */
async function analyze(
  engine: Engine,
  material: readonly EngineDocument[],
  { kept, known }: { kept: KeptDocuments; known: readonly KnownClaim[] },
) {
  const stages: Record<string, number> = {};
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = now();
    const result = await work();
    stages[name] = (stages[name] ?? 0) + now() - start;
    return result;
  };
  const corpus = await timed('reading', () => engine.prepare(material, { kept }));
  const about = { brief: {}, language: corpus.language };
  await timed('report', () => engine.describe(corpus, about));
  const questions = await timed('questions', () => engine.proposeQuestions(corpus, about));
  const insights = await timed('insights', async () => {
    const found: FoundInsight[] = [];
    for await (const event of engine.findInsights(corpus, { ...about, questions, claimsOnly: true, known }))
      if (event.type === 'insight') found.push(event.insight);
    return found;
  });
  await timed('coverage', async () => coverageOf(corpus, insights));
  return { stages, insights };
}

const asKnown = ({ claim, evidence, question, title }: FoundInsight): KnownClaim => ({
  ...{ documentId: evidence[0]?.documentId ?? 0, ...claim, question, title },
});
const sum = (stages: Record<string, number>) => Object.values(stages).reduce((all, ms) => all + ms, 0);
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

// Another project's material first, so that compiled code helps neither of the two runs.
const warm = await createEngine({ provider: 'embedded' });
await analyze(
  warm,
  Array.from({ length: 10 }, (_, i) => interviewOf(500 + i)),
  { kept: keptDocuments(maxKept), known: [] },
);

const ratios: number[] = [];
for (let round = 0; round < times; round++) {
  const material = Array.from({ length: documents + 1 }, (_, i) => interviewOf(round * 100 + i + 1));
  const kept = keptDocuments(maxKept);
  const first = await analyze(warm, material.slice(0, documents), { kept, known: [] });
  const again = await analyze(warm, material, { kept, known: first.insights.map(asKnown) });
  ratios.push(sum(again.stages) / sum(first.stages));
  console.log('stage       first run   with one more document');
  for (const [name, ms] of Object.entries(first.stages))
    console.log(`${name.padEnd(12)}${`${ms.toFixed(0)} ms`.padEnd(12)}${again.stages[name]?.toFixed(0)} ms`);
  console.log(
    `${'all'.padEnd(12)}${`${sum(first.stages).toFixed(0)} ms`.padEnd(12)}${sum(again.stages).toFixed(0)} ms`,
  );
}
console.log(`ratio, median of ${times}: ${(100 * median(ratios)).toFixed(0)} %`);
