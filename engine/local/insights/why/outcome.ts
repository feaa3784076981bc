import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Consequence } from '#engine/language/templates/templates.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import { usesFirstPerson } from '../../sentences/first-person.ts';
import { maxSentencesToOutcome } from '../../tuning/prose.ts';
import { wholeQuote } from '../summary/said-shortly.ts';
import { namedAt, saidAt, voiceAt } from '../summary/spoken.ts';

/**
 * The outcome of a claim in the speaker's own words: one of the next sentences if it begins like one ("So we went home."), or the first
 * answer to a question that asks for it ("And then?"). Null if there is neither, or if it cannot be quoted whole.
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

/** The sentences that follow one in its turn. */
function restOfTurn({ reading: { sentences } }: Corpus, index: number): number[] {
  const rest: number[] = [];
  for (let i = index + 1; sentences[i]?.turn === sentences[index]?.turn; i++) rest.push(i);
  return rest;
}

const lastOfTurn = (corpus: Corpus, index: number): number => restOfTurn(corpus, index).at(-1) ?? index;

/** The first sentence of the speaker's next turn, if the turn between asks what came of it. */
function askedOutcome(corpus: Corpus, claim: number, language: Language): number | undefined {
  const { sentences } = corpus.reading;
  const asking = lastOfTurn(corpus, claim) + 1;
  if (sentences[asking]?.document !== sentences[claim]?.document) return undefined;
  const last = lastOfTurn(corpus, asking);
  const asked = saidAt(corpus, last).text;
  const isAsked =
    /[?？؟]$/u.test(asked) && languagePack(language).outcomes.asked.test(asked.replace(/^[¿\s]+|[?？؟\s]+$/gu, ''));
  const answer = last + 1;
  const isOwn = sentences[answer] !== undefined && voiceAt(corpus, answer) === voiceAt(corpus, claim);
  return isAsked && isOwn && speaksOfSelf(saidAt(corpus, answer).text, language) ? answer : undefined;
}

/** "And then nothing, that's the bit" is a comment: people state an outcome in the first person, in languages that name the subject. */
const speaksOfSelf = (text: string, language: Language): boolean =>
  !languagePack(language).grammar.needsSubject || usesFirstPerson(text, language);
