import type { Speech, VerbForms } from './definition.ts';
import { mainClause } from './tuning.ts';

/** A language whose verb may come before its subject where something else comes first: German. */
type VerbSecond = {
  /** Pronouns that show a verb by the ending of the word before them: "grillen wir", "backe ich". No list has all verbs. */
  pronounEndings: ReadonlyMap<string, RegExp>;
  /** Pronouns beside which a verb may be spoken without its last letter: "ich steh", "da komm ich". */
  clippedBeside: ReadonlySet<string>;
  lastLetter: string;
};

/** What shows a subject and its verb in a language with articles or endings. */
type Order = {
  /** Subjects of one word that need no noun: "je", "wir", "nobody". */
  subjects: ReadonlySet<string>;
  /** Words before which no subject ends and after which a verb form is a noun: articles, possessives, prepositions. */
  openers: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  subordinators: ReadonlySet<string>;
  /** What may come between subject and verb: object pronouns, negations, adverbs. */
  between: ReadonlySet<string>;
  /** A first word that is a complete predicate by itself: a verb in the first person, "hay", "нужно". */
  opensAlone?: RegExp;
  /** Whether anything may come between subject and verb, as endings show what belongs together. */
  free?: true;
  /** A verb that needs no subject in any place, by its ending. */
  carriesSubject?: (form: string) => boolean;
  verbSecond?: VerbSecond;
  /** Words that only a verb follows, besides those between: "je", "ne", "yo", "me". */
  marks?: ReadonlySet<string>;
  /** Words that an apostrophe joins: "j'ai". */
  elided?: RegExp;
};

/** One space between the words of each list. */
export function wordList(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}

/** A rule by which a clause has a subject before its finite verb, or a verb that carries one. */
export function subjectBeforeVerb(order: Order): Speech['isMainClause'] {
  return (spoken, verbs) => {
    const { elided } = order;
    const words = elided ? spoken.flatMap((word) => elided.exec(word)?.slice(1) ?? [word]) : spoken;
    // "wird der Preis erhöht" has lost what preceded its verb.
    if (order.verbSecond && verbs.isAuxiliary(words[0] ?? '')) return false;
    if (order.opensAlone?.test(words.slice(0, 3).join(' '))) return words.length > 2;
    for (
      let at = 0;
      at < Math.min(words.length, order.free ? mainClause.maxBeforeFreeVerb : mainClause.maxBeforeVerb);
      at++
    ) {
      const word = words[at] ?? '';
      if (order.subordinators.has(word)) return false;
      const isVerb =
        verbs.isVerb(word) ||
        isMarked(words, at, order) ||
        (order.verbSecond !== undefined && isVerbBesidePronoun(words, at, verbs, order.verbSecond));
      const named = words[at - 1] ?? '';
      // "viele haben": a word that counts things also means people.
      const isCounted = at === 1 && order.subjects.has(named) && verbs.isAuxiliary(word);
      if (!isVerb || (order.openers.has(named) && !isCounted)) continue;
      if (order.carriesSubject?.(word)) return words.length > 2;
      // "Sorgen mache ich mir": what looks like a verb is a noun in front of one.
      if (order.verbSecond && at === 0) continue;
      // With the verb at its end, a longer clause depends on another: "der den Laden kennt".
      if (order.verbSecond && at > 2 && at === words.length - 1) return false;
      return at > 0 && (isCounted || isSubject(words.slice(0, at), words.slice(at + 1), order));
    }
    return false;
  };
}

/** "nunca coinciden", "je photographie": no list has all verbs. */
function isMarked(words: readonly string[], at: number, order: Order): boolean {
  const { marks, openers, between, subjects, subordinators, prepositions } = order;
  const word = words[at] ?? '';
  if (!marks?.has(words[at - 1] ?? '') || word.length < 3) return false;
  return ![marks, openers, between, subjects, subordinators, prepositions].some((list) => list.has(word));
}

function isVerbBesidePronoun(words: readonly string[], at: number, verbs: VerbForms, rules: VerbSecond): boolean {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  if (at === 0) return false;
  if (rules.pronounEndings.get(next)?.test(word)) return true;
  return [before, next].some((said) => rules.clippedBeside.has(said)) && verbs.isVerb(word + rules.lastLetter);
}

function isSubject(before: readonly string[], after: readonly string[], order: Order): boolean {
  const phrase = [...before];
  while (phrase.length > 1 && order.between.has(phrase.at(-1) ?? '')) phrase.pop();
  const [first = ''] = phrase;
  if (order.between.has(first) && !order.subjects.has(first) && phrase.length === 1) return false;
  const next = order.verbSecond ? after.slice(0, mainClause.maxToSubject) : [];
  const inverted =
    order.verbSecond !== undefined && next.some((word) => order.subjects.has(word) || order.openers.has(word));
  // "Am Bahnhof sind zweihundert Räder": after a place or time, what follows the verb is the subject.
  if (order.verbSecond && order.prepositions.has(first)) return inverted || after.length > 0;
  const isPhrase = order.verbSecond && order.openers.has(first) && phrase.length > 1;
  if (!isPhrase && phrase.some((word) => order.subjects.has(word)))
    return order.free === true || order.subjects.has(phrase.at(-1) ?? '');
  // «На складе заказы пропали»: where anything may come first, the subject is between.
  if (order.prepositions.has(first))
    return (
      inverted || (order.free === true && phrase.length > 2) || (!order.verbSecond && hasOwnSubject(phrase, order))
    );
  if (order.openers.has(phrase.at(-1) ?? '')) return false;
  return order.openers.has(first) ? phrase.length > 1 : inverted || !order.verbSecond || phrase.length === 1;
}

/** « après chaque mise à jour | le bouton »: after a time or place, an article opens the subject. */
function hasOwnSubject(phrase: readonly string[], { openers, prepositions, between }: Order): boolean {
  const isNoun = (word: string) => ![openers, prepositions, between].some((list) => list.has(word));
  return phrase.some(
    (word, k) =>
      k > 1 &&
      openers.has(word) &&
      !prepositions.has(word) &&
      isNoun(phrase[k - 1] ?? '') &&
      isNoun(phrase.at(-1) ?? ''),
  );
}
