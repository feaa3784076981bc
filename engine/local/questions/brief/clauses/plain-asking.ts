import type { Language } from '#contract/languages.ts';
import { briefWording, clauseMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { replacing } from '#engine/language/templates/wording.ts';
import { wordsOf } from '../../../../text/words.ts';
import { noteOf } from '../notes/notes.ts';
import { asks } from './asking-parts.ts';

/** "The reasons why members leave", "the extent to which it helps" ask like "why" and "to what extent"; "if any" adds nothing. */
export const withPlainAsking = (text: string, language: Language): string =>
  replacing(...(briefWording(language).plainClauses ?? []))(text);

/** "Quotes, please, and no market figures" asks for a report, "please find out why members leave" for an answer. */
export function asksForReport(sentence: string, language: Language): boolean {
  const { askingVerbs, interrogatives } = languagePack(language);
  const [, behind = ''] = /[:：]\s*(.+)$/su.exec(sentence) ?? [];
  // "So please: how did they hear of us, …"
  const isAsked = interrogatives.has(wordsOf(behind, { start: 0, end: behind.length }, language)[0]?.form ?? '');
  return (
    (clauseMatches(language, 'please', sentence) || clauseMatches(language, 'toReport', sentence)) &&
    !isAsked &&
    !wordsOf(sentence, { start: 0, end: sentence.length }, language).some(({ form }) => askingVerbs.has(form))
  );
}

/** "Who is it not for? Children, night shifts etc.", «¿Qué ha mejorado? que algo habrá…»: says what is meant, and asks nothing more. */
export const isExample = (sentence: string, before: string | undefined, language: Language): boolean =>
  ends.test(before ?? '') &&
  !ends.test(sentence) &&
  /^\p{Ll}|,/u.test(sentence) &&
  !asks(sentence, language, true) &&
  // "Returns, why do they take so long": a thing, and what is asked about it.
  (noteOf(sentence.replace(/[\s.]+$/u, ''), language)?.asked ?? []).length === 0;
const ends = /[?？؟]\s*$/u;
