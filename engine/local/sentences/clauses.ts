import type { Language } from '#contract/languages.ts';
import { isJoinedNegation, isNegation } from '#engine/language/negation.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Corpus, CorpusSentence } from '../../corpus/corpus.ts';
import { isHesitation } from '../../text/disfluency.ts';
import { type Word, wordsOf } from '../../text/words.ts';
import { maxWordsBeforeVerb } from '../tuning/sentences.ts';

/**
 * A part of a sentence that states one thing. `terms` are its content words with the form in which they were said, `all` every
 * word of it in the order of the sentence. What follows a denied reason ("not because it is cheap") is neither stated nor denied, and is no clause.
 */
export type Clause = {
  readonly terms: ReadonlyMap<number, string>;
  readonly all: readonly number[];
  readonly denied: boolean;
};

type Draft = { terms: Map<number, string>; all: number[]; denials: number; unsaid: boolean };

const pause = /[,;:—–،؛，；、]/;

const known = new WeakMap<CorpusSentence, readonly Clause[]>();

/** The clauses of a sentence. A negation affects only its own clause. Kept, because a claim is compared with many sentences. */
export function clausesOf(corpus: Corpus, sentence: CorpusSentence): readonly Clause[] {
  const clauses = known.get(sentence) ?? readClauses(corpus, sentence);
  known.set(sentence, clauses);
  return clauses;
}

function readClauses(corpus: Corpus, sentence: CorpusSentence): Clause[] {
  const { reading } = corpus;
  const language = reading.languages[sentence.document] ?? corpus.language;
  const pack = languagePack(language);
  const text = corpus.documents[sentence.document]?.text ?? '';
  const words = wordsOf(text, sentence, language);
  const drafts: Draft[] = [emptyDraft(false)];
  for (const [i, word] of words.entries()) {
    const paused = i > 0 && pause.test(text.slice(words[i - 1]?.end ?? 0, word.start));
    const reasonDenied = isDeniedReason(words, i, language);
    if (paused || reasonDenied || opensClause(words, i, language)) drafts.push(emptyDraft(reasonDenied));
    const draft = drafts.at(-1) as Draft;
    const term = reading.terms[sentence.from + i] ?? -1;
    draft.all.push(term);
    if (isNegation(words, i, language)) draft.denials++;
    else if (reading.stop[term] !== 1 && !isHesitation(word.form, pack)) draft.terms.set(term, word.form);
  }
  const denied = (denials: number) => (pack.grammar.negativeConcord ? denials > 0 : denials % 2 === 1);
  return drafts.filter((d) => !d.unsaid).map(({ terms, all, denials }) => ({ terms, all, denied: denied(denials) }));
}

function emptyDraft(unsaid: boolean): Draft {
  return { terms: new Map(), all: [], denials: 0, unsaid };
}

/** "not because …", "nicht weil …": the denial is of the reason. */
function isDeniedReason(words: readonly Word[], i: number, language: Language): boolean {
  return isNegation(words, i, language) && languagePack(language).reasons.has(words[i + 1]?.form ?? '');
}

/** True where a reason or a contrast begins, or an "and" before another subject: a pronoun, or a noun with its verb. */
function opensClause(words: readonly Word[], i: number, language: Language): boolean {
  const { reasons, contrasts, additions, firstPerson, backward, nounBefore } = languagePack(language);
  const form = words[i]?.form ?? '';
  if (reasons.has(form)) return !isNegation(words, i - 1, language);
  if (contrasts.has(form) || isJoinedNegation(form, language)) return true;
  if (!additions.has(form)) return false;
  const next = words[i + 1]?.form ?? '';
  if (firstPerson.has(next) || backward.has(next) || isNegation(words, i + 1, language)) return true;
  return nounBefore.has(next) && hasVerb(words, i + 2, language);
}

/** Whether a finite verb comes soon after a noun: "and the app said nothing", but not "and the crates". */
function hasVerb(words: readonly Word[], from: number, language: Language): boolean {
  const { verbs } = speechRules(language);
  return words
    .slice(from + 1, from + maxWordsBeforeVerb)
    .some(({ form }) => verbs.isAuxiliary(form) || verbs.isVerb(form));
}
