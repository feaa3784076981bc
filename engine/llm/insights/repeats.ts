import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { termOf } from '../../search/terms.ts';
import { wordsOf } from '../../text/words.ts';
import { insights } from '../tuning.ts';

/** Remembers what the insights of a run say, so that no two say the same: the same lead, or titles of about the same words. */
export function createRepeats(language: Language) {
  const leads = new Set<number>();
  const titles: ReadonlySet<string>[] = [];
  return {
    isNew(lead: number, title: string): boolean {
      const terms = termsOf(title, language);
      return !leads.has(lead) && titles.every((other) => similarity(terms, other) < insights.minTitleSimilarity);
    },
    add(lead: number, title: string): void {
      leads.add(lead);
      titles.push(termsOf(title, language));
    },
  };
}

function termsOf(title: string, language: Language): Set<string> {
  const { stopwords } = languagePack(language);
  const words = wordsOf(title, { start: 0, end: title.length }, language).map(({ form }) => form);
  return new Set(words.filter((w) => !stopwords.has(w)).map((w) => termOf(w, language)));
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((term) => b.has(term)).length;
  return both / Math.max(1, a.size + b.size - both);
}
