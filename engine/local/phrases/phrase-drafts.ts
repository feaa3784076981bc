import type { Language } from '#contract/languages.ts';

/** What is gathered about a phrase while sentences are read, before it is known whether it names anything. */
export type PhraseDraft = {
  readonly key: string;
  readonly language: Language;
  readonly forms: Map<string, number>;
  readonly head: string;
  readonly words: number;
  readonly weak: boolean;
  count: number;
  readonly voices: Set<number>;
  readonly sentences: number[];
  readonly askedIn: number[];
  noun: number;
  verb: number;
  seen: number;
};

/** Drafts by key, and by key and language where a language has an unrelated word with the same stem. */
export type PhraseDrafts = ReadonlyMap<string, PhraseDraft>;

export type Gathered = Map<string, PhraseDraft[]>;

/** The draft of a phrase in a language, made when it is seen there first. */
export function draftFor(
  gathered: Gathered,
  language: Language,
  phrase: Pick<PhraseDraft, 'key' | 'head' | 'words' | 'weak'>,
): PhraseDraft {
  const drafts = gathered.get(phrase.key) ?? [];
  if (drafts.length === 0) gathered.set(phrase.key, drafts);
  const known = drafts.find((d) => d.language === language);
  if (known) return known;
  const { key, head, words, weak } = phrase;
  const counted = { count: 0, noun: 0, verb: 0, seen: 0 };
  const found = { forms: new Map(), voices: new Set<number>(), sentences: [], askedIn: [] };
  const draft: PhraseDraft = { key, language, head, words, weak, ...counted, ...found };
  drafts.push(draft);
  return draft;
}

/** Under which a language's own phrase is kept where it is not what the other languages mean. */
export function ownKey(key: string, language: Language): string {
  return `${key} (${language})`;
}

/**
 * One draft for a phrase that several languages spell the same way ("App"), apart for those that only share its stem: that a child
 * "falls asleep" is not the German "Fall".
 */
export function joined(gathered: Gathered): PhraseDrafts {
  const drafts = new Map<string, PhraseDraft>();
  for (const [key, found] of gathered) {
    const [main, ...others] = found.toSorted((a, b) => b.noun - a.noun || b.seen - a.seen);
    if (!main) continue;
    const shared = others.filter((draft) => isWrittenAlike(main, draft));
    drafts.set(key, shared.reduce(merged, main));
    for (const draft of others) if (!shared.includes(draft)) drafts.set(ownKey(key, draft.language), draft);
  }
  return drafts;
}

function isWrittenAlike(a: PhraseDraft, b: PhraseDraft): boolean {
  const forms = new Set([...a.forms.keys()].map((form) => form.toLowerCase()));
  return [...b.forms.keys()].some((form) => forms.has(form.toLowerCase()));
}

function merged(a: PhraseDraft, b: PhraseDraft): PhraseDraft {
  const forms = new Map(a.forms);
  for (const [form, times] of b.forms) forms.set(form, (forms.get(form) ?? 0) + times);
  return {
    ...a,
    forms,
    count: a.count + b.count,
    voices: new Set([...a.voices, ...b.voices]),
    sentences: [...a.sentences, ...b.sentences].sort((x, y) => x - y),
    askedIn: [...a.askedIn, ...b.askedIn].sort((x, y) => x - y),
    noun: a.noun + b.noun,
    verb: a.verb + b.verb,
    seen: a.seen + b.seen,
  };
}
