import type { Language } from '#contract/languages.ts';
import type { Pattern } from '../cue.ts';
import { definitionOf } from '../definition-of.ts';
import type { Chat } from './chat.ts';

type PatternName =
  | 'lightWords'
  | 'hollow'
  | 'announces'
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'why'
  | 'more'
  | 'when'
  | 'who'
  | 'against'
  | 'quote'
  | 'context';

/** The patterns of `Chat`, compiled, and its templates. None has `g`, so they keep no state. */
export type ChatRules = Readonly<Record<PatternName, RegExp>> &
  Pick<Chat, 'person' | 'group' | 'insight'> & {
    readonly ordinals: readonly RegExp[];
    readonly presents: RegExp | undefined;
  };

const known = new Map<Language, ChatRules>();

const atStart = ({ source }: RegExp) => new RegExp(`^\\s*${source}`, 'iu');

/** What conversations take of a language. Made once. */
export function chatRules(language: Language): ChatRules {
  const found = known.get(language);
  if (found) return found;
  const { person, group, insight, ordinals, presents, ...patterns } = definitionOf(language).chat;
  const compiled = Object.fromEntries(
    Object.entries<Pattern>(patterns).map(([name, pattern]) => [name, pattern()]),
  ) as Record<PatternName, RegExp>;
  const made = {
    ...compiled,
    person,
    group,
    insight,
    ordinals: ordinals.map((pattern) => pattern()),
    presents: presents && atStart(presents()),
  };
  known.set(language, made);
  return made;
}
