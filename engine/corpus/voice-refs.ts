import type { VoiceRef } from '../engine.ts';
import type { Corpus, CorpusSentence } from './corpus.ts';

/** In which documents, and under which label in each, a voice of the corpus speaks. */
export function voiceRefsOf(corpus: Pick<Corpus, 'documents' | 'reading'>, voice: number): VoiceRef[] {
  const refs = new Map<string, VoiceRef>();
  for (const turn of corpus.reading.turns) {
    if (turn.voice !== voice || turn.header) continue;
    const ref = {
      documentId: corpus.documents[turn.document]?.id ?? 0,
      voice: turn.voiceKey,
    };
    refs.set(`${ref.documentId} ${ref.voice}`, ref);
  }
  return [...refs.values()];
}

/** The sentences that these voices say, in order; never those of an interviewer. */
export function sentencesOfVoices(corpus: Pick<Corpus, 'documents' | 'reading'>, refs: readonly VoiceRef[]): number[] {
  const { reading } = corpus;
  const wanted = new Set(refs.map(({ documentId, voice }) => `${documentId} ${voice}`));
  const own = reading.turns.map((turn) => {
    const key = `${corpus.documents[turn.document]?.id} ${turn.voiceKey}`;
    return wanted.has(key) && !turn.header && reading.voices[turn.voice]?.role === 'answers';
  });
  const isOwn = (sentence: CorpusSentence) => own[sentence.turn] === true && sentence.to > sentence.from;
  return reading.sentences.flatMap((sentence, i) => (isOwn(sentence) ? [i] : []));
}
