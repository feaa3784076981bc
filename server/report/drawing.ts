import { isHiddenOnly } from '#contract/insights/strength.ts';
import { type Language, languageTags } from '#contract/languages.ts';
import { cleanText, label, paragraphs } from './clean-text.ts';
import { readMarkdown } from './markdown.ts';
import type { AnalysisReport, InsightsReport, Report, ReportDocument, ReportInsight, ReportQuote } from './model.ts';
import { numberIn } from './phrases/counted.ts';
import { type Phrases, phrasesIn } from './phrases/phrases.ts';

const plainDot = '#8a9a9c';
const defaultEmoji = '📊';

/** What the template reads: finished texts in the report's language, with nothing left to compute. */
export function drawingOf(report: Report) {
  const say = phrasesIn(report.language);
  const project = label(report.project);
  const made = new Date(report.madeAt);
  const frame = {
    lang: languageTags[report.language],
    project,
    date: { year: made.getUTCFullYear(), month: made.getUTCMonth() + 1, day: made.getUTCDate() },
  };
  const body = report.kind === 'analysis' ? analysis(report, say) : insights(report, say);
  const title = body.own ? `${body.own} · ${project}` : `${project} · ${body.labels.kind}`;
  const facts = [dayIn(report.language, report.madeAt), ...body.cover.facts];
  return { ...frame, ...body, title, cover: { ...body.cover, facts } };
}

function dayIn(language: Language, moment: string): string {
  const tag = language === 'arabic' ? 'ar-u-nu-latn-ca-gregory' : languageTags[language];
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
}

const common = ({ notice, page, document }: Phrases) => ({ notice, document, page: page('{n}', '{all}') });

function insights(report: InsightsReport, say: Phrases) {
  const number = numberIn(languageTags[report.language]);
  let count = 0;
  const drawQuote = (quote: ReportQuote) => {
    const n = ++count;
    const [document, speaker] = [label(quote.document), label(quote.speaker, 120)];
    const by = [speaker, document].filter(Boolean);
    return { n, number: number(n), text: cleanText(quote.text), by, document, speaker, place: label(quote.place, 120) };
  };
  const drawn = report.insights.map((insight) => ({
    ...drawInsight(insight, report.language, say),
    quotes: insight.quotes.filter((quote) => quote.stance === 'for').map(drawQuote),
    opposing: insight.quotes.filter((quote) => quote.stance === 'against').map(drawQuote),
  }));
  const {
    insightsReport,
    insightReport,
    contents,
    supportingQuotes,
    opposingQuotes,
    typedQuote,
    whyItMatters,
    badges,
  } = say;
  const { appendix, appendixIntro, noInsights, sources, number: no, place, speaker, unnamedSpeaker } = say;
  const facts = report.single
    ? []
    : [say.insights(drawn.length), say.documents(report.documents), say.quotes(count), say.language];
  return {
    kind: 'insights' as const,
    own: report.single ? (drawn[0]?.title ?? '') : '',
    labels: {
      ...common(say),
      kind: report.single ? insightReport : insightsReport,
      ...{
        contents,
        supportingQuotes,
        opposingQuotes,
        typedQuote,
        whyItMatters,
        badges,
        appendix,
        appendixIntro,
        noInsights,
      },
      ...{ sources, writtenBy: say.writtenBy, number: no, place, speaker, unnamedSpeaker },
    },
    cover: {
      shown: !report.single,
      size: coverSize(report.project),
      description: paragraphs(report.description).slice(0, 6),
      facts,
    },
    insights: drawn,
    appendix: drawn.flatMap((insight) => [...insight.quotes, ...insight.opposing]),
  };
}

/** Long names use a smaller font, so that the cover stays on one page. */
function coverSize(name: string): number {
  if (name.length > 140) return 20;
  return name.length > 60 ? 26 : 34;
}

function drawInsight(insight: ReportInsight, language: Language, say: Phrases) {
  return {
    emoji: label(insight.emoji, 16) || defaultEmoji,
    title: label(insight.title),
    badge: insight.badge,
    question: label(insight.question),
    asked: insight.asked ? say.asked(label(insight.asked)) : '',
    summary: paragraphs(insight.summary),
    typed: !insight.quotes.some((quote) => quote.stance === 'for') ? cleanText(insight.typedQuote) : '',
    impact: paragraphs(insight.impact),
    strength: strengthOf(insight.strength, say),
    tags: insight.tags.map(({ name, color }) => ({
      name: label(name, 60),
      color: color && /^#[0-9a-f]{6}$/i.test(color) ? color : plainDot,
    })),
    sources: insight.sources.length > 0 ? insight.sources.map((s) => label(s)) : [say.noSources],
    written: writtenBy(insight, language, say),
  };
}

/** Who wrote the text, and what people changed of it. */
function writtenBy({ writer, edits }: ReportInsight, language: Language, say: Phrases): string[] {
  const { builtInEngine, team, languageModel, inRun, edited } = say;
  const names = { embedded: () => builtInEngine, team: () => team, model: languageModel };
  const by = writer ? [names[writer.engine](label(writer.model, 80), label(writer.prompts, 40))] : [];
  if (writer?.run) by.push(inRun(label(writer.run, 40)));
  return edits ? [...by, edited(String(edits.times), dayIn(language, edits.lastAt))] : by;
}

function strengthOf(strength: ReportInsight['strength'], say: Phrases): string {
  if (!strength) return '';
  const { people, peopleInAll, documents, documentsInAll, against } = strength;
  const parts = isHiddenOnly(strength) ? [say.hiddenOnly] : [];
  if (people > 0) parts.push(say.peopleShare(people, peopleInAll));
  if (documents > 0) parts.push(say.documentShare(documents, documentsInAll));
  if (against > 0) parts.push(say.against(against));
  return parts.join(' · ');
}

function analysis(report: AnalysisReport, say: Phrases) {
  const context = readMarkdown(report.context);
  const { analysisReport, researchQuestions, noQuestions, analysedDocuments, evidence } = say;
  return {
    kind: 'analysis' as const,
    own: '',
    labels: { ...common(say), kind: analysisReport, researchQuestions, noQuestions, analysedDocuments, evidence },
    cover: {
      shown: false,
      facts: [say.documents(report.documents.length), say.questions(report.questions.length), say.language],
    },
    context,
    // The context document may tell the questions itself, with the reason for each; they are not listed twice.
    areQuestionsTold: report.questions.length > 0 && report.questions.every((q) => report.context.includes(q)),
    questions: report.questions.map((q) => label(q, 1000)),
    documents: report.documents.map((document) => drawDocument(document, report.language, say)),
  };
}

function drawDocument({ name, coverage }: ReportDocument, language: Language, say: Phrases) {
  if (!coverage) return { name: label(name), read: [], note: '' };
  const { charactersRead, charactersInAll, passages, passagesCited, note } = coverage;
  const tag = language === 'arabic' ? 'ar-u-nu-latn' : languageTags[language];
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const share = charactersInAll > 0 ? Math.min(1, charactersRead / charactersInAll) : 1;
  // Rounded down: 100 % means that everything was read.
  const read = [say.read(percent.format(Math.floor(share * 100) / 100)), say.cited(passagesCited, passages)];
  return { name: label(name), read, note: label(note) };
}
