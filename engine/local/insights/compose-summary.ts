import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { StatementKind, SummaryInput } from '#engine/language/templates/templates.ts';
import { type Corpus, type CorpusSentence, textOf, voiceIndexOf } from '../../corpus/corpus.ts';
import { countSupport } from '../../evidence/count-support.ts';
import { wordsOf } from '../../text/words.ts';
import { clauseQuote } from '../sentences/clause-quote.ts';
import { statementKind } from '../sentences/statement-kind.ts';
import { readsAlone } from '../titles/gate.ts';
import { clauseLength } from '../tuning/prose.ts';
import { speakerName } from './select-evidence.ts';

/** Sentences by their index, best first: the claim, all who speak about it (the claim included), all who contradict it. */
export type Spoken = {
  readonly lead: number;
  readonly speaking: readonly number[];
  readonly against: readonly number[];
  /** The sentences of the lead quote, and what leads other insights: these are not quoted. */
  readonly shown?: readonly number[];
};

/** The summary of what is spoken about, in the project's language; it repeats neither the lead sentence nor its clause. */
export function summaryOf(corpus: Corpus, spoken: Spoken, language: Language): string {
  return languagePack(language).templates.summary(summaryInput(corpus, spoken, language));
}

function summaryInput(corpus: Corpus, spoken: Spoken, language: Language): SummaryInput {
  const { reading } = corpus;
  const sentences = spoken.speaking.map((i) => reading.sentences[i] as CorpusSentence);
  const isNamed = reading.voices.some((v) => v.name !== null || v.row !== null);
  const support = countSupport(reading, sentences);
  const firsts = [...new Map(spoken.speaking.toReversed().map((i) => [voiceAt(corpus, i), i])).values()].toReversed();
  const names = firsts.flatMap((i) => speakerName(corpus, reading.sentences[i] as CorpusSentence, language) ?? []);
  const against = againstOf(corpus, spoken, language, isNamed);
  const more = against ? undefined : moreOf(corpus, spoken, language);
  return {
    ...support,
    ...(isNamed ? {} : { people: 0, peopleInAll: 0 }),
    speakers: isNamed ? names : [],
    about: saidAt(corpus, spoken.lead).text,
    kinds: isNamed ? kindsOf(corpus, firsts) : {},
    ...(more ? { more } : {}),
    ...(against ? { against } : {}),
  };
}

function voiceAt({ reading }: Corpus, index: number): number {
  return voiceIndexOf(reading, reading.sentences[index] as CorpusSentence);
}

function saidAt(corpus: Corpus, index: number): { text: string; language: Language } {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  return { text: textOf(corpus, sentence).replace(/\s+/g, ' ').trim(), language };
}

/** How many people say something of each kind, by the best sentence of each. */
function kindsOf(corpus: Corpus, firsts: readonly number[]): SummaryInput['kinds'] {
  const counts: Partial<Record<StatementKind, number>> = {};
  for (const index of firsts) {
    const { text, language } = saidAt(corpus, index);
    const kind = kindTold(text, language);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** What has to be done is a need that somebody meets, not a wish that they have. */
function kindTold(text: string, language: Language): StatementKind {
  const kind = statementKind(text, language);
  if (kind !== 'wish') return kind;
  return languagePack(language).cues.wish.some((pattern) => pattern.test(text)) ? 'wish' : 'other';
}

/** People who contradict, and a short quote of one of them; a person who says both counts with those who say it. */
function againstOf(corpus: Corpus, { speaking, against }: Spoken, language: Language, isNamed: boolean) {
  const own = new Set(speaking.map((i) => voiceAt(corpus, i)));
  const others = isNamed ? against.filter((i) => !own.has(voiceAt(corpus, i))) : against;
  const people = isNamed ? new Set(others.map((i) => voiceAt(corpus, i))).size : 0;
  for (const index of others) {
    const quote = shortQuote(corpus, index);
    if (quote) return { people, quote, ...namedAt(corpus, index, language) };
  }
  // That somebody contradicts has to be told, if only by the whole sentence.
  const [first] = others;
  return first === undefined
    ? undefined
    : { people, quote: saidAt(corpus, first).text, ...namedAt(corpus, first, language) };
}

/** Of the others first a circumstance, then a detail; then what the lead voice says elsewhere, or around the lead. */
function moreOf(corpus: Corpus, spoken: Spoken, language: Language): SummaryInput['more'] {
  const { lead, speaking, shown = [] } = spoken;
  const voice = voiceAt(corpus, lead);
  const others = [...new Set([...speaking, ...around(corpus, lead)])].filter((i) => i !== lead && !shown.includes(i));
  const ranked = [
    ...others.filter((i) => voiceAt(corpus, i) !== voice),
    ...others.filter((i) => voiceAt(corpus, i) === voice),
  ];
  for (const index of ranked) {
    const quote = circumstance(corpus, index);
    if (quote) return { quote, isCondition: true, ...namedAt(corpus, index, language) };
  }
  for (const index of ranked) {
    const quote = shortQuote(corpus, index);
    if (quote && statementKind(quote, saidAt(corpus, index).language) !== 'other')
      return { quote, isCondition: false, ...namedAt(corpus, index, language) };
  }
  return undefined;
}

/** What the lead voice says in the same turn, right behind the lead first. */
function around({ reading }: Corpus, lead: number): number[] {
  const near = [lead + 1, lead + 2, lead - 1];
  return near.filter((i) => reading.sentences[i] && reading.sentences[i]?.turn === reading.sentences[lead]?.turn);
}

function namedAt(corpus: Corpus, index: number, language: Language): { speaker?: string } {
  const speaker = speakerName(corpus, corpus.reading.sentences[index] as CorpusSentence, language);
  return speaker ? { speaker } : {};
}

/** The clause with "when" or "if" and what it belongs to. */
function circumstance(corpus: Corpus, index: number): string | null {
  const { text, language } = saidAt(corpus, index);
  const { conditionals, askingVerbs, complementizers } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  // "I don't know if", "hard to say when" ask and tell no circumstance.
  const tells = (i: number) => !askingVerbs.has(words[i]?.form ?? '') && !complementizers.has(words[i]?.form ?? '');
  const at = words.find((word, i) => i > 0 && conditionals.has(word.form) && tells(i - 1));
  const quote = at ? clauseQuote(text, at, language) : null;
  return quote && readsAlone(quote, language) ? quote : null;
}

/** The first clause of a sentence that can be quoted. */
function shortQuote(corpus: Corpus, index: number): string | null {
  const { text, language } = saidAt(corpus, index);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  if (/[?？؟]\s*$/u.test(text)) return null;
  // A cue at the very first word would keep the conjunction that a clause begins with.
  for (let i = 2; i < words.length; i += clauseLength.minWords) {
    const word = words[i];
    const quote = word ? clauseQuote(text, word, language) : null;
    if (quote && readsAlone(quote, language)) return quote;
  }
  return null;
}
