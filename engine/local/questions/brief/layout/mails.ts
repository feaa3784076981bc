import { lineMatches } from '#engine/language/brief-wording.ts';
import { allDefinitions } from '#engine/language/definition-of.ts';
import { briefLayout } from '../../../tuning/questions.ts';
import { listed } from '../brief-body.ts';

const fields = allDefinitions.flatMap(({ brief }) => brief.mailFields ?? []).join('|');
/** "From: Jens", "Betreff: WG: Gespräche" */
const field = new RegExp(`^\\s*(?:${fields})\\s?[:：].*$`, 'iu');
/** "---------- Forwarded message ---------" */
const rule = /^\s*-{3,}.{0,40}-{3,}\s*$/u;
/** "Fwd: Re: interviews" */
const forwarded = /^\s*(?:(?:re|fwd?|aw|wg|tr|rv|enc|rif|ре|回复|转发)\s?[:：]\s*)+.*$/iu;
/** "On 6 Feb Carl Osei wrote:" */
const attribution = /^.{0,20}\d.{0,80}[:：]\s*$/u;
const quote = /^[^\S\n]*(?:>[^\S\n]?)+/u;

/** The text of a mail: without its header fields, the quotation marks (">") of its lines, and the greetings and signatures in what it quotes. */
export const withoutMailParts = (text: string): string =>
  withoutQuoteSigns(withoutHead(text)).replace(/^[^\S\n]*p\.?\s?s\.?(?=[:,.\s])[:,.]?[^\S\n]*/gimu, '');

function withoutHead(text: string): string {
  const lines = text.split('\n').filter((line) => !rule.test(line));
  const first = lines.findIndex((line) => line.trim() !== '');
  const kept = lines.slice(Math.max(0, first));
  const end = kept.findIndex((line) => !field.test(line));
  const rest = end >= briefLayout.minMailFields ? kept.slice(end) : kept;
  return forwarded.test(rest[0] ?? '') ? rest.slice(1).join('\n') : rest.join('\n');
}

/** "> 1. the lift" is the line of a list, "> From my side I'd like …" of prose. Where all are a few words, the sign marks an item. */
function withoutQuoteSigns(text: string): string {
  const lines = text.split('\n');
  const quoted = lines.filter((line) => quote.test(line)).map((line) => line.replace(quote, ''));
  const isMail = quoted.some((line) => listed.test(line) || attribution.test(line) || isProse(line));
  if (!isMail) return text;
  return lines
    .map((line, i) => {
      if (!quote.test(line)) return line;
      const said = line.replace(quote, '');
      const isLast = !quote.test(lines[i + 1] ?? '');
      return field.test(said) || attribution.test(said) || isFormula(said) || (isLast && isSignature(said)) ? '' : said;
    })
    .join('\n');
}

const wordsIn = (line: string): number => line.trim().split(/\s+/u).length;
const isProse = (line: string): boolean => /[.!?]\s*$/u.test(line) && wordsIn(line) >= briefLayout.minWordsOfProse;
const isFormula = (line: string): boolean =>
  wordsIn(line) <= briefLayout.maxWordsOfTitleAbove &&
  (lineMatches('greeting', line.replace(/[,!]\s*$/u, '')) || lineMatches('closing', line));
const isSignature = (line: string): boolean => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\s*$/u.test(line);
