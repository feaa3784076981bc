import type { Language } from '#contract/languages.ts';
import type { Names } from '#engine/language/chat/chat.ts';
import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { PeopleChatInput, PersonReply, QuoteSpan, ReplySentence } from '../../engine.ts';
import { isUnspaced } from '../../text/words.ts';
import { contradictionsOf } from '../insights/contradiction.ts';
import { maxNamesListed, maxSentencesCompared } from '../tuning/chat.ts';
import { agreementAmong } from './agreement.ts';

/**
 * One line on a group: who plainly says the same, and who speaks of what was asked and who does not, or who plainly contradicts
 * whom: that is called a difference, as their circumstances may differ. Its citations count over those of all replies, in their order.
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
  const given = speaking.map((reply) => sentencesIn(corpus, reply).slice(0, maxSentencesCompared));
  const same = agreementAmong(corpus, given);
  const agreeing = speaking.filter((_, i) => same?.has(i));
  const opposed = contradiction(corpus, speaking, given);
  const shown = new Map(speaking.flatMap((reply, i) => (same?.has(i) ? [[reply, same.get(i) ?? 0] as const] : [])));
  const rest = opposed
    ? group.contradict(names(opposed))
    : silent.length > 0
      ? group.someSpeak(names(speaking), names(silent))
      : agreeing.length === speaking.length
        ? null
        : group.allSpeak(names(speaking));
  const lines = [...(agreeing.length > 0 ? [group.agree(names(agreeing))] : []), ...(rest === null ? [] : [rest])];
  const named = opposed ? speaking.filter((reply) => opposed.includes(reply) || agreeing.includes(reply)) : speaking;
  return resting(corpus, lines.join(isUnspaced(language) ? '' : ' '), { replies, named, shown });
}

/** The names as a list; of many, the first few and how many others there are. */
export function listed(names: readonly string[], language: Language): Names {
  const isLong = names.length > maxNamesListed;
  const named = isLong ? names.slice(0, maxNamesListed - 1) : names;
  const others = isLong ? [chatRules(language).group.others(names.length - named.length)] : [];
  const list = languagePack(language).templates.names([...named, ...others]);
  return { list, count: names.length };
}

function namesOf(replies: readonly PersonReply[], people: PeopleChatInput['people'], language: Language): Names {
  return listed(
    replies.map(({ personId }) => people.find(({ id }) => id === personId)?.name ?? ''),
    language,
  );
}

type Resting = {
  readonly replies: readonly PersonReply[];
  readonly named: readonly PersonReply[];
  /** The sentences in which people agree. */
  readonly shown: ReadonlyMap<PersonReply, number>;
};

/** The inferred line with a citation of each person that it names as speaking: where they agree, else the first one. */
function resting({ documents, reading }: Corpus, text: string, { replies, named, shown }: Resting): ReplySentence {
  let first = 0;
  const citations: number[] = [];
  for (const reply of replies) {
    const { document = -1, start = 0 } = reading.sentences[shown.get(reply) ?? -1] ?? {};
    const isHere = (c: QuoteSpan) => c.documentId === documents[document]?.id && c.start <= start && start < c.end;
    const at = Math.max(0, reply.citations.findIndex(isHere));
    if (named.includes(reply) && reply.citations.length > 0) citations.push(first + at);
    first += reply.citations.length;
  }
  return { text, basis: 'inferred', citations };
}

/** Two people of whom one plainly contradicts what the other says in the reply. */
function contradiction(
  corpus: Corpus,
  speaking: readonly PersonReply[],
  given: readonly (readonly number[])[],
): PersonReply[] | null {
  for (const [i, claims] of given.entries())
    for (const [j, candidates] of given.entries()) {
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
