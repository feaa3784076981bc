import type { Sentence } from '../text/passages.ts';

/** Whether a sentence can be quoted: a few words, not only numbers and marks. `document` is the whole text. */
export function isUsable(document: string, sentence: Sentence): boolean {
  const text = document.slice(sentence.start, sentence.end);
  if (/[\u3040-\u30ff\u3400-\u9fff]/.test(text)) return (text.match(/\p{L}/gu)?.length ?? 0) >= 4;
  return sentence.to - sentence.from >= 3 && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2;
}
