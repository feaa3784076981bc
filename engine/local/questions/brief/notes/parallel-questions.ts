import type { Language } from '#contract/languages.ts';
import { briefWording } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { isUnspaced } from '../../../../text/words.ts';
import { maxWordsOfParallel } from '../../../tuning/questions.ts';
import { isTemplate } from '../../is-template.ts';
import { firstWord } from '../clauses/dependent-clauses.ts';
import { questionMark } from '../question-mark.ts';
import { withoutAnd } from './notes.ts';

/**
 * "Why people join, why they stay and why they leave" as one question, because each part alone says too little; null for an item whose parts
 * do not all begin with the same word that asks.
 */
export function parallelQuestion(item: string, language: Language): string | null {
  if (isUnspaced(language) || /[?？؟¿:()]/u.test(item)) return null;
  const { coordinators, grammar, interrogatives, tag, templates } = languagePack(language);
  const opening = firstWord(item, language);
  const joints = [...coordinators].join('|');
  const between = new RegExp(`[,;،]\\s+|\\s+(?=(?:${joints})\\s+${opening}\\s)`, 'iu');
  const written = item
    .replace(/[.!]+$/u, '')
    .split(between)
    .map((part) => part.trim());
  const parts = written.map((part) => withoutAnd(part, language));
  const isParallel = (part: string) =>
    firstWord(part, language) === opening && part.split(' ').length <= maxWordsOfParallel;
  if (parts.length < 2 || !interrogatives.has(opening) || !parts.every(isParallel)) return null;
  const turned = parts.map((part) => templates.question.about(part));
  if (turned.some((question, i) => isTemplate(question, parts[i] ?? '', language))) return null;
  const { withPronoun } = briefWording(language);
  const asked = turned
    .map((question, i) => (i > 0 && withPronoun ? withPronoun(question, parts[i] ?? '') : question))
    .map((question) => question.replace(/^¿|\s?[?؟]$/gu, ''))
    .map((part, i) => (i === 0 ? part : part.charAt(0).toLocaleLowerCase(tag) + part.slice(1)));
  const comma = /\p{Script=Arabic}/u.test(item) ? '، ' : ', ';
  const [last = ''] = asked.splice(-1);
  const and = (written.at(-1) ?? '').slice(0, -(parts.at(-1) ?? '').length);
  return `${grammar.opensQuestion ?? ''}${asked.join(comma)}${and ? ` ${and}` : comma}${last}${questionMark(language)}`;
}
