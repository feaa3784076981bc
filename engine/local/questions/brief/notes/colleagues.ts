import type { Language } from '#contract/languages.ts';
import type { BriefWording } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { wordsOf } from '../../../../text/words.ts';
import { briefWords } from '../../../tuning/questions.ts';

/** Who was at a meeting, by its title: "Notes of Monday (me, Ute, Cem, Falk)", „Mitschrift, mit Sevda, Holger (Vertrieb)“. */
export function colleaguesIn(text: string, { attendance }: BriefWording): ReadonlySet<string> {
  const [title = '', ...below] = text.trimStart().split('\n');
  if (attendance) {
    const present = below.slice(0, briefWords.maxLinesOfHead).find((line) => attendance.line.test(line));
    if (present) return namesIn(present.replace(attendance.line, ''));
  }
  const beside = attendance ? `|(?<!\\p{L})${attendance.with} \\p{Lu}[^.?!]*,[^.?!]*$` : '';
  const [named = ''] = new RegExp(`\\([^()]*,[^()]*\\)${beside}`, 'u').exec(title) ?? [];
  return namesIn(named);
}

/** Names and initials; where there are no spaces, the parts between commas, also without the role in front: ケアマネ佐々木. */
function namesIn(text: string): ReadonlySet<string> {
  if (!/[\p{Script=Han}\p{Script=Katakana}]/u.test(text)) return new Set(text.match(givenName));
  const parts = text.split(/[、，,]/u).map((part) => part.replace(/[(（].*$/u, '').trim());
  const named = parts.flatMap((part) => [part, /\p{Script=Han}+$/u.exec(part)?.[0] ?? '']);
  return new Set(named.filter((name) => /^[\p{L}\p{M}ー]+$/u.test(name)));
}

const givenName = /(?<!\p{L})(?:\p{Lu}\p{Ll}+|\p{Lu}{2,3})(?!\p{L})/gu;

/** An item without what colleagues said beside it: "The deposit: putting people off? Pritesh not convinced." */
export function withoutColleagues(item: string, colleagues: ReadonlySet<string>, language: Language): string {
  if (colleagues.size === 0) return item;
  const names = [...colleagues].join('|');
  const named = item.replace(new RegExp(`^(?:${names}) ?(?:: |：|:(?=\\p{L}))(?=\\S)`, 'u'), '');
  const remark = new RegExp(`(?<=^|[.?!;,–—"”»)] )(?:${names})(?=[\\s:])\\s?:?\\s[^.?!;–—]*(?:[.!;]["”“»]?|$)`, 'gu');
  const { interrogatives } = languagePack(language);
  const asks = (said: string) =>
    wordsOf(said, { start: 0, end: said.length }, language).some(({ form }) => interrogatives.has(form));
  // „Brd fragt, was mit Senioren ist“ is what one of them wants to know.
  const wanted = new RegExp(
    `^(?:${names}) (?:\\p{Ll}+ ){0,2}\\p{Ll}+,? (?=(?:${[...interrogatives].join('|') || '(?!)'})(?!\\p{L}))`,
    'u',
  );
  return named
    .replace(wanted, '')
    .replace(remark, (said, at: number) => (at === 0 && asks(said) ? said : ''))
    .replace(/[\s,;–—-]+$/u, '');
}
