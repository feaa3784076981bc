import { languagePack } from '#engine/language/pack.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { statementKind } from './statement-kind.ts';

/** True for sentences in which speakers only introduce themselves or their job: background, not an insight. */
export const isBackground = sentenceFact('background', (text, language) => {
  if (!languagePack(language).selfRole.some((pattern) => pattern.test(text))) return false;
  return !['difficulty', 'wish', 'liking'].includes(statementKind(text, language));
});
