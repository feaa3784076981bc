import type { Corpus, CorpusSentence, Reading } from '../../corpus/corpus.ts';
import { answerWeights, laterAnswerWeight, leadInWeight } from '../tuning/ranking.ts';
import { isQuestion } from './is-question.ts';

/**
 * For each sentence what it inherits from the question it answers: "How do you get your results?" is about results, and
 * so is the "By text, nothing else" that follows, whatever its words. Reaches to the next question of those who ask.
 */
export function inheritedScores(corpus: Corpus, sentences: Float64Array): Float64Array {
  const { reading } = corpus;
  const inherited = new Float64Array(sentences.length);
  let asked = 0;
  let since = 0;
  let document = -1;
  let turn = -1;
  for (let i = 0; i < reading.sentences.length; i++) {
    const sentence = reading.sentences[i] as CorpusSentence;
    if (sentence.document !== document) asked = 0;
    document = sentence.document;
    const said = reading.turns[sentence.turn];
    if (said?.header) continue;
    const role = reading.voices[said?.voice ?? 0]?.role;
    if (role === 'asks') {
      if (sentence.turn !== turn) asked = 0;
      turn = sentence.turn;
      // the question itself counts in full, what leads up to it half
      asked = Math.max(asked, (sentences[i] ?? 0) * (isQuestion(corpus, i) ? 1 : leadInWeight));
      since = 0;
    } else {
      if (sentence.turn !== turn) since = Math.min(since, 1);
      turn = sentence.turn;
      inherited[i] = asked * (answerWeights[since] ?? laterAnswerWeight);
      since++;
    }
  }
  return inherited;
}

const exchanges = new WeakMap<Reading, Int32Array>();

/** For each sentence the turn of the question that it answers, -1 where there is none. */
export function exchangesOf(reading: Reading): Int32Array {
  const known = exchanges.get(reading);
  if (known) return known;
  const found = new Int32Array(reading.sentences.length).fill(-1);
  let asked = -1;
  let document = -1;
  for (const [i, sentence] of reading.sentences.entries()) {
    if (sentence.document !== document) asked = -1;
    document = sentence.document;
    const turn = reading.turns[sentence.turn];
    if (turn?.key && reading.voices[turn.voice]?.role === 'asks') asked = sentence.turn;
    else found[i] = asked;
  }
  exchanges.set(reading, found);
  return found;
}

/** The sentences of the question that a sentence answers, where it is one of the first `within` that follow it. */
export function questionOf(reading: Reading, index: number, within: number): number[] {
  const asked = exchangesOf(reading)[index] ?? -1;
  const found: number[] = [];
  for (let i = index - 1; asked >= 0 && i >= 0; i--) {
    if (reading.sentences[i]?.turn === asked) found.push(i);
    else if (found.length > 0 || index - i >= within) break;
  }
  return found;
}
