import { summaryText } from '../tuning.ts';
import { namesIn } from './compose.ts';
import type { AddedAs, StatementKind, SummaryInput, Templates } from './templates.ts';
import { capital, pick, type Quotes, quoted, quotedEnd, type Variants } from './wording.ts';

/** Kinds of statement that a summary counts. Habits are left out: "two people say how they usually do it" says nothing to readers. */
export type StatedKind = Exclude<StatementKind, 'other' | 'habit'>;

/** A quotation with its full stop, and whose it is. */
export type VoicedParts = { said: string; speaker: string };

/** `who` is a finished subject ("six of twelve people"); `names` a finished list, empty where no one is named. */
export type OpeningParts = { who: string; names: string };

/** The composer sets the capital at the beginning of each sentence. */
export type SummaryWords = {
  tag: string;
  quotes: Quotes;
  /** Some of several, all of several: "six of twelve people", "at least six of twelve people", "both people", "all twelve people". */
  people(n: number, inAll: number, atLeast: boolean): string;
  documents(n: number, inAll: number): string;
  /** "three others", at the end of a list of names. */
  others(n: number): string;
  /** A person who is not named. */
  someone: string;
  some: Variants<OpeningParts>;
  all: Variants<OpeningParts>;
  /** One person of several. Others may say the same in other words, so the sentence does not claim that this is the only one. */
  single: Variants<{ speaker: string; inAll: number }>;
  /** The same of a wish. */
  singleWish(parts: { speaker: string; inAll: number }): string;
  /** The only person where more than two people, but not all, were asked; "who answered" follows the number. */
  singleAsked(parts: { speaker: string; asked: number }): string;
  /** The only person there is. */
  alone(speaker: string): string;
  /** What a person is, after the name, with its own leading space and brackets. */
  role(role: string): string;
  /** No names are given: several documents of several, one of several, the only one. */
  unnamed: Variants<{ where: string }>;
  unnamedSingle(inAll: number): string;
  unnamedDocument: string;
  /** Said where the team has hidden all of the speakers. */
  hiddenOnly: string;
  /** Clauses about a number of people, and a sentence of one or two of them. */
  kinds: Record<StatedKind, (n: number) => string>;
  join(first: string, second?: string): string;
  /** What a quote adds: when something happens, why, and so on. */
  added: Record<AddedAs, (parts: VoicedParts) => string>;
  /** The speaker's answer to the next question; `asked` is that question in quotation marks. */
  further(parts: VoicedParts & { asked: string }): string;
  against: Variants<VoicedParts & { people: number }>;
  /** The same without a name. */
  elsewhere(said: string): string;
  elsewhereAgainst(said: string): string;
  /** Names the language of the lead quote, where it is another one. */
  foreign(name: string): string;
  /** Between sentences: a space, or nothing where the script sets none. */
  gap: string;
};

const kindOrder: readonly StatedKind[] = ['difficulty', 'wish', 'reason', 'liking'];

export function composeSummary(words: SummaryWords): Templates['summary'] {
  return (input) => {
    const added = [differences(words, input), voice(words, input)].filter(Boolean);
    return [opening(words, input), ...added, foreign(words, input)]
      .filter(Boolean)
      .map((sentence) => capital(withOneStop(sentence), words.tag))
      .join(words.gap);
  };
}

/** A name such as "Anil D." ends a sentence with its own stop. */
const withOneStop = (sentence: string): string => sentence.replace(/(?<!\.)\.\.$/u, '.');

function opening(words: SummaryWords, input: SummaryInput): string {
  const { people, speakers, documents, documentsInAll } = input;
  const about = aboutOf(input);
  const inAll = Math.max(people, input.peopleInAll);
  if (people > 1) {
    const parts = {
      who: words.people(people, inAll, inAll >= summaryText.minPeopleForAtLeast),
      names: namesOf(words, input),
    };
    return pick(people < inAll ? words.some : words.all, about)(parts);
  }
  if (people === 1) {
    const speaker = speakers[0] === undefined ? words.someone : introduced(words, input, 0);
    const { peopleAsked: asked = 0 } = input;
    if (inAll > 1 && input.isWish) return words.singleWish({ speaker, inAll });
    if (asked >= summaryText.minPeopleAsked) return words.singleAsked({ speaker, asked });
    if (inAll < 2) return words.alone(speaker);
    return pick(words.single, about)({ speaker, inAll });
  }
  if (documents === 0) return words.hiddenOnly;
  if (documentsInAll < 2) return words.unnamedDocument;
  if (documents < 2) return words.unnamedSingle(documentsInAll);
  return pick(words.unnamed, about)({ where: words.documents(documents, documentsInAll) });
}

/** Equal findings get equal wording; findings with other names, counts or quotes another one. */
function aboutOf({ speakers, people, documents, more, against, about }: SummaryInput): string {
  return [...speakers, people, documents, more?.quote, against?.quote, about].join('/');
}

function namesOf(words: SummaryWords, input: SummaryInput): string {
  const { speakers, people } = input;
  if (speakers.length === 0) return '';
  const fits = people <= summaryText.maxNames && speakers.length >= people;
  const inList = { ...input, speakers: input.listed ?? speakers };
  const named = speakers
    .slice(0, fits ? summaryText.maxNames : summaryText.maxNamesBeforeOthers)
    .map((_, i) => introduced(words, inList, i));
  const rest = people - named.length;
  return namesIn(words.tag)(rest > 0 ? [...named, words.others(rest)] : named);
}

/** A name with what the person is, where that is known and few are named. */
function introduced(words: SummaryWords, { speakers, roles = [], people }: SummaryInput, i: number): string {
  const [name = '', role = ''] = [speakers[i], roles[i]];
  return role && people <= summaryText.maxIntroduced ? name + words.role(role) : name;
}

function kindsOf({ kinds }: SummaryInput): { kind: StatedKind; n: number }[] {
  return kindOrder
    .map((kind) => ({ kind, n: kinds[kind] ?? 0 }))
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => b.n - a.n);
}

/** Nothing where all say the same kind of thing, or where no two people say the same. */
function differences(words: SummaryWords, input: SummaryInput): string {
  if (input.people < 2) return '';
  const [first, second] = kindsOf(input);
  if (!first || first.n < 2) return '';
  if (second) return words.join(words.kinds[first.kind](first.n), words.kinds[second.kind](second.n));
  return first.n < input.people ? words.join(words.kinds[first.kind](first.n)) : '';
}

function foreign(words: SummaryWords, { quoteTag }: SummaryInput): string {
  const name = quoteTag && new Intl.DisplayNames([words.tag], { type: 'language' }).of(quoteTag);
  return name ? words.foreign(name) : '';
}

function voice(words: SummaryWords, input: SummaryInput): string {
  const { more, against } = input;
  if (against) {
    const said = quotedEnd(against.quote, words.quotes);
    if (against.people === 0) return words.elsewhereAgainst(said);
    const { people, speaker = words.someone } = against;
    return pick(words.against, aboutOf(input), 1)({ said, speaker, people });
  }
  if (!more) return '';
  const said = quotedEnd(more.quote, words.quotes);
  if (!more.speaker) return words.elsewhere(said);
  const { speaker } = more;
  if (more.how === 'further') return words.further({ said, speaker, asked: quoted(more.asked, words.quotes) });
  return words.added[more.how]({ said, speaker });
}
