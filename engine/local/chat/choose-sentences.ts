import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { type Corpus, textOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { isUnspaced } from '../../text/words.ts';
import { isQuestion } from '../sentences/is-question.ts';
import {
  maxLeadIn,
  maxReplyWords,
  maxSentencesOfStretch,
  minAskedCoverage,
  minLastWords,
  minWordsOfSentence,
} from '../tuning/chat.ts';
import type { Rated } from './rate-stretches.ts';
import { breaksOff, isScrap, leansBack } from './spoken-text.ts';

/** What a reply may still hold. */
export type Room = { sentences: number; words: number };

export function roomOf(corpus: Corpus, sentences: number): Room {
  return { sentences, words: maxReplyWords[isUnspaced(corpus.language) ? 'unspaced' : 'spaced'] };
}

/**
 * The sentences of a stretch that a reply gives, in their order, without earlier ones: from the one that answers, with what it refers to,
 * for as long as there is room. Their question is answered by the first ones.
 */
export function chooseSentences(
  corpus: Corpus,
  { stretch, best, asked, own }: Pick<Rated, 'stretch' | 'best' | 'asked' | 'own'>,
  room: Room,
  given: ReadonlySet<number> = new Set(),
): number[] {
  const { sentences } = stretch;
  // An answer that is short up to there reads best from its beginning.
  const answersQuestion =
    asked > own || best <= maxLeadIn || (asked >= minAskedCoverage && best < maxSentencesOfStretch);
  const first = answersQuestion ? 0 : withAntecedent(corpus, sentences, best);
  const chosen: number[] = [];
  // Speech recognition ends sentences at pauses: those of a few words take no one's place.
  let most = maxSentencesOfStretch;
  for (const [at, index] of sentences.entries()) {
    if (at < first || given.has(index) || isAside(corpus, index) || (at !== best && breaksOff(corpus, index))) continue;
    const words = wordsIn(corpus, index);
    const isNeeded = chosen.length === 0 || at <= best;
    if (!isNeeded && (chosen.length >= most || words > room.words)) break;
    if (words < minWordsOfSentence) most++;
    if (chosen.length >= room.sentences) break;
    chosen.push(index);
    room.words -= words;
  }
  while (chosen.length > 1 && isLoose(corpus, chosen.at(-1) ?? 0) && chosen.at(-1) !== sentences[best]) chosen.pop();
  room.sentences -= chosen.length;
  return chosen;
}

/** Back to a sentence that refers to none before it; at most two. */
function withAntecedent(corpus: Corpus, sentences: readonly number[], best: number): number {
  let at = best;
  while (at > 0 && best - at < 2 && leansBack(corpus, sentences[at] ?? 0)) at--;
  return at;
}

/** One or two words at the end of an answer, which speech recognition cut off from what follows. */
function isLoose({ reading }: Corpus, index: number): boolean {
  const { from = 0, to = 0, document = 0 } = reading.sentences[index] ?? {};
  return to - from < minLastWords && !isUnspaced(reading.languages[document] ?? 'english');
}

/** Questions back to the one who asks, scraps such as "Ha.", and what only announces an answer. */
function isAside(corpus: Corpus, index: number): boolean {
  return isQuestion(corpus, index) || isScrap(corpus, index) || announces(corpus, index);
}

const announces = sentenceFact('announces', (text, language) => chatRules(language).announces.test(text));

/** Words of a sentence; characters where there are no spaces. */
export function wordsIn(corpus: Corpus, index: number): number {
  const sentence = corpus.reading.sentences[index];
  if (!sentence) return 0;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  return isUnspaced(language) ? textOf(corpus, sentence).length : sentence.to - sentence.from;
}

/** Words of all that is said without leaving a topic. */
export const wordsOfStretch = (corpus: Corpus, { sentences }: Pick<Rated['stretch'], 'sentences'>): number =>
  sentences.reduce((sum, index) => sum + wordsIn(corpus, index), 0);
