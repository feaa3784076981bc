import type { Language } from '#contract/languages.ts';
import { contentTerms } from '../../search/content-terms.ts';
import { insights } from '../tuning.ts';

/** Remembers what the insights of a run say, so that no two say the same: the same lead, or titles of about the same words. */
export function createRepeats(language: Language) {
  const leads = new Set<number>();
  const titles: ReadonlySet<string>[] = [];
  return {
    isNew(lead: number, title: string): boolean {
      const terms = contentTerms(title, language);
      return !leads.has(lead) && titles.every((other) => similarity(terms, other) < insights.minTitleSimilarity);
    },
    add(lead: number, title: string): void {
      leads.add(lead);
      titles.push(contentTerms(title, language));
    },
  };
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((term) => b.has(term)).length;
  return both / Math.max(1, a.size + b.size - both);
}
