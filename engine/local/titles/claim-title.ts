import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { sentimentOf } from '#engine/language/sentiment/sentiment.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Span } from '../../text/span.ts';
import { wordsOf } from '../../text/words.ts';
import {
  bestWords,
  maxClausesRead,
  maxJoinedClauses,
  maxTitleCharacters,
  minFeelingOfContrast,
  titlePoints,
} from '../tuning/titles.ts';
import { clausesIn, withoutOpeners, withoutTails } from './clauses.ts';
import { cleanSpeech } from './clean-speech.ts';
import { originOf } from './draft.ts';
import { denials, type Passed, passes } from './gate.ts';

/** A title, and the offsets in the sentence of the clause that it was cut from. */
export type ClaimTitle = Span & { readonly text: string; readonly claims: boolean; readonly content: number };

/** A label in capitals: whose words these are is unknown. */
const label = /^\s*\p{Lu}{4,}\s?:/u;
const asks = /[?？؟]["'”’»」\s]*$/u;

/** A title that makes a claim, cut from a sentence by deletion alone; null when no part of it passes the gate. */
export function claimTitle(sentence: string, language: Language): ClaimTitle | null {
  const title = statementTitle(sentence, language);
  return title?.claims ? title : null;
}

/** The same, rather a claim, but also a plain statement: "the data came from two sources". */
export function statementTitle(sentence: string, language: Language): ClaimTitle | null {
  if (asks.test(sentence) || label.test(sentence)) return null;
  const draft = cleanSpeech(sentence, language);
  const run = bestRun(draft.text, language);
  if (!run) return null;
  const origin = originOf(draft, run);
  if (speechRules(language).reports?.test(sentence.slice(0, origin.start))) return null;
  const text = titleForm(draft.text.slice(run.start, run.end), language);
  return { text, claims: run.claims, content: run.content, ...origin };
}

/** For a question that a person asked: the cleaned lead clause, whatever its form. */
export function leadClause(sentence: string, language: Language): string {
  const title = claimTitle(sentence, language);
  if (title) return title.text;
  const draft = cleanSpeech(sentence, language);
  const start = withoutOpeners(draft.text, 0, language);
  const text = draft.text.slice(start, withoutTails(draft.text, draft.text.length, language)) || sentence.trim();
  if (text.length <= maxTitleCharacters) return titleForm(text, language);
  let end = 0;
  for (const clause of clausesIn(text, language)) if (clause.end <= maxTitleCharacters) end = clause.end;
  return titleForm(text.slice(0, end || Math.max(text.lastIndexOf(' ', maxTitleCharacters), 1)), language);
}

/** A clause that a run may begin or end with: where its own words begin and end, and what it does to its neighbours. */
type Part = Span & {
  readonly isLead: boolean;
  readonly isLimit: boolean;
  readonly denies: boolean;
  /** Says what is true instead: "it isn't the cold, it's that …", "he isn't supposed to, but …". */
  readonly corrects: boolean;
};

function partsIn(text: string, language: Language): Part[] {
  const { lead, limit } = speechRules(language);
  const { contrasts, backward } = languagePack(language);
  const clauses = clausesIn(text, language).slice(0, maxClausesRead);
  return clauses.map(({ start, end }) => {
    const said = text.slice(start, end);
    const opened = withoutOpeners(text, start, language);
    return {
      start: opened,
      end: withoutTails(text, end, language),
      isLead: opened < end && lead.test(said),
      isLimit: limit.test(said),
      denies: denials(said, language) > 0,
      corrects: contrasts.has(firstWord(said, language)) || backward.has(firstWord(said, language)),
    };
  });
}

function firstWord(text: string, language: Language): string {
  return wordsOf(text, { start: 0, end: text.length }, language)[0]?.form ?? '';
}

/**
 * The best run of clauses that passes the gate. A run never leaves out what makes it say less: "if …" before it, "unless …"
 * after it.
 */
function bestRun(text: string, language: Language): (Span & Pick<Passed, 'claims' | 'content'>) | null {
  const parts = partsIn(text, language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  let best: { span: Span & Pick<Passed, 'claims' | 'content'>; points: number } | null = null;
  for (const [a, first] of parts.entries()) {
    if (parts[a - 1]?.isLead) continue;
    for (const [k, last] of parts.slice(a, a + maxJoinedClauses).entries()) {
      const after = parts[a + k + 1];
      const span = { start: first.start, end: last.end };
      if (after?.isLimit || span.end <= span.start) continue;
      if (after?.corrects && parts.slice(a, a + k + 1).some((part) => part.denies)) continue;
      const own = words.filter((word) => word.start >= span.start && word.end <= span.end);
      const passed = passes(text.slice(span.start, span.end), own, language);
      if (!passed || (after?.corrects && feelsOtherwise(text, span, after, language))) continue;
      const points = pointsOf(passed, a === 0 && !after) - (after?.denies ? titlePoints.contrastLost : 0);
      if (!best || points > best.points)
        best = { span: { ...span, claims: passed.claims, content: passed.content }, points };
    }
  }
  return best?.span ?? null;
}

/** "They do a great job, but nobody can explain them": praise without the blame or the wish behind it misleads, and blame without praise. */
function feelsOtherwise(text: string, said: Span, after: Span, language: Language): boolean {
  const behind = text.slice(after.start, after.end);
  const [own, other] = [text.slice(said.start, said.end), behind].map((part) => sentimentOf(part, language).score);
  if (Math.abs(own ?? 0) < minFeelingOfContrast) return false;
  const { difficulty, need, wish } = languagePack(language).cues;
  if ((own ?? 0) > 0 && [...difficulty, ...need, ...wish].some((pattern) => pattern.test(behind))) return true;
  return Math.abs(other ?? 0) >= minFeelingOfContrast && (own ?? 0) * (other ?? 0) < 0;
}

function pointsOf({ words, content, judges, opines, claims }: Passed, whole: boolean): number {
  const off = Math.max(0, bestWords.min - words, words - bestWords.max);
  return (
    (claims ? titlePoints.claim : 0) +
    (whole ? titlePoints.whole : 0) +
    (judges ? titlePoints.judgement : 0) +
    (opines ? titlePoints.opinion : 0) +
    titlePoints.content * Math.min(content, titlePoints.maxContent) -
    titlePoints.offLength * off
  );
}

/** Words that a recogniser writes with a capital where it hears a sentence begin. */
const sentenceCase = /(?<=[a-z,] )(?:You|We|They|The|And|But|So|If|When|It|This|That|There|Because|Which)(?= )/g;
const edges = /^[\s"'“”„«»‘’「」『』(*_–—-]+|[\s"'“”„«»‘’「」『』),;:،؛、，；：.。।*_–—-]+$/gu;

/** A capital in front, "I" in capitals, no mark at the end. */
function titleForm(text: string, language: Language): string {
  const plain = text.replace(/\s+/g, ' ').replace(edges, '');
  const named =
    language === 'english'
      ? plain.replace(/\bi\b(?=['’ ]|$)/g, 'I').replace(sentenceCase, (word) => word.toLowerCase())
      : plain;
  const [first = ''] = named;
  return first.toLocaleUpperCase(languagePack(language).tag) + named.slice(first.length);
}
