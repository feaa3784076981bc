import { languages } from '#contract/languages.ts';
import { definitionOf } from '#engine/language/definition-of.ts';

/**
 * How documents address a language model: what each language says to one, and marks of chat formats. People in interviews rarely
 * speak like this.
 */
const patterns: readonly RegExp[] = [
  ...languages.flatMap((language) => definitionOf(language).dictation.toModels),
  // Marks of chat formats and forged fences.
  /<\/?\s*(?:system|assistant|user|instructions?|prompt|data|document)\s*>|<\|\s*\w+\s*\|>|\[\/?\s*(?:INST|SYS|SYSTEM)\s*\]/i,
  /(?:^|\n)\s*#{1,6}\s*(?:system|instructions?|assistant|prompt)\b|^\s*(?:system|assistant)\s*:/i,
  /-{3,}\s*(?:begin|end|data|end of data)\b|\b(?:begin|end) (?:system|prompt|instructions?|data)\b/i,
  // A link that carries data away.
  /https?:\/\/\S+\?/i,
  /!\[[^\]]*\]\s*\(|\[[^\]]*\]\s*\(\s*https?:|<\s*(?:img|script|iframe|a)\b/i,
  // Words of the trade, in English in every language.
  /\b(?:system prompt|prompt injection|jailbreak|developer mode|previous prompt)\b/i,
];

/** Whether a text addresses a language model. */
export const addressesModel = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
