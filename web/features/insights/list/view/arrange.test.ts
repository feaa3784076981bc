import { expect, test } from 'vitest';
import type { Analysis, Insight, InsightEvidence } from '#contract/insights/insights.ts';
import { buildInsight } from '../../testing.ts';
import { arrange, filtersOf, labelOf, searchOf } from './arrange.ts';
import { type View, viewIn } from './view.ts';

const said = (
  documentId: number,
  fileName: string,
  speaker: string | null,
  stance: InsightEvidence['stance'] = 'for',
) => ({
  documentId,
  fileName,
  speaker,
  stance,
  start: 0,
  end: 4,
  quote: 'Rain',
  place: 'line 1',
});
const insight = (id: number, analysis: Partial<Analysis> = {}, topics: Insight['topics'] = []) =>
  buildInsight({ id, topics, analysis });
const rain = { id: 7, name: 'Rain', color: '#EF4444' };
const strength = (people: number, documents: number) => ({ people, peopleInAll: 9, documents, documentsInAll: 9 });

const list = [
  insight(1, { sentiment: -0.6, evidence: [said(4, 'ben.vtt', 'Ben')], badge: 'HIGH_EMOTION' }),
  insight(2, { sentiment: 0.5, strength: strength(3, 1), evidence: [said(5, 'anna.vtt', 'Anna')] }, [rain]),
  insight(3, { sentiment: 0.05, strength: strength(3, 2), keywords: ['rain'] }),
];
const asked = (search: string): View => viewIn(search);
const idsOf = (search: string) => arrange(list, asked(search)).map(({ id }) => id);

test('without a wish the list stays as it is', () => {
  expect(idsOf('')).toEqual([1, 2, 3]);
});

test('the strongest evidence comes first: more people, then more documents', () => {
  expect(idsOf('?sort=strength')).toEqual([3, 2, 1]);
});

test('by sentiment from either end, and equals stay in their order', () => {
  expect(idsOf('?sort=negative')).toEqual([1, 3, 2]);
  expect(idsOf('?sort=positive')).toEqual([2, 3, 1]);
  expect(arrange([insight(8), insight(9)], asked('?sort=negative')).map(({ id }) => id)).toEqual([8, 9]);
});

test('filters by topic, document, person, badge and sentiment are joined by AND with the tags', () => {
  expect(idsOf('?topic=7')).toEqual([2]);
  expect(idsOf('?document=4')).toEqual([1]);
  expect(idsOf('?person=Anna')).toEqual([2]);
  expect(idsOf('?badge=HIGH_EMOTION')).toEqual([1]);
  expect(idsOf('?sentiment=neutral')).toEqual([3]);
  expect(idsOf('?sentiment=positive&person=Ben')).toEqual([]);
  expect(idsOf('?tag=Rain&sentiment=positive')).toEqual([2]);
});

test('what the last analysis made of an insight is a filter, in the order of its line', () => {
  const runs = [buildInsight({ id: 1, lastRun: 'unchanged' }), buildInsight({ id: 2, lastRun: 'added' })];
  expect(arrange(runs, asked('?run=added')).map(({ id }) => id)).toEqual([2]);
  expect(filtersOf(runs)[0]?.options.map((o) => o.label)).toEqual(['new', 'unchanged']);
  expect(labelOf([], 'run', 'notFoundAgain')).toBe('not found again');
});

test('the answers of a question are grouped or not', () => {
  const answers = [
    insight(1, { question: 'Who bakes?' }),
    insight(2),
    insight(3, { question: 'Who buys?' }),
    insight(4, { question: 'Who bakes?' }),
  ];
  const shown = (search: string) => arrange(answers, asked(search)).map(({ id }) => id);
  expect(shown('?sort=question')).toEqual([1, 4, 3, 2]);
  expect(shown('?question=Who+bakes%3F')).toEqual([1, 4]);
  const offered = filtersOf(answers).find(({ key }) => key === 'question');
  expect(offered?.options.map(({ label }) => label)).toEqual(['Who bakes?', 'Who buys?']);
});

test('an unknown sort in a link changes nothing', () => {
  expect(idsOf('?sort=constructor')).toEqual([1, 2, 3]);
});

test('a filter offers what the insights have, by name, and is left out when they have nothing for it', () => {
  const offered = Object.fromEntries(filtersOf(list).map(({ key, options }) => [key, options.map((o) => o.label)]));
  expect(offered.document).toEqual(['anna.vtt', 'ben.vtt']);
  expect(offered.person).toEqual(['Anna', 'Ben']);
  expect(offered.badge).toEqual(['High Emotion']);
  expect(offered.sentiment).toEqual(['Positive', 'Neutral', 'Negative']);
  expect(filtersOf([insight(3)]).map(({ key }) => key)).toEqual(['sentiment']);
});

test('a related quote is in no filter', () => {
  const near = insight(9, { evidence: [said(4, 'ben.vtt', 'Ben', 'near')] });
  expect(filtersOf([near]).map(({ key }) => key)).toEqual(['sentiment']);
  expect(arrange([near], asked('?person=Ben'))).toEqual([]);
});

test('a filter is named by its label, and by the address when nothing carries it any more', () => {
  expect(labelOf(filtersOf(list), 'topic', '7')).toBe('Rain');
  expect(labelOf(filtersOf(list), 'topic', '99')).toBe('99');
  expect(labelOf([], 'badge', 'WIDELY_APPLICABLE')).toBe('Widely Applicable');
});

test('the address keeps the view and whatever else it says', () => {
  const view = asked('?tag=rain&tag=shop&sort=strength&person=Anna%20B');
  expect(searchOf(view, '?open=1&sort=old')).toBe('?open=1&tag=rain&tag=shop&sort=strength&person=Anna+B');
  expect(viewIn(searchOf(view, ''))).toEqual(view);
  expect(searchOf(asked(''), '?tag=old&badge=HIGH_EMOTION')).toBe('');
});
