import type { Language } from '#contract/languages.ts';
import { type BriefWording, briefWording } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { replacing } from '#engine/language/templates/wording.ts';
import type { Brief } from '../../engine.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { briefWords } from '../tuning/questions.ts';
import { itemMark, listed } from './brief-body.ts';

type Kind = keyof Pick<BriefWording, 'asked' | 'told' | 'assumed'>;
/** A line of a brief without its bullet; `kind`: of the title above it or before its colon. */
type Line = { text: string; kind: Kind | null; isItem: boolean; isUnknown: boolean };

/**
 * A brief as what it asks stands in it: without the parts that tell how the study is done and what it leaves out, its titled parts
 * and orders ("Map out the steps …") as items of a list, and its assumptions as questions whether they are true.
 */
export function readBrief({ description, longBrief, ...rest }: Brief, language: Language): Brief {
  const read = (text: string) => readText(text, language);
  return {
    ...rest,
    ...(description ? { description: read(description) } : {}),
    ...(longBrief ? { longBrief: read(longBrief) } : {}),
  };
}

function readText(text: string, language: Language): string {
  const wording = briefWording(language);
  const lines = linesOf(replacing(...(wording.plainly ?? []))(text), wording);
  const orders = lines.filter(({ text, kind }) => kind !== 'told' && isOrder(text, wording)).length;
  const isForm = lines.filter(({ isUnknown, kind }) => isUnknown || kind !== null).length >= briefWords.linesOfForm;
  const hasAsked = lines.some(({ kind }) => kind === 'asked');
  return lines
    .flatMap((line) => {
      const { text, kind, isItem, isUnknown } = line;
      if (text === '') return [''];
      if (kind === 'told' || (isUnknown && isForm && hasAsked && !/[?？؟]/u.test(text))) return [];
      if (kind === 'assumed') return [itemMark + whetherTrue(text, wording, language)];
      if (kind === 'asked')
        return sentencesIn(text, language).map((one) => itemMark + marked(ordered(one, wording), language));
      if (isOrder(text, wording) && (isItem || orders >= briefWords.minItems))
        return [itemMark + ordered(text, wording)];
      return [isItem ? itemMark + marked(text, language) : text];
    })
    .join('\n');
}

/** The lines of a brief, each with the kind of the title above it; titles themselves are left out where they are known. */
function linesOf(text: string, wording: BriefWording): Line[] {
  const lines: Line[] = [];
  let kind: Kind | null = null;
  let hasContent = false;
  for (const raw of withTitleApart(text.replace(/[^\S\n\t]{2,}/gu, ' ')).split('\n')) {
    const isItem = listed.test(raw);
    const line = raw.replace(listed, '').trim();
    if (line === '') {
      if (hasContent) kind = null;
      lines.push({ text: '', kind: null, isItem: false, isUnknown: false });
      continue;
    }
    const { title, value } = titled(line);
    const named = title === null ? null : kindOf(title, wording);
    const isAlone = kindOf(withoutEnd(line), wording);
    if (isAlone ?? named) {
      kind = isAlone ?? named;
      hasContent = !isAlone && value !== '';
      if (!hasContent) continue;
      lines.push({ text: value, kind, isItem, isUnknown: false });
    } else {
      hasContent = true;
      const isUnknown = title !== null && value !== '';
      // A title of its own ends the part above it.
      if (isUnknown && !isItem) kind = null;
      lines.push({ text: line, kind, isItem, isUnknown: isUnknown && !isItem });
    }
  }
  return lines;
}

/** "Why do members leave? – Chamber of Trade": the question of a title. */
const withTitleApart = (text: string): string =>
  text.replace(/^([^\n?？؟]{1,120}[?？؟]) [–—-] (?=\p{Lu}[^\n?]*(?:\n|$))/u, '$1\n');

/** Without the marks at its end. A pattern would begin again at each of many full stops. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t.:：。।'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** "Objective: …", "Objective<tab>…", "Background. …" */
function titled(line: string): { title: string | null; value: string } {
  const [, title = null, value = ''] =
    /^([\p{L}\d][^:：\t.?!]{0,40}?)\s*(?:[:：]\s*|\t\s*|\.\s+(?=\p{Lu}))(.*)$/u.exec(line) ?? [];
  return { title, value };
}

function kindOf(title: string, wording: BriefWording): Kind | null {
  const kinds: readonly Kind[] = ['asked', 'told', 'assumed'];
  return kinds.find((kind) => wording[kind].test(title)) ?? null;
}

/** With its question mark, if it is in the order of a question: "Who gets asked, and by whom". */
function marked(item: string, language: Language): string {
  const bare = withoutEnd(item);
  const [first] = wordsOf(bare, { start: 0, end: bare.length }, language);
  const { interrogatives, templates } = languagePack(language);
  if (/[?？؟]$/u.test(bare) || isUnspaced(language) || !first || first.start > 0 || !interrogatives.has(first.form))
    return item;
  const asked = templates.question.about(bare);
  return asked.toLowerCase().replace(/^¿|\s?[?؟]$/gu, '') === bare.toLowerCase() ? asked : item;
}

const isOrder = (text: string, { order, orderBehind, orderWhether }: BriefWording): boolean =>
  order.test(text) || orderWhether?.test(text) === true || orderBehind?.test(withoutEnd(text)) === true;

/** "Map out the steps": what stands behind the order, or before it. */
function ordered(text: string, { order, orderBehind, orderWhether, whether }: BriefWording): string {
  if (orderWhether?.test(text)) return text.replace(orderWhether, `${whether} `);
  if (order.test(text)) return text.replace(order, '');
  const bare = withoutEnd(text);
  return orderBehind?.test(bare) ? bare.replace(orderBehind, '') : text;
}

function whetherTrue(text: string, { belief, isTrue }: BriefWording, language: Language): string {
  if (/[?？؟]$/u.test(text)) return text;
  const statement = withoutEnd(text.replace(belief, ''));
  return isTrue(belief.test(text) ? statement : begunSmall(statement, language));
}

/** A sentence that stands inside another begins small, unless its first word is a name or a noun that always has a capital. */
function begunSmall(statement: string, language: Language): string {
  const { capitalisedNouns } = languagePack(language).grammar;
  if (capitalisedNouns) return statement;
  const [first] = wordsOf(statement, { start: 0, end: statement.length }, language);
  const word = statement.slice(first?.start, first?.end);
  const isName = /^\p{Lu}[\p{L}\d]*\p{Lu}|^I$/u.test(word);
  return isName ? statement : statement.charAt(0).toLocaleLowerCase(languagePack(language).tag) + statement.slice(1);
}

const sentencesIn = (text: string, language: Language): string[] =>
  sentencesOf(text, { start: 0, end: text.length }, language)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter(Boolean);
