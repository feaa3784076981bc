import { expect } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import { acrossCompanies } from '../db/tenant.ts';
import type { Effects } from './acts.ts';
import { expectStatus, insightsOf, type Life } from './life.ts';
import type { Material } from './material.ts';

/** What must hold after every act; returns the insights as they are now. */
export async function expectTruths(
  life: Life,
  before: ReadonlyMap<number, Insight>,
  effects: Effects,
): Promise<ReadonlyMap<number, Insight>> {
  const after = await insightsOf(life);
  await expectVerbatim(life, after);
  expectNothingLost(before, after, effects);
  for (const [id, insight] of before) {
    const now = after.get(id);
    if (now) expectUnchanged(life, insight, now, effects);
  }
  for (const insight of after.values()) expectCounts(life, insight);
  await expectConversations(life);
  await expectForgotten(life);
  return after;
}

/** Every quote equals the text of its document from its start to its end. */
async function expectVerbatim({ documents }: Life, insights: ReadonlyMap<number, Insight>): Promise<void> {
  for (const { id, source, analysis } of insights.values()) {
    if (source !== 'custom') expect(analysis.evidence.length, `evidence of ${id}`).toBeGreaterThan(0);
    const [first] = analysis.evidence;
    if (first && !analysis.quoteState) expect(analysis.supportingQuote).toBe(first.quote);
    for (const { documentId, start, end, quote } of analysis.evidence)
      expect(documents.get(documentId)?.text.slice(start, end), `quote of ${id} in ${documentId}`).toBe(quote);
    const sources = analysis.sources.map((one) => one.documentId);
    expect([...documents.keys()], `sources of ${id}`).toEqual(expect.arrayContaining(sources));
    const cited = analysis.evidence.flatMap((quote) => (quote.stance === 'near' ? [] : [quote.documentId]));
    expect(sources, `sources of ${id}`).toEqual(expect.arrayContaining(cited));
  }
}

function expectNothingLost(
  before: ReadonlyMap<number, Insight>,
  after: ReadonlyMap<number, Insight>,
  { removed = new Set(), restored = [], adds }: Effects,
): void {
  const lost = [...before.keys()].filter((id) => !after.has(id));
  expect(lost.sort()).toEqual([...removed].sort());
  const back = restored.map((insight) => insight.id);
  if (!adds) expect([...after.keys()].filter((id) => !before.has(id))).toEqual(back);
  for (const insight of restored) expect(after.get(insight.id)).toEqual(insight);
}

const textOf = ({ analysis, content, source, topics }: Insight) => ({
  ...{ title: analysis.title, summary: analysis.summary, why: analysis.businessImpact, content, source },
  ...{ tags: analysis.keywords, topics: topics.map((topic) => topic.id).sort() },
});
const claimOf = ({ analysis: { evidence, title } }: Insight) => ({ title, lead: spanOf(evidence[0]) });
const spanOf = (quote: Insight['analysis']['evidence'][number] | undefined) =>
  quote && `${quote.documentId}: ${quote.start} to ${quote.end}`;

function expectUnchanged(life: Life, before: Insight, after: Insight, { changed, refreshed }: Effects): void {
  if (changed?.has(before.id)) return;
  if (!refreshed) {
    const { summary, content, ...text } = textOf(after);
    const was = textOf(before);
    // What is told of so many people is told again once there are fewer.
    const isRecounted = before.analysis.strength?.peopleInAll !== after.analysis.strength?.peopleInAll;
    expect(text).toEqual({ ...was, summary: undefined, content: undefined });
    if (!isRecounted || life.touched.has(before.id))
      expect({ summary, content }).toEqual({ summary: was.summary, content: was.content });
    expect(after.analysis.evidence.map(spanOf)).toEqual(before.analysis.evidence.map(spanOf));
    return;
  }
  // The document of a quote that it gained is a source from now on.
  if (life.touched.has(before.id)) expect(textOf(after)).toEqual({ ...textOf(before), source: after.source });
  const [was, is] = [claimOf(before), claimOf(after)];
  if (was.title !== is.title) expect(is.lead, `${was.title} became ${is.title}`).toBe(was.lead);
}

