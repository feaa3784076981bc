import type { Language } from '#contract/languages.ts';
import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { hasContent } from './read-message.ts';

const courtesies = ['greeting', 'thanks', 'farewell'] as const;

/** "Hello", "Thanks a lot, Ada!": what kind of courtesy a message is, null for one that asks something. */
export function courtesyIn(
  message: string,
  { languages, names }: { languages: readonly Language[]; names: readonly string[] },
): (typeof courtesies)[number] | null {
  const bare = names.reduce((text, name) => text.replaceAll(name, ' '), message);
  for (const language of languages)
    for (const kind of courtesies) {
      const match = chatRules(language)[kind].exec(bare);
      if (!match || /[?？؟]/u.test(bare.replace(match[0], ''))) continue;
      const rest = bare.replace(match[0], ' ');
      if (rest.trim().length <= match[0].length + 12 && !hasContent(rest, [language])) return kind;
    }
  return null;
}
