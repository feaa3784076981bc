import type { Language } from '#contract/languages.ts';
import type { Names } from '#engine/language/chat.ts';
import { chatRules } from '#engine/language/chat-rules.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { PeopleChatInput, PersonReply, ReplySentence } from '../../engine.ts';
import { contradictionsOf } from '../insights/contradiction.ts';
import { maxNamesListed, maxSentencesCompared } from '../tuning/chat.ts';

/**
 * One line on a group: who speaks of what was asked and who does not, or who plainly speaks against whom: that is told as a
 * difference, as their circumstances may differ. That they agree is never claimed. Its citations count over those of all replies, in their order.
 */
export function comparePeople(
  corpus: Corpus,
  { people, language }: PeopleChatInput,
  replies: readonly PersonReply[],
): ReplySentence | null {
  if (people.length < 2) return null;
  const { group } = chatRules(language);
  const names = (which: readonly PersonReply[]) => namesOf(which, people, language);
  const speaking = replies.filter(({ refused }) => !refused);
  const silent = replies.filter(({ refused }) => refused);
  if (speaking.length === 0) return { text: group.noneSpeaks(), basis: 'none', citations: [] };
  const opposed = contradiction(corpus, speaking);
  if (opposed) return resting(group.contradict(names(opposed)), opposed, replies);
  if (silent.length === 0) return resting(group.allSpeak(names(speaking)), speaking, replies);
  return resting(group.someSpeak(names(speaking), names(silent)), speaking, replies);
}

/** The names as a list; of many, the first few and how many others there are. */
export function listed(names: readonly string[], language: Language): Names {
  const isLong = names.length > maxNamesListed;
  const named = isLong ? names.slice(0, maxNamesListed - 1) : names;
  const others = isLong ? [chatRules(language).group.others(names.length - named.length)] : [];
  const list = new Intl.ListFormat(languagePack(language).tag, { type: 'conjunction' }).format([...named, ...others]);
  return { list, count: names.length };
}

function namesOf(replies: readonly PersonReply[], people: PeopleChatInput['people'], language: Language): Names {
  return listed(
    replies.map(({ personId }) => people.find(({ id }) => id === personId)?.name ?? ''),
    language,
  );
}

/** The inferred line with the first citation of each person that it names as speaking. */
function resting(text: string, speaking: readonly PersonReply[], replies: readonly PersonReply[]): ReplySentence {
  let first = 0;
  const citations: number[] = [];
  for (const reply of replies) {
    if (speaking.includes(reply) && reply.citations.length > 0) citations.push(first);
    first += reply.citations.length;
  }
  return { text, basis: 'inferred', citations };
}

/** Two people of whom one plainly contradicts what the other says in the reply. */
function contradiction(corpus: Corpus, speaking: readonly PersonReply[]): PersonReply[] | null {
  const told = speaking.map((reply) => sentencesIn(corpus, reply).slice(0, maxSentencesCompared));
  for (const [i, claims] of told.entries())
    for (const [j, candidates] of told.entries()) {
      if (j <= i) continue;
      const isOpposed = claims.some((claim) => contradictionsOf(corpus, { claim, backing: [] }, candidates).length > 0);
      const [a, b] = [speaking[i], speaking[j]];
      if (isOpposed && a && b) return [a, b];
    }
  return null;
}

function sentencesIn({ documents, reading }: Corpus, { citations }: PersonReply): number[] {
  return reading.sentences.flatMap(({ document, start, end }, i) => {
    const id = documents[document]?.id;
    return citations.some((c) => c.documentId === id && c.start < end && start < c.end) ? [i] : [];
  });
}
