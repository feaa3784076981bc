import type { Language } from '#contract/languages.ts';
import { type SenseName, senseNames, senseRules } from '#engine/language/senses.ts';
import { hasContent } from '../read-message.ts';

/** The sense that a message asks for and names nothing beside it: "Which tools do you use?", and not "Which tools check the data?" */
export function senseAskedFor(message: string, languages: readonly Language[]): SenseName | null {
  for (const language of languages) {
    const rules = senseRules(language);
    const found = senseNames.find((name) => {
      const { asks } = rules[name];
      return asks.test(message) && !hasContent(message.replace(asks, ' '), [language]);
    });
    if (found) return found;
  }
  return null;
}
