import type { Language } from '#contract/languages.ts';
import { briefWording, type InPlace } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { isUnspaced, wordsOf } from '../../../../text/words.ts';
import { inlineList, wordsToAsking } from '../../../tuning/questions.ts';
import { listed } from '../brief-body.ts';
import { lastWords } from '../clauses/asking-parts.ts';
import { isAsking, isName } from '../notes/notes.ts';

/**
 * A list that is written within a line, as separate lines: "sign-up, the first invoice, why people stop, price", also after a colon
 * that leads to it. A sentence with commas stays as it is.
 */
export function withInlineLists(text: string, language: Language): string {
  const { inPlace } = briefWording(language);
  if (inPlace) return withListsAfterColons(text, inPlace, language);
  return text
    .split('\n')
    .map((line) => {
      if (line.length < inlineList.minLineLength || line.length > inlineList.maxLineLength || listed.test(line))
        return line;
      const whole = partsOf(withoutWhom(line.replace(/[.\s]+$/u, '')));
      return isList(whole, inlineList.minParts, language) ? asLines(whole, language) : bySentences(line, language);
    })
    .join('\n');
}

type Found = { readonly lead: string; readonly parts: readonly string[]; readonly rest: string };

/** A line of prose with its lists below it, each after the sentence that it belongs to. */
function bySentences(line: string, language: Language): string {
  const sentences = line.split(/(?<=[\p{L}\d)]{2}[.!?])\s+/u);
  const found = sentences.map((sentence) =>
    sentence.length > inlineList.maxSentenceLength
      ? null
      : (afterColon(sentence, language) ??
        afterVerb(sentence, language) ??
        goingOn(sentence, language) ??
        (sentences.length > 1 ? ofSentence(sentence, language) : null)),
  );
  if (found.every((one) => one === null)) return line;
  return sentences
    .map((sentence, i) => {
      const list = found[i];
      if (!list) return found[i - 1] || i === 0 ? sentence : ` ${sentence}`;
      const lead = list.lead === '' ? '' : `${i === 0 || found[i - 1] ? '' : ' '}${list.lead}:`;
      return `${lead}\n${asLines(list.parts, language)}\n\n${list.rest}`;
    })
    .join('');
}

function afterColon(sentence: string, language: Language): Found | null {
  const [, lead = '', list = '', rest = ''] = afterLead.exec(sentence) ?? [];
  const parts = partsOf(list);
  const minParts = isWish(lead, language) ? inlineList.minPartsAfterWish : inlineList.minPartsAfterLead;
  const leads = isList(parts, minParts, language) && (isWish(lead, language) || asksWithin(parts, language));
  return leads ? { lead, parts, rest: rest.trim() } : null;
}

/** "reason to buy, the small print, refunds, the chat" */
function ofSentence(sentence: string, language: Language): Found | null {
  const parts = partsOf(sentence.replace(/[.\s]+$/u, ''));
  return isList(parts, inlineList.minParts, language) ? { lead: '', parts, rest: '' } : null;
}

/** A sentence without a verb that adds things to a list: "Then the signage and, of course, streaming.", «Ah, y los vestuarios.» */
function goingOn(sentence: string, language: Language): Found | null {
  const { goesOn, ofCourse, whether } = briefWording(language);
  const { knows } = languagePack(language).templates.question.onItem;
  const said = sentence.replace(/^(?:ah|oh)[,!]? /iu, '');
  if (!goesOn?.test(said) || /[?？]/u.test(said.replace(brackets, ''))) return null;
  const [clause = ''] = said
    .replace(goesOn, '')
    .replace(ofCourse ?? '', '')
    .split(/ [–—-] |:/u);
  const parts = partsOf(clause.replace(/[.!\s]+$/u, '').replace(/^[,\s]+/u, '')).map((part) =>
    withoutAnd(part, language),
  );
  const isThing = (part: string) => {
    const bare = part.replace(brackets, '');
    const isClause = languagePack(language).conditionals.has(formsOf(bare, language)[0] ?? '');
    return !isClause && isName(bare, language) && knows(bare) && !isAsking(bare, language) && !isMain(bare, language);
  };
  // "the new oven, does anyone", "…, tell me whether anyone uses it"
  const { interrogatives } = languagePack(language);
  const mayAsk = (form: string) => interrogatives.has(form) || form === whether;
  const asks = parts.some((part) => {
    const forms = formsOf(part, language);
    return (
      isAsking(part, language) || (!isThing(part) && (forms.length <= inlineList.maxWordsOfAside || forms.some(mayAsk)))
    );
  });
  return !asks && isThing(parts[0] ?? '') ? { lead: '', parts: parts.filter(isThing), rest: '' } : null;
}

