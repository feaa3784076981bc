import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, type Reading, textOf } from '../corpus/corpus.ts';
import { sentenceFact } from '../corpus/sentence-facts.ts';
import { offRecord } from '../tuning.ts';

const asksToLeaveOut = sentenceFact('asks to leave out', (text, language) =>
  speechRules(language).offRecord.test(text.replace(/\s+/g, ' ')),
);

const promises = sentenceFact('promises to leave out', (text, language) => {
  const said = text.replace(/\s+/g, ' ');
  return speechRules(language).leavesOut.test(said) || speechRules(language).offRecord.test(said);
});

/**
 * Whether a sentence was said off the record. It was if its speaker asks nearby, in the same turn, not to write it down, or if the
 * interviewer offers or promises right after the turn to leave it out. Such a sentence leads no insight, is in no quote and
 * describes no person. Search still finds it in the document.
 */
export function isOffRecord(corpus: Corpus, index: number): boolean {
  const { reading } = corpus;
  const known = confidences.get(reading) ?? readConfidences(corpus);
  confidences.set(reading, known);
  return known.has(index);
}

/** Sentences without those that are off the record. */
export const onRecord = (corpus: Corpus, sentences: readonly number[]): number[] =>
  sentences.filter((i) => !isOffRecord(corpus, i));

const confidences = new WeakMap<Reading, ReadonlySet<number>>();

function readConfidences(corpus: Corpus): ReadonlySet<number> {
  const turns = turnsIn(corpus);
  const isRemark = (turn?: Turn) => turn?.isAsked === true && !turn.sentences.some((i) => asks(corpus, i));
  const found = turns.flatMap((turn, n) => {
    const at = (place: number) => (turns[place]?.document === turn.document ? turns[place] : undefined);
    const saidAt = (place: number) => (at(place)?.isAsked === false ? at(place)?.sentences : null) ?? [];
    if (turn.isAsked) return [];
    const next = at(n + 1);
    const isPromised = next?.isAsked === true && next.sentences.some((i) => promises(corpus, i));
    const own = isPromised ? turn.sentences.slice(-offRecord.maxSentences) : saidInConfidence(corpus, turn.sentences);
    const requests = turn.sentences.map((i) => asksToLeaveOut(corpus, i));
    // "I swap shifts with Ann." – "That's clever." – "It is. But don't write that down."
    const before =
      requests[0] || (requests.includes(true) && isRemark(at(n - 1)))
        ? saidAt(n - 2).slice(-offRecord.maxSentences)
        : [];
    // "There's one more, but not for the report, please." – "We can leave it out." – "I keep a bag …"
    const later = requests.at(-1) === true && isRemark(next) ? saidAt(n + 2).slice(0, offRecord.maxSentences) : [];
    return [...before, ...own, ...later];
  });
  return new Set(found);
}

/** Whether a sentence is a question; in Japanese it may lack the question mark. */
const asks = (corpus: Corpus, index: number): boolean =>
  /(?:[?？؟]|か[。.]?)["'”’»)」\s]*$/u.test(textOf(corpus, corpus.reading.sentences[index] as CorpusSentence));

/** The sentences of a turn that a request in it covers: those near it, or the whole turn if the request opens it. */
function saidInConfidence(corpus: Corpus, turn: readonly number[]): readonly number[] {
  const asked = turn.flatMap((i, n) => (asksToLeaveOut(corpus, i) ? [n] : []));
  if (asked.some((n) => n < offRecord.opening && n < turn.length - 1)) return turn.slice(0, offRecord.maxSentences);
  return turn.filter((_, n) => asked.some((at) => Math.abs(at - n) <= offRecord.reach));
}

type Turn = { readonly document: number; readonly isAsked: boolean; readonly sentences: readonly number[] };

function turnsIn({ reading }: Corpus): Turn[] {
  const { sentences, turns, voices } = reading;
  const byTurn = Map.groupBy(sentences.keys(), (i) => sentences[i]?.turn ?? -1);
  return [...byTurn].map(([turn, own]) => ({
    document: sentences[own[0] as number]?.document ?? -1,
    isAsked: voices[turns[turn]?.voice ?? -1]?.role === 'asks',
    sentences: own,
  }));
}
