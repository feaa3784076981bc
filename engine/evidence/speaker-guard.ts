import type { CorpusSentence, Reading } from '../corpus/corpus.ts';
import { repeatedSentence } from '../tuning.ts';

/**
 * True for sentences that may support a finding: not those of interviewers and moderators, whose words are context, not those
 * of people who are hidden, and not what a moderator says word for word elsewhere, such as a task that a transcript leaves
 * within the line of the participant.
 */
export function mayBeEvidence(reading: Reading, sentence: CorpusSentence): boolean {
  const voice = reading.voices[reading.turns[sentence.turn]?.voice ?? -1];
  if (voice?.role !== 'answers' && voice?.role !== 'records') return false;
  if (sentence.to <= sentence.from) return false;
  return !askedElsewhere(reading).has(sentence);
}

const known = new WeakMap<Reading, ReadonlySet<CorpusSentence>>();

/** The longer sentences of participants that an interviewer says, too. */
function askedElsewhere(reading: Reading): ReadonlySet<CorpusSentence> {
  const cached = known.get(reading);
  if (cached) return cached;
  const isLong = ({ from, to }: CorpusSentence) => to - from >= repeatedSentence.minWords;
  const words = ({ from, to }: CorpusSentence) => reading.terms.subarray(from, to).join(' ');
  const asks = ({ turn }: CorpusSentence) => reading.voices[reading.turns[turn]?.voice ?? -1]?.role === 'asks';
  const long = reading.sentences.filter(isLong);
  const asked = new Set(long.filter(asks).map(words));
  const made = new Set(asked.size === 0 ? [] : long.filter((one) => !asks(one) && asked.has(words(one))));
  known.set(reading, made);
  return made;
}
