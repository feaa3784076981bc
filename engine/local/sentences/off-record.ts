import { speechRules } from '#engine/language/speech-rules.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { offRecordReach } from '../tuning/sentences.ts';

const asksToLeaveOut = sentenceFact('asks to leave out', (text, language) =>
  speechRules(language).offRecord.test(text.replace(/\s+/g, ' ')),
);

/**
 * Whether somebody asked not to have a sentence repeated ("Don't write that down"), in the same turn and not far from it. Nothing leads a
 * finding, or is quoted with one, that was said in confidence; who asks for it finds it in the document.
 */
export function isOffRecord(corpus: Corpus, index: number): boolean {
  const { sentences } = corpus.reading;
  const turn = sentences[index]?.turn;
  for (let i = index - offRecordReach; i <= index + offRecordReach; i++)
    if (sentences[i]?.turn === turn && asksToLeaveOut(corpus, i)) return true;
  return false;
}
