import type { Language } from '#contract/languages.ts';
import { isCourtesy } from '#engine/language/chat/courtesies.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { sentenceFact } from '../../../corpus/sentence-facts.ts';
import { dropFillers } from '../../../evidence/cut-quote.ts';
import { outsideNotes } from '../../../text/role-notes.ts';
import { isUnspaced, wordsOf } from '../../../text/words.ts';
import { clauseQuote } from '../../sentences/clause-quote.ts';
import { statementTitle } from '../../titles/claim-title.ts';
import { cleanSpeech } from '../../titles/clean-speech.ts';
import { readsAlone } from '../../titles/gate.ts';
import { clauseLength, wholeLength } from '../../tuning/prose.ts';
import { inOneLine } from './spoken.ts';

/** What a sentence, in one line and without notes of the transcript, gives to be quoted within a summary. */
function shortFact(name: string, read: (text: string, language: Language) => string | null) {
  return sentenceFact(name, (text, language) => read(outsideNotes(inOneLine(text), language), language));
}

/** The clause with "when" or "if" and what it belongs to. */
export const circumstance = shortFact('circumstance', (text, language) => {
  const { conditionals, askingVerbs, complementizers } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  // "I don't know if", "hard to say when" ask and give no circumstance.
  const states = (i: number) => !askingVerbs.has(words[i]?.form ?? '') && !complementizers.has(words[i]?.form ?? '');
  const at = words.find((word, i) => i > 0 && conditionals.has(word.form) && states(i - 1));
  const quote = at ? clauseQuote(text, at, language) : null;
  return quote && readsAlone(quote, language) ? quote : null;
});

/** The first clause of a sentence that can be quoted. */
export const shortQuote = shortFact('short quote', (text, language) => {
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  if (/[?？؟]\s*$/u.test(text) || isCourtesy(text, language)) return null;
  // A cue at the very first word would keep the conjunction that a clause begins with.
  for (let i = 2; i < words.length; i += clauseLength.minWords) {
    const word = words[i];
    const quote = word ? clauseQuote(text, word, language) : null;
    if (quote && readsAlone(quote, language)) return quote;
  }
  return null;
});

/** The clause that a title would be cut from, if nothing has to be deleted in it. */
export const titleQuote = shortFact('title quote', (text, language) => {
  const title = statementTitle(text, language);
  const quote = title ? plainly(text.slice(title.start, title.end), language) : null;
  return quote && readsAlone(quote, language) ? quote : null;
});

/** What the lead sentence says besides its title: the reason, or what came of it. */
export const besideTitle = shortFact('beside the title', (text, language) => {
  const title = statementTitle(text, language);
  if (!title) return null;
  const before = plainly(text.slice(0, title.whole.start), language);
  const rest = text.slice(title.whole.end);
  // 「んですよ、夜遅くまで」: without spaces, the title may end within its verb.
  const behind = isUnspaced(language) && !/^[\s、。，,…]/u.test(rest) ? null : plainly(rest, language);
  return behind ?? (before && holdsVerb(before, language) ? before : null);
});

/** What precedes a title may be no more than a place or a time: « L’été dernier, en rentrant de Palavas ». */
function holdsVerb(text: string, language: Language): boolean {
  const { verbs } = speechRules(language);
  return (
    isUnspaced(language) ||
    wordsOf(text, { start: 0, end: text.length }, language).some((word) => verbs.isVerb(word.form))
  );
}

