import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { wordsOf } from '../../../../text/words.ts';
import { maxWordsOfTyped } from '../../../tuning/questions.ts';
import { listed } from '../brief-body.ts';
import { isAsking } from '../notes/notes.ts';

/** The items of a list that was typed without capitals, in a language that gives them to nouns, with those that their nouns have. */
export function withCapitalNouns(text: string, language: Language): string {
  const { grammar } = languagePack(language);
  const lines = text.split('\n');
  const items = lines.filter((line) => listed.test(line));
  if (!grammar.capitalisedNouns || items.some((item) => /\p{Lu}/u.test(item.replace(listed, '')))) return text;
  return lines
    .map((line) => (listed.test(line) ? line.replace(/(?<=^\s*\S+\s+).*$/u, (item) => ofItem(item, language)) : line))
    .join('\n');
}

/** The last word before a pause is a noun, and so is the first one unless it describes. */
function ofItem(item: string, language: Language): string {
  const { interrogatives, stopwords } = languagePack(language);
  const [thing = ''] = /^[^–—(,:;!?.]*(?:-[^\s–—(,:;!?.]+[^–—(,:;!?.]*)*/u.exec(item) ?? [];
  const words = wordsOf(thing, { start: 0, end: thing.length }, language);
  if (isAsking(item, language) || words.length > maxWordsOfTyped || words.some(({ form }) => interrogatives.has(form)))
    return item;
  const [first] = words;
  const last = words.at(-1);
  const isNoun = (word: typeof first) => word !== undefined && !stopwords.has(word.form);
  const starts = [
    ...(isNoun(first) && (words.length === 1 || !/e[nrs]?$/u.test(first?.form ?? '')) ? [first?.start] : []),
    // „sehtest zu lang“
    ...(isNoun(last) && words.at(-2)?.form !== 'zu' ? [last?.start] : []),
  ];
  return [...item].map((letter, i) => (starts.includes(i) ? letter.toUpperCase() : letter)).join('');
}
