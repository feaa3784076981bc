import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { dropFillers } from '../../evidence/cut-quote.ts';
import { blockAt } from '../../evidence/place-of.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import type { Span } from '../../text/span.ts';
import { wordsOf } from '../../text/words.ts';
import { speaksOfSelf } from '../sentences/first-person.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { termsOfSentence } from '../sentences/similarity.ts';
import { cleanSpeech } from '../titles/clean-speech.ts';
import {
  maxAskedCharacters,
  maxBareWords,
  maxFalseStart,
  maxPromptsBack,
  maxTurnsBack,
  maxWordsOfNod,
  minTermsOfOwn,
} from '../tuning/exchanges.ts';
import { numbering } from './asked-aloud.ts';
import { isInvitation, startsNewTopic } from './exchanges.ts';
import { columnOf } from './survey-column.ts';

/**
 * What a quote replies to, and where it was said in its document (UTF-16, end exclusive). `text` is cut from there by deletion alone;
 * `isAsked`: it is a question, or a request.
 */
export type AskedBefore = Span & { readonly text: string; readonly isAsked: boolean };
type AskedSpan = Span & { readonly document: number };

/**
 * What the interviewer asked right before a statement, cut from the document; for a survey, the heading of the column. It gives readers
 * of the statement its context. A question without content words is returned with the question before it ("How do you order? … And
 * why?"), or not at all. If the interviewer made a remark instead of asking ("The lockers have changed."), the remark is returned.
 * Null if there is neither, or if it is longer than `maxAskedCharacters`.
 */
export function askedBefore(corpus: Corpus, sentence: number): AskedBefore | null {
  const heading = columnOf(corpus, sentence);
  if (heading !== null) return headingBefore(corpus, sentence, heading);
  const [last, ...before] = promptsBefore(corpus, sentence);
  if (!last) return null;
  const own = spanOf(corpus, last);
  const earlier = own && isBare(corpus, last) ? before.find((prompt) => !isBare(corpus, prompt)) : undefined;
  const named = earlier && spanOf(corpus, earlier);
  // "What about it?" by itself says nothing to a reader.
  if (own && !named && isBare(corpus, last)) return null;
  if (!own || !named || named.text.length + own.text.length > maxAskedCharacters) return own;
  return { start: named.start, end: own.end, text: `${named.text} … ${own.text}`, isAsked: true };
}

/** Sentences [from, to) that ask in one go, or one that only states something. */
type Prompt = { readonly from: number; readonly to: number; readonly isAsked: boolean };

/** What those who ask said before a sentence, the last first; it ends at the first thing that they only state. */
function promptsBefore(corpus: Corpus, sentence: number): Prompt[] {
  const { reading } = corpus;
  const { document, turn: own } = reading.sentences[sentence] as CorpusSentence;
  const prompts: Prompt[] = [];
  const first = reading.firstSentences[document] ?? 0;
  let to = sentence;
  while (to > first && reading.sentences[to - 1]?.turn === own) to--;
  for (let turns = 0; to > first && turns < maxTurnsBack && prompts.length <= maxPromptsBack; turns++) {
    let from = to - 1;
    const { turn = -1 } = reading.sentences[from] ?? {};
    while (from > first && reading.sentences[from - 1]?.turn === turn) from--;
    const { key, voice = -1 } = reading.turns[turn] ?? {};
    if (key && reading.voices[voice]?.role === 'asks') {
      const prompt = promptIn(corpus, from, to);
      if (prompt) prompts.push(prompt);
      else if (wordsIn(corpus, from, to) > maxWordsOfNod) {
        const stated = statedIn(corpus, from, to);
        if (stated.length > 0) return [...prompts, ...stated];
      }
    }
    to = from;
  }
  return prompts;
}

/** The last sentences of a turn that ask: "And repairs? When was the last one?" */
function promptIn(corpus: Corpus, first: number, end: number): Prompt | null {
  let to = end;
  while (to > first && !asks(corpus, to - 1)) to--;
  if (to === first) return null;
  let from = to - 1;
  const fits = (i: number) =>
    (corpus.reading.sentences[to - 1]?.end ?? 0) - (corpus.reading.sentences[i]?.start ?? 0) <= maxAskedCharacters;
  while (from > first && (asks(corpus, from - 1) || startsNewTopic(corpus, from - 1, undefined)) && fits(from - 1))
    from--;
  return { from, to, isAsked: true };
}

/** The last sentence of a turn that names something. A short remark about the interviewer ("No, I think I understand") names nothing. */
function statedIn(corpus: Corpus, first: number, end: number): Prompt[] {
  for (let i = end - 1; i >= first; i--) {
    const { size } = termsOfSentence(corpus.reading, i);
    if (size >= (isAboutInterviewer(corpus, i) ? minTermsOfOwn : 1)) return [{ from: i, to: i + 1, isAsked: false }];
  }
  return [];
}

