import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import type { About, Brief, StageOptions } from '../../engine.ts';
import { mayBeEvidence } from '../../evidence/speaker-guard.ts';
import { readQuery } from '../../search/query.ts';
import { termOf } from '../../search/terms.ts';
import { wordsOf } from '../../text/words.ts';
import {
  maxClauseWords,
  maxDocumentsPerQuestion,
  maxQuestions,
  maxThemesSearched,
  minClauseSentences,
  minKnownShare,
  minQuestions,
  minSentencesOfUnquoted,
  wordsPerQuestion,
} from '../tuning/questions.ts';
import { minAskedWeight } from '../tuning/sentences.ts';
import { briefClauses } from './brief-clauses.ts';
import { type LookedUp, lookUp, wordQuestions } from './question-wording.ts';
import { type Theme, themesOf } from './themes.ts';

/** Questions about recurring themes, in the project's language and without duplicates; subjects of the brief come first. */
export async function proposeQuestions(
  corpus: Corpus,
  input: About & { maxQuestions?: number },
  { signal }: StageOptions = {},
): Promise<string[]> {
  const options = signal ? { signal } : {};
  const limit = Math.min(input.maxQuestions ?? maxQuestions, maxQuestions);
  const size = corpus.reading.terms.length;
  const wanted = Math.min(limit, Math.max(minQuestions, Math.round(size / wordsPerQuestion)));
  const subjects = heardClauses(corpus, input.brief, input.language).slice(0, Math.floor(wanted / 2));
  const named = subjects.map((subject) => termsIn(subject, input.language));
  for (const theme of themesOf(corpus, input.brief, { limit: wanted, named })) {
    if (subjects.length >= (theme.strong ? wanted : Math.min(wanted, minQuestions))) break;
    subjects.push(theme.phrase.text);
  }
  const asking = { ...input, minQuestions: Math.min(minQuestions, limit) };
  const heard = await lookUp(corpus, subjects, asking, options);
  const missing = subjects.length > minQuestions ? unheardTheme(corpus, input.brief, heard) : null;
  if (!missing) return wordQuestions(corpus, heard, asking);
  return wordQuestions(
    corpus,
    await lookUp(corpus, [...subjects.slice(0, wanted - 1), missing], asking, options),
    asking,
  );
}

/** A theme of the documents that would go without a single quote: of a few interviews none should be read in vain. */
function unheardTheme(corpus: Corpus, brief: Brief, heard: readonly LookedUp[]): string | null {
  const quoted = new Set(heard.flatMap(({ insight }) => insight?.evidence.map((quote) => quote.documentId) ?? []));
  const unheard = new Set(corpus.documents.flatMap(({ id }, i) => (quoted.has(id) ? [] : [i])));
  if (unheard.size === 0 || corpus.documents.length > maxQuestions * maxDocumentsPerQuestion) return null;
  const share = ({ sentences }: Theme) =>
    sentences.filter((i) => unheard.has(corpus.reading.sentences[i]?.document ?? -1)).length;
  const named = heard.map(({ subject }) => termsIn(subject, corpus.language));
  const found = themesOf(corpus, brief, { limit: maxThemesSearched, named, slight: true }).filter(
    (theme) => theme.strong,
  );
  const [best] = found.toSorted((a, b) => share(b) - share(a));
  return best && share(best) >= minSentencesOfUnquoted ? best.phrase.text : null;
}

/** The parts of the brief that the material speaks of are its first subjects, in the brief's own words. */
function heardClauses(corpus: Corpus, brief: Brief, language: Language): string[] {
  const clauses = briefClauses(brief, language).map((clause) => withoutLead(clause, language));
  if (clauses.length < 2) return [];
  const heard = clauses.filter((clause) => {
    const words = wordsOf(clause, { start: 0, end: clause.length }, language);
    return words.length <= maxClauseWords && isHeard(corpus, clause);
  });
  return [...new Set(heard)];
}

/** "We ask about late buses" is about late buses; "we want to know what makes them leave" stays whole. */
function withoutLead(clause: string, language: Language): string {
  const { firstPerson, questionWords, stopwords, weakWords, topics } = languagePack(language);
  const words = wordsOf(clause, { start: 0, end: clause.length }, language);
  if (!firstPerson.has(words[0]?.form ?? '')) return clause;
  const researching = new Set([...firstPerson, ...weakWords, ...topics.briefWords]);
  const subject = words.find(({ form }) => !researching.has(form) && (questionWords.has(form) || !stopwords.has(form)));
  return subject && !questionWords.has(subject.form) ? clause.slice(subject.start) : clause;
}

function termsIn(text: string, language: Language): ReadonlySet<string> {
  return new Set(wordsOf(text, { start: 0, end: text.length }, language).map((word) => termOf(word.form, language)));
}

/** True when participants use at least half of the content terms, in at least `minClauseSentences` sentences. */
function isHeard(corpus: Corpus, clause: string): boolean {
  const { reading } = corpus;
  const { terms } = readQuery(clause, languagesOf(corpus), reading.vocabulary, []);
  const content = terms.filter((t) => t.weight >= minAskedWeight);
  const known = new Set(content.map((t) => t.id).filter((n) => n >= 0));
  if (known.size === 0 || known.size < content.length * minKnownShare) return false;
  let heard = 0;
  for (const sentence of reading.sentences) {
    if (!mayBeEvidence(reading, sentence)) continue;
    if (reading.terms.subarray(sentence.from, sentence.to).some((t) => known.has(t))) heard++;
    if (heard >= minClauseSentences) return true;
  }
  return false;
}
