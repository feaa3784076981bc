import type { DocumentCoverage } from '#contract/analysis/analysis.ts';
import { askedOf, standsUnderAsked } from '#contract/insights/asked.ts';
import { type Insight, isDocument } from '#contract/insights/insights.ts';
import { titleOf } from '#contract/insights/summary.ts';
import { tagsOf } from '#contract/insights/tags.ts';
import { shortRun } from '#contract/insights/written-by.ts';
import type { AnalysisReport, InsightsReport, ReportDocument, ReportInsight } from '../../report/model.ts';
import type { StoredProject } from '../projects/service.ts';

/** Documents are not insights and have no report. */
export const reportable = (rows: readonly Insight[]): Insight[] => rows.filter((row) => !isDocument(row));

export function insightsReport(
  project: StoredProject,
  rows: readonly Insight[],
  madeAt: Date,
  single: boolean,
): InsightsReport {
  const quoted = rows.flatMap((row) => evidenceOf(row).map((quote) => quote.documentId));
  return {
    ...{ kind: 'insights', single, project: project.name, language: project.language },
    description: project.description ?? '',
    madeAt: madeAt.toISOString(),
    documents: new Set(quoted).size,
    insights: rows.map(toReport),
  };
}

/** What only comes near a claim is no part of a report. */
const evidenceOf = ({ analysis }: Insight) => analysis.evidence.filter(({ stance }) => stance !== 'near');

function toReport(insight: Insight): ReportInsight {
  const { analysis, textEdits } = insight;
  const { summary, businessImpact, strength } = analysis;
  return {
    ...{ emoji: analysis.emoji ?? '', title: titleOf(insight), summary, impact: businessImpact },
    badge: analysis.badge ?? null,
    question: analysis.question ?? '',
    asked: standsUnderAsked(insight) ? '' : (askedOf(insight) ?? ''),
    tags: tagsOf(insight),
    quotes: evidenceOf(insight).map(({ quote, place, speaker, stance, ...of }) => ({
      ...{ stance, text: quote, place, speaker: speaker ?? '', document: of.fileName },
    })),
    typedQuote: analysis.supportingQuote,
    strength: strength ? { ...strength, against: strength.against?.people ?? 0 } : null,
    sources: [...new Set(analysis.sources.map((source) => source.fileName))],
    writer: writerOf(insight),
    edits: textEdits ? { times: textEdits.count, lastAt: textEdits.lastAt } : null,
  };
}

function writerOf({ provenance, textEdits, source }: Insight): ReportInsight['writer'] {
  if (provenance)
    return {
      ...{ engine: provenance.engine, model: provenance.model ?? '', prompts: provenance.promptVersion ?? '' },
      run: shortRun(provenance.runId),
    };
  return source === 'custom' && !textEdits ? { engine: 'team', model: '', prompts: '', run: '' } : null;
}

type Described = {
  contextDocument: string;
  questions: readonly string[];
  documents: readonly { fileName: string }[];
  coverage: readonly DocumentCoverage[];
};

export function analysisReport(project: StoredProject, run: Described, madeAt: Date): AnalysisReport {
  return {
    ...{ kind: 'analysis', project: project.name, language: project.language, madeAt: madeAt.toISOString() },
    ...{ context: run.contextDocument, questions: [...run.questions] },
    documents: documentsOf(run),
  };
}

/** Documents by name, with their coverage once the run has ended. */
function documentsOf({ documents, coverage }: Pick<Described, 'documents' | 'coverage'>): ReportDocument[] {
  if (coverage.length > 0) {
    return coverage.map(({ fileName, documentId: _, note = '', ...counts }) => ({
      name: fileName,
      coverage: { ...counts, note },
    }));
  }
  return documents.map(({ fileName }) => ({ name: fileName, coverage: null }));
}
