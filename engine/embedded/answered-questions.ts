import type { EmbeddedCorpus } from './corpus.ts';
import { isQuestion } from './pick-sentences.ts';

/** How much of a question's score the sentences that answer it take over, one after the other. */
const passedOn = [0.7, 0.6, 0.45, 0.35, 0.25];

/**
 * For each sentence what it inherits from the question it answers: "How do you get your results?" is about results, and
 * so is the "By text, nothing else" that follows, whatever its words. Reaches to the next question of those who ask.
 */
export function inheritedScores(corpus: EmbeddedCorpus, sentences: Float64Array): Float64Array {
  const { reading } = corpus;
  const inherited = new Float64Array(sentences.length);
  let asked = 0;
  let since = 0;
  let document = -1;
  let turn = -1;
  for (const [i, sentence] of reading.sentences.entries()) {
    if (sentence.document !== document) asked = 0;
    document = sentence.document;
    const role = reading.voices[reading.turns[sentence.turn]?.voice ?? 0]?.role;
    if (role === 'asks') {
      if (sentence.turn !== turn) asked = 0;
      turn = sentence.turn;
      // the question itself counts in full, what leads up to it half
      asked = Math.max(asked, (sentences[i] ?? 0) * (isQuestion(corpus, i) ? 1 : 0.5));
      since = 0;
    } else {
      if (sentence.turn !== turn) since = Math.min(since, 1);
      turn = sentence.turn;
      inherited[i] = asked * (passedOn[since] ?? 0.2);
      since++;
    }
  }
  return inherited;
}
