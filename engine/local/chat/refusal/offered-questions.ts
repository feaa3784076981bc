import { type Corpus, textOf } from '../../../corpus/corpus.ts';
import { askedAloud, asksForBackground } from '../../exchanges/asked-aloud.ts';
import { sameQuestion } from '../../questions/same-question.ts';
import { contextShares, maxOfferedQuestions, minWordsOfOffered } from '../../tuning/chat.ts';
import { wordsOfStretch } from '../choose-sentences.ts';
import { givenBefore } from '../given-before.ts';
import type { Stretch } from '../own-words.ts';
import type { Rated } from '../rate-stretches.ts';
import type { AskedOf } from '../read-message.ts';
import { isInformative } from '../spoken-text.ts';

/** A question that they answered, and the first sentence of the answer that says something. */
export type Offered = { readonly question: string; readonly answer: number };

/**
 * Questions that the person was asked and the conversation has not cited yet, ordered by how well their answers cover the message, then by the
 * length of the answer. `rated`: that coverage.
 */
export function offeredQuestions(
  corpus: Corpus,
  { history, language }: Pick<AskedOf, 'history' | 'language'>,
  stretches: readonly Stretch[],
  rated: readonly Rated[],
): Offered[] {
  const given = givenBefore(corpus, history).cited;
  const coverage = new Map(rated.map((one) => [one.stretch, one.coverage]));
  const all = stretches
    .filter(({ sentences }) => !sentences.some((index) => given.has(index)))
    .map((stretch) => ({ stretch, near: coverage.get(stretch) ?? 0, words: wordsOfStretch(corpus, stretch) }))
    .sort((a, b) => b.near - a.near || b.words - a.words);
  const chosen: Offered[] = [];
  for (const { stretch } of all) {
    if (chosen.length === maxOfferedQuestions) break;
    const offered = offeredIn(corpus, stretch);
    if (offered && !chosen.some(({ question }) => sameQuestion(question, offered.question, language)))
      chosen.push(offered);
  }
  return chosen;
}

function offeredIn(corpus: Corpus, stretch: Stretch): Offered | null {
  const answer = stretch.sentences.find((index) => isInformative(corpus, index));
  if (answer === undefined) return null;
  const document = corpus.reading.sentences[answer]?.document ?? 0;
  const language = corpus.reading.languages[document] ?? corpus.language;
  const asked = stretch.asked?.sentences.filter(({ share }) => share === contextShares.question) ?? [];
  const sources = [...asked.map(({ index }) => sentenceText(corpus, index)), stretch.heading ?? ''];
  const worded = sources.flatMap((source) => askedAloud(source, language, minWordsOfOffered) ?? []);
  const question = worded.map(({ text }) => text).find((text) => !asksForBackground(text, language));
  return question === undefined ? null : { question, answer };
}

function sentenceText(corpus: Corpus, index: number): string {
  const sentence = corpus.reading.sentences[index];
  return sentence ? textOf(corpus, sentence) : '';
}
