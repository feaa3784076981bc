import type { Language } from '#contract/languages.ts';
import { type LanguagePack, languagePack } from '#engine/language/pack.ts';
import { sentencesOf } from '../sentences.ts';
import type { Span } from '../span.ts';
import { wordsOf } from '../words.ts';
import type { LabelledLine } from './labelled-line.ts';
import { isAskerLabel, isRoleLabel, labelKey } from './role-labels.ts';

/** A label after the end of a sentence: "… I see. MODERATOR: Could you scroll? Oh, here." */
const within = /(?<=[.!?…)\]"”»。！？]\s{0,3})(?<label>\p{L}[\p{L}\p{N}]*(?: \p{N}+)?)\s?[:：](?=\s)/gu;

/**
 * Lines of a transcript with the turns noted inside of them. Only the labels of roles count. One
 * who asks has the word until a sentence begins as an answer does ("Oh, …"), or a note in brackets follows;
 * without such a sign, until the end of the line: better no words of a person than those of another.
 */
export function withLabelsWithin(text: string, lines: readonly LabelledLine[], language: Language): LabelledLine[] {
  const known = new Set(lines.map(({ key }) => key).filter((key) => isRoleLabel(key, language)));
  const isLabel = (label: string, key: string) => known.has(key) || (label.length > 2 && isAskerLabel(key, language));
  return lines.flatMap((line, i) => {
    const rest = text.slice(line.bodyStart, lines[i + 1]?.lineStart ?? text.length);
    const end = line.bodyStart + (rest.includes('\n') ? rest.indexOf('\n') : rest.length);
    const found = [line];
    for (const match of text.slice(line.bodyStart, end).matchAll(within)) {
      const label = match.groups?.label ?? '';
      const key = labelKey(label);
      const lineStart = line.bodyStart + match.index;
      const bodyStart = lineStart + match[0].length;
      if (!isLabel(label, key) || key === line.key || lineStart < (found.at(-1)?.bodyStart ?? 0)) continue;
      found.push({ lineStart, bodyStart, label, key });
      const back = isAskerLabel(key, language) ? resumedAt(text, { start: bodyStart, end }, language) : null;
      if (back !== null) found.push({ ...line, lineStart: back, bodyStart: back });
    }
    return found;
  });
}

/** Where the interrupted speaker continues; null where nothing shows it. */
function resumedAt(text: string, span: Span, language: Language): number | null {
  const pack = languagePack(language);
  const [, ...others] = sentencesOf(text, span, language);
  return others.find((sentence) => isReply(text, sentence, pack))?.start ?? null;
}

function isReply(text: string, { start, end }: Span, pack: LanguagePack): boolean {
  if (/^[([（]/u.test(text.slice(start, end))) return true;
  const [first] = wordsOf(text, { start, end: Math.min(end, start + 24) }, pack.language);
  return first !== undefined && pack.fillers.includes(first.form) && !pack.coordinators.has(first.form);
}
