import type { Language } from '#contract/languages.ts';
import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { minReplyWords, minWordsBesideName } from '../tuning/chat.ts';
import { cleanSpoken } from './clean-spoken.ts';
import { hasContent } from './read-message.ts';

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

/** Without "Um, well," in front and, where it opens a reply, without "And", "But then,". */
function withoutLead(text: string, language: Language, opens: boolean): string {
  for (let rest = text; ; ) {
    const [first, second] = wordsOf(rest, { start: 0, end: Math.min(rest.length, 40) }, language);
    if (!first || !second) return rest;
    const gap = rest.slice(first.end, second.start);
    if (/[.!?。]/u.test(gap) || !isLoose(first.form, second.form, /[,，、…–—-]/u.test(gap), language, opens))
      return rest;
    rest = rest.slice(second.start);
  }
}

/** A word that is not set off by a pause may be a part of the clause, whose order would suffer: "So tired", "Dann gehe ich". */
function isLoose(form: string, next: string, isSetOff: boolean, language: Language, opens: boolean): boolean {
  const { additions, contrasts, coordinators, fillers, reasons, stopwords } = languagePack(language);
  if (reasons.has(form)) return false;
  const joins = coordinators.has(form);
  if (isSetOff) return joins ? opens : fillers.includes(form);
  if (!opens || isUnspaced(language)) return false;
  return additions.has(form) || (joins && contrasts.has(form) && stopwords.has(next));
}

/** Whether nothing but a scrap is left of a sentence ("That's, eh.", "I don't know."); "Spikes." may be an answer. */
export function isScrap(corpus: Corpus, index: number): boolean {
  if (isHollow(corpus, index)) return true;
  const language = languageAt(corpus, index);
  const { fillers, stopwords } = languagePack(language);
  const text = spokenText(corpus, index, true);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  if (words.length > 1)
    return !isInformative(corpus, index) && speechRules(language).refused.some((of) => of.test(text));
  return words.every(({ form }) => form.length < 4 || stopwords.has(form) || fillers.includes(form));
}

/** Whether nothing is left of a sentence without what says nothing: "Got it.", "My name is Ada.", "So I'd say, I don't know." */
const isHollow = sentenceFact('hollow', (text, language) => {
  const { hollow } = chatRules(language);
  if (!hollow.test(text)) return false;
  const rest = text.replaceAll(new RegExp(hollow.source, 'giu'), ' ');
  // "That's a good question, Ada."
  const left = wordsOf(rest, { start: 0, end: rest.length }, language).length;
  const size = wordsOf(text, { start: 0, end: text.length }, language).length;
  return (left < 2 && size > minWordsBesideName) || !hasContent(rest, [language]);
});

const languageAt = ({ reading, language }: Corpus, index: number): Language =>
  reading.languages[reading.sentences[index]?.document ?? 0] ?? language;

/** Whether a sentence ends with a word that cannot end one: speech recognition takes a pause for a full stop. */
export function breaksOff(corpus: Corpus, index: number): boolean {
  const language = languageAt(corpus, index);
  const { boundSubject, endsClause, postpositions } = grammarOf(language);
  if (isUnspaced(language) || postpositions) return false;
  const text = textOf(corpus, corpus.reading.sentences[index] as CorpusSentence);
  const { backward, clauseStarts, complementizers, coordinators, fillers, nounBefore, stopwords } =
    languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  // "And, yeah." breaks off at "and".
  const { form = '' } = words.findLast((word) => coordinators.has(word.form) || !fillers.includes(word.form)) ?? {};
  if (boundSubject?.test(form)) return true;
  if (endsClause?.test(form) || backward.has(form)) return false;
  const joins = coordinators.has(form) && clauseStarts.has(form);
  const asksForNoun = nounBefore.has(form) && stopwords.has(form) && form.length <= 4;
  return joins || asksForNoun || (complementizers.has(form) && form.length <= 4);
}

/** Whether a sentence is long enough to say something. */
export function isInformative({ reading, language: main }: Corpus, index: number): boolean {
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

/** Whether a sentence begins with a pronoun or a reason once the words that joined it are gone; "And what I do is" needs nothing before it. */
export function pointsBack(corpus: Corpus, index: number): boolean {
  if (!leansBack(corpus, index)) return false;
  const language = languageAt(corpus, index);
  const text = spokenText(corpus, index, true);
  const [first] = wordsOf(text, { start: 0, end: Math.min(text.length, 24) }, language);
  const { backward, reasons } = languagePack(language);
  return first !== undefined && (backward.has(first.form) || reasons.has(first.form));
}

/** Whether a sentence gives a reason: "because the seal is worn". */
export function givesReason(corpus: Corpus, index: number): boolean {
  const { language, text, forms } = wordsAt(corpus, index);
  const { cues, reasons } = languagePack(language);
  // "Since 2016" is a time.
  const isReason = (form: string, i: number) => reasons.has(form) && !/^\p{N}/u.test(forms[i + 1] ?? '');
  return cues.reason.some((cue) => cue.test(text)) || forms.some(isReason);
}

/** A sentence's text and words (folded), with the language that they are in. */
export function wordsAt(corpus: Corpus, index: number) {
  const sentence = corpus.reading.sentences[index];
  const language = corpus.reading.languages[sentence?.document ?? 0] ?? corpus.language;
  const text = sentence ? textOf(corpus, sentence) : '';
  return { language, text, forms: wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form) };
}
