import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Consequence } from '#engine/language/templates/templates.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import { wordsOf } from '../../../text/words.ts';
import { maxSentencesToOutcome } from '../../tuning/prose.ts';
import { wholeQuote } from '../summary/said-shortly.ts';
import { namedAt, saidAt, voiceAt } from '../summary/spoken.ts';

/**
 * What came of a claim, in the words of who made it: a sentence right behind it that begins as such ("So we went home."), or the first
 * answer to a question that asks for it ("And then?"). Null where there is neither, or it cannot be quoted whole.
 */
export function outcomeOf(corpus: Corpus, claim: number, language: Language): Consequence | null {
  if (saidAt(corpus, claim).language !== language) return null;
  const { opening } = languagePack(language).outcomes;
  const rest = restOfTurn(corpus, claim);
  const told = rest.slice(0, maxSentencesToOutcome).filter((i) => opening.test(saidAt(corpus, i).text));
  const asked = rest.length <= maxSentencesToOutcome ? askedOutcome(corpus, claim, language) : undefined;
  for (const index of [...told, ...(asked === undefined ? [] : [asked])]) {
    const quote = wholeQuote(corpus, index);
    if (quote !== null) return { kind: 'outcome', quote, ...namedAt(corpus, index, language) };
  }
  return null;
}

/** The sentences of a turn behind one of them. */
function restOfTurn({ reading: { sentences } }: Corpus, index: number): number[] {
  const rest: number[] = [];
  for (let i = index + 1; sentences[i]?.turn === sentences[index]?.turn; i++) rest.push(i);
  return rest;
}

/** The first sentence of the next turn, where the one between asks what came of it. */
function askedOutcome(corpus: Corpus, claim: number, language: Language): number | undefined {
  const asking = [claim, ...restOfTurn(corpus, claim)].length + claim;
  const { sentences } = corpus.reading;
  if (sentences[asking]?.document !== sentences[claim]?.document) return undefined;
  const last = [asking, ...restOfTurn(corpus, asking)].at(-1) ?? asking;
  const asked = saidAt(corpus, last).text;
  const isAsked =
    /[?？؟]$/u.test(asked) && languagePack(language).outcomes.asked.test(asked.replace(/^[¿\s]+|[?？؟\s]+$/gu, ''));
  const answer = last + 1;
  const isOwn = sentences[answer] !== undefined && voiceAt(corpus, answer) === voiceAt(corpus, claim);
  return isAsked && isOwn && saysI(saidAt(corpus, answer).text, language) ? answer : undefined;
}

/** What came of it is told of oneself: "And then nothing, that's the bit" comments on it. */
function saysI(text: string, language: Language): boolean {
  const { firstPerson, grammar } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  return !grammar.needsSubject || words.some(({ form }) => firstPerson.has(form));
}
