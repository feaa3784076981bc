import type { Language } from '#contract/languages.ts';
import { briefWording } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Brief } from '../../../engine.ts';
import { wordsOf } from '../../../text/words.ts';
import { message } from '../../tuning/questions.ts';
import { dangles } from '../dangling.ts';
import { isTemplate } from '../is-template.ts';
import { blocksOf, sentencesOfBrief, withoutAsides, withoutLetterParts } from './brief-body.ts';

/**
 * What a message to a colleague asks by the way: "… there's the story of how they got used to it", « ça me travaille, comment ils font ».
 * Each clause that can be turned into a question which is clear by itself; what is to be left out is not asked.
 */
export function askedInMessage({ description = '' }: Brief, language: Language): string[] {
  const { message: wording } = briefWording(language);
  const blocks = blocksOf(withoutAsides(withoutLetterParts(description)));
  if (!wording) return [];
  const sentences = blocks.flatMap(({ text, isItem }) =>
    isItem
      ? []
      : sentencesOfBrief(text, language).map(({ start, end }) => text.slice(start, end).replace(/\s+/gu, ' ').trim()),
  );
  if (sentences.length < message.minSentences) return [];
  return sentences
    .filter((sentence) => !/[?？؟]\s*$/u.test(sentence) && !wording.leftOut.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(wording.asking)].map(({ 0: clause }) => clause.trim()))
    .flatMap((clause) => questionOf(clause, wording.team, language) ?? []);
}

function questionOf(clause: string, team: RegExp, language: Language): string | null {
  const { templates } = languagePack(language);
  const words = wordsOf(clause, { start: 0, end: clause.length }, language);
  if (words.length < message.minWords || words.length > message.maxWords) return null;
  // "How we stack up" is about the team.
  if (words.slice(1, message.wordsOfSubject).some(({ form }) => team.test(form))) return null;
  const asked = templates.question.about(clause);
  return isTemplate(asked, clause, language) || dangles(asked, language) ? null : asked;
}
