import type { Language } from '#contract/languages.ts';
import { type ChatRules, chatRules } from '#engine/language/chat/chat-rules.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import type { ChatInsight } from '../../../engine.ts';
import { termOf } from '../../../search/terms.ts';
import { wordsOf } from '../../../text/words.ts';
import { contentForms } from '../read-message.ts';

/** What a message asks about the insight itself; `other` is any other question. */
export type InsightQuestion = 'context' | 'who' | 'against' | 'sides' | 'quote' | 'why' | 'other';

const kinds = ['context', 'against', 'quote', 'who', 'why'] as const;

/** A suggested question, or one such as "Why is that?" and "Why do tenants dislike the portal?" of an insight on the portal: a cue, and nothing that it does not name. */
export function aboutOf(
  corpus: Corpus,
  insight: ChatInsight,
  { message, languages }: { message: string; languages: readonly Language[] },
): InsightQuestion {
  for (const language of languages) {
    const { ask } = chatRules(language).insight;
    const suggested = kinds.find((kind) => ask[kind]() === message.trim());
    if (suggested) return suggested;
  }
  for (const language of languages) {
    const rules = chatRules(language);
    const named = new Set(termsIn(textsOf(corpus, insight), language));
    const namesOnly = (text: string) =>
      contentForms(text, [language]).every((form) => named.has(termOf(form, language)));
    const asked = kinds.filter((cue) => rules[cue].test(message));
    if (asked.length === 0 || !namesOnly(withoutCues(message, asked, rules))) continue;
    return asked.includes('who') && asked.includes('against') ? 'sides' : (asked[0] ?? 'other');
  }
  return 'other';
}

function withoutCues(message: string, asked: readonly (typeof kinds)[number][], rules: ChatRules): string {
  return asked.reduce((rest, cue) => rest.replaceAll(new RegExp(rules[cue].source, 'giu'), ' '), message);
}

function textsOf({ documents }: Corpus, { title, summary, evidence }: ChatInsight): string {
  const quotes = evidence.map((e) => documents.find(({ id }) => id === e.documentId)?.text.slice(e.start, e.end) ?? '');
  return [title, summary, ...quotes].join('\n');
}

const termsIn = (text: string, language: Language) =>
  wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => termOf(form, language));
