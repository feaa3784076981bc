import type { Corpus } from '../../corpus/corpus.ts';
import { sentencesOfVoices } from '../../corpus/voice-refs.ts';
import type { PeopleChatInput, PeopleReplies } from '../../engine.ts';
import { answerFrom } from './find-answer.ts';

/** People answer for themselves, each from their own words alone, in the order in which they are given. */
export async function askPeople(corpus: Corpus, input: PeopleChatInput): Promise<PeopleReplies> {
  const { people, message, citable, language } = input;
  const replies = people.map(({ id, voices }) => {
    const own = sentencesOfVoices(
      corpus,
      voices.filter((voice) => citable === undefined || citable.includes(voice.documentId)),
    );
    return { personId: id, ...answerFrom(corpus, own, message, language) };
  });
  return { replies, comparison: null };
}