/**
 * In each of these documents one person speaks, who is the same in a copy of it: without copies there are as many people as documents.
 * Counts rest on all that was found, of which the best is cited.
 */
function expectCounts({ documents: stored }: Life, { id, analysis: { evidence, sources, strength } }: Insight): void {
  if (!strength) return;
  const quotes = evidence.filter((quote) => quote.stance === 'for');
  const within = (count: number, of: (quote: (typeof quotes)[number]) => unknown, most: number, what: string) => {
    expect(count, `${what} of ${id}`).toBeGreaterThanOrEqual(new Set(quotes.map(of)).size);
    expect(count, `${what} of ${id}`).toBeLessThanOrEqual(most);
  };
  const { people, peopleInAll, documents, documentsInAll } = strength;
  within(people, (quote) => quote.speaker, Math.min(documents, peopleInAll), 'people');
  within(documents, (quote) => quote.documentId, Math.min(sources.length, documentsInAll), 'documents');
  const names = new Set([...stored.values()].map(({ name }) => name));
  expect(documentsInAll, `all documents of ${id}`).toBeLessThanOrEqual(stored.size);
  expect(peopleInAll, `all people of ${id}`).toBeLessThanOrEqual(names.size);
  if (names.size === stored.size)
    expect({ people, peopleInAll }, `people of ${id}`).toEqual({ people: documents, peopleInAll: documentsInAll });
}

async function expectConversations({ admin, projectId, conversations }: Life): Promise<void> {
  for (const [id, about] of conversations) {
    const path = `/api/projects/${projectId}/insights/${about}/conversations`;
    const stored = expectStatus(await admin.get(path), 200).json().data as { id: number }[];
    expect(stored.map((one) => one.id)).toContain(id);
  }
}

/** No word of a deleted document is in any table, apart from words that other documents share. */
export async function expectForgotten({ server, deleted, documents }: Life): Promise<void> {
  if (deleted.length === 0) return;
  const left = [...documents.values()];
  const kept = new Set(left.flatMap(phrasesOf));
  const gone = [...new Set(deleted.flatMap(phrasesOf))].filter((phrase) => !kept.has(phrase));
  for (const [table, rows] of await everyRow(server)) {
    const text = foldedWords(rows).join(' ');
    const found = gone.filter((phrase) => ` ${text} `.includes(` ${phrase} `));
    expect({ table, found: found.slice(0, 3) }).toEqual({ table, found: [] });
  }
}

const phraseLength = 5;
const foldedWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The made-up name, and every run of five words without the labels of turns. */
function phrasesOf({ name, text }: Material): string[] {
  const phrases = [name.toLowerCase()];
  for (const line of text.split('\n').filter((turn) => !turn.startsWith('Interviewer:'))) {
    const words = foldedWords(line.replace(/^\w+: /, ''));
    for (let i = 0; i + phraseLength <= words.length; i++) phrases.push(words.slice(i, i + phraseLength).join(' '));
  }
  return phrases;
}

/** A word that keeps the last words of a row apart from the first of the next one. */
const rowEnd = 'endofrow';

/** The rows of every table as text, without vectors. */
async function everyRow({ deps }: Life['server']): Promise<[string, string][]> {
  const { pool } = deps.database;
  return acrossCompanies(async () => {
    const tables = await pool.query("select tablename from pg_tables where schemaname = 'public' order by 1");
    const rows: [string, string][] = [];
    for (const { tablename } of tables.rows) {
      const sql = `select coalesce(string_agg((to_jsonb(t) - 'embedding')::text, ' ${rowEnd} '), '') as text from "${tablename}" t`;
      rows.push([tablename, (await pool.query(sql)).rows[0].text]);
    }
    return rows;
  });
}
