import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, voiceIndexOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { isParticipant } from '../../text/roles.ts';
import { wordsOf } from '../../text/words.ts';
import { openingOfInterviewer } from '../tuning/people.ts';
import { roleIn } from './stated-role.ts';

/** "Shanice, you work on reception.": what interviewers say about a person before the first answer, where no other person answers. */
export function roleFromInterviewer(corpus: Corpus, sentences: readonly number[]): string | null {
  const { reading } = corpus;
  const [first] = sentences;
  if (first === undefined) return null;
  const document = reading.sentences[first]?.document ?? -1;
  const from = reading.firstSentences[document] ?? 0;
  const early = Array.from({ length: openingOfInterviewer.maxSentences }, (_, n) => from + n);
  for (const i of early) {
    const sentence = reading.sentences[i];
    if (sentence?.document !== document) break;
    const role = reading.voices[voiceIndexOf(reading, sentence)]?.role;
    if (isParticipant(role) && !sentences.includes(i)) return null;
    const found = role === 'asks' ? roleSpokenTo(corpus, i) : null;
    if (found) return found;
  }
  return null;
}

const roleSpokenTo = sentenceFact('role stated by the interviewer', (text, language): string | null => {
  const pack = languagePack(language);
  const { spokenTo = [] } = pack.grammar;
  const asSaid = spokenTo.reduce((said, [you, me]) => said.replace(you, me), text);
  const stated = asSaid === text ? null : roleIn(asSaid, pack);
  if (!stated || stated.isOver) return null;
  // "What do you work on?", "If you are a member"
  const before = wordsOf(asSaid, { start: 0, end: stated.at }, language).map(({ form }) => form);
  return before.some((form) => pack.interrogatives.has(form) || pack.conditionals.has(form)) ? null : stated.role;
});
