import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { wordsOf } from '../../../../text/words.ts';
import { withoutOpeners } from '../../../titles/clauses.ts';
import { briefLayout } from '../../../tuning/questions.ts';
import { isAsking } from '../notes/notes.ts';

/** "[10:42] Priya: …", "[14.01., 19:22] Micha: …" */
const inBrackets = /^\s*\[[^\]\n]*\d{1,2}[:.]\d{2}[^\]\n]*\]\s*(?:[^:：\n]{1,30}[:：](?:\s+|$))?/u;
/** "12/03/24, 10:42 - Priya: …", "10:42 Priya: …" */
const afterTime =
  /^\s*(?:\d{1,4}[./-]\d{1,2}[./-]?\d{0,4},?\s+)?\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\s*[-–]?\s*\p{L}[^:：\n]{0,29}[:：]\s+/iu;
/** "李姐 09:12：…" */
const beforeTime = /^\s*\p{L}[^:：\n]{0,20}?\s+\d{1,2}[:.]\d{2}(?:\s?[ap]m)?[:：]\s*(?=\S)/iu;
/** "lena (CS)  9:47 AM" above what she wrote. */
const writer = /^\s*\p{L}[^\n:：?!,]{0,30}?\s+\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?\s*$/iu;

/** Each line of a chat as an item, without its time and its writer, and without the first, which asks colleagues what to ask. */
export function withoutChatParts(text: string, language: Language): string {
  const lines = text.split('\n');
  const messages = saidIn(lines);
  if (messages.length < briefLayout.minChatLines) return text;
  const from = lines.findIndex((line) => isOfChat(line));
  const [first = '', ...others] = messages;
  const items = (isAnnouncement(first, language) ? others : messages)
    .flatMap((said) => partsOf(said, language))
    .map((part) => withoutOpening(part, language))
    .filter((part) => !isReaction(part, language));
  return [...lines.slice(0, from), ...items.map((item) => `- ${item}`)].join('\n');
}

const isOfChat = (line: string): boolean =>
  [inBrackets, afterTime, beforeTime, writer].some((pattern) => pattern.test(line));

/** What each message says; lines below one belong to it. Empty where the lines are no chat. */
function saidIn(lines: readonly string[]): string[] {
  const messages: string[] = [];
  let isBelowWriter = false;
  for (const line of lines) {
    if (writer.test(line)) isBelowWriter = true;
    else if (isOfChat(line)) {
      messages.push(line.replace(inBrackets, '').replace(afterTime, '').replace(beforeTime, '').trim());
      isBelowWriter = true;
    } else if (line.trim() === '') isBelowWriter = false;
    else if (isBelowWriter) messages.push(line.trim());
  }
  return messages;
}

/** The first message mostly says what it is all for. */
function isAnnouncement(message: string, language: Language): boolean {
  const { firstPerson } = languagePack(language);
  const forms = formsOf(message, language);
  return forms.length >= briefLayout.minWordsOfProse || forms.some((form) => firstPerson.has(form));
}

/** The sentences of a message; one that asks of the thing before it stays with it: "Budget and extras. Did they expect them". */
function partsOf(message: string, language: Language): string[] {
  const [first = '', ...others] = message.split(/(?<=\p{L}{2}[.!])\s+/u);
  // "fine. would they come back", "super, I'll add it"
  const sentences = others.length > 0 && formsOf(first, language).length === 1 ? others : [first, ...others];
  return sentences.slice(1).some((sentence) => isAsking(sentence, language)) ? [sentences.join(' ')] : sentences;
}

/** "👍", "not pricing tho", "closing this" */
function isReaction(message: string, language: Language): boolean {
  const { backward, firstPerson, interrogatives, negations } = languagePack(language);
  const forms = formsOf(message, language);
  if (forms.length === 0) return true;
  if (isAsking(message, language) || /[?？]/u.test(message)) return false;
  // "super, I'll add it", but "support times, I get asked a lot"
  const [opening = ''] = message.split(/[,;–—]/u);
  const opens = formsOf(opening, language);
  const asks = message
    .split(/[,;–—]| - /u)
    .some((part) => isAsking(part.trim(), language) || forms.some((form) => interrogatives.has(form)));
  const isReport = !asks && (opens.length === 1 ? forms : opens).some((form) => firstPerson.has(form));
  const { isMainClause, verbs } = speechRules(language);
  // "keep", "people still talk about it", "uploading at 12"
  const isRemark =
    (forms.length === 1 && verbs.isVerb(forms[0] ?? '') && /^\p{Ll}/u.test(message)) ||
    (!asks && forms.some((form) => backward.has(form)) && isMainClause(forms, verbs)) ||
    (!asks && /\d/u.test(message));
  return isReport || isRemark || negations.has(forms[0] ?? '') || backward.has(forms.at(-1) ?? '');
}

const formsOf = (text: string, language: Language): string[] =>
  wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);

/** "yes. also who …", "and load time" */
function withoutOpening(said: string, language: Language): string {
  const { coordinators } = languagePack(language);
  const bare = said.replace(/^(?:\+1(?!\d)[,.]?|[+&])\s*/u, '');
  const start = withoutOpeners(bare, 0, language);
  const [first, second] = wordsOf(bare, { start, end: bare.length }, language);
  return bare.slice(first && second && coordinators.has(first.form) ? second.start : start);
}