function isMain(part: string, language: Language): boolean {
  const { isMainClause, verbs } = speechRules(language);
  return isMainClause(formsOf(part, language), verbs);
}

/** « je voudrais savoir la galère des saisonniers, l’irrigation, ce qu’ils vendent, la paperasse » */
function afterVerb(line: string, language: Language): Found | null {
  const { askingVerbs, interrogatives, nounBefore } = languagePack(language);
  const words = wordsOf(line, { start: 0, end: line.length }, language);
  const { wants } = briefWording(language);
  const at = words.findIndex(
    ({ form, end }, i) =>
      (askingVerbs.has(form) && nounBefore.has(words[i + 1]?.form ?? '')) || wants?.test(line.slice(0, end)) === true,
  );
  const verb = words[at];
  // "Where do they hear about changes, which ones they ignore" asks already.
  if (!verb || (at > 0 && interrogatives.has(words[0]?.form ?? ''))) return null;
  const [list = ''] = /^(?:[^.?!()–—]|\([^()]*\))*/u.exec(line.slice(verb.end)) ?? [];
  const parts = partsOf(list.trim());
  const rest = line.slice(verb.end + list.length).replace(/^[\s.?!–—]+/u, '');
  // "how it changed how people get on, good or bad, helping each other out": what follows are examples.
  const aside = parts.findIndex((part) => briefWording(language).eitherWay?.test(part));
  const examples = aside > 0 ? parts.slice(aside + 1) : [];
  if (examples.length > 0 && asksWithin(parts.slice(0, 1), language) && !asksWithin(examples, language))
    return { lead: line.slice(0, verb.end), parts: parts.slice(0, aside), rest };
  return isList(parts, inlineList.minPartsAfterWish, language) ? { lead: line.slice(0, verb.end), parts, rest } : null;
}

/** Where question words stay in their place: 「知りたいこと：配達の時間帯、欠品のときの代わり、鮮度。」, also in the line below. */
function withListsAfterColons(text: string, { asks, clause, listLead, listEnd }: InPlace, language: Language): string {
  const longest = isUnspaced(language) ? inlineList.maxCharacters : inlineList.maxWords;
  const lengthOf = (part: string) => (isUnspaced(language) ? part.length : part.split(' ').length);
  const slashed = text.replace(
    /(?<=^|[\n。！!])([^\n。！!/／]{2,30}(?:[/／][^\n。！!/／]{2,30}){3,})(?=[。！!\n]|$)/gu,
    (run: string) =>
      `\n${run
        .replace(listLead, '')
        .replace(listEnd, '')
        .split(/[/／]/u)
        .map((part) => `- ${part.trim()}`)
        .join('\n')}\n`,
  );
  const whole = slashed.replace(/(?<=^|\n)([^\n:：。.!！?？]{12,300})(?=\n|$)/gu, (line: string) => {
    const parts = line.split(clause).map((part) => part.trim());
    const things = parts.filter((part) => part !== '' && lengthOf(part) <= longest && !asks.test(part));
    const isList = parts.length >= inlineList.minParts && things.length >= parts.length * inlineList.minThingShare;
    return isList && !listed.test(line) ? parts.map((part) => `- ${part}`).join('\n') : line;
  });
  return whole.replace(/(?<=[:：][^\S\n]{0,3}\n?)([^\n:：。.!！?？]{8,300})[。.]?(?=\n|$)/gu, (line, list: string) => {
    const parts = list.split(clause).map((part) => part.trim());
    const isThings = parts.every((part) => part !== '' && lengthOf(part) <= longest && !asks.test(part));
    return parts.length >= inlineList.minPartsAfterLead && isThings && !listed.test(list)
      ? `\n${parts.map((part) => `- ${part}`).join('\n')}`
      : line;
  });
}

