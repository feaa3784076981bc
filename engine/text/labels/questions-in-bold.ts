import { otherLayouts } from '../../tuning.ts';
import type { LabelLine, LabelledLine } from './labelled-line.ts';

const question = /^[ \t]*(?:#{1,6}[ \t]+)?(?:\*\*|__|\*|_|#{1,6}[ \t]+)(?=\S)(.*[?？؟])(?:\*\*|__|\*|_)?[ \t]*$/u;

/** Who asks and who answers in a printed interview, where the questions are in bold or headings and nobody is named. */
export function questionsInBold(text: string, lines: readonly LabelLine[]): LabelledLine[] {
  const { minBold, maxBoldShare } = otherLayouts;
  const asked = lines.map((line) => question.exec(text.slice(line.start, line.end).replace(/\r$/, '')));
  const count = asked.filter(Boolean).length;
  if (count < minBold || count > maxBoldShare * lines.length) return [];
  return lines.flatMap((line, i): LabelledLine[] => {
    const [, words = ''] = asked[i] ?? [];
    const bodyStart = asked[i] ? line.start + text.slice(line.start, line.end).indexOf(words) : line.start;
    if (asked[i]) return [{ lineStart: line.start, bodyStart, label: '', key: 'q' }];
    return i > 0 && asked[i - 1] ? [{ lineStart: line.start, bodyStart, label: '', key: 'a' }] : [];
  });
}
