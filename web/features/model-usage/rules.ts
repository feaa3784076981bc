import { formatNumber } from '../../lib/format.ts';

/** What a call was for, by the engine's name of the step. */
const stageLabels: Record<string, string> = {
  test: 'Test',
  notes: 'Reading documents',
  themes: 'Themes and questions',
  insights: 'Writing insights',
  contradictions: 'Opposing evidence',
  confirmation: 'Checking claims',
  people: 'People',
  answer: 'Answers',
  chat: 'Chat',
  suggestions: 'Suggested questions',
  topics: 'Topics',
  embedding: 'Search by meaning',
};
export const stageLabel = (stage: string): string => stageLabels[stage] ?? stage;

/** Small amounts with as many digits as they need. */
export function formatCost(dollars: number | null): string {
  if (dollars === null) return '–';
  const digits = dollars === 0 || dollars >= 0.01 ? 2 : 4;
  return dollars > 0 && dollars < 0.0001
    ? '< $0.0001'
    : `$${dollars.toLocaleString(undefined, { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

export const formatTokens = (tokens: number): string => formatNumber(tokens);

export const formatSeconds = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** The months that can be chosen, newest first, as 2026-01: this one and the eleven before, in UTC. */
export function recentMonths(now: Date): string[] {
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
}

const monthName = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
export const nameOfMonth = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));
