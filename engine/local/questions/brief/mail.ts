import { allDefinitions } from '#engine/language/definition-of.ts';
import { briefLayout } from '../../tuning/questions.ts';
import { listed } from './brief-body.ts';

const fields = allDefinitions.flatMap(({ brief }) => brief.mailFields ?? []).join('|');
/** "From: Jens", "Betreff: WG: Gespräche" */
const field = new RegExp(`^\\s*(?:${fields})\\s?[:：].*$`, 'iu');
/** "Fwd: Re: interviews" */
const forwarded = /^\s*(?:(?:re|fwd?|aw|wg|tr|rv|enc|rif|ре|回复|转发)\s?[:：]\s*)+.*$/iu;
/** "On 6 Feb Carl Osei wrote:" */
const attribution = /^.{0,20}\d.{0,80}[:：]\s*$/u;

/** A mail as its writer wrote it: without the fields at its head, and without the signs in front of lines that it quotes. */
export function withoutMailParts(text: string): string {
  return withoutQuoteSigns(withoutHead(text));
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
