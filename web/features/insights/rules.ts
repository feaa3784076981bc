import { type Insight, isDocument } from '#contract/insights/insights.ts';
import { topicColors } from '#contract/projects.ts';

export const defaultEmoji = '📊';

export const unfoundQuoteNote = 'Not found in the documents';

export type Tag = { name: string; color: string };

/** A keyword that is no topic has no colour of its own; these five are given out by its name, the same each time. */
const defaultColors = topicColors.slice(0, 5);

export function tagColor(name: string): string {
  let sum = 0;
  for (const char of folded(name)) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return defaultColors[sum % defaultColors.length] ?? topicColors[0];
}

/** Not by the browser's language: in a Turkish one, 'INSIGHT' and 'insight' would be two words. */
export function folded(name: string): string {
  return name.trim().toLowerCase();
}

const collator = new Intl.Collator();

/** Topics first, with their colours, then the keywords that are not topics. No name twice. */
export function tagsOf(insight: Pick<Insight, 'topics' | 'analysis'>): Tag[] {
  const keywords = (insight.analysis.keywords ?? []).map((name) => ({ name, color: tagColor(name) }));
  const seen = new Set<string>();
  return [...(insight.topics ?? []), ...keywords].flatMap(({ name, color }) => {
    const key = folded(name);
    if (!key || seen.has(key)) return [];
    seen.add(key);
    return [{ name, color }];
  });
}

/** Every tag of the list with how many insights carry it, the most frequent first. */
export function tagCounts(insights: readonly Pick<Insight, 'topics' | 'analysis'>[]): (Tag & { count: number })[] {
  const counts = new Map<string, Tag & { count: number }>();
  for (const tag of insights.flatMap(tagsOf)) {
    const known = counts.get(folded(tag.name));
    if (known) known.count += 1;
    else counts.set(folded(tag.name), { ...tag, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || collator.compare(a.name, b.name));
}

/** Filters are joined by AND: an insight must carry every chosen tag. */
export function carriesAll(insight: Pick<Insight, 'topics' | 'analysis'>, chosen: readonly string[]): boolean {
  const names = new Set(tagsOf(insight).map(({ name }) => folded(name)));
  return chosen.every((name) => names.has(folded(name)));
}

export function isChosen(chosen: readonly string[], name: string): boolean {
  return chosen.some((other) => folded(other) === folded(name));
}

export function withToggled(chosen: readonly string[], name: string): string[] {
  return isChosen(chosen, name) ? chosen.filter((other) => folded(other) !== folded(name)) : [...chosen, name];
}

export function titleOf(insight: Pick<Insight, 'title' | 'fileName' | 'analysis'>): string {
  return insight.analysis.title || insight.title || insight.fileName;
}

/** The insights of a project, generated and custom, newest first. */
export function shownInsights(rows: readonly Insight[]): Insight[] {
  return rows.filter((row) => !isDocument(row)).sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id - b.id);
}

/** Words of somebody who says the opposite: never shown as support. */
export const isAgainst = ({ stance }: { stance?: string }): boolean => stance === 'against';

/** '3 of 4 people, 2 documents; 1 against', or null when nothing was counted. */
export function strengthLine(strength: Insight['analysis']['strength']): string | null {
  if (!strength) return null;
  const { people, peopleInAll, documents, documentsInAll, against } = strength;
  const parts: string[] = [];
  if (people > 0) parts.push(shareOf(people, peopleInAll, 'person', 'people'));
  if (documents > 0) parts.push(shareOf(documents, documentsInAll, 'document', 'documents'));
  const opposed = against && (against.people || against.documents);
  if (opposed) parts[Math.max(0, parts.length - 1)] = `${parts.at(-1) ?? 'No support'}; ${opposed} against`;
  return parts.join(', ') || null;
}

function shareOf(part: number, all: number, one: string, many: string): string {
  if (all > part) return `${part} of ${all} ${many}`;
  return `${part} ${part === 1 ? one : many}`;
}
