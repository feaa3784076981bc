import type { Language } from '#contract/languages.ts';
import { personEmoji } from '#engine/language/emoji/emoji.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { FoundPerson } from '../engine.ts';
import { isGenericName } from './speaker-name.ts';

/** A person as an engine describes them. */
export type Portrait = Omit<FoundPerson, 'emoji' | 'hasOwnName' | 'documentIds'>;

/**
 * Adds what identifies a person across documents and runs: whether the name is theirs, the documents that hold
 * their words, and an emoji. `known` people exist already: emoji continue from theirs.
 */
export function identifyPeople(
  corpus: Pick<Corpus, 'language'>,
  portraits: readonly Portrait[],
  { language, known = 0 }: { language: Language; known?: number },
): FoundPerson[] {
  return portraits.map(({ name, title, description, ...rest }, n) => {
    const hasOwnName = ![corpus.language, language].some((l) => isGenericName(name, l));
    const documentIds = [...rest.evidence, ...rest.voices].map((said) => said.documentId);
    return {
      ...{ name, title, description, emoji: personEmoji(known + n), ...rest },
      hasOwnName,
      documentIds: [...new Set(documentIds)].sort((a, b) => a - b),
    };
  });
}
