import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, type Reading, textOf, voiceIndexOf } from '../../corpus/corpus.ts';
import { sentencesOfVoices } from '../../corpus/voice-refs.ts';
import type { VoiceRef } from '../../engine.ts';
import { onRecord } from '../../evidence/off-record.ts';
import { mayBeEvidence } from '../../evidence/speaker-guard.ts';
import { wordsOf } from '../../text/words.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { contextShares, maxWordsLeaning } from '../tuning/chat.ts';

/** What a person says without leaving a topic: their answer to one question, a passage of a monologue, or a cell of a table. */
export type Stretch = {
  readonly sentences: readonly number[];
  readonly asked: Asked | null;
  /** What was asked and said before, where the question refers to it ("How do you feel about that?"). */
  readonly before: { readonly asked: Asked | null; readonly sentences: readonly number[] } | null;
  /** The heading of the column, where it is a cell. */
  readonly heading: string | null;
};

/** A turn of the one who asks, as sentences with what each is credited with. */
export type Asked = { readonly turn: number; readonly sentences: readonly { index: number; share: number }[] };

const known = new WeakMap<Reading, Map<string, readonly Stretch[]>>();

/** All that these voices say, in stretches, in the order of the corpus. */
export function stretchesOf(corpus: Corpus, refs: readonly VoiceRef[]): readonly Stretch[] {
  const cache = known.get(corpus.reading) ?? new Map<string, readonly Stretch[]>();
  known.set(corpus.reading, cache);
  const key = refs.map(({ documentId, voice }) => `${documentId} ${voice}`).join('\n');
  const found = cache.get(key) ?? stretchesIn(corpus, sentencesOfVoices(corpus, refs));
  cache.set(key, found);
  return found;
}

const ofEverybody = new WeakMap<Reading, readonly Stretch[]>();

/** What all people say who answer, in stretches of one person each. */
export function stretchesOfAll(corpus: Corpus): readonly Stretch[] {
  const { reading } = corpus;
  const found = ofEverybody.get(reading);
  if (found) return found;
  const said = reading.sentences.flatMap((sentence, i) => (mayBeEvidence(reading, sentence) ? [i] : []));
  const byVoice = Map.groupBy(said, (i) => voiceIndexOf(reading, reading.sentences[i] as CorpusSentence));
  const all = [...byVoice.values()].flatMap((own) => stretchesIn(corpus, own));
  ofEverybody.set(reading, all);
  return all;
}

/** The sentences of one person in stretches, without those that are off the record; they are in the order of the corpus. */
function stretchesIn(corpus: Corpus, spoken: readonly number[]): Stretch[] {
  const sentences = onRecord(corpus, spoken);
  const asked = askedIn(corpus);
  const groups: number[][] = [];
  for (const index of sentences) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && continues(corpus, asked, before, index)) last.push(index);
    else groups.push([index]);
  }
  const stretches: Stretch[] = [];
  for (const group of groups) {
    const [first = 0] = group;
    const own = asked[first] ?? null;
    const last = stretches.at(-1);
    const leans = last && own && isLeaning(corpus, own) && isSameDocument(corpus, last.sentences[0] ?? 0, first);
    const before = leans ? { asked: last.asked, sentences: last.sentences } : null;
    stretches.push({ sentences: group, asked: own, before, heading: headingAt(corpus, first) });
  }
  return stretches;
}

function continues({ reading }: Corpus, asked: readonly (Asked | null)[], before: number, index: number): boolean {
  const [a, b] = [reading.sentences[before], reading.sentences[index]] as [CorpusSentence, CorpusSentence];
  if (a.document !== b.document || asked[before] !== asked[index]) return false;
  return asked[index] ? true : a.turn === b.turn && a.passage === b.passage;
}

const isSameDocument = ({ reading }: Corpus, a: number, b: number) =>
  reading.sentences[a]?.document === reading.sentences[b]?.document;

const askedOfAll = new WeakMap<Reading, (Asked | null)[]>();

/** For each sentence the turn that asks for it; interjections without content words ("Mm-hm") ask for nothing. */
function askedIn(corpus: Corpus): (Asked | null)[] {
  const found = askedOfAll.get(corpus.reading);
  if (found) return found;
  const { reading } = corpus;
  const all: (Asked | null)[] = [];
  let asked: Asked | null = null;
  let document = -1;
  for (const [i, sentence] of reading.sentences.entries()) {
    if (sentence.document !== document) asked = null;
    document = sentence.document;
    const turn = reading.turns[sentence.turn];
    const isAsker = turn?.key && !turn.header && reading.voices[turn.voice]?.role === 'asks';
    if (isAsker && asked?.turn !== sentence.turn) asked = askedInTurn(corpus, i) ?? asked;
    all.push(isAsker ? null : asked);
  }
  askedOfAll.set(reading, all);
  return all;
}

/** The turn that begins at a sentence: its questions count more than what leads up to them, if it has any. */
function askedInTurn(corpus: Corpus, first: number): Asked | null {
  const { sentences } = corpus.reading;
  const turn = sentences[first]?.turn ?? -1;
  const indexes: number[] = [];
  for (let i = first; sentences[i]?.turn === turn; i++) indexes.push(i);
  const asking = new Set(indexes.filter((i) => asks(corpus, i)));
  const words = indexes.reduce((sum, i) => sum + (sentences[i]?.to ?? 0) - (sentences[i]?.from ?? 0), 0);
  if (asking.size === 0 && words < 3) return null;
  const { question, leadIn, request } = contextShares;
  const share = (i: number) => (asking.has(i) ? question : asking.size > 0 ? leadIn : request);
  return { turn, sentences: indexes.map((index) => ({ index, share: share(index) })) };
}

/** Whether a sentence ends in a question mark, or asks without one. */
function asks(corpus: Corpus, index: number): boolean {
  const sentence = corpus.reading.sentences[index];
  if (!sentence) return false;
  if (isQuestion(corpus, index)) return true;
  const { asksAtEnd } = languagePack(corpus.reading.languages[sentence.document] ?? corpus.language).grammar;
  return asksAtEnd?.test(textOf(corpus, sentence)) === true;
}

/** Whether a question names nothing itself, or ends on what was said before it: "What is hard about it?" */
function isLeaning(corpus: Corpus, { sentences }: Asked): boolean {
  return sentences.every(({ index }) => {
    const sentence = corpus.reading.sentences[index] as CorpusSentence;
    const language = corpus.reading.languages[sentence.document] ?? corpus.language;
    const { backward, questionWords, stopwords, weakWords } = languagePack(language);
    const words = wordsOf(corpus.documents[sentence.document]?.text ?? '', sentence, language);
    if (words.length <= maxWordsLeaning && backward.has(words.at(-1)?.form ?? '')) return true;
    return words.every(({ form }) => stopwords.has(form) || questionWords.has(form) || weakWords.has(form));
  });
}

function headingAt({ documents, reading }: Corpus, index: number): string | null {
  const sentence = reading.sentences[index];
  if (!sentence || !reading.turns[sentence.turn]?.row) return null;
  const { blocks = [] } = documents[sentence.document] ?? {};
  const block = blocks.find((b) => b.start <= sentence.start && sentence.start < b.end);
  return block?.cell && !/^[A-Z]{1,3}\d+$/.test(block.cell) ? block.cell : null;
}
