import type { Language } from '#contract/languages.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../../corpus/corpus.ts';
import { generalKindOf } from '../../claims/general-kind.ts';
import { exchangesIn } from '../../exchanges/exchanges.ts';
import { namingTerms, sharedTerms } from '../../sentences/similarity.ts';
import { maxDistanceOfConsequence } from '../../tuning/insights.ts';
import { type Evidence, speakerName } from '../select-evidence.ts';
import type { SaidSentence } from './consequences.ts';

type Stated = {
  readonly claim: number;
  readonly title: string;
  readonly evidence: readonly Evidence[];
  readonly speaking: readonly number[];
  readonly input: { readonly language: Language };
};

/**
 * What the lead voice says in the same answer: the claim first, then what comes right after it, then what is said further on, if
 * it names the same thing. What is said before is rather its cause.
 */
function aroundClaim(corpus: Corpus, claim: number): number[] {
  const { all, of } = exchangesIn(corpus);
  const answer = all[of[claim] ?? -1]?.answer ?? [claim];
  const wanted = namingTerms(corpus.reading, claim);
  const names = (i: number) => sharedTerms(namingTerms(corpus.reading, i), wanted).length > 0;
  return answer.filter((i) => i >= claim && i - claim <= maxDistanceOfConsequence && (i - claim < 2 || names(i)));
}

/**
 * Where consequences are looked for, in the project's language: around the claim, then in the quotes of others who speak about the
 * topic, then in all that they say of it. What people praise follows from nothing that they praise.
 */
export function saidOfClaim(
  corpus: Corpus,
  { claim, title, evidence, speaking, input }: Stated,
  against: readonly number[],
): SaidSentence[] {
  const near = new Set(aroundClaim(corpus, claim));
  const quoted = [...evidence.map((e) => e.sentence), ...speaking].filter((i) => !against.includes(i));
  const isPraise = generalKindOf(title, languageAt(corpus, claim)) === 'liking';
  return [...new Set([...near, ...quoted])]
    .filter((i) => languageAt(corpus, i) === input.language && !(isPraise && i === claim))
    .map((i) => ({ ...saidBy(corpus, i, input.language), isNear: near.has(i) }));
}

function languageAt({ reading, language }: Corpus, index: number): Language {
  return reading.languages[reading.sentences[index]?.document ?? -1] ?? language;
}

/** A sentence as `consequencesIn` reads it. */
function saidBy(corpus: Corpus, index: number, language: Language): Omit<SaidSentence, 'isNear'> {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  return {
    text: textOf(corpus, sentence),
    language: languageAt(corpus, index),
    speaker: speakerName(corpus, sentence, language),
  };
}
