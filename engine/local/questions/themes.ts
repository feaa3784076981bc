import type { Language } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { isName } from '#engine/language/topics/name-checks.ts';
import { type Corpus, type CorpusSentence, textOf, voiceIndexOf } from '../../corpus/corpus.ts';
import type { Brief } from '../../engine.ts';
import { mayBeEvidence } from '../../evidence/speaker-guard.ts';
import { idf } from '../../search/bm25.ts';
import { documentFrequency } from '../../search/term-index.ts';
import { termOf } from '../../search/terms.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { type KeyPhrase, phraseTable } from '../phrases/key-phrases.ts';
import { isBackground } from '../sentences/background.ts';
import { sentimentOfSentence } from '../sentences/stance.ts';
import { statementKind } from '../sentences/statement-kind.ts';
import {
  maxPhrases,
  maxSentencesPerTheme,
  maxShareOfPeople,
  maxShareWithinPhrase,
  minCompound,
  minFeltSentences,
  minFeltShare,
  minNewShare,
  minPeoplePerWord,
  minThemes,
  minThemeWeight,
  minThemeWeightOfPhrase,
  minWordsPerThemeSentence,
  themeWeights,
  wordRunSpecificity,
  wordSpecificity,
} from '../tuning/questions.ts';
import { maxAnswerSentences, minFeeling } from '../tuning/sentences.ts';
import { briefText } from './brief-clauses.ts';
import { type GenericWords, genericWordsOf } from './generic-words.ts';

/** A recurring subject: a phrase with the sentences of participants that are about it. */
export type Theme = {
  readonly phrase: KeyPhrase;
  readonly sentences: readonly number[];
  readonly people: number;
  readonly documents: number;
  /** Idf-weighted share of the brief's terms found around it, 0 to 1. */
  readonly closeness: number;
  /** Whether people come back to it and mean something by it; a weak theme only fills up where strong ones are few. */
  readonly strong: boolean;
};

/** `named`: terms of what is asked about already. `slight`: also themes that are worth little beside the best one. */
export type ThemeChoice = { limit: number; named?: readonly ReadonlySet<string>[]; slight?: boolean };

/**
 * The themes of the material, best first. Phrases are taken greedily; one whose sentences mostly belong to themes taken
 * before adds nothing and is left out. What the brief speaks of comes
 * first.
 */
export function themesOf(corpus: Corpus, brief: Brief, { limit, named = [], slight = false }: ThemeChoice): Theme[] {
  const briefTerms = termsOfBrief(corpus, brief);
  const generic = genericWordsOf(corpus, brief);
  const ranked = withoutParts(phraseTable(corpus).all)
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    .slice(0, maxPhrases)
    .map((phrase) => themeOf(corpus, phrase, briefTerms))
    .filter((theme) => theme.sentences.length > 0)
    .map((theme) => ({
      theme: { ...theme, strong: !generic.isGeneric(theme.phrase) && carriesAQuestion(corpus, theme) },
      specificity: specificityOf(corpus, theme.phrase, generic),
      weight:
        theme.phrase.score *
        (themeWeights.closenessBase + theme.closeness) *
        (themeWeights.feltBase + themeWeights.felt * feltShare(corpus, theme)) *
        (themeWeights.mentionsBase + themeWeights.mentions * Math.log(1 + theme.sentences.length)),
    }))
    .sort(
      (a, b) =>
        Number(b.theme.strong) - Number(a.theme.strong) ||
        b.weight * b.specificity - a.weight * a.specificity ||
        (a.theme.phrase.key < b.theme.phrase.key ? -1 : 1),
    );
  const taken: Theme[] = [];
  const terms = new Set<string>();
  const covered = new Set<number>();
  const best = Math.max(0, ...ranked.filter(({ theme }) => theme.strong).map(({ weight }) => weight));
  for (const { theme, weight } of ranked) {
    if (taken.length >= limit) break;
    const own = theme.phrase.key.split(' ');
    const least = best * (own.length > 1 && theme.people > 1 ? minThemeWeightOfPhrase : minThemeWeight);
    if (taken.length >= minThemes && weight < least && !slight) continue;
    if (named.some((terms) => own.every((t) => terms.has(t)))) continue;
    const fresh = theme.sentences.filter((s) => !covered.has(s)).length;
    if (own.some((t) => terms.has(t)) || fresh < theme.sentences.length * minNewShare) continue;
    taken.push(theme);
    // "electric cars" and "dirty car" are two themes where everything is about cars
    for (const t of own) if (own.length === 1 || generic.kindOf(t) === null) terms.add(t);
    for (const s of theme.sentences) covered.add(s);
  }
  return taken;
}

/**
 * A phrase of several words is a strong theme once it is said again. A single word ("shop") is one only when several
 * people say it and mean more by it than to mention it: a need, a difficulty, a liking.
 */
function carriesAQuestion(corpus: Corpus, theme: Omit<Theme, 'strong'>): boolean {
  const { words, count, askedIn } = theme.phrase;
  if (words > 1) return theme.sentences.length > 1 && count > 0 && count + askedIn.length > 1;
  const answering = corpus.reading.voices.filter((voice) => voice.role === 'answers').length;
  const people = Math.min(minPeoplePerWord, Math.ceil(answering * maxShareOfPeople));
  const said = Math.min(maxSentencesPerTheme, theme.sentences.length);
  return (
    theme.people >= people &&
    countFelt(corpus, theme) >= Math.max(Math.min(minFeltSentences, said), said * minFeltShare)
  );
}

