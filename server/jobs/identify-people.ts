import type { Language } from '#contract/languages.ts';
import type { Corpus, FoundPerson } from '#engine/engine.ts';
import { personEmoji } from '#engine/language/emoji/emoji.ts';
import { languagePack } from '#engine/language/pack.ts';
import { isRoleLabel, labelKey } from '#engine/text/speaker-labels.ts';

/** A person as found, with what tells one person from another over several documents and several runs. */
export type IdentifiedPerson = FoundPerson & {
  /** Not so for labels such as `P1` or `Speaker 2` and for rows of a table: in another document they are somebody else. */
  hasOwnName: boolean;
  /** The documents that hold the person's words. */
  documentIds: number[];
};

type Input = { language: Language; known: number };

export function identifyPeople(
  corpus: Pick<Corpus, 'passages' | 'language'>,
  people: readonly FoundPerson[],
  { language, known }: Input,
): IdentifiedPerson[] {
  return people.map((person, n) => {
    const hasOwnName = ![corpus.language, language].some((l) => isLabel(person.name, l));
    const quoted = person.evidence.map((quote) => quote.documentId);
    const spoken = hasOwnName ? documentsWith(corpus, person.name) : [];
    return {
      ...person,
      emoji: personEmoji(known + n),
      hasOwnName,
      documentIds: [...new Set([...quoted, ...spoken])].sort((a, b) => a - b),
    };
  });
}

function isLabel(name: string, language: Language): boolean {
  const number = /\d+/.exec(name);
  const isRow = number !== null && name === languagePack(language).templates.person.respondent(Number(number[0]));
  return isRow || isRoleLabel(labelKey(name), language);
}

function documentsWith({ passages }: Pick<Corpus, 'passages'>, name: string): number[] {
  const key = labelKey(name);
  return passages.filter((p) => p.speakers.some((s) => labelKey(s) === key)).map((p) => p.documentId);
}
