import { driftedLabels } from '../../tuning.ts';
import { asksAtEnd } from './has-asker.ts';
import type { LabelledLine } from './labelled-line.ts';

/** Programs write it in English, whatever is spoken. */
const numbered = /^(?:unknown )?speaker(?: \d{1,2})?$/u;

/**
 * Labels of a conversation of two in which a transcription program goes over to "Speaker 1" for a while: the one who asks there is the
 * one who asks elsewhere.
 */
export function withoutDrift(text: string, labels: readonly LabelledLine[]): readonly LabelledLine[] {
  const others = labels.filter(({ key }) => !numbered.test(key));
  const drifted = labels.length - others.length;
  const keys = [...new Set(others.map(({ key }) => key))];
  if (drifted === 0 || drifted > driftedLabels.maxShare * labels.length || keys.length !== 2) return labels;
  const rates = ratesOf(text, labels);
  const rate = (key: string) => rates.get(key) ?? 0;
  const [asker = '', answerer = ''] = keys.toSorted((a, b) => rate(b) - rate(a));
  if (rate(asker) < driftedLabels.timesOfOther * rate(answerer) || rate(asker) === 0) return labels;
  const [asks, answers] = [asker, answerer].map((key) => others.find((one) => one.key === key)?.label ?? '');
  return labels.map((one) => {
    if (!numbered.test(one.key)) return one;
    const isAsking = rate(one.key) >= driftedLabels.minQuestionShare;
    return { ...one, label: (isAsking ? asks : answers) ?? '', key: isAsking ? asker : answerer };
  });
}

/** For each label the share of its turns that end in a question. */
function ratesOf(text: string, labels: readonly LabelledLine[]): ReadonlyMap<string, number> {
  const turns = labels.map(({ key, bodyStart }, i) => ({
    key,
    asks: asksAtEnd.test(text.slice(bodyStart, labels[i + 1]?.lineStart ?? text.length)),
  }));
  return new Map(
    [...Map.groupBy(turns, ({ key }) => key)].map(([key, own]) => [
      key,
      own.filter(({ asks }) => asks).length / own.length,
    ]),
  );
}
