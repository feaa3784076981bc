import type { Language } from '#contract/languages.ts';
import type { Grammar, LanguageDefinition } from './definition.ts';
import * as registry from './registry.ts';

const definitions: Record<Language, LanguageDefinition> = { ...registry };

export function definitionOf(language: Language): LanguageDefinition {
  return definitions[language];
}

export const allDefinitions: readonly LanguageDefinition[] = Object.values(definitions);

export function grammarOf(language: Language): Grammar {
  return definitions[language].grammar;
}

/** One pattern out of those of all languages: speakers switch, and a loan from another language means the same. */
export function inAnyLanguage(pattern: (grammar: Grammar) => RegExp | undefined): RegExp {
  const sources = allDefinitions.flatMap(({ grammar }) => pattern(grammar)?.source ?? []);
  return new RegExp(sources.join('|'), 'iu');
}