/** A whole short sentence beside the lead: there, a reader knows what its pronouns mean. */
export const neighbour = shortFact('neighbour', (text, language) => {
  const isSaying = /[.!。！।]["'”’»」]?$/u.test(text) && holdsVerb(text, language);
  // "I don't know", "as you said".
  const isAside = isCourtesy(text, language) || languagePack(language).person.aside.some((aside) => aside.test(text));
  return isSaying && !isAside ? plainly(text, language) : null;
});

/** A whole sentence of a few words, however short, that says something without faltering; an opening filler is left out. */
export const wholeQuote = shortFact('whole quote', (text, language) => {
  const whole = text.replace(/[.。]$/u, '');
  const said = cleanSpeech(whole, language).text;
  if (isCourtesy(text, language) || !whole.endsWith(said)) return null;
  if (/[?？؟…"“„«「[\](){}|]|[.!。！]\s*\S/u.test(said)) return null;
  return isOfFittingLength(said, language) ? said : null;
});

function isOfFittingLength(said: string, language: Language): boolean {
  const { minWords, minCharacters } = wholeLength;
  const { maxWords, maxCharacters } = clauseLength;
  if (isUnspaced(language))
    return said.length >= minCharacters && said.length <= maxCharacters && !speechRules(language).falters?.test(said);
  const count = wordsOf(said, { start: 0, end: said.length }, language).length;
  // Where verbs need no subject, the lists of their forms are too short to require one.
  const saysSomething = !languagePack(language).grammar.needsSubject || holdsVerb(said, language);
  return count >= minWords && count <= maxWords && saysSomething;
}

const edges = /^[\s,;:，、；：،؛–—-]+|[\s,;:，、；：،؛–—-]+$/gu;

/** A stretch of speech without the words that join it to what is before or after; null where it is long, short or falters. */
function plainly(text: string, language: Language): string | null {
  const said = unjoined(text, language);
  if (!said || /[?？؟…]|\.\.\./u.test(said) || cleanSpeech(said, language).text !== said) return null;
  if (speechRules(language).falters?.test(said)) return null;
  const { minWords, maxWords, minCharacters, maxCharacters } = clauseLength;
  const count = wordsOf(said, { start: 0, end: said.length }, language).length;
  if (!isUnspaced(language) && isOnlyCondition(said, language)) return null;
  const isFitting = isUnspaced(language)
    ? said.length > minCharacters && said.length <= maxCharacters
    : count >= minWords && count <= maxWords;
  return isFitting ? said : null;
}

/** "If you start early", "like when you get a parcel", "the day when I stop": what happens then is missing. */
function isOnlyCondition(said: string, language: Language): boolean {
  const { conditionals, grammar, nounBefore } = languagePack(language);
  if (grammar.onlyTime?.test(said) && !/[,،]/u.test(said)) return true;
  const words = wordsOf(said, { start: 0, end: said.length }, language);
  const [first] = words;
  const opening = words.slice(0, first && nounBefore.has(first.form) ? 3 : 2);
  return !/[,،]/u.test(said) && opening.some(({ form }) => conditionals.has(form));
}

function unjoined(text: string, language: Language): string {
  const { complementizers, coordinators, reasons, grammar, stopwords } = languagePack(language);
  const opened = dropFillers(text, { start: 0, end: text.length }, language).start;
  let said = text.slice(opened).replace(edges, '');
  // After a German reason the verb comes last, and it needs its first word.
  const joins = (form = '') =>
    grammar.plainJoiners ? grammar.plainJoiners.test(form) : coordinators.has(form) || reasons.has(form);
  for (let cut = !isUnspaced(language); cut; ) {
    const words = wordsOf(said, { start: 0, end: said.length }, language);
    const [first, second, last, before, third] = [words[0], words[1], words.at(-1), words.at(-2), words.at(-3)];
    const from = joins(first?.form) ? (second?.start ?? 0) : 0;
    const isOpen = !grammar.plainJoiners && complementizers.has(last?.form ?? '');
    // «es panadero, así que»: the word in front of it joins as well.
    const end = isOpen && stopwords.has(before?.form ?? '') ? third : before;
    const to = end && (isOpen || joins(last?.form) || reasons.has(last?.form ?? '')) ? end.end : said.length;
    cut = from > 0 || to < said.length;
    if (cut) said = said.slice(from, to).replace(edges, '');
  }
  return said;
}
