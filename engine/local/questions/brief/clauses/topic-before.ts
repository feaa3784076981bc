import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { firstWord } from './dependent-clauses.ts';

/** „Fotos: wer macht die, wer nicht“ */
export function topicBefore(text: string, language: Language): string | undefined {
  const [topic] = /^\p{L}[^:]{1,70}: (?=\p{Ll})/u.exec(text) ?? [];
  const { interrogatives } = languagePack(language);
  return topic && !(/^\p{Ll}/u.test(topic) && interrogatives.has(firstWord(topic, language))) ? topic : undefined;
}
