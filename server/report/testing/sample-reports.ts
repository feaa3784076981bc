import type { Language } from '#contract/languages.ts';
import type { AnalysisReport, InsightsReport, ReportInsight } from '../model.ts';
import { sampleTexts } from './sample-texts.ts';

const badges = ['HIGH_EMOTION', 'WIDELY_APPLICABLE', 'IMPORTANT_FOR_BRIEF', null] as const;
const emoji = ['🥖', '👩‍🍳', '🌧️', '📊', '🇫🇷'];

/** The `nth` insight of a language; they differ in badge and emoji. */
export function sampleInsight(language: Language, nth = 0): ReportInsight {
  const { title, question, summary, quotes, impact, tags, document, place, speakers } = sampleTexts[language];
  return {
    ...{ title, question, summary, impact },
    asked: question,
    emoji: emoji[nth % emoji.length] ?? '',
    badge: badges[nth % badges.length] ?? null,
    tags: tags.map((name, n) => ({ name, color: n === 0 ? '#0ea5e9' : null })),
    quotes: quotes.map((text, n) => ({ stance: 'for', text, document, place, speaker: speakers[n] ?? '' })),
    typedQuote: '',
    strength: { people: 2, peopleInAll: 3, documents: 2, documentsInAll: 2, against: 0 },
    sources: [document],
    writer: null,
    edits: null,
  };
}

export function sampleInsightsReport(language: Language, count: number): InsightsReport {
  const { project, description } = sampleTexts[language];
  return {
    ...{ kind: 'insights', single: false, project, description, language },
    madeAt: '2026-03-09T10:00:00.000Z',
    documents: 2,
    insights: Array.from({ length: count }, (_, n) => sampleInsight(language, n)),
  };
}

export function sampleAnalysisReport(language: Language): AnalysisReport {
  const { project, context, question, title, document } = sampleTexts[language];
  return {
    ...{ kind: 'analysis', project, language, context },
    madeAt: '2026-03-09T10:00:00.000Z',
    questions: [question, title],
    documents: [
      {
        name: document,
        coverage: { charactersRead: 11_999, charactersInAll: 12_000, passages: 40, passagesCited: 9, note: '' },
      },
      { name: 'notes.txt', coverage: null },
    ],
  };
}
