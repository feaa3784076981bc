import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, type Reading, voiceIndexOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { offRecordReach } from '../tuning/sentences.ts';

const asksToLeaveOut = sentenceFact('asks to leave out', (text, language) =>
  speechRules(language).offRecord.test(text.replace(/\s+/g, ' ')),
);

/**
 * Whether somebody asked not to have a sentence repeated ("Don't write that down"), in the same turn and not far from it, or was offered
 * right behind the turn to have it left out. Nothing leads a finding, or is quoted with one, that was said in confidence; who asks for it
 * finds it in the document.
 */
export function isOffRecord(corpus: Corpus, index: number): boolean {
  const { sentences } = corpus.reading;
  const turn = sentences[index]?.turn;
  for (let i = index - offRecordReach; i <= index + offRecordReach; i++)
    if (sentences[i]?.turn === turn && asksToLeaveOut(corpus, i)) return true;
  return offersToLeaveOut(corpus, index);
}

const offers = new WeakMap<Reading, ReadonlySet<number>>();

/** Whether those who ask say so in the turn behind that of a sentence. */
function offersToLeaveOut(corpus: Corpus, index: number): boolean {
  const { reading } = corpus;
  const known = offers.get(reading) ?? turnsBeforeOffers(corpus);
  offers.set(reading, known);
  return known.has(reading.sentences[index]?.turn ?? -1);
}

/** The turns behind which those who ask offer to leave something out. */
function turnsBeforeOffers(corpus: Corpus): ReadonlySet<number> {
  const { sentences, voices } = corpus.reading;
  const found = new Set<number>();
  // The turn that came before the one of a sentence, in its document.
  let before: CorpusSentence | undefined;
  for (const [i, sentence] of sentences.entries()) {
    const last = sentences[i - 1];
    if (last && last.turn !== sentence.turn) before = last;
    if (before?.document !== sentence.document || voices[voiceIndexOf(corpus.reading, sentence)]?.role !== 'asks')
      continue;
    if (asksToLeaveOut(corpus, i)) found.add(before.turn);
  }
  return found;
}
