import type { Language } from '#contract/languages.ts';
import { recogniseLanguage } from '../../text/recognise-language.ts';
import { verified } from '../tuning.ts';

/**
 * Whether a reply is worth reading: written in the wanted language, and citing something that was offered where it cites at all.
 * If not, the model is called again.
 */
export async function isAcceptable(
  { texts, ids }: { texts: readonly string[]; ids: readonly string[] },
  { offered, language }: { offered: { has(id: string): boolean }; language: Language },
): Promise<boolean> {
  if (ids.length > 0 && !ids.some((id) => offered.has(id))) return false;
  const text = texts.join(' ');
  return text.length < verified.minLengthToRecognise || (await recogniseLanguage(text, language)) === language;
}
