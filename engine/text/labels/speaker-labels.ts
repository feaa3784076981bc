import type { Language } from '#contract/languages.ts';
import { speakerLabels } from '../../tuning.ts';
import type { Span } from '../span.ts';
import { isRoleLabel, labelKey } from './role-labels.ts';

/** A line that begins with, or is, the label of the next speaker. Offsets into the document's text. */
export type LabelledLine = { lineStart: number; bodyStart: number; label: string; key: string };

const { minCount, minDensity, mostlyLabelled, maxHeadLength } = speakerLabels;
const { maxWords, maxWordsOfName, maxLowerCaseLetters, minFieldsOfForm } = speakerLabels;

const clock = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const time = String.raw`(?:[\[(<]?${clock}[\])>]?)`;
const note = String.raw`(?:\s*[\[(][^\])\n]{0,40}[\])])*`;
const mark = String.raw`(?:\*\*|__|\*|_)?`;
const name = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’‘\-–_/&,#@]{0,58}?`;
const inLine = new RegExp(
  String.raw`^[ \t>]*(?:[-–•]\s*)?(?:${time}[ \t]*[-–—]?[ \t]*)?${mark}(${name})${note}${mark}[ \t]*(?:${time}[ \t]*)?[:：]${mark}(?=\s|$|\S*[\u3040-\u9fff])[ \t]*${mark}`,
  'u',
);
const onItsOwn = new RegExp(String.raw`^[ \t]*${mark}(${name})${mark}[ \t]*[-–—,]?[ \t]*${time}[ \t]*:?[ \t]*$`, 'u');
const timeFirst = new RegExp(String.raw`^[ \t]*${time}[ \t]*[-–—]?[ \t]*${mark}(${name})${mark}[ \t]*:?[ \t]*$`, 'u');
/** "**B [00:00:24]** Yes" and "B [00:00:24] Yes": the time stands for the colon. */
const beforeTime = new RegExp(
  String.raw`^[ \t]*${mark}(${name})[ \t]*[\[(<]${clock}[\])>][ \t]*${mark}[ \t]+(?=[^\p{Ll}\s])`,
  'u',
);
const beginsWithTime = new RegExp(String.raw`^\s*${time}`, 'u');
const title = /^(?:the|hon|right|mr|mrs|ms|dr|prof|sir|dame|frau|herr|señora?|don|doña|m|mme|mlle|г)\.?\s/i;

/**
 * The lines of a text that name a speaker, in order; empty where the text is no transcript. A label must recur or be
 * the word of a known role, so that `Note: …` in prose is no speaker; once most lines are labelled, a name that
 * occurs a single time counts as well. Lines of `headers` name nobody who speaks.
 */
export function findSpeakerLabels(text: string, language: Language, headers: readonly Span[] = []): LabelledLine[] {
  const { candidates, lines } = labelCandidates(text, headers);
  const counts = new Map<string, number>();
  for (const c of candidates) counts.set(c.key, (counts.get(c.key) ?? 0) + 1);
  const certain = candidates.filter((c) => isRoleLabel(c.key, language) || (counts.get(c.key) ?? 0) >= minCount);
  if (certain.length === 0 || isForm(certain)) return [];
  const distinct = new Set(certain.map((c) => c.key));
  const hasRoles = [...distinct].some((key) => isRoleLabel(key, language));
  const density = certain.length / Math.max(1, lines);
  if (!hasRoles && density < minDensity[distinct.size < 2 ? 'one' : 'several']) return [];
  const mostly = density >= mostlyLabelled.certain || candidates.length / Math.max(1, lines) >= mostlyLabelled.any;
  if (certain.length < 2 && !(mostly && candidates.length >= 2)) return [];
  return candidates.filter((c) => distinct.has(c.key) || (mostly && readsAsName(c.label)));
}

function labelCandidates(text: string, headers: readonly Span[]): { candidates: LabelledLine[]; lines: number } {
  const candidates: LabelledLine[] = [];
  let lines = 0;
  let at = 0;
  while (at <= text.length) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    const head = text.slice(at, Math.min(end, at + maxHeadLength)).replace(/\r$/, '');
    if (head.trim() && !headers.some((h) => at < h.end && h.start < end)) {
      const found = labelOf(head, end - at <= maxHeadLength, text.slice(end + 1, end + 1 + maxHeadLength));
      // Where every line has its time, one without a label goes on with the turn.
      if (found || !beginsWithTime.test(head)) lines++;
      if (found)
        candidates.push({
          lineStart: at,
          bodyStart: at + found.length,
          label: found.label,
          key: labelKey(found.label),
        });
    }
    at = end + 1;
  }
  return { candidates: candidates.filter((c) => c.key !== ''), lines };
}

function labelOf(head: string, whole: boolean, below: string): { label: string; length: number } | null {
  const match =
    (whole && (onItsOwn.exec(head) ?? (isAboveWords(head, below) ? timeFirst.exec(head) : null))) ||
    inLine.exec(head) ||
    beforeTime.exec(head);
  const label = match?.[1]?.trim();
  if (!match || !label || !/\p{L}/u.test(label)) return null;
  if (label.split(/\s+/).length > maxWords || /\.\s+\p{Ll}/u.test(label)) return null;
  return { label, length: match[0].length };
}

/** "(1:44) Right." between other lines with a time is what somebody says and no name. */
const isAboveWords = (head: string, below: string): boolean =>
  !/[.!?…,]\s*$/u.test(head) && !beginsWithTime.test(below);

function readsAsName(label: string): boolean {
  if (title.test(label)) return true;
  const words = label.split(/\s+/);
  return words.length <= maxWordsOfName && words.every((w) => !/^\p{Ll}/u.test(w) || w.length <= maxLowerCaseLetters);
}

/** A form repeats its fields (Name, Age, Answer, Name, …) in one fixed order; people who talk do not. */
function isForm(lines: readonly LabelledLine[]): boolean {
  const first = lines[0]?.key;
  const period = lines.findIndex((l, i) => i > 0 && l.key === first);
  if (period < minFieldsOfForm || lines.length < 2 * period || lines.length % period !== 0) return false;
  return lines.every((l, i) => l.key === lines[i % period]?.key);
}
