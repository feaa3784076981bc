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

/** The sense that a message asks for of something, and the message without the words that ask: "What was hard | about the stairs". */
export function senseAskedOf(
  message: string,
  languages: readonly Language[],
): { readonly sense: SenseName; readonly topic: string } | null {
  for (const language of languages) {
    const rules = senseRules(language);
    const sense = senseNames.find((name) => name !== 'duties' && name !== 'team' && rules[name].asks.test(message));
    const topic = sense && message.replace(rules[sense].asks, ' ');
    if (sense && topic && hasContent(topic, [language])) return { sense, topic };
  }
  return null;
}
