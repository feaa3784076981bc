import { type ChangeKind, changeKinds } from '#contract/analysis/run-changes.ts';
import { type Badge, badgeLabels, type Insight, type InsightEvidence } from '#contract/insights/insights.ts';
import { carriesAll, quotesOf } from '../../rules.ts';
import { changeLabels } from './change-labels.ts';
import { type View, type ViewKey, viewKeys } from './view.ts';

export type Option = { value: string; label: string };
export type Filter = { key: Exclude<ViewKey, 'sort'>; label: string; all: string; options: Option[] };

export const sorts: Option[] = [
  { value: '', label: 'Newest' },
  { value: 'strength', label: 'Strongest evidence' },
  { value: 'negative', label: 'Most negative' },
  { value: 'positive', label: 'Most positive' },
  { value: 'question', label: 'By question' },
];

const sentiments: Option[] = [
  { value: 'positive', label: 'Positive' },
  { value: 'neutral', label: 'Neutral' },
  { value: 'negative', label: 'Negative' },
];

/** Weaker than this is no feeling to speak of. */
const leastFeeling = 0.15;

function sentimentOf({ analysis: { sentiment } }: Insight): string {
  if (Math.abs(sentiment ?? 0) < leastFeeling) return 'neutral';
  return sentiment > 0 ? 'positive' : 'negative';
}

/** A related quote counts for nothing, and filters nothing. */
const isCounted = ({ stance, hidden }: InsightEvidence) => stance !== 'near' && !hidden;

type Rule = (insight: Insight) => readonly Option[];

/** What an insight has under each filter. */
const rules: Record<Filter['key'], { label: string; all: string; of: Rule }> = {
  question: {
    label: 'Question',
    all: 'All questions',
    of: ({ analysis: { question } }) => (question ? [{ value: question, label: question }] : []),
  },
  run: {
    label: 'Last analysis',
    all: 'All insights',
    of: ({ lastRun }) => (lastRun ? [{ value: lastRun, label: changeLabels[lastRun] }] : []),
  },
  topic: {
    label: 'Topic',
    all: 'All topics',
    of: ({ topics }) => topics.map(({ id, name }) => ({ value: String(id), label: name })),
  },
  document: {
    label: 'Document',
    all: 'All documents',
    of: ({ analysis: { sources = [], evidence = [] } }) =>
      [...sources, ...evidence.filter(isCounted)].map(({ documentId, fileName }) => ({
        value: String(documentId),
        label: fileName,
      })),
  },
  person: {
    label: 'Person',
    all: 'All people',
    of: ({ analysis: { evidence = [] } }) =>
      evidence.filter(isCounted).flatMap(({ speaker }) => (speaker ? [{ value: speaker, label: speaker }] : [])),
  },
  badge: {
    label: 'Badge',
    all: 'All badges',
    of: ({ analysis: { badge } }) => (badge ? [{ value: badge, label: badgeLabels[badge] }] : []),
  },
  sentiment: {
    label: 'Sentiment',
    all: 'Any sentiment',
    of: (insight) => sentiments.filter(({ value }) => value === sentimentOf(insight)),
  },
};

const filterKeys = viewKeys.filter((key) => key !== 'sort');
const collator = new Intl.Collator(undefined, { numeric: true });
const fixedOrder = [...changeKinds, ...Object.keys(badgeLabels), ...sentiments.map(({ value }) => value)];

/** Every filter that could separate some insights from others, with what it offers. */
export function filtersOf(insights: readonly Insight[]): Filter[] {
  return filterKeys.flatMap((key) => {
    const { label, all, of } = rules[key];
    const options = new Map(insights.flatMap(of).map((option) => [option.value, option]));
    if (options.size === 0) return [];
    const byName = (a: Option, b: Option) =>
      fixedOrder.indexOf(a.value) - fixedOrder.indexOf(b.value) || collator.compare(a.label, b.label);
    return [{ key, label, all, options: [...options.values()].sort(byName) }];
  });
}

/** The words for what a filter is set to; what nothing carries any more is named as the address has it. */
export function labelOf(filters: readonly Filter[], key: Filter['key'], value: string): string {
  const option = filters.find((filter) => filter.key === key)?.options.find((one) => one.value === value);
  return option?.label ?? (badgeLabels[value as Badge] || changeLabels[value as ChangeKind] || value);
}

function passes(insight: Insight, view: View): boolean {
  return filterKeys.every((key) => {
    const wanted = view[key];
    return !wanted || rules[key].of(insight).some(({ value }) => value === wanted);
  });
}

type Weigh = (insight: Insight) => readonly number[];

const weights = new Map<string, Weigh>([
  [
    'strength',
    ({ analysis: { strength, evidence = [] } }) => [
      strength?.people ?? 0,
      strength?.documents ?? 0,
      quotesOf(evidence, 'for').length,
    ],
  ],
  ['negative', ({ analysis: { sentiment } }) => [-(sentiment ?? 0)]],
  ['positive', ({ analysis: { sentiment } }) => [sentiment ?? 0]],
]);

/** The insights that the view asks for, in its order; those of equal weight stay in the order of the list. */
export function arrange(insights: readonly Insight[], view: View): Insight[] {
  const found = insights.filter((insight) => carriesAll(insight, view.tags) && passes(insight, view));
  if (view.sort === 'question') return byQuestion(found);
  const weigh = weights.get(view.sort ?? '');
  if (!weigh) return found;
  const weighed = found.map((insight) => ({ insight, weight: weigh(insight) }));
  return weighed.sort((a, b) => heavierFirst(a.weight, b.weight)).map(({ insight }) => insight);
}

/** The answers of a question are grouped, the questions in the order of the list; what answers none comes last. */
function byQuestion(insights: readonly Insight[]): Insight[] {
  const questions = [...new Set(insights.flatMap(({ analysis }) => analysis.question || []))];
  const placeOf = ({ analysis: { question } }: Insight) => (question ? questions.indexOf(question) : questions.length);
  return insights.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function heavierFirst(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

/** The address of a view; what it does not name stays as it is. */
export function searchOf(view: View, before: string): string {
  const asked = new URLSearchParams(before);
  for (const key of ['tag', ...viewKeys]) asked.delete(key);
  for (const tag of view.tags) asked.append('tag', tag);
  for (const key of viewKeys) if (view[key]) asked.set(key, view[key]);
  return asked.size > 0 ? `?${asked}` : '';
}
