import type { Language } from '#contract/languages.ts';
import type { FoundInsight, QuoteSpan, Stance } from '../engine.ts';
import { countSpeakers } from './count-speakers.ts';

type Strength = Omit<FoundInsight['strength'], 'against'> & {
  against?: FoundInsight['strength']['against'] | undefined;
};
type Counts = FoundInsight['strength']['against'];
type Quote = Pick<QuoteSpan, 'documentId' | 'speaker'> & { stance: Stance };

/**
 * The counts of an insight that combines several: each covers more quotes than are shown, so the result is at least the largest
 * of them, and at least what the quotes themselves show, those of hidden people left out. Undefined when nothing was counted.
 */
export function mergeStrength(
  counted: readonly Strength[],
  quotes: readonly Quote[],
  language: Language,
): Strength | undefined {
  if (counted.length === 0) return undefined;
  const most = (numbers: number[]) => Math.max(0, ...numbers);
  const [speaking, opposing] = (['for', 'against'] as const).map((stance) =>
    countSpeakers(
      quotes.filter((q) => q.stance === stance),
      language,
    ),
  ) as [ReturnType<typeof countSpeakers>, ReturnType<typeof countSpeakers>];
  const against = counted.flatMap((s) => s.against ?? []);
  const hidden = counted.flatMap((s) => s.hidden ?? []);
  const largest = (all: readonly Counts[]): Counts => ({
    people: most(all.map((one) => one.people)),
    documents: most(all.map((one) => one.documents)),
  });
  return {
    people: most([speaking.people, ...counted.map((s) => s.people)]),
    peopleInAll: most([speaking.people, ...counted.map((s) => s.peopleInAll)]),
    documents: most([speaking.documents, ...counted.map((s) => s.documents)]),
    documentsInAll: most([speaking.documents, ...counted.map((s) => s.documentsInAll)]),
    ...(against.length > 0
      ? {
          against: {
            people: most([opposing.people, ...against.map((a) => a.people)]),
            documents: most([opposing.documents, ...against.map((a) => a.documents)]),
          },
        }
      : {}),
    ...(hidden.length > 0 ? { hidden: { ...largest(hidden), against: largest(hidden.map((h) => h.against)) } } : {}),
  };
}
