import type { Language } from '#contract/languages.ts';
import { type CorpusSentence, type EmbeddedCorpus, type Reading, voiceIndexOf } from './corpus.ts';
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
};

type Draft = {
  forms: Map<string, number>;
  head: string;
  words: number;
  count: number;
  voices: Set<number>;
  sentences: number[];
  askedIn: number[];
  noun: number;
  verb: number;
  seen: number;
  weak: boolean;
};

const tables = new WeakMap<Reading, Map<string, KeyPhrase>>();

/** All phrases of the corpus by key, made once. */
export function phraseTable(corpus: EmbeddedCorpus): ReadonlyMap<string, KeyPhrase> {
  const known = tables.get(corpus.reading);
  if (known) return known;
  const drafts = new Map<string, Draft>();
  const names = speakerWords(corpus.reading);
  for (const index of corpus.reading.sentences.keys()) collect(corpus, index, names, drafts);
  const table = new Map<string, KeyPhrase>();
  for (const [key, draft] of drafts) {
    const phrase = finish(key, draft, drafts);
    if (phrase) table.set(key, phrase);
  }
  tables.set(corpus.reading, table);
  return table;
}

/** The phrases that tell best what some passages are about, best first, none within another. */
export function keyPhrases(corpus: EmbeddedCorpus, passages: readonly number[]): string[] {
  const sentences = passages.flatMap((p) => {
    const span = corpus.reading.passageSpans[p];
    return Array.from({ length: (span?.to ?? 0) - (span?.from ?? 0) }, (_, i) => (span?.from ?? 0) + i);
  });
  return phrasesOfSentences(corpus, sentences).map((p) => p.text);
}

/** The phrases that participants say in the sentences given, best first, none within another, no head twice. */
export function phrasesOfSentences(corpus: EmbeddedCorpus, sentences: readonly number[]): KeyPhrase[] {
  const table = phraseTable(corpus);
  const names = speakerWords(corpus.reading);
  const found = new Map<string, { phrase: KeyPhrase; here: number }>();
  for (const index of sentences) {
    const sentence = corpus.reading.sentences[index];
    if (!sentence || corpus.reading.voices[voiceIndexOf(corpus.reading, sentence)]?.role !== 'answers') continue;
    eachPhrase(tokensOf(corpus, sentence, names), headFinal(corpus.reading.languages[sentence.document]), ({ key }) => {
      const phrase = table.get(key);
      if (!phrase) return;
      const known = found.get(key);
      if (known) known.here++;
      else found.set(key, { phrase, here: 1 });
    });
  }
  const worth = (f: { phrase: KeyPhrase; here: number }) => f.phrase.score * (0.5 + f.here / f.phrase.count);
  const ranked = [...found.values()].sort((a, b) => worth(b) - worth(a) || (a.phrase.key < b.phrase.key ? -1 : 1));
  return withoutTwins(ranked.map((f) => f.phrase));
}

export function withoutTwins(phrases: readonly KeyPhrase[]): KeyPhrase[] {
  const taken: KeyPhrase[] = [];
  const terms = new Set<string>();
  for (const phrase of phrases) {
    const own = phrase.key.split(' ');
    if (own.some((t) => terms.has(t))) continue;
    taken.push(phrase);
    for (const t of own) terms.add(t);
    if (taken.length >= 40) break;
  }
  return taken;
}

/** Words by which speakers are called: no subject of what they say. */
function speakerWords(reading: Reading): ReadonlySet<string> {
  return new Set(reading.voices.flatMap((v) => v.key.split(/[\s.]+/)).filter((w) => w.length > 1));
}

function headFinal(language: Language | undefined): boolean {
  return !['spanish', 'french', 'portuguese', 'arabic'].includes(language ?? 'english');
}

function collect(corpus: EmbeddedCorpus, index: number, names: ReadonlySet<string>, drafts: Map<string, Draft>): void {
  const { reading } = corpus;
  const sentence = reading.sentences[index] as CorpusSentence;
  if (reading.turns[sentence.turn]?.header) return;
  const voice = voiceIndexOf(reading, sentence);
  const answers = reading.voices[voice]?.role === 'answers';
  const final = headFinal(reading.languages[sentence.document]);
  eachPhrase(tokensOf(corpus, sentence, names), final, ({ key, text, head, words, nounLike, verbLike, weak }) => {
    let draft = drafts.get(key);
    if (!draft) {
      draft = {
        forms: new Map(),
        head,
        words,
        count: 0,
        voices: new Set(),
        sentences: [],
        askedIn: [],
        noun: 0,
        verb: 0,
        seen: 0,
        weak,
      };
      drafts.set(key, draft);
    }
    draft.seen++;
    if (nounLike) draft.noun++;
    if (verbLike) draft.verb++;
    draft.forms.set(text, (draft.forms.get(text) ?? 0) + 1);
    if (!answers) {
      if (draft.askedIn.at(-1) !== index) draft.askedIn.push(index);
      return;
    }
    draft.count++;
    draft.voices.add(voice);
    if (draft.sentences.at(-1) !== index) draft.sentences.push(index);
  });
}

function finish(key: string, draft: Draft, drafts: ReadonlyMap<string, Draft>): KeyPhrase | null {
  const head = drafts.get(draft.head);
  // what those who ask call a thing may name it when participants speak of it by its head alone
  const spoken = draft.count || (draft.words > 1 ? (head?.count ?? 0) : 0);
  if (spoken === 0 || draft.weak || 2 * draft.verb > draft.noun) return null;
  const noun = (draft.noun + 0.3) / (draft.seen + 1);
  const headNoun = head ? (head.noun + 0.3) / (head.seen + 1) : noun;
  if (draft.words === 1 && noun < 0.22) return null;
  // "delivery time" is a thing when several people say it as one; "website gets" is not
  if (draft.words > 1 && head?.weak && (draft.seen < 3 || draft.voices.size < 2 || noun < 0.3)) return null;
  if (draft.words > 1 && (draft.seen < 2 ? noun < 0.5 || headNoun < 0.3 : noun < 0.15)) return null;
  const length = draft.words === 1 ? 1 : draft.seen > 1 ? 1.8 : 0.9;
  const spread = 1 + Math.log(Math.max(1, draft.voices.size));
  const score =
    Math.log(1 + spoken) *
    (0.3 + Math.max(noun, draft.words > 1 ? headNoun : 0)) *
    length *
    spread *
    (draft.askedIn.length > 0 ? 1.6 : 1);
  const [text] = [...draft.forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [key];
  const { words, count, voices, askedIn } = draft;
  const sentences = count > 0 ? draft.sentences : (head?.sentences ?? []);
  return { key, head: draft.head, text, words, count, voices, sentences, askedIn, score };
}
