import type { Speech } from './definition.ts';

/** What tells a subject and its verb in a language with articles or endings. */
type Order = {
  /** Subjects of one word that need no noun: "je", "wir", "nobody". */
  subjects: ReadonlySet<string>;
  /** Words before which no subject ends and after which a verb form is a noun: articles, possessives, prepositions. */
  openers: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  subordinators: ReadonlySet<string>;
  /** What may stand between subject and verb: object pronouns, negations, adverbs. */
  between: ReadonlySet<string>;
  /** A first word that is a complete predicate by itself: a verb in the first person, "hay", "нужно". */
  opensAlone?: RegExp;
  /** The verb may come before its subject where something else comes first: German. */
  verbSecond?: true;
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
    if (order.opensAlone?.test(words.slice(0, 3).join(' '))) return words.length > 2;
    for (let at = 0; at < Math.min(words.length, 8); at++) {
      const word = words[at] ?? '';
      if (order.subordinators.has(word)) return false;
      if (!verbs.isVerb(word) || order.openers.has(words[at - 1] ?? '')) continue;
      // With the verb at its end, a longer clause depends on another: "der den Laden kennt".
      if (order.verbSecond && at > 2 && at === words.length - 1) return false;
      return at > 0 && isSubject(words.slice(0, at), words.slice(at + 1), order);
    }
    return false;
  };
}

function isSubject(before: readonly string[], after: readonly string[], order: Order): boolean {
  const phrase = [...before];
  while (phrase.length > 1 && order.between.has(phrase.at(-1) ?? '')) phrase.pop();
  const [first = ''] = phrase;
  if (order.between.has(first) && !order.subjects.has(first) && phrase.length === 1) return false;
  if (phrase.some((word) => order.subjects.has(word))) return order.subjects.has(phrase.at(-1) ?? '');
  const inverted = order.verbSecond && (order.subjects.has(after[0] ?? '') || order.openers.has(after[0] ?? ''));
  if (order.prepositions.has(first)) return inverted === true;
  if (order.openers.has(phrase.at(-1) ?? '')) return false;
  return order.openers.has(first) ? phrase.length > 1 : inverted === true || !order.verbSecond || phrase.length === 1;
}
