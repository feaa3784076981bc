import type { CorpusSentence, Reading } from '../corpus/corpus.ts';

/** True for sentences that may support a finding: not those of interviewers and moderators, whose words are context. */
export function mayBeEvidence(reading: Reading, sentence: CorpusSentence): boolean {
  const voice = reading.voices[reading.turns[sentence.turn]?.voice ?? -1];
  return voice !== undefined && voice.role !== 'asks' && sentence.to > sentence.from;
}
