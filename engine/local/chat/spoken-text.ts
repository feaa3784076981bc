import type { Language } from '#contract/languages.ts';
import { chatRules } from '#engine/language/chat-rules.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { minReplyWords } from '../tuning/chat.ts';
import { cleanSpoken } from './clean-spoken.ts';

/**
 * A sentence as it reads in a reply: hesitations, false starts and, where it `opens` the reply, the words that joined it to the
 * one before ("So", "And then") are deleted. Nothing is added; only the first letter may become a capital.
 */
export function spokenText(corpus: Corpus, index: number, opens: boolean): string {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const text = withoutLead(cleanSpoken(textOf(corpus, sentence), language), language, opens);
  const [first = ''] = text;
  return first.toLocaleUpperCase(languagePack(language).tag) + text.slice(first.length);
}

/** Without "Um, well," in front; joining words stay unless the sentence opens the reply. */
function withoutLead(text: string, language: Language, opens: boolean): string {
  const { additions, coordinators, fillers, stopwords } = languagePack(language);
  const isLoose = (form: string) =>
    (fillers.includes(form) && (!coordinators.has(form) || opens)) || (opens && coordinators.has(form));
  for (let rest = text; ; ) {
    const [first, second] = wordsOf(rest, { start: 0, end: Math.min(rest.length, 40) }, language);
    if (!first || !second || !isLoose(first.form)) return rest;
    const gap = rest.slice(first.end, second.start);
    const setOff = /[,，、…–—-]/u.test(gap) || additions.has(first.form);
    // A word such as "so" may belong to the sentence ("so tired"): it goes only where a pause or a subject follows.
    if (!setOff && (isUnspaced(language) || !stopwords.has(second.form) || /[.!?]/u.test(gap))) return rest;
    rest = rest.slice(second.start);
  }
}

/** Whether nothing but a scrap is left of a sentence ("That's, eh."); "Spikes." may be an answer. */
export function isScrap(corpus: Corpus, index: number): boolean {
  const { document = 0 } = corpus.reading.sentences[index] ?? {};
  const { fillers, stopwords } = languagePack(corpus.reading.languages[document] ?? corpus.language);
  const text = spokenText(corpus, index, true);
  const words = wordsOf(text, { start: 0, end: text.length }, corpus.language);
  if (words.length > 1) return false;
  return words.every(({ form }) => form.length < 4 || stopwords.has(form) || fillers.includes(form));
}

/** Whether a sentence is long enough to tell something. */
export function isTelling({ reading, language: main }: Corpus, index: number): boolean {
  const { from = 0, to = 0, document = 0 } = reading.sentences[index] ?? {};
  const language = reading.languages[document] ?? main;
  return to - from >= minReplyWords[isUnspaced(language) ? 'unspaced' : 'spaced'];
}

/** Whether a sentence begins with a word that points to the one before it. */
export function leansBack({ documents, reading, language: main }: Corpus, index: number): boolean {
  const { start = 0, end = 0, document = 0 } = reading.sentences[index] ?? {};
  const language = reading.languages[document] ?? main;
  const { backward, coordinators, reasons } = languagePack(language);
  const text = documents[document]?.text ?? '';
  if (chatRules(language).presents?.test(text.slice(start, start + 24))) return false;
  const [first] = wordsOf(text, { start, end: Math.min(end, start + 24) }, language);
  return first !== undefined && (backward.has(first.form) || coordinators.has(first.form) || reasons.has(first.form));
}
