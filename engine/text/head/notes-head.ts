import type { Language } from '#contract/languages.ts';
import { definitionOf } from '#engine/language/definition-of.ts';
import { header as headerTuning } from '../../tuning.ts';
import { isCalled, nothingStated } from './about-participant.ts';
import type { Header } from './header.ts';
import type { Line } from './lines.ts';

/** "[do you order there?]", "(and then?)" */
const bracketFirst = /^[\s–—→*•-]*[[(（【][^\])）】]{4,}/u;
/** "Tariq, Ryburn & Tops. Mon 19 May", "Ada – mill shop" */
const nameFirst = /^\s*(\p{L}[\p{L}\p{M}'’]+(?: \p{Lu}[\p{L}'’]+)?)\s*(?:,|\s[–—-]\s)/u;

/**
 * The head of notes that keep the questions in brackets: whoever takes them writes the name of the participant above, in the first lines, and no field. Null
 * for any other text, or without a name.
 */
export function headOfNotes(lines: readonly Line[], language: Language): Header | null {
  const [first, second] = lines;
  const { minBracketed, maxLengthOfTop, maxLinesOfTop } = headerTuning.ofNotes;
  const isNotes = lines.filter(({ text }) => bracketFirst.test(text)).length >= minBracketed;
  if (!first || !isNotes || bracketFirst.test(first.text)) return null;
  const end = lines.findIndex(({ text }) => bracketFirst.test(text));
  const above = lines.slice(0, Math.min(end, maxLinesOfTop)).map(({ text }) => text.slice(0, maxLengthOfTop));
  const [top = ''] = above;
  const { calledInNotes } = definitionOf(language).transcript;
  const [named] = above.flatMap((line) => calledInNotes?.exec(line)?.groups?.name ?? []);
  const [, name = ''] = nameFirst.exec(top) ?? [];
  const called = named ?? (isCalled(inCapitals(name)) ? inCapitals(name) : null);
  if (!called) return null;
  // "(no recording, typed as we went)"
  const isRemark = second !== undefined && /^\s*[(（]/u.test(second.text) && !/[?？؟]/u.test(second.text);
  return {
    start: first.start,
    end: isRemark ? second.end : first.end,
    participants: [called],
    askers: [],
    about: nothingStated,
    listed: [],
  };
}

const inCapitals = (name: string): string =>
  name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase());
