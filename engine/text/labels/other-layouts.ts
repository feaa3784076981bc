import type { Language } from '#contract/languages.ts';
import { otherLayouts } from '../../tuning.ts';
import { holdsTimeAlone, time, withoutTimeAtEnd } from '../times.ts';
import { hasAsker } from './has-asker.ts';
import { isForm, type LabelLine, type LabelledLine } from './labelled-line.ts';
import { before, labelIn, mark, name, readsAsName } from './line-label.ts';
import { isAnswererLabel, isAskerLabel, isRoleLabel, labelKey } from './role-labels.ts';

/** How a transcript sets its labels apart; `above` the words, or before them on the same line. */
type Layout = {
  readonly pattern: RegExp;
  readonly above: boolean;
  readonly rolesAlone?: true;
  readonly isJapanese?: true;
};

const layouts: readonly Layout[] = [
  // <v Ana Lind>It rained.</v>, as captions write it
  { pattern: /^<v(?:\.[\w.]+)?[ \t]+([^<>\n]{1,60})>[ \t]*(?=\S)/u, above: false },
  // [Ana] It rained. <Ana> It rained. (Ana) It rained.
  { pattern: new RegExp(String.raw`${before}[\[<(](${name})[\]>)][ \t]+(?=\S)`, 'u'), above: false },
  // A heading, or a separate line, maybe with the time in the line below.
  {
    pattern: new RegExp(String.raw`^(?:#{1,6}[ \t]+)?${mark}(${name})(?:[ \t]*\([^()\n]{1,30}\))?${mark}[ \t]*$`, 'u'),
    above: true,
  },
  { pattern: new RegExp(String.raw`${before}(${name})[ \t]+[-–—][ \t]+(?=\S)`, 'u'), above: false },
  { pattern: new RegExp(String.raw`^(?:${time}\t)?(${name})\t[ \t]*(?=\S)`, 'u'), above: false },
  // [00:00:09] RB  Are you warm enough?
  { pattern: new RegExp(String.raw`^[ \t]*${time}[ \t]+(\p{Lu}{1,4}\d{0,2})[ \t]+(?=\S)`, 'u'), above: false },
  // RB   Are you warm enough?   12   RB   Are you warm enough?
  { pattern: /^[ \t]*(?:\d{1,4}[.):]?[ \t]+)?(\p{Lu}{1,4}\d{0,2})(?:[ ]{2,}|[ ]*\t[ \t]*)(?=\S)/u, above: false },
  // 野村　電話は減りましたか。  A はい。  [00:04] 小野 いえ。
  {
    pattern: new RegExp(
      String.raw`${before}([\p{L}\p{N}ー々]{1,12})(?:\u3000+(?=\S)|[ \u3000]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}（(「『…]))`,
      'u',
    ),
    above: false,
    isJapanese: true,
  },
  // 大島「当日はどうでしたか」
  { pattern: new RegExp(String.raw`${before}([\p{L}\p{N}ー々]{1,12})「(?=\S)`, 'u'), above: false, isJapanese: true },
  { pattern: /^[ \t]*(\p{L}{1,2})[.)][ \t]+(?=\S)/u, above: false, rolesAlone: true },
];

/**
 * Labels without a colon or a time. Here a list or a list of chapters looks alike, so two to a few names must come back, label most
 * of the text, and one of them must ask.
 */
export function labelsOfOtherLayout(text: string, all: readonly LabelLine[], language: Language): LabelledLine[] {
  const lines = all.filter(({ head }) => !holdsTimeAlone(head));
  const found = layouts.map((layout) => labelsOf(text, lines, layout, language));
  return found.reduce((most, one) => (one.length > most.length ? one : most), []);
}

function labelsOf(text: string, lines: readonly LabelLine[], layout: Layout, language: Language): LabelledLine[] {
  const { minCount, maxSpeakers, minCoverage, minQuestionShare, minQuestionShareOfJapanese } = otherLayouts;
  const found = lines.flatMap((line, i) => labelled(line, lines[i + 1], layout, language) ?? []);
  const counts = Map.groupBy(found, ({ key }) => key);
  // Without a full stop what is said looks like a name: "SPEAKER_01", and below "no", again and again.
  const roles = found.filter(({ key }) => isRoleLabel(key, language));
  const candidates = roles.length >= minCoverage[layout.above ? 'above' : 'before'] * lines.length ? roles : found;
  const labels = candidates.filter(({ key, label }) => {
    const isName = layout.rolesAlone ? isRoleLabel(key, language) : readsAsName(label) || isRoleLabel(key, language);
    return isName && (counts.get(key)?.length ?? 0) >= minCount;
  });
  const speakers = new Set(labels.map(({ key }) => key));
  if (speakers.size < 2 || speakers.size > maxSpeakers || isForm(labels)) return [];
  if (labels.length < minCoverage[layout.above ? 'above' : 'before'] * lines.length) return [];
  if (layout.rolesAlone) {
    const keys = [...speakers];
    return keys.some((key) => isAskerLabel(key, language)) && keys.some((key) => isAnswererLabel(key, language))
      ? labels
      : [];
  }
  const turns = labels.map(({ key, bodyStart }, i) => {
    const { start, end } = withoutTimeAtEnd(text, { start: bodyStart, end: labels[i + 1]?.lineStart ?? text.length });
    return { key, said: text.slice(start, end) };
  });
  // A program that names "SPEAKER_01" may write no question marks.
  const areRoles = [...speakers].every((key) => isRoleLabel(key, language)) && !/[?？؟]/u.test(text);
  // Japanese questions often break off: 「帳面をやめる、という話には。」
  const share = layout.isJapanese ? minQuestionShareOfJapanese : minQuestionShare;
  return areRoles || hasAsker(turns, share) ? labels : [];
}

function labelled(
  line: LabelLine,
  below: LabelLine | undefined,
  layout: Layout,
  language: Language,
): LabelledLine | null {
  // ――電話は減りましたか。
  const [dash] = (layout.isJapanese && askedAfter.exec(line.head)) || [];
  if (dash) return { lineStart: line.start, bodyStart: line.start + dash.length, label: dash.trim(), key: 'q' };
  const found = labelIn(layout.pattern.exec(line.head));
  const key = labelKey(found?.label ?? '');
  if (!found || (layout.above && (!below || endsSentence.test(line.head)))) return null;
  const isBelow = below && layout.pattern.test(below.head) && !endsSentence.test(below.head);
  if (layout.above && isBelow && !isRoleLabel(key, language)) return null;
  return key ? { lineStart: line.start, bodyStart: line.start + found.length, label: found.label, key } : null;
}

/** Dashes before what an interviewer says, where the others have names. */
const askedAfter = /^[ \t]*[―—─]{1,3}[ \t\u3000]*(?=\S)/u;

const endsSentence = /[.!?…。！？,;:]\s*$/u;
