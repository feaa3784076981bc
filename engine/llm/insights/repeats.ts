import type { Language } from '#contract/languages.ts';
import { contentTerms } from '../../search/content-terms.ts';
import { insights } from '../tuning.ts';

/** What tells whether two insights say the same: the sentence that one is based on, its title, and the sentences of its claims. */
export type Told = { lead: number; title: string; claimed: readonly number[] };

/**
 * Remembers what the insights of a run say, so that no two say the same: the same lead, titles of about the same words, or claims that
 * rest on about the same sentences, as when two questions bring up one matter in other words.
 */
export function createRepeats(language: Language) {
  const leads = new Set<number>();
  const titles: ReadonlySet<string>[] = [];
  const claims: ReadonlySet<number>[] = [];
  return {
    isNew({ lead, title, claimed }: Told): boolean {
      const terms = contentTerms(title, language);
      return (
        !leads.has(lead) &&
        titles.every((other) => similarity(terms, other) < insights.minTitleSimilarity) &&
        claims.every((other) => containment(new Set(claimed), other) < insights.minSharedSentences)
      );
    },
    add({ lead, title, claimed }: Told): void {
      leads.add(lead);
      titles.push(contentTerms(title, language));
      claims.push(new Set(claimed));
    },
  };
}

/** The share of the smaller set that the other one has. */
function containment(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const both = [...a].filter((one) => b.has(one)).length;
  return both / Math.max(1, Math.min(a.size, b.size));
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((term) => b.has(term)).length;
  return both / Math.max(1, a.size + b.size - both);
}