function isAboutInterviewer(corpus: Corpus, index: number): boolean {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  return speaksOfSelf(textOf(corpus, sentence), language);
}

const asks = (corpus: Corpus, index: number) => isQuestion(corpus, index) || isInvitation(corpus, index);

const wordsIn = ({ reading }: Corpus, from: number, to: number): number =>
  (reading.sentences[to - 1]?.to ?? 0) - (reading.sentences[from]?.from ?? 0);

/** "And why?": a few words, and none with content. */
function isBare(corpus: Corpus, { from, to, isAsked }: Prompt): boolean {
  if (!isAsked || wordsIn(corpus, from, to) > maxBareWords) return false;
  for (let i = from; i < to; i++) if (termsOfSentence(corpus.reading, i).size > 0) return false;
  return true;
}

/** The question that heads the column of a survey: it comes right before each answer. */
function headingBefore(corpus: Corpus, sentence: number, heading: string): AskedBefore | null {
  const { document, start: said } = corpus.reading.sentences[sentence] as CorpusSentence;
  const { text = '', blocks = [] } = corpus.documents[document] ?? {};
  const answer = blockAt(blocks, said)?.start ?? said;
  const start = text.lastIndexOf(heading, answer);
  const end = start + heading.length;
  const isBefore = start >= 0 && /^[\s:：]*$/u.test(text.slice(end, answer));
  return isBefore && /[?？؟]$/u.test(heading) && heading.length <= maxAskedCharacters
    ? { start, end, text: heading, isAsked: true }
    : null;
}

/** All that asks, as it was said, or without its hesitations. */
function spanOf(corpus: Corpus, { from, to, isAsked }: Prompt): AskedBefore | null {
  const { sentences, languages } = corpus.reading;
  const { document, start, end } = sentences[to - 1] as CorpusSentence;
  const language = languages[document] ?? corpus.language;
  const whole = withoutLead(corpus, { document, start: sentences[from]?.start ?? start, end }, language);
  if (isFluent(whole.text, language)) return { ...whole, isAsked };
  const cleaned = withCapital(cleanSpeech(whole.text, language).text.trim(), language);
  return isFluent(cleaned, language) ? { ...whole, text: cleaned, isAsked } : null;
}

const isFluent = (text: string, language: Language) =>
  text.length <= maxAskedCharacters &&
  countDisfluencies(text, language) === 0 &&
  !/[[\]()]/u.test(text) &&
  !isOpenCondition(text, language);

/** "If I understand correctly": the interviewer was interrupted before the question. */
function isOpenCondition(text: string, language: Language): boolean {
  const [first] = wordsOf(text, { start: 0, end: text.length }, language);
  return languagePack(language).conditionals.has(first?.form ?? '') && !/[,،、，?？؟]/u.test(text);
}

/** Without its number, "my next question is" and fillers in front. */
function withoutLead(
  corpus: Corpus,
  { document, start, end }: AskedSpan,
  language: Language,
): Omit<AskedBefore, 'isAsked'> {
  const said = textOf(corpus, { document, start, end });
  const numbered = numbering.exec(said)?.[0].length ?? 0;
  const led = speechRules(language).questionLead?.exec(said.slice(numbered))?.[0].length ?? 0;
  const text = corpus.documents[document]?.text ?? '';
  const marks = /^[\s,;:–—-]+/u.exec(said.slice(numbered + led))?.[0].length ?? 0;
  // "…, can you sum that up," breaks off.
  const open = /[\s,;:*_–—-]*$/u.exec(said)?.[0].length ?? 0;
  const opened = { start: start + numbered + led + marks, end: end - open };
  const spoken = dropFillers(text, opened, language);
  const begun = { start: spoken.start + falseStart(text, spoken, language), end: spoken.end };
  const span = dropFillers(text, begun, language);
  return { ...span, text: withCapital(text.slice(span.start, span.end).replace(/\s+/gu, ' '), language) };
}

/** Characters of a word that needs a noun and does not get it: "The, so can you tell us …". */
function falseStart(text: string, { start, end }: Span, language: Language): number {
  const { coordinators, contrasts, nounBefore } = languagePack(language);
  const [first, second, third] = wordsOf(text, { start, end: Math.min(end, start + maxFalseStart) }, language);
  if (!first || !second || !nounBefore.has(first.form) || !text.slice(first.end, second.start).includes(',')) return 0;
  const joins = coordinators.has(second.form) || contrasts.has(second.form);
  return (joins && third ? third : second).start - start;
}

const withCapital = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(languagePack(language).tag) + text.slice(1);