/** What a phrase says by itself, 0 to 1: a single word less than the phrases around it, unless the brief asks for it. */
function specificityOf(corpus: Corpus, { words, key, text, sentences }: KeyPhrase, generic: GenericWords): number {
  const language =
    corpus.reading.languages[corpus.reading.sentences[sentences[0] ?? -1]?.document ?? -1] ?? corpus.language;
  if (words > 1) return isName(text.split(' '), languagePack(language), false) ? 1 : wordRunSpecificity;
  if (generic.isNamedAlone(key)) return 1;
  const signs = [...text].length;
  if (
    isUnspaced(language)
      ? signs >= minCompound.characters
      : grammarOf(language).compounds && signs >= minCompound.letters
  )
    return 1;
  return wordSpecificity;
}

/** A word that is mostly said within one longer phrase is left to that phrase: "younger" to "younger market". */
function withoutParts(phrases: readonly KeyPhrase[]): KeyPhrase[] {
  const within = new Map<string, number>();
  for (const phrase of phrases) {
    if (phrase.words === 1 || phrase.count < 2) continue;
    for (const term of phrase.key.split(' ')) within.set(term, Math.max(within.get(term) ?? 0, phrase.count));
  }
  return phrases.filter((p) => p.words > 1 || (within.get(p.key) ?? 0) < p.count * maxShareWithinPhrase);
}

function themeOf(corpus: Corpus, phrase: KeyPhrase, briefTerms: ReadonlyMap<number, number>): Omit<Theme, 'strong'> {
  const { reading } = corpus;
  const told = new Set([...phrase.sentences, ...phrase.askedIn.flatMap((i) => answersTo(corpus, i))]);
  const sentences = [...told]
    .sort((a, b) => a - b)
    .filter((i) => {
      const s = reading.sentences[i];
      return (
        s !== undefined &&
        mayBeEvidence(reading, s) &&
        s.to - s.from >= minWordsPerThemeSentence &&
        !isBackground(corpus, i)
      );
    });
  const people = new Set<number>();
  const documents = new Set<number>();
  const near = new Set<number>();
  for (const i of sentences) {
    const sentence = reading.sentences[i];
    if (!sentence) continue;
    people.add(voiceIndexOf(reading, sentence));
    documents.add(sentence.document);
    for (const s of [i - 1, i, i + 1]) {
      const unit = reading.sentences[s];
      if (unit?.document !== sentence.document) continue;
      for (let t = unit.from; t < unit.to; t++) near.add(reading.terms[t] ?? 0);
    }
  }
  let all = 0;
  let held = 0;
  for (const [term, weight] of briefTerms) {
    all += weight;
    if (near.has(term)) held += weight;
  }
  return { phrase, sentences, people: people.size, documents: documents.size, closeness: all > 0 ? held / all : 0 };
}

/** The first sentences of what follows a question. */
function answersTo(corpus: Corpus, question: number): number[] {
  const { sentences } = corpus.reading;
  const turn = sentences[question]?.turn ?? -1;
  let at = question + 1;
  while (sentences[at]?.turn === turn) at++;
  const answer = sentences[at]?.turn;
  return [at, at + 1, at + 2]
    .slice(0, maxAnswerSentences)
    .filter((i) => answer !== undefined && sentences[i]?.turn === answer);
}

/** 0 to 1: how much of what is said of a theme is a need, a difficulty, a liking or strongly felt, rather than mention. */
function feltShare(corpus: Corpus, theme: Omit<Theme, 'strong'>): number {
  return countFelt(corpus, theme) / Math.max(1, Math.min(maxSentencesPerTheme, theme.sentences.length));
}

/** How many of its sentences want, complain, praise, or are strongly felt; a habit or a reason alone is a mention. */
function countFelt(corpus: Corpus, theme: Omit<Theme, 'strong'>): number {
  return theme.sentences.slice(0, maxSentencesPerTheme).filter((i) => {
    const sentence = corpus.reading.sentences[i] as CorpusSentence;
    const kind = statementKind(
      textOf(corpus, sentence),
      corpus.reading.languages[sentence.document] ?? corpus.language,
    );
    return ['difficulty', 'wish', 'liking'].includes(kind) || Math.abs(sentimentOfSentence(corpus, i)) >= minFeeling;
  }).length;
}

/** The brief's content terms that occur in the material, each with its idf. */
export function termsOfBrief(corpus: Corpus, brief: Brief): ReadonlyMap<number, number> {
  const text = briefText(brief);
  const { ids } = corpus.reading.vocabulary;
  const language: Language = corpus.language;
  const pack = languagePack(language);
  const found = new Map<number, number>();
  for (const { form } of wordsOf(text, { start: 0, end: text.length }, language)) {
    if (pack.stopwords.has(form) || pack.questionWords.has(form)) continue;
    const number = ids.get(termOf(form, language));
    if (number !== undefined)
      found.set(
        number,
        idf(corpus.reading.sentenceIndex.size, documentFrequency(corpus.reading.sentenceIndex, number)),
      );
  }
  return found;
}
