import type { Insight } from '#contract/insights/insights.ts';

/** Those that answer one question, or none. */
export type QuestionGroup = { question: string | null; insights: readonly Insight[] };

const questionOf = ({ analysis }: Insight): string | null => analysis.question || null;

/** The insights, arranged by question, in groups. */
export function groupsOf(insights: readonly Insight[]): QuestionGroup[] {
  const questions = [...new Set(insights.map(questionOf))];
  return questions.map((question) => ({ question, insights: insights.filter((one) => questionOf(one) === question) }));
}

/** A row of the list: cards, or the heading of those below it. */
export type Row = { key: string } & ({ insights: readonly Insight[] } | { heading: QuestionGroup });

const cardRows = (insights: readonly Insight[], columns: number): Row[] =>
  Array.from({ length: Math.ceil(insights.length / columns) }, (_, i) => {
    const own = insights.slice(i * columns, (i + 1) * columns);
    return { key: `cards-${own[0]?.id}`, insights: own };
  });

export const rowsOf = (insights: readonly Insight[], columns: number, isGrouped: boolean): Row[] =>
  isGrouped
    ? groupsOf(insights).flatMap((heading) => [
        { key: `question-${heading.question ?? ''}`, heading },
        ...cardRows(heading.insights, columns),
      ])
    : cardRows(insights, columns);

/** The row that holds the card of this place in the list. */
export function rowWith(rows: readonly Row[], place: number): number {
  let before = 0;
  return rows.findIndex((row) => {
    if ('heading' in row) return false;
    before += row.insights.length;
    return place < before;
  });
}
