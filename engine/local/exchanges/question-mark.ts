import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { wordsOf } from '../../text/words.ts';
import { minWordsBeforePause } from '../tuning/exchanges.ts';

/**
 * What an interviewer asks where a program wrote no question mark, with one: "so what do you do now." as "what do you do now?". A false
 * start or an addition after a pause goes. The sentence as it is where it has a mark, asks nothing, or breaks off.
 */
export function withQuestionMark(sentence: string, language: Language): string {
  const { unmarked, endsUnmarked } = speechRules(language);
  if (!unmarked || /[?？؟]/u.test(sentence)) return sentence;
  const said = sentence
    .replace(/[[(].*?[\])]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const last = said.split(/(?<=[.!…])\s+/u).at(-1) ?? '';
  const whole = last.slice(startOf(last, language)).replace(/[\s.,;:…–—-]+$/u, '');
  // In German a comma also precedes what belongs to the question: „…, auf was anderes zu wechseln“.
  const asked = speechRules(language).verbLast ? whole : untilPause(whole);
  const mark = languagePack(language).grammar.spacedMarks ? '\u00a0?' : '?';
  return unmarked.test(asked) && !endsUnmarked?.test(asked) ? asked + mark : sentence;
}

/** After "so", "okay" and other words that only lead up to a question. */
function startOf(text: string, language: Language): number {
  const { coordinators, fillers } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  return words.find(({ form }) => !coordinators.has(form) && !fillers.includes(form))?.start ?? 0;
}

function untilPause(text: string): string {
  const pause = text.indexOf(',');
  const before = text.slice(0, Math.max(0, pause));
  return before.split(' ').length >= minWordsBeforePause ? before : text;
}
