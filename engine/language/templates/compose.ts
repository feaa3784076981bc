import type { PlaceInput, StatementKind, SummaryInput, Templates, WhyInput } from './templates.ts';
import { clock, pick, type Quotes, quoted, quotedEnd, subjectOf } from './wording.ts';

type Variants<T> = readonly [(parts: T) => string, ...((parts: T) => string)[]];

/** What a summary's sentence is made of. `who` and `where` are finished phrases, `said` a quotation with its full stop. */
export type SummaryParts = {
  said: string;
  /** The same without a full stop, for use inside a sentence. */
  quote: string;
  /** The contradicting quotation; empty unless views differ. */
  against: string;
  /** How many people it is that say the contrary. */
  opponents: number;
  people: number;
  peopleInAll: number;
  documents: number;
  documentsInAll: number;
  who: string;
  /** Empty when there is only one document. */
  where: string;
  speaker: string | undefined;
  /** The speaker as one among others; not set where all say it. */
  among: string | undefined;
};

export type SummaryWords = {
  quotes: Quotes;
  who(people: number, peopleInAll: number): string;
  where(documents: number, documentsInAll: number): string;
  /** Several people of several say it. */
  agree: Variants<SummaryParts>;
  /** Some people say it, and others the contrary; `people`, `who` and `where` are of those who say it. */
  mixed: Variants<SummaryParts>;
  /** One person of several. */
  single: Variants<SummaryParts>;
  /** The only person there is. */
  alone: Variants<SummaryParts>;
  /** One person, or a text without names, which says both. */
  torn: Variants<SummaryParts>;
  /** No names are given. */
  unnamed: Variants<SummaryParts>;
  /** Further quotations, one or two. */
  also(quotes: readonly string[]): string;
  /** Between sentences: a space, or nothing where the script sets none. */
  gap: string;
};

function summaryCase({ people, peopleInAll, stance, more, opponents }: SummaryInput) {
  if (stance === 'mixed' && more?.length) return people > 0 && opponents ? 'mixed' : 'torn';
  if (people === 0) return 'unnamed';
  if (people > 1) return 'agree';
  return peopleInAll > 1 ? 'single' : 'alone';
}

export function composeSummary(words: SummaryWords): Templates['summary'] {
  return (input) => {
    const kind = summaryCase(input);
    const contradicted = kind === 'mixed' || kind === 'torn';
    const { people, peopleInAll, documents, documentsInAll } = input;
    const speaker = input.speaker?.trim() || undefined;
    const sentence = pick(
      words[kind],
      input.claim,
    )({
      said: quotedEnd(input.claim, words.quotes),
      quote: quoted(input.claim, words.quotes),
      against: contradicted ? quotedEnd(input.more?.[0] ?? '', words.quotes) : '',
      opponents: input.opponents ?? 0,
      people,
      peopleInAll: Math.max(people, peopleInAll),
      documents,
      documentsInAll: Math.max(documents, documentsInAll),
      who: people > 0 ? words.who(people, Math.max(people, peopleInAll)) : '',
      where: documentsInAll > 1 && documents > 0 ? words.where(documents, documentsInAll) : '',
      speaker,
      among: people < peopleInAll ? speaker : undefined,
    });
    const others = (input.more ?? []).slice(contradicted ? 1 : 0).slice(0, 2);
    if (others.length === 0) return sentence;
    return sentence + words.gap + words.also(others.map((other) => quotedEnd(other, words.quotes)));
  };
}

/** What a sentence of consequence is made of: the theme in quotation marks, and a count such as ` (3 of 5 people)`. */
export type ConsequenceParts = { theme: string; tally: string };

export type WhyWords = {
  quotes: Quotes;
  /** With its own leading space and brackets; for several people. */
  tally(people: number, peopleInAll: number): string;
  /** The same for one person of many. */
  onePerson: string;
  /** Ties to the brief's subject, given in quotation marks. */
  toBrief: Variants<string>;
  /** Ties to the question, given in quotation marks. */
  toQuestion: Variants<string>;
  consequences: Record<StatementKind, Variants<ConsequenceParts>>;
  gap: string;
};

/** A part of a brief is named whole. */
const longestSubject = 90;

export function composeWhy(words: WhyWords): Templates['why'] {
  return ({ theme, brief, kind, people, peopleInAll, question }: WhyInput) => {
    const about = `${theme}/${kind}/${question}`;
    const tally =
      people > 1
        ? words.tally(people, Math.max(people, peopleInAll))
        : people === 1 && peopleInAll > 2
          ? words.onePerson
          : '';
    const subject = brief?.trim() ? subjectOf(brief, longestSubject) : '';
    const follows = pick(words.consequences[kind], about, 1)({ theme: quoted(theme, words.quotes), tally });
    if (subject) {
      const tie = pick(words.toBrief, about, 2)(quoted(subject, words.quotes));
      return pick([`${follows}${words.gap}${tie}`, `${tie}${words.gap}${follows}`], about, 3);
    }
    if (!question.trim()) return follows;
    return `${pick(words.toQuestion, about, 2)(quoted(question, words.quotes))}${words.gap}${follows}`;
  };
}

export type PlaceWords = {
  page(n: string): string;
  row(n: string): string;
  line(n: string): string;
  paragraph(n: string): string;
  /** Between sheet, row and column. */
  comma: string;
};

export function composePlace(words: PlaceWords): Templates['place'] {
  return (input: PlaceInput) => {
    if (input.page !== undefined) return words.page(String(input.page));
    if (input.startMs !== undefined) return clock(input.startMs);
    if (input.row !== undefined || input.cell !== undefined) {
      const row = input.row === undefined ? undefined : words.row(String(input.row));
      return [input.sheet, row, input.cell].filter(Boolean).join(words.comma);
    }
    if (input.line !== undefined) return words.line(String(input.line));
    if (input.paragraph !== undefined) return words.paragraph(String(input.paragraph));
    return input.sheet ?? '';
  };
}

/** A list of quoted names in the language's own manner: “a”, “b” and “c”. */
export function listOf(tag: string, names: readonly string[], quotes: Quotes): string {
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(names.map((name) => quoted(name, quotes)));
}
