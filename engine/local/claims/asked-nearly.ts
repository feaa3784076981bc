import type { Language } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import { readQuery } from '../../search/query.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { named, namingTerms, similarity, termsOfSentence } from '../sentences/similarity.ts';
import { minAskedWeight } from '../tuning/sentences.ts';
import { topicOf } from './named-thing.ts';

/** The content words of a question that the material uses, too. */
export function termsOfQuestion(corpus: Corpus, question: string): ReadonlySet<number> {
  const languages = languagesOf(corpus);
  const { terms } = readQuery(
    withoutIdiom(topicOf(question, languages), languages),
    languages,
    corpus.reading.vocabulary,
    [],
  );
  const ids = terms.flatMap(({ id, weight }) =>
    id >= 0 && (weight >= minAskedWeight || corpus.reading.stop[id] !== 1) ? [id] : [],
  );
  return named(corpus.reading, ids);
}

/** "What role does coffee play?" asks about coffee. */
function withoutIdiom(question: string, languages: readonly Language[]): string {
  return languages.reduce((rest, language) => {
    const { playedRole } = grammarOf(language);
    if (!playedRole || !rest.match(playedRole.role) || !rest.match(playedRole.plays)) return rest;
    return rest.replace(playedRole.role, ' ').replace(playedRole.plays, ' ');
  }, question);
}

/**
 * The exchanges in which nearly these words were asked, one of those in `head` among them, with the cosine of the nearest sentence
 * that asks.
 */
export function askedNearly(
  corpus: Corpus,
  terms: ReadonlySet<number>,
  minSimilarity: number,
  head: ReadonlySet<number> | null = null,
): ReadonlyMap<number, number> {
  const { reading } = corpus;
  return new Map(
    exchangesIn(corpus).all.flatMap(({ asking }, e) => {
      const naming = asking.filter((i) => !head || !termsOfSentence(reading, i).isDisjointFrom(head));
      const cosines = naming.map((i) => similarity(reading, terms, namingTerms(reading, i)));
      const nearest = Math.max(0, ...cosines);
      return nearest >= minSimilarity ? [[e, nearest] as const] : [];
    }),
  );
}

/** Whether more than half of the exchanges of a question are among those in which another was nearly asked. */
export const areMostly = (exchanges: readonly number[], near: ReadonlyMap<number, number>): boolean =>
  exchanges.filter((e) => near.has(e)).length * 2 > exchanges.length;
