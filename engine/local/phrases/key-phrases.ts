import type { Language } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { type Corpus, type CorpusSentence, type Reading, voiceIndexOf } from '../../corpus/corpus.ts';
import {
  askedPhraseFactor,
  localShareBase,
  maxKeyPhrases,
  minNounShareOfPhrase,
  minNounShareOfWord,
  minRepeats,
  nounShareBase,
  nounSmoothing,
  phraseWeights,
  weakHeadPhrase,
} from '../tuning/phrases.ts';
import { draftFor, type Gathered, joined, ownKey, type PhraseDraft, type PhraseDrafts } from './phrase-drafts.ts';
import { eachPhrase, tokensOf } from './phrase-tokens.ts';

/** A noun-like phrase of one to three words and where it is said. `head` is the term that names the thing. */
export type KeyPhrase = {
  readonly key: string;
  readonly head: string;
  /** As it is said most often. */
  readonly text: string;
  readonly words: number;
  /** Times that participants say it. */
  readonly count: number;
  readonly voices: ReadonlySet<number>;
  readonly sentences: readonly number[];
  /** Sentences of those who ask that say it. */
  readonly askedIn: readonly number[];
  readonly score: number;
  /** Share of its uses in the place of a noun, 0 to 1, smoothed; of its head where it is longer. */
  readonly nounShare: number;
};

/** The phrases of a corpus. */
export type PhraseTable = {
  readonly all: readonly KeyPhrase[];
  /** What a key names in a language, or in any. */
  find(key: string, language?: Language): KeyPhrase | undefined;
};

const tables = new WeakMap<Reading, PhraseTable>();

/** All phrases of the corpus, made once. */
export function phraseTable(corpus: Corpus): PhraseTable {
  const known = tables.get(corpus.reading);
  if (known) return known;
  const gathered: Gathered = new Map();
  const names = speakerWords(corpus.reading);
  for (const index of corpus.reading.sentences.keys()) collect(corpus, index, names, gathered);
  const drafts = joined(gathered);
  const phrases = new Map<string, KeyPhrase | undefined>();
  for (const [key, draft] of drafts) phrases.set(key, finish(draft, drafts));
  const find = (key: string, language?: Language) => {
    const own = language && ownKey(key, language);
    return phrases.get(own && phrases.has(own) ? own : key);
  };
  const table = { all: [...phrases.values()].filter((phrase) => phrase !== undefined), find };
  tables.set(corpus.reading, table);
  return table;
}

/** The phrases that best show what some passages are about, best first, none within another. */
export function keyPhrases(corpus: Corpus, passages: readonly number[]): string[] {
  const sentences = passages.flatMap((p) => {
    const span = corpus.reading.passageSpans[p];
    return Array.from({ length: (span?.to ?? 0) - (span?.from ?? 0) }, (_, i) => (span?.from ?? 0) + i);
  });
  return phrasesOfSentences(corpus, sentences).map((p) => p.text);
}

/** The phrases that participants say in the sentences given, best first, none within another, no head twice. */
export function phrasesOfSentences(corpus: Corpus, sentences: readonly number[]): KeyPhrase[] {
  const table = phraseTable(corpus);
  const names = speakerWords(corpus.reading);
  const found = new Map<KeyPhrase, number>();
  for (const index of sentences) {
    const sentence = corpus.reading.sentences[index];
    if (!sentence || corpus.reading.voices[voiceIndexOf(corpus.reading, sentence)]?.role !== 'answers') continue;
    const language = corpus.reading.languages[sentence.document] ?? corpus.language;
    eachPhrase(tokensOf(corpus, index, names), headFinal(language), ({ key }) => {
      const phrase = table.find(key, language);
      if (phrase) found.set(phrase, (found.get(phrase) ?? 0) + 1);
    });
  }
  const weight = (phrase: KeyPhrase) => phrase.score * (localShareBase + (found.get(phrase) ?? 0) / phrase.count);
  return withoutOverlaps([...found.keys()].sort((a, b) => weight(b) - weight(a) || (a.key < b.key ? -1 : 1)));
}

