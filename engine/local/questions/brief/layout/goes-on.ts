import type { Language } from '#contract/languages.ts';
import { briefWording } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { isUnspaced } from '../../../../text/words.ts';
import { itemMark, listed } from '../brief-body.ts';

/** A brief whose sentence "Also whether the price is understood, and what they would miss" is a list of what it asks besides. */
export function withWhatElse(text: string, language: Language): string {
  const { and = '(?!)', goesOn, whether } = briefWording(language);
  if (!goesOn || !whether || isUnspaced(language)) return text;
  const { coordinators, interrogatives } = languagePack(language);
  const asking = [...interrogatives, whether].join('|');
  const begins = new RegExp(`^${whether}(?!\\p{L})`, 'iu');
  // «Y si llueve» begins a condition.
  const onlyAnd = new RegExp(`^(?:${and})$`, 'iu');
  const joint = new RegExp(`,?\\s+(?:${[...coordinators].join('|')})\\s+(?=(?:${asking})(?!\\p{L}))`, 'iu');
  const asItems = (sentence: string): string | null => {
    const [opening = ''] = goesOn.exec(sentence) ?? [];
    const rest = sentence.slice(opening.length).replace(/^[,\s]+/u, '');
    if (!opening || onlyAnd.test(opening) || !begins.test(rest) || /[?:]/u.test(rest)) return null;
    return rest
      .replace(/[.!\s]+$/u, '')
      .split(joint)
      .map((clause) => `${itemMark}${clause}`)
      .join('\n');
  };
  const withItems = (line: string): string => {
    const sentences = line.trim().split(/(?<=[\p{L}\d)]{2}[.!])\s+/u);
    const items = sentences.map(asItems);
    return items.some(Boolean) ? sentences.map((sentence, i) => items[i] ?? sentence).join('\n') : line;
  };
  return text
    .split('\n')
    .map((line) => (listed.test(line) ? line : withItems(line)))
    .join('\n');
}
