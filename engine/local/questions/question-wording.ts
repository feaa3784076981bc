import { type Language, languageTags } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { sentimentOf } from '#engine/language/sentiment/sentiment.ts';
import type { StatementKind } from '#engine/language/templates/templates.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { Brief, FoundInsight, StageOptions } from '../../engine.ts';
import { wordsOf } from '../../text/words.ts';
import { findInsights } from '../insights/find-insights.ts';
import { statementKind } from '../sentences/statement-kind.ts';
import {
  maxPlainVariants,
  maxQuotesRead,
  maxVariantsPerKind,
  minFittingShare,
  minQuestionSimilarity,
} from '../tuning/questions.ts';
import { minFeeling } from '../tuning/sentences.ts';

type Asking = { brief: Brief; language: Language; minQuestions: number };

/** A subject with what people say of it, as an insight would tell; null where they say nothing. */
export type LookedUp = { readonly subject: string; readonly insight: FoundInsight | null };

export async function lookUp(
  corpus: Corpus,
  subjects: readonly string[],
  asking: Asking,
  options: StageOptions = {},
): Promise<LookedUp[]> {
  const { brief, language } = asking;
  const templates = languagePack(language).templates.question;
  const questions = subjects.map((subject) => templates.theme(subject));
  const found = new Map<string, FoundInsight>();
  for await (const event of findInsights(corpus, { questions, brief, language }, options))
    if (event.type === 'insight') found.set(event.insight.question, event.insight);
  return subjects.map((subject, i) => ({ subject, insight: found.get(questions[i] ?? '') ?? null }));
}

/**
 * A question about each subject, in words that fit what people say of it. What has no evidence is not asked about, as long as
 * there are enough questions.
 */
export function wordQuestions(corpus: Corpus, subjects: readonly LookedUp[], asking: Asking): string[] {
  const { language, minQuestions } = asking;
  const answered = subjects.filter(({ insight }) => insight !== null);
  const questions: string[] = [];
  for (const { subject, insight } of answered.length >= minQuestions ? answered : subjects) {
    const tries = wordings(subject, insight, corpus, language);
    const fresh = tries.find((q) =>
      questions.every((other) => wordJaccard(q, other, language) < minQuestionSimilarity),
    );
    if (fresh) questions.push(fresh);
  }
  return questions;
}

/** The wordings for a subject, the most fitting first; those at the end say nothing about what people mean. */
function wordings(subject: string, insight: FoundInsight | null, corpus: Corpus, language: Language) {
  const templates = languagePack(language).templates.question;
  const inTurns = (template: (theme: string, turn: number) => string, turns: number) =>
    Array.from({ length: turns }, (_, turn) => template(subject, turn));
  const plain = inTurns(templates.theme, maxPlainVariants);
  const written: Record<StatementKind, readonly string[]> = {
    difficulty: inTurns(templates.difficulty, maxVariantsPerKind),
    wish: inTurns(templates.wish, maxVariantsPerKind),
    habit: inTurns(templates.habit, maxVariantsPerKind),
    reason: [templates.reason(subject)],
    liking: [],
    other: [],
  };
  if (!insight) return [...plain, templates.reason(subject)];
  const { people, documents } = insight.strength.against;
  const differing = people + documents > 0 ? inTurns(templates.difference, maxVariantsPerKind) : [];
  return [...differing, ...written[meantIn(corpus, insight)], ...plain, templates.reason(subject)];
}

/** What the first quote is, when so are most of those that follow; a complaint may be one by its feeling alone. */
function meantIn(corpus: Corpus, { evidence }: FoundInsight): StatementKind {
  const languages = new Map(corpus.documents.map(({ id }, i) => [id, corpus.reading.languages[i] ?? corpus.language]));
  const kinds = evidence
    .slice(0, maxQuotesRead)
    .map(({ quote, documentId }) => kindOf(quote, languages.get(documentId) ?? corpus.language));
  const [first = 'other'] = kinds;
  return kinds.filter((kind) => kind === first).length >= kinds.length * minFittingShare[first] ? first : 'other';
}

/** "You have to book on Tuesday" states a need, not a wish. */
function kindOf(quote: string, language: Language): StatementKind {
  const kind = statementKind(quote, language);
  const wished = languagePack(language).cues.wish.some((pattern) => pattern.test(quote));
  if (kind === 'wish' && wished) return 'wish';
  if (sentimentOf(quote, language).score <= -minFeeling) return 'difficulty';
  return kind === 'wish' ? 'other' : kind;
}

/** Share of words that two questions have in common (Jaccard). */
function wordJaccard(a: string, b: string, language: Language): number {
  const tag = languageTags[language];
  const words = (q: string) => {
    const text = q.toLocaleLowerCase(tag);
    return new Set(wordsOf(text, { start: 0, end: text.length }, language).map((w) => w.form));
  };
  const [first, second] = [words(a), words(b)];
  const both = [...first].filter((w) => second.has(w)).length;
  return both / Math.max(1, first.size + second.size - both);
}