/** What leads to a list, the list up to the end of its sentence, and what follows. */
const afterLead =
  /^([^:?!]{3,160})[:：]\s+((?:[^.?!()]|\([^()]*\)|[?!]+(?=[,;])|\.(?=\p{L}|\d))+)(?:[.?!]+\s*|$)(.*)$/u;

/** "regulars and 3 bar owners; can or bottle, the sour series": what precedes the first semicolon is whom it is about. */
const withoutWhom = (text: string): string =>
  /^[^;,]*;[^;]*,[^;]*$/u.test(text) ? text.replace(/^[^;]*;\s*/u, '') : text;

/** The parts between commas or semicolons; those within brackets split nothing. */
const partsOf = (text: string): string[] =>
  text.split(/;(?![^()]*\))/u).length >= inlineList.minPartsAfterLead
    ? text
        .split(/;(?![^()]*\))\s*/u)
        .map((part) => part.trim())
        .filter(Boolean)
    : text.split(/[,;،](?![^()]*\))\s+/u).map((part) => part.trim());

function isList(parts: readonly string[], minParts: number, language: Language): boolean {
  if (parts.length < minParts || parts.some((part) => part === '' || ends.test(part.replace(brackets, ''))))
    return false;
  const bare = parts.map((part) => part.replace(brackets, ''));
  const counts = bare.map((part) => formsOf(part, language).length);
  const words = counts.reduce((sum, count) => sum + count, 0);
  if (Math.max(...counts) > inlineList.maxWords || words > parts.length * inlineList.maxMeanWords) return false;
  // Single words alone are one topic: "flour, salt, yeast, ovens, bread".
  if (counts.filter((count) => count > 1).length * 2 < parts.length) return false;
  const { conditionals } = languagePack(language);
  const isThing = (part: string) =>
    isName(part, language) && !formsOf(part, language).some((form) => conditionals.has(form));
  const things = bare.filter(isThing);
  const begins =
    minParts < inlineList.minParts || things.includes(bare[/ vs?\.? /iu.test(bare[0] ?? '') ? 1 : 0] ?? '');
  return things.length * 2 >= parts.length && begins && !arePeople(parts, language);
}

const brackets = /\s*\([^()]*\)/gu;
/** The end of a sentence within a part. */
const ends = /[.!?:]\s+\S/u;

/** "Anna, Ben Hall, Carla", where not every noun has a capital. */
function arePeople(parts: readonly string[], language: Language): boolean {
  if (languagePack(language).grammar.capitalisedNouns) return false;
  const named = parts.slice(1).filter((part) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(part));
  return named.length * 2 > parts.length;
}

const formsOf = (text: string, language: Language): string[] =>
  wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);

/** Whether the words before a list say that the brief wants to know it, or continue a list that does: "Also". */
export function isWish(lead: string, language: Language): boolean {
  const { askingVerbs, templates } = languagePack(language);
  const { goesOn, wants } = briefWording(language);
  const last = formsOf(lead, language).at(-1) ?? '';
  const isNext = goesOn?.test(lead) === true && formsOf(lead, language).length <= inlineList.maxWordsOfNext;
  const leads = templates.question.leads().test(`${lastWords(lead)}:`);
  return isNext || leads || wants?.test(lead) === true || askingVerbs.has(last);
}

/** Whether a part asks: "why people stop", "and at what price"; not "an administrator who does invoicing". */
const asksWithin = (parts: readonly string[], language: Language): boolean =>
  parts.some((part) =>
    formsOf(part, language)
      .slice(0, wordsToAsking)
      .some((form) => languagePack(language).interrogatives.has(form)),
  );

/** Each part in a line; the last one without its "and". */
const asLines = (parts: readonly string[], language: Language): string =>
  parts.map((part, i) => `- ${i === parts.length - 1 ? withoutAnd(part, language) : part}`).join('\n');

function withoutAnd(part: string, language: Language): string {
  const { coordinators } = languagePack(language);
  const [first, second] = wordsOf(part, { start: 0, end: part.length }, language);
  return first && second && coordinators.has(first.form) ? part.slice(second.start) : part;
}
