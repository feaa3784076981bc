import type { Language } from '#contract/languages.ts';
import { allDefinitions } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { wordsOf } from '../../../../text/words.ts';
import { withoutOpeners } from '../../../titles/clauses.ts';
import { briefLayout } from '../../../tuning/questions.ts';
import { listed } from '../brief-body.ts';

const fields = allDefinitions.flatMap(({ brief }) => brief.mailFields ?? []).join('|');
/** "From: Jens", "Betreff: WG: Gespräche" */
const field = new RegExp(`^\\s*(?:${fields})\\s?[:：].*$`, 'iu');
/** "Fwd: Re: interviews" */
const forwarded = /^\s*(?:(?:re|fwd?|aw|wg|tr|rv|enc|rif|ре|回复|转发)\s?[:：]\s*)+.*$/iu;
/** "On 6 Feb Carl Osei wrote:" */
const attribution = /^.{0,20}\d.{0,80}[:：]\s*$/u;

/** "[10:42] Priya: …", "12/03/24, 10:42 - Priya: …" */
const chatLine =
  /^\s*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s*(?:[-–]\s*)?[^:：\n]{1,30}[:：]\s+(?:[+&]\s*)?(\S.*)$/iu;

/**
 * A message as its writers typed it: without the fields at the head of a mail and the signs in front of lines that it quotes; each line
 * of a chat as an item, without its time and its writer.
 */
export function withoutMessageParts(text: string, language: Language): string {
  return withoutQuoteSigns(withoutHead(ofChat(text, language))).replace(
    /^[^\S\n]*p\.?\s?s\.?(?=[:,.\s])[:,.]?[^\S\n]*/gimu,
    '',
  );
}

function ofChat(text: string, language: Language): string {
  const lines = text.split('\n');
  const isChat = lines.filter((line) => chatLine.test(line)).length >= briefLayout.minChatLines;
  if (!isChat) return text;
  return lines
    .map((line) =>
      line.replace(chatLine, (_, said: string) =>
        said
          .split(/(?<=\p{L}{2}[.!])\s+/u)
          .map((sentence) => `- ${withoutOpening(sentence, language)}`)
          .join('\n'),
      ),
    )
    .join('\n');
}

/** "yes. also who …", "and load time" */
function withoutOpening(said: string, language: Language): string {
  const { coordinators } = languagePack(language);
  const start = withoutOpeners(said, 0, language);
  const [first, second] = wordsOf(said, { start, end: said.length }, language);
  return said.slice(first && second && coordinators.has(first.form) ? second.start : start);
}

function withoutHead(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const kept = lines.slice(Math.max(0, first));
  const end = kept.findIndex((line) => !field.test(line));
  const isHead = end >= briefLayout.minMailFields;
  const rest = isHead ? kept.slice(end) : kept;
  return forwarded.test(rest[0] ?? '') ? rest.slice(1).join('\n') : rest.join('\n');
}

/** "> 1. the lift": the line of a list, or of prose. Where no line is more than its sign and a few words, the sign marks an item. */
function withoutQuoteSigns(text: string): string {
  const lines = text.split('\n');
  const quoted = lines.filter((line) => quote.test(line)).map((line) => line.replace(quote, ''));
  const isMail = quoted.some((line) => listed.test(line) || attribution.test(line));
  if (!isMail) return text;
  return lines
    .map((line) => (quote.test(line) ? line.replace(quote, '') : line))
    .filter((line) => !attribution.test(line) || !quoted.includes(line))
    .join('\n');
}

const quote = /^[^\S\n]*(?:>[^\S\n]?)+/u;
