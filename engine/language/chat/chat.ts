import type { Pattern } from '../cue.ts';

/** Names as a list in the language's manner, and how many they are. */
export type Names = { readonly list: string; readonly count: number };

/** What conversations with people and about insights take of a language. Patterns match anywhere in a message. */
export type Chat = {
  /** Words of a question that hardly say what it is about: "cope", "handle", "ever". */
  lightWords: Pattern;
  /** Openings that look back to nothing although their first word often does: "there's a". */
  presents?: Pattern;
  /** Phrases that say nothing by themselves: "Got it", "my name is Ada", "let me see". */
  hollow: Pattern;
  /** Sentences that only announce the next one: "I'll give you an example". */
  announces: Pattern;
  greeting: Pattern;
  thanks: Pattern;
  farewell: Pattern;
  /** Questions that refer to the answer before: for its reason, for more of it, for an example, for the time. */
  why: Pattern;
  more: Pattern;
  when: Pattern;
  /** "the first" to "the fifth", then "the last". */
  ordinals: readonly [Pattern, Pattern, Pattern, Pattern, Pattern, Pattern];
  /** Questions about an insight: who speaks of it, what contradicts it, another quote. */
  who: Pattern;
  against: Pattern;
  quote: Pattern;
  /** What else was said there. */
  context: Pattern;
  /** What a person says besides their own words from the material. */
  person: {
    greeting(): string;
    thanks(): string;
    farewell(): string;
    refusal(): string;
    /** Before the passage that is nearest to what was asked. */
    nearest(): string;
    /** Before words of people who were asked nothing. */
    spokeOf(): string;
    /** What they were asked, where nothing that they said is near what is asked now. */
    askedInstead(questions: readonly string[]): string;
    /** A sentence of a document that reports what they said. */
    reported(sentence: string): string;
    /** That they gave no reason for what they said. */
    noReason(): string;
    nothingMore(): string;
    /** They speak of it in `places` other places. */
    returns(places: number): string;
  };
  group: {
    /** Those of a long list of names who are not named: "5 others". At least two. */
    others(count: number): string;
    /** Everyone in the group speaks about it. */
    allSpeak(names: Names): string;
    someSpeak(speaking: Names, silent: Names): string;
    noneSpeaks(): string;
    /** Each of them says plainly the same. */
    agree(names: Names): string;
    contradict(names: Names): string;
  };
  insight: {
    greeting(): string;
    thanks(): string;
    refusal(): string;
    nothingMore(): string;
    noneAgainst(): string;
    against(names: Names): string;
    noReason(): string;
    /** Before the quote that is nearest to what was asked. */
    nearest(): string;
    /** Before a count of people that covers the insight's documents alone. */
    here(): string;
    /** Before words of a person. */
    says(name: string): string;
    ask: { context(): string; who(): string; why(): string; against(): string; quote(): string };
  };
};
