import type { Language } from '#contract/languages.ts';
import { askedLines, markedLines } from '../../tuning.ts';
import { asksAtEnd } from './has-asker.ts';
import type { LabelLine, LabelledLine } from './labelled-line.ts';
import { withUnmarked } from './voice-changes.ts';

const inBold = /^[ \t]*(?:\*\*|__|\*|_|#{1,6}[ \t]+)(?=\S)(.*[?？؟])(?:\*\*|__|\*|_)?[ \t]*$/u;
const plain = /^[ \t]*(\S.*[?？؟])[ \t]*$/u;

/**
 * Who asks and who answers in a printed interview, in which no speaker is named: the questions are in bold or headings, or separate
 * lines that the answers follow.
 */
export function linesThatAsk(text: string, lines: readonly LabelLine[], language: Language): LabelledLine[] {
  for (const mark of marks) {
    const marked = linesBetween(text, lines, mark);
    if (marked.length > 0) return marked;
  }
  const bold = questionsAmong(text, lines, inBold);
  if (bold.length > 0) return bold;
  const asked = questionsAmong(text, lines, plain);
  return asked.length > 0 ? withUnmarked(text, lines, asked, language) : [];
}

/** How an interview marks everything that one person says: "_That must have been late._", ">> And then?", 「――それから。」 */
const marks = [
  { line: /^[ \t]*(?:\*\*|__|\*|_)(?=\S)([^*_].*\S)(?:\*\*|__|\*|_)[ \t]*$/u, minAsking: markedLines.minAsking },
  { line: /^[ \t]*>{1,2}[ \t]*(\S.*)$/u, minAsking: markedLines.minAsking },
  // Japanese questions often break off.
  { line: /^[ \t]*[—―─–]{1,3}[ \t\u3000]*((?![—―─–]).+)$/u, minAsking: markedLines.minAskingAfterDash },
];
const endsSentence = /[.!?…。！？]["'”’»)\]*_]*\s*$/u;

/** Turns where each line between signs begins with one who asks, if many of them ask; who answers speaks until the next. */
function linesBetween(text: string, lines: readonly LabelLine[], mark: (typeof marks)[number]): LabelledLine[] {
  const { minCount, maxShare } = markedLines;
  const said = lines.map(({ start, end }) => {
    const line = text.slice(start, end).replace(/\r$/u, '');
    const words = mark.line.exec(line)?.[1];
    return words === undefined ? null : { at: start + line.indexOf(words), line };
  });
  const marked = said.filter((one) => one !== null);
  const asking = marked.filter(({ line }) => asksAtEnd.test(line)).length;
  if (marked.length < minCount || marked.length > maxShare * lines.length) return [];
  // Headings are no sentences: where most marked lines are sentences, and another line follows each, people take turns.
  const sentences = marked.filter(({ line }) => endsSentence.test(line)).length;
  const answered = said.filter((one, i) => one !== null && said[i + 1] === null).length;
  const { minInTurns, minSentences, minAskingInTurns } = markedLines;
  const inTurns = marked.length >= minInTurns && Math.min(sentences, answered) >= minSentences * marked.length;
  if (asking < (inTurns ? minAskingInTurns : mark.minAsking) * marked.length) return [];
  let isAsking = false;
  return lines.flatMap(({ start, end }, i): LabelledLine[] => {
    const one = said[i];
    const goesOn = isAsking && !one && isWrapped(text, lines[i - 1], lines[i]);
    const isNew = one ? !isAsking || !isWrapped(text, lines[i - 1], lines[i]) : isAsking && !goesOn;
    if (one) isAsking = true;
    else if (!goesOn) isAsking = false;
    if (!isNew || end <= start) return [];
    return [{ lineStart: start, bodyStart: one?.at ?? start, label: '', key: one ? 'q' : 'a' }];
  });
}

/** Whether a line continues the one right above it, which was too long for the page. */
function isWrapped(text: string, above: LabelLine | undefined, line: LabelLine | undefined): boolean {
  if (!above || !line || /^[ \t]/u.test(line.head)) return false;
  const between = text.slice(above.end, line.start);
  return /^\r?\n$/u.test(between) && !endsSentence.test(text.slice(above.start, above.end));
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
