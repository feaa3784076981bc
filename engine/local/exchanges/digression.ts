import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, type Reading, textOf, voiceIndexOf } from '../../corpus/corpus.ts';
import { isParticipant } from '../../text/roles.ts';
import { digression } from '../tuning/exchanges.ts';

const known = new WeakMap<Reading, Uint8Array>();

/**
 * Whether a sentence belongs to a digression that its speaker ends: "…, and he eats bread. Anyway, where were we?" The digression is what they
 * said before in the same turn and, if that is little, in their previous turn.
 */
export function isDigression(corpus: Corpus, sentence: number): boolean {
  const made = known.get(corpus.reading) ?? readDigressions(corpus);
  known.set(corpus.reading, made);
  return made[sentence] === 1;
}

function readDigressions(corpus: Corpus): Uint8Array {
  const { reading } = corpus;
  const beside = new Uint8Array(reading.sentences.length);
  for (const [at, sentence] of reading.sentences.entries()) {
    const voice = voiceIndexOf(reading, sentence);
    if (!isParticipant(reading.voices[voice]?.role) || !turnsBack(corpus, sentence)) continue;
    const own = before(reading, at, (one) => one.turn === sentence.turn);
    for (const i of [at, ...own]) beside[i] = 1;
    if (own.length >= digression.minOfTurn) continue;
    const end = Math.min(at, ...own);
    const isOther = (one: CorpusSentence) => voiceIndexOf(reading, one) !== voice;
    const between = before(reading, end, (one) => one.document === sentence.document && isOther(one));
    const last = Math.min(end, ...between) - 1;
    const { turn, document } = reading.sentences[last] ?? {};
    if (document !== sentence.document || between.length > digression.maxBetween) continue;
    for (const i of [last, ...before(reading, last, (one) => one.turn === turn)]) beside[i] = 1;
  }
  return beside;
}

/** The sentences before a place, backwards, up to the first that does not match. */
function before({ sentences }: Reading, at: number, isSuch: (sentence: CorpusSentence) => boolean): number[] {
  const found: number[] = [];
  for (let i = at - 1; i >= 0 && isSuch(sentences[i] as CorpusSentence); i--) found.push(i);
  return found;
}

const turnsBack = (corpus: Corpus, sentence: CorpusSentence): boolean =>
  speechRules(corpus.reading.languages[sentence.document] ?? corpus.language).digresses.test(textOf(corpus, sentence));
