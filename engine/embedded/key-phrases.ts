import type { Language } from '#contract/languages.ts';
import { type LanguagePack, languagePack } from '#engine/language/pack.ts';
import { termOf } from '../search/terms.ts';
import { type Word, wordsOf } from '../text/words.ts';
import { type CorpusSentence, type EmbeddedCorpus, type Reading, voiceIndexOf } from './corpus.ts';

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

type Token = { form: string; term: string; text: string; nounLike: boolean; opens: boolean };
type Draft = {
  forms: Map<string, number>;
  head: string;
  words: number;
  count: number;
  voices: Set<number>;
  sentences: number[];
  askedIn: number[];
  noun: number;
  seen: number;
};

const longestPhrase = 3;
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
  const voice = voiceIndexOf(reading, sentence);
  const answers = reading.voices[voice]?.role === 'answers';
  const final = headFinal(reading.languages[sentence.document]);
  eachPhrase(tokensOf(corpus, sentence, names), final, ({ key, text, head, words, nounLike }) => {
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
        seen: 0,
      };
      drafts.set(key, draft);
    }
    draft.seen++;
    if (nounLike) draft.noun++;
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
  if (spoken === 0) return null;
  const noun = (draft.noun + 0.3) / (draft.seen + 1);
  const headNoun = head ? (head.noun + 0.3) / (head.seen + 1) : noun;
  if (draft.words === 1 && noun < 0.22) return null;
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

/** A sentence's words; null stands where a phrase cannot go on: punctuation, joining words, weak words, names. */
function tokensOf(corpus: EmbeddedCorpus, sentence: CorpusSentence, names: ReadonlySet<string>): (Token | null)[] {
  const text = corpus.documents[sentence.document]?.text ?? '';
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const pack = languagePack(language);
  const words = joinHyphens(text, wordsOf(text, sentence, language));
  const tokens: (Token | null)[] = [];
  for (const [i, word] of words.entries()) {
    const before = words[i - 1];
    const gap = before ? text.slice(before.end, word.start) : '';
    if (before && /[^\s'’\-–]/u.test(gap)) tokens.push(null);
    const raw = text.slice(word.start, word.end);
    if (!mayName(word.form, raw, pack, names)) {
      tokens.push(null);
      continue;
    }
    const after = words[i + 1];
    const capital = language === 'german' && i > 0 && /^\p{Lu}/u.test(raw);
    const nounLike =
      capital ||
      (before !== undefined && pack.nounBefore.has(before.form)) ||
      (after !== undefined && pack.nounAfter.has(after.form)) ||
      /^\p{Lu}.*\p{Lu}/u.test(raw) ||
      (language === 'arabic' && raw.startsWith('ال'));
    const shown =
      language === 'german' || /\p{Lu}/u.test(raw.slice(1)) || (i > 0 && /^\p{Lu}/u.test(raw))
        ? raw
        : raw.toLowerCase();
    tokens.push({ form: word.form, term: termOf(word.form, language), text: shown, nounLike, opens: i === 0 });
  }
  return tokens;
}

/** "walk-in" is one word of a phrase, not three. */
function joinHyphens(text: string, words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && word.start === last.end + 1 && /[-‐‑]/.test(text[last.end] ?? ''))
      joined[joined.length - 1] = { form: `${last.form}-${word.form}`, start: last.start, end: word.end };
    else joined.push(word);
  }
  return joined;
}

function mayName(form: string, raw: string, pack: LanguagePack, names: ReadonlySet<string>): boolean {
  if (pack.stopwords.has(form) || pack.weakWords.has(form) || pack.questionWords.has(form) || names.has(form))
    return false;
  if (pack.fillers.includes(form) || pack.firstPerson.has(form) || pack.coordinators.has(form)) return false;
  if (/^[\d.,:]+$/.test(raw) || !/\p{L}/u.test(raw)) return false;
  if (/'/.test(form) && pack.language === 'english') return false;
  if (pack.language === 'german' && !/^\p{Lu}/u.test(raw)) return false;
  const eastAsian = /[\u3400-\u9fff\u30a0-\u30ff]/.test(raw);
  return eastAsian ? raw.length >= 2 : [...raw].length >= 3 && !/[\u3040-\u309f]/.test(raw);
}

type Candidate = { key: string; text: string; head: string; words: number; nounLike: boolean };

function eachPhrase(tokens: readonly (Token | null)[], final: boolean, visit: (candidate: Candidate) => void): void {
  for (let i = 0; i < tokens.length; i++) {
    for (let size = 1; size <= longestPhrase; size++) {
      const part = tokens.slice(i, i + size);
      if (part.length < size || part.includes(null)) break;
      const run = part as Token[];
      const head = run[final ? run.length - 1 : 0];
      const key = run.map((t) => t.term).join(' ');
      if (new Set(run.map((t) => t.term)).size < size) break;
      const joiner = /[\u3040-\u9fff]/.test(run[0]?.text ?? '') ? '' : ' ';
      const nounLike = final ? (run[0]?.nounLike ?? false) : run.some((t) => t.nounLike);
      visit({ key, text: run.map((t) => t.text).join(joiner), head: head?.term ?? key, words: size, nounLike });
    }
  }
}
