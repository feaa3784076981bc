import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf, voiceIndexOf } from '../../corpus/corpus.ts';
import { questionOf } from '../../local/sentences/answered-questions.ts';
import { maxAnswerSentences } from '../../local/tuning/sentences.ts';
import { termOf } from '../../search/terms.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { quoteAround } from '../verify/quote-around.ts';

export type Cited = { title: { text: string; cited: readonly number[] }; lead: number; all: readonly number[] };

/**
 * Which of the sentences that a model cites are by people who speak of the claim: the one who says the sentence it is based on, and everyone one
 * of whose quotes, or the question it answers, shares a word with the title or with that sentence. Everything these people are cited for
 * counts. Where a title is in another language than its quotes, everyone it
 * cites counts: a second call has confirmed the claim.
 */
export function countedOf(corpus: Corpus, { title, lead, all }: Cited, language: Language): number[] {
  const { reading } = corpus;
  const languageOf = (index: number) => reading.languages[reading.sentences[index]?.document ?? -1] ?? corpus.language;
  const claims = new Map<Language, ReadonlySet<string>>();
  const termsOfClaim = (of: Language): ReadonlySet<string> => {
    const said = languageOf(lead) === of ? textAt(corpus, lead) : '';
    const terms = claims.get(of) ?? meaningIn(`${of === language ? title.text : ''}\n${said}`, of);
    claims.set(of, terms);
    return terms;
  };
  const speaksOfIt = (index: number) => {
    const own = languageOf(index);
    if (own !== language && title.cited.includes(index)) return true;
    const asked = questionOf(reading, index, maxAnswerSentences).map((i) => textAt(corpus, i));
    const claim = termsOfClaim(own);
    return [...meaningIn([quoteAround(corpus, index), ...asked].join('\n'), own)].some((term) => claim.has(term));
  };
  const voiceOf = (index: number) => voiceIndexOf(reading, reading.sentences[index] as CorpusSentence);
  const voices = new Set([lead, ...all.filter(speaksOfIt)].map(voiceOf));
  return all.filter((index) => voices.has(voiceOf(index)));
}

const textAt = (corpus: Corpus, index: number): string =>
  textOf(corpus, corpus.reading.sentences[index] as CorpusSentence);

/** The terms of a text that name something by themselves. */
function meaningIn(text: string, language: Language): Set<string> {
  const { stopwords, weakWords } = languagePack(language);
  const forms = wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);
  // The splitter of words leaves single characters of verbs.
  const isMeant = (form: string) =>
    !stopwords.has(form) && !weakWords.has(form) && !(isUnspaced(language) && form.length < 2);
  return new Set(forms.filter(isMeant).map((form) => termOf(form, language)));
}
