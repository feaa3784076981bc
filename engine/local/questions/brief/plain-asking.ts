import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { wordsOf } from '../../../text/words.ts';

/** "The reasons why members leave", "the extent to which it helps" ask like "why" and "to what extent"; "if any" adds nothing. */
export function withPlainAsking(text: string): string {
  return text
    .replace(/(?<!\p{L})the (?:main )?reasons? (?:why|for which)(?!\p{L})/giu, 'why')
    .replace(/(?<!\p{L})the (?:main )?reasons? (?=(?:some|people|they|so many|so few|most|many) \p{L})/giu, 'why ')
    .replace(/(?<!\p{L})the circumstances (?:in|under) which(?!\p{L})/giu, 'in which circumstances')
    .replace(/,? (?:including|in particular|such as) [^;.?!\n,]+(?=[;.]|\n|$)/giu, '')
    .replace(/(?<!\p{L})the extent to which(?!\p{L})/giu, 'to what extent')
    .replace(/(?<!\p{L})the ways? in which(?!\p{L})/giu, 'how')
    .replace(/,? (?:if (?:any\p{L}*|at all)|wenn überhaupt(?: \p{L}+)?|falls überhaupt),/giu, '')
    .replace(/,? (?:and|und|or|oder),? (?:if (?:so|not|yes)|(?:wenn|falls) (?:ja|nein|nicht)),?[^.;?!\n]*/giu, '');
}

/** "Quotes, please, and no market figures" asks for a report, "please find out why members leave" for an answer. */
export function asksForReport(sentence: string, language: Language): boolean {
  const { askingVerbs, interrogatives } = languagePack(language);
  const [, behind = ''] = /[:：]\s*(.+)$/su.exec(sentence) ?? [];
  // "So please: how did they hear of us, …"
  const isAsked = interrogatives.has(wordsOf(behind, { start: 0, end: behind.length }, language)[0]?.form ?? '');
  return (
    (please.test(sentence) || toReport.test(sentence)) &&
    !isAsked &&
    !wordsOf(sentence, { start: 0, end: sentence.length }, language).some(({ form }) => askingVerbs.has(form))
  );
}

const please =
  /(?<!\p{L})(?:please|bitte|merci de|s['’]il vous pla[iî]t|por favor|пожалуйста|من فضلك|कृपया)(?!\p{L})|^请|(?:ください|お願いします)[.。!！\s]*$/iu;

/** „Was sonst noch aufkommt, gern mit aufnehmen.“ */
const toReport =
  /(?<!\p{L})(?:gerne? (?:\p{L}+ )?(?:aufnehmen|erwähnen|notieren|festhalten|mitnehmen|ansprechen)|(?:just |do )?(?:note|flag|include|mention) (?:it|that|them|too|as well))(?!\p{L})/iu;