function withoutOverlaps(phrases: readonly KeyPhrase[]): KeyPhrase[] {
  const taken: KeyPhrase[] = [];
  const terms = new Set<string>();
  for (const phrase of phrases) {
    const own = phrase.key.split(' ');
    if (own.some((t) => terms.has(t))) continue;
    taken.push(phrase);
    for (const t of own) terms.add(t);
    if (taken.length >= maxKeyPhrases) break;
  }
  return taken;
}

const calledBy = new WeakMap<Reading, ReadonlySet<string>>();

/** Words by which speakers are called: no subject of what they say. */
function speakerWords(reading: Reading): ReadonlySet<string> {
  const known = calledBy.get(reading);
  if (known) return known;
  const words = new Set(reading.voices.flatMap((v) => v.key.split(/[\s.]+/)).filter((w) => w.length > 1));
  calledBy.set(reading, words);
  return words;
}

function headFinal(language: Language): boolean {
  return !grammarOf(language).adjectivesFollow;
}

function collect(corpus: Corpus, index: number, names: ReadonlySet<string>, gathered: Gathered): void {
  const { reading } = corpus;
  const sentence = reading.sentences[index] as CorpusSentence;
  if (reading.turns[sentence.turn]?.header) return;
  const voice = voiceIndexOf(reading, sentence);
  const answers = reading.voices[voice]?.role === 'answers';
  const language = reading.languages[sentence.document] ?? corpus.language;
  eachPhrase(tokensOf(corpus, index, names), headFinal(language), (candidate) => {
    const draft = draftFor(gathered, language, candidate);
    draft.seen++;
    if (candidate.nounLike) draft.noun++;
    if (candidate.verbLike) draft.verb++;
    draft.forms.set(candidate.text, (draft.forms.get(candidate.text) ?? 0) + 1);
    if (!answers) {
      if (draft.askedIn.at(-1) !== index) draft.askedIn.push(index);
      return;
    }
    draft.count++;
    draft.voices.add(voice);
    if (draft.sentences.at(-1) !== index) draft.sentences.push(index);
  });
}

function finish(draft: PhraseDraft, drafts: PhraseDrafts): KeyPhrase | undefined {
  const { key, language } = draft;
  const head = drafts.get(ownKey(draft.head, language)) ?? drafts.get(draft.head);
  // what those who ask call a thing may name it when participants speak of it by its head alone
  const spoken = draft.count || (draft.words > 1 ? (head?.count ?? 0) : 0);
  if (spoken === 0 || draft.weak || 2 * draft.verb > draft.noun) return undefined;
  const noun = nounShareOf(draft);
  const headNoun = head ? nounShareOf(head) : noun;
  if (draft.words === 1 && noun < minNounShareOfWord) return undefined;
  // "delivery time" is a thing when several people say it as one; "website gets" is not
  if (draft.words > 1 && head?.weak && !namesAThing(draft, noun)) return undefined;
  const isRepeated = draft.seen >= minRepeats;
  const least = minNounShareOfPhrase;
  if (draft.words > 1 && (isRepeated ? noun < least.repeated : noun < least.once || headNoun < least.headOfOnce))
    return undefined;
  const length = phraseWeights[draft.words === 1 ? 'word' : isRepeated ? 'repeated' : 'once'];
  const spread = 1 + Math.log(Math.max(1, draft.voices.size));
  const score =
    Math.log(1 + spoken) *
    (nounShareBase + Math.max(noun, draft.words > 1 ? headNoun : 0)) *
    length *
    spread *
    (draft.askedIn.length > 0 ? askedPhraseFactor : 1);
  const [text] = [...draft.forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [key];
  const { words, count, voices, askedIn } = draft;
  const sentences = count > 0 ? draft.sentences : (head?.sentences ?? []);
  const nounShare = Math.max(noun, draft.words > 1 ? headNoun : 0);
  return { key, head: draft.head, text, words, count, voices, sentences, askedIn, score, nounShare };
}

function nounShareOf({ noun, seen }: PhraseDraft): number {
  return (noun + nounSmoothing.nouns) / (seen + nounSmoothing.all);
}

function namesAThing({ seen, voices }: PhraseDraft, noun: number): boolean {
  const { minCount, minVoices, minNounShare } = weakHeadPhrase;
  return seen >= minCount && voices.size >= minVoices && noun >= minNounShare;
}
