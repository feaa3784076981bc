import { askedLines } from '../../tuning.ts';
import type { LabelLine, LabelledLine } from './labelled-line.ts';

const inBold = /^[ \t]*(?:\*\*|__|\*|_|#{1,6}[ \t]+)(?=\S)(.*[?？؟])(?:\*\*|__|\*|_)?[ \t]*$/u;
const plain = /^[ \t]*(\S.*[?？؟])[ \t]*$/u;

/**
 * Who asks and who answers in a printed interview, in which nobody is named: the questions are in bold or headings, or lines of their
 * own that the answers follow.
 */
export function linesThatAsk(text: string, lines: readonly LabelLine[]): LabelledLine[] {
  const bold = questionsAmong(text, lines, inBold);
  return bold.length > 0 ? bold : questionsAmong(text, lines, plain);
}

function questionsAmong(text: string, lines: readonly LabelLine[], pattern: RegExp): LabelledLine[] {
  const { minCount, minShare, maxShare, maxLength, minAnswered } = askedLines;
  const asked = lines.map(({ start, end }) => {
    if (end - start > maxLength) return null;
    const line = text.slice(start, end).replace(/\r$/, '');
    const words = pattern.exec(line)?.[1];
    return words === undefined ? null : start + line.indexOf(words);
  });
  const questions = asked.filter((at) => at !== null).length;
  const answered = asked.filter((at, i) => at !== null && i + 1 < lines.length && asked[i + 1] === null).length;
  if (questions < minCount || questions < minShare * lines.length || questions > maxShare * lines.length) return [];
  if (answered < minAnswered * questions) return [];
  return lines.flatMap(({ start }, i): LabelledLine[] => {
    const at = asked[i] ?? null;
    if (at !== null) return [{ lineStart: start, bodyStart: at, label: '', key: 'q' }];
    return i > 0 && asked[i - 1] !== null ? [{ lineStart: start, bodyStart: start, label: '', key: 'a' }] : [];
  });
}
