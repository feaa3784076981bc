import type { DocumentCoverage } from '#contract/analysis.ts';
import { type Insight, isDocument } from '#contract/insights.ts';
import type { Project } from '#contract/projects.ts';
import type { InsightsReport, ReportDocument, ReportInsight } from '../../report/model.ts';

/** Documents are not insights, and have no report. */
export const reportable = (rows: readonly Insight[]): Insight[] => rows.filter((row) => !isDocument(row));

export function insightsReport(
  project: Project,
  rows: readonly Insight[],
  madeAt: Date,
  single: boolean,
): InsightsReport {
  const quoted = rows.flatMap((row) => row.analysis.evidence.map((quote) => quote.documentId));
  return {
    ...{ kind: 'insights', single, project: project.name, language: project.language },
    description: project.description ?? '',
    madeAt: madeAt.toISOString(),
    documents: new Set(quoted).size,
    insights: rows.map(toReport),
  };
}

function toReport({ analysis, topics, title, fileName }: Insight): ReportInsight {
  const { summary, businessImpact, evidence, strength } = analysis;
  return {
    ...{ emoji: analysis.emoji ?? '', title: analysis.title || title || fileName, summary, impact: businessImpact },
    badge: analysis.badge ?? null,
    question: analysis.question ?? '',
    tags: tagsOf(topics, analysis.keywords),
    quotes: evidence.map(({ quote, place, speaker, ...of }) => ({
      ...{ text: quote, place, speaker: speaker ?? '', document: of.fileName },
    })),
    typedQuote: analysis.supportingQuote,
    strength: strength ?? null,
    sources: [...new Set(analysis.sources.map((source) => source.fileName))],
  };
}

/** Topics first, then the keywords that are no topics. */
function tagsOf(topics: Insight['topics'], keywords: readonly string[]): ReportInsight['tags'] {
  const known = new Set(topics.map(({ name }) => folded(name)));
  const others = [...new Map(keywords.map((word) => [folded(word), word]))].filter(([key]) => key && !known.has(key));
  return [...topics.map(({ name, color }) => ({ name, color })), ...others.map(([, name]) => ({ name, color: null }))];
}

const folded = (name: string): string => name.trim().toLowerCase();

/** Documents by name, with what the run made of them once it has ended. */
export function reportDocuments(
  names: readonly { id: number; fileName: string }[],
  coverage: readonly DocumentCoverage[],
): ReportDocument[] {
  if (coverage.length > 0) {
    return coverage.map(({ fileName, documentId: _, note = '', ...counts }) => ({
      name: fileName,
      coverage: { ...counts, note },
    }));
  }
  return names.map(({ fileName }) => ({ name: fileName, coverage: null }));
}
