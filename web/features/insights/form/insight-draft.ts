import type { Insight } from '#contract/insights/insights.ts';

/** What is typed about an insight. */
export type InsightDraft = {
  title: string;
  content: string;
  relevance: string;
  emoji: string;
  tags: string[];
  quote: string;
  sources: ReadonlySet<number>;
};

export const emptyDraft: InsightDraft = {
  title: '',
  content: '',
  relevance: '',
  emoji: '',
  tags: [],
  quote: '',
  sources: new Set(),
};

export function draftOf({ title, analysis }: Insight): InsightDraft {
  return {
    title: analysis.title || title,
    content: analysis.summary,
    relevance: analysis.businessImpact || analysis.relevance || '',
    emoji: analysis.emoji ?? '',
    tags: analysis.keywords ?? [],
    quote: analysis.supportingQuote || analysis.quote || '',
    sources: new Set(),
  };
}

export type Faults = Partial<Record<keyof InsightDraft, string>>;

/** The names that the server's fields have here. */
const fields: Record<string, keyof InsightDraft> = {
  title: 'title',
  content: 'content',
  summary: 'content',
  relevance: 'relevance',
  businessImpact: 'relevance',
  emoji: 'emoji',
  tags: 'tags',
  keywords: 'tags',
  quote: 'quote',
  supportingQuote: 'quote',
  sources: 'sources',
};

type Checked = { success: boolean; error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

/** The first thing wrong with each field. */
export function faultsOf({ error }: Checked): Faults {
  const faults: Faults = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = path.map((part) => fields[String(part)]).findLast((name) => name !== undefined);
    if (field) faults[field] ??= message;
  }
  return faults;
}

export const isSame = (a: InsightDraft, b: InsightDraft): boolean =>
  JSON.stringify([{ ...a, sources: [...a.sources] }]) === JSON.stringify([{ ...b, sources: [...b.sources] }]);
