import type { Language } from '#contract/languages.ts';
import { headersOfLanguage } from '#engine/language/data/data.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speakerLabels } from '../../tuning.ts';
import { isCalled } from '../head/about-participant.ts';
import type { Span } from '../span.ts';
import { linesThatAsk } from './asked-lines.ts';
import { labelsOfBracketedQuestions } from './bracketed-questions.ts';
import { labelsInColumns } from './columns.ts';
import { isForm, type LabelLine, type LabelledLine } from './labelled-line.ts';
import { goesOn, hasTitle, labelOf, readsAsName } from './line-label.ts';
import { labelsOfOtherLayout } from './other-layouts.ts';
import { isAskerLabel, isRoleLabel, labelKey } from './role-labels.ts';
import { labelsOfVoiceChanges } from './voice-changes.ts';

const { maxOfInterview, minCount, minDensity, mostlyLabelled, maxHeadLength, minMarked, timesOfMarked } = speakerLabels;

/** The lines of a text that name a speaker, in order; empty where the text is no transcript. Lines of `headers` name no speaker. */
export function findSpeakerLabels(text: string, language: Language, headers: readonly Span[] = []): LabelledLine[] {
  const lines = linesOf(text, headers);
  const found = labelsByMarks(text, lines, language);
  if (found.length >= minMarked) return withAnswersBelow(text, lines, found, language);
  const inBrackets = labelsOfBracketedQuestions(text, lines, language);
  if (inBrackets.length > found.length * timesOfMarked) return inBrackets;
  // A field of the head ("Client: H. Marsh") is no talk where many lines are labelled otherwise.
  const inColumns = labelsInColumns(text, lines, language);
  const others = inColumns.length > 0 ? inColumns : labelsOfOtherLayout(text, lines, language);
  if (others.length > found.length * timesOfMarked) return others;
  if (found.length > 0) return withAnswersBelow(text, lines, found, language);
  const changes = labelsOfVoiceChanges(text, lines, language);
  return changes.length > 0 ? changes : linesThatAsk(text, lines, language);
}

/** Where only those who ask have a label ("Q:"), each paragraph below what they ask answers. */
function withAnswersBelow(
  text: string,
  lines: readonly LabelLine[],
  asked: LabelledLine[],
  language: Language,
): LabelledLine[] {
  const [key, ...others] = new Set(asked.map((one) => one.key));
  if (key === undefined || others.length > 0 || asked.length < minMarked || !isAskerLabel(key, language)) return asked;
  const byLine = new Map(asked.map((one) => [one.lineStart, one]));
  // A line above the first question may be a title.
  let isAnswering = true;
  return lines.flatMap(({ start }, i): LabelledLine[] => {
    const label = byLine.get(start);
    const isNew = /\n\s*\n/u.test(text.slice(lines[i - 1]?.end ?? 0, start));
    const begins = !label && !isAnswering && isNew;
    isAnswering = begins || (isAnswering && !label);
    if (label) return [label];
    return begins ? [{ lineStart: start, bodyStart: start, label: '', key: 'a' }] : [];
  });
}

/**
 * Labels that a colon or a time marks. A label must recur or be
 * the word of a known role, so that `Note: …` in prose is no speaker; once most lines are labelled, a name that
 * occurs a single time counts as well.
 */
function labelsByMarks(text: string, all: readonly LabelLine[], language: Language): LabelledLine[] {
  const { candidates, lines } = labelCandidates(text, all);
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
  const { stopwords } = languagePack(language);
  // "Then: when were you last there?"
  const isName = ({ key, label }: LabelledLine) => readsAsName(label) && !stopwords.has(key);
  const speakers = candidates.filter((c) => distinct.has(c.key) || (mostly && isName(c)));
  return withoutHead(text, speakers, { counts, language });
}

/**
 * Removes the fields of the head from the labels of a conversation: labels that occur once ("Uses: …", "Konventionen: …"), above the
 * first label that recurs. If a sentence follows the label, it is a speaker's.
 */
function withoutHead(
  text: string,
  speakers: LabelledLine[],
  { counts, language }: { counts: ReadonlyMap<string, number>; language: Language },
): LabelledLine[] {
  const isBack = ({ key }: LabelledLine) => (counts.get(key) ?? 0) >= minCount;
  if (new Set(speakers.filter(isBack).map(({ key }) => key)).size < minCount) return speakers;
  const firstAt = new Map(speakers.map(({ key }, i) => [key, i] as const).toReversed());
  const again = speakers.findIndex(({ key }, i) => firstAt.get(key) !== i);
  const fields = [language, 'english' as const].flatMap((one) => headersOfLanguage(one).fields);
  const speaks = ({ key, bodyStart }: LabelledLine) => {
    const end = text.indexOf('\n', bodyStart);
    const said = text.slice(bodyStart, end < 0 ? text.length : end);
    // "Interview: W. A." is no talk.
    return !fields.includes(key) && /[.?？؟!！。।…]["'”’»)\]]*\s*$/u.test(said) && /\p{Ll}{3}|\p{Lo}{2}/u.test(said);
  };
  const last = speakers.findLastIndex(isBack);
  // In a meeting a person may speak once.
  const isInterview = new Set(speakers.filter(isBack).map(({ key }) => key)).size <= maxOfInterview;
  return speakers.filter(
    (one, i) => isBack(one) || ((i >= again || speaks(one)) && !(isInterview && isHeading(one, i > last, language))),
  );
}

/** „Zur Person: …“, and after the talk „Eigene Anmerkung: …“: not the label of a person who speaks once. */
function isHeading({ key, label }: LabelledLine, isAfter: boolean, language: Language): boolean {
  const [first = '', ...others] = key.split(' ');
  const { nounBefore, stopwords } = languagePack(language);
  if (others.length === 0 || isRoleLabel(key, language) || hasTitle(label)) return false;
  return stopwords.has(first) || nounBefore.has(first) || (isAfter && !isCalled(label));
}

function linesOf(text: string, headers: readonly Span[]): LabelLine[] {
  const lines: LabelLine[] = [];
  for (let at = 0; at <= text.length; ) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    const head = text.slice(at, Math.min(end, at + maxHeadLength)).replace(/\r$/, '');
    const start = at;
    if (head.trim() && !headers.some((h) => start < h.end && h.start < end)) lines.push({ start, end, head });
    at = end + 1;
  }
  return lines;
}

function labelCandidates(text: string, all: readonly LabelLine[]): { candidates: LabelledLine[]; lines: number } {
  const candidates: LabelledLine[] = [];
  let lines = 0;
  for (const { start, end, head } of all) {
    const found = labelOf(head, end - start <= maxHeadLength, text.slice(end + 1, end + 1 + maxHeadLength));
    if (found || !goesOn(head)) lines++;
    const key = found ? labelKey(found.label) : '';
    if (found && key) candidates.push({ lineStart: start, bodyStart: start + found.length, label: found.label, key });
  }
  return { candidates, lines };
}
