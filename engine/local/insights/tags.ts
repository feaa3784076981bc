import { inAnyLanguage } from '#engine/language/definition-of.ts';
import { type Corpus, type CorpusSentence, voiceIndexOf } from '../../corpus/corpus.ts';
import { maxKeywords } from '../../tuning.ts';
import { termsOfQuestion } from '../claims/asked-nearly.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { type KeyPhrase, phrasesOfSentences } from '../phrases/key-phrases.ts';
import {
  maxDistanceOfConsequence,
  maxKeywordsOfAnyPhrase,
  maxKeywordsOfLead,
  minKeywords,
  minNounShareOfTag,
} from '../tuning/insights.ts';

/**
 * Three to five phrases, none of which is part of another: those of the claim first, then of the other voices, of the question,
 * and of what is said around the claim, if they are said elsewhere, too.
 */
export function tagsOf(
  corpus: Corpus,
  claim: number,
  { quoted, near, question }: { quoted: readonly number[]; near: readonly number[]; question: string },
): string[] {
  const chosen: KeyPhrase[] = [];
  const take = (phrases: readonly KeyPhrase[], most: number): void => {
    for (const phrase of phrases)
      if (chosen.length < most && mayTag(phrase) && !chosen.some((other) => repeats(phrase, other)))
        chosen.push(phrase);
  };
  take(phrasesOfSentences(corpus, [claim]), maxKeywordsOfLead);
  take(phrasesOfSentences(corpus, quoted), maxKeywords);
  const around = phrasesOfSentences(corpus, answerAround(corpus, claim));
  const asked = new Set([...termsOfQuestion(corpus, question)].map((t) => corpus.reading.vocabulary.terms[t] ?? ''));
  take(
    around.filter((phrase) => phrase.key.split(' ').every((term) => asked.has(term))),
    minKeywords,
  );
  take(
    around.filter((phrase) => phrase.count > 1 || phrase.askedIn.length > 0),
    minKeywords,
  );
  take(around, maxKeywordsOfAnyPhrase);
  // A cell of a survey says little: what others say around their quotes may name more.
  take(
    phrasesOfSentences(corpus, [...new Set(quoted.flatMap((i) => answerAround(corpus, i)))]),
    maxKeywordsOfAnyPhrase,
  );
  // Where nothing said around it names a thing, what comes near it does, or what the person speaks of elsewhere.
  if (chosen.length === 0) take(phrasesOfSentences(corpus, near), 1);
  if (chosen.length === 0) take(phrasesOfSentences(corpus, saidBySame(corpus, claim)), 1);
  return chosen.map((phrase) => phrase.text);
}

function answerAround(corpus: Corpus, claim: number): number[] {
  const { all, of } = exchangesIn(corpus);
  const answer = all[of[claim] ?? -1]?.answer ?? [claim];
  return answer.filter((i) => Math.abs(i - claim) <= maxDistanceOfConsequence);
}

/** All that is said in a document by the person whose claim it is. */
function saidBySame({ reading }: Corpus, claim: number): number[] {
  const one = reading.sentences[claim] as CorpusSentence;
  const voice = voiceIndexOf(reading, one);
  return [...reading.sentences.keys()].filter((i) => {
    const other = reading.sentences[i] as CorpusSentence;
    return other.document === one.document && voiceIndexOf(reading, other) === voice;
  });
}

/** A phrase may come from a document in any language. */
const noThing = inAnyLanguage((grammar) => grammar.phrases.noThing);

const mayTag = ({ text, nounShare }: KeyPhrase): boolean => !noThing.test(text) && nounShare >= minNounShareOfTag;

function repeats(a: KeyPhrase, b: KeyPhrase): boolean {
  const words = new Set(b.key.split(' '));
  return a.key.split(' ').some((word) => words.has(word)) || a.text.includes(b.text) || b.text.includes(a.text);
}
