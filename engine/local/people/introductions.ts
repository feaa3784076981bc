import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { wordsOf } from '../../text/words.ts';
import { asksWhoTheyAre, exchangesIn } from '../exchanges/exchanges.ts';
import { introduction } from '../tuning/people.ts';

/**
 * Whether a pronoun for a noun of an earlier sentence leaves a sentence without its topic; in some languages articles look the same. People who
 * talk about themselves at length name the topic: "I've done the cows since I was twenty, and I'm fifty-nine".
 */
export const leansMuch = sentenceFact('leans much', (text, language) => {
  const { backward, nounBefore } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const { verbLast, verbs } = speechRules(language);
  const [first, second] = words.map(({ form }) => form);
  // „Den muss ich spritzen“: an article before a verb is a pronoun.
  const isVerb = (form = '') => verbs.isVerb(form) || verbs.isAuxiliary(form);
  if (verbLast && first && nounBefore.has(first) && backward.has(first) && isVerb(second)) return true;
  if (words.length >= introduction.fullWords) return false;
  return words.some(({ form }) => backward.has(form) && !nounBefore.has(form));
});

const isPersonal = sentenceFact('in the first person', (text, language) =>
  wordsOf(text, { start: 0, end: text.length }, language).some(({ form }) =>
    languagePack(language).firstPerson.has(form),
  ),
);

/**
 * The number of sentences before one in its answer, from the first in the first person on. Those of fewer than `minWords` words
 * ("Night baker. Kev.") do not count.
 */
export function placeInIntroduction(corpus: Corpus, index: number): number {
  const { all, of } = exchangesIn(corpus);
  const before = all[of[index] ?? -1]?.answer.filter((i) => i < index) ?? [];
  const language = corpus.reading.languages[corpus.reading.sentences[index]?.document ?? -1] ?? corpus.language;
  const from = languagePack(language).grammar.needsSubject ? before.findIndex((i) => isPersonal(corpus, i)) : 0;
  const wordsAt = (i: number) => (corpus.reading.sentences[i]?.to ?? 0) - (corpus.reading.sentences[i]?.from ?? 0);
  return from < 0 ? 0 : before.slice(from).filter((i) => wordsAt(i) >= introduction.minWords).length;
}

/** Whether a sentence introduces its speaker: it opens the answer to "tell me about yourself", early in a talk. */
export function isIntroduction(corpus: Corpus, index: number): boolean {
  const { all, of } = exchangesIn(corpus);
  const exchange = all[of[index] ?? -1];
  if (!exchange || exchange.place > introduction.maxPlace) return false;
  const at = exchange.answer.indexOf(index);
  return at < introduction.sentences && exchange.asking.some((i) => asksWhoTheyAre(corpus, i));
}
