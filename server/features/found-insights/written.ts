import type { Language } from '#contract/languages.ts';
import type { FoundInsight } from '#engine/engine.ts';
import { mergeStrength } from '#engine/evidence/merge-strength.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import { hiddenQuotes } from '../known-voices/service.ts';
import { isSame } from './is-same.ts';
import { lockFound, quotesOfWritten, writeFound } from './repo.ts';
import { mergeQuotes, mergeSources, quotesOf, restsOn, type Stored } from './rules.ts';

type Input = { found: readonly FoundInsight[]; language: Language };

/**
 * Gives insights that people wrote or saved from a reply the evidence and the counts of what was found about the same. What was found
 * is stored for itself as well: the text of people may say something else of it, and stays as it is.
 */
export async function strengthenWritten(tx: Tx, scope: ProjectScope, { found, language }: Input): Promise<Stored[]> {
  const stored: Stored[] = [];
  const isHidden = await hiddenQuotes(tx, scope);
  for (const [id, quotes] of await quotesOfWritten(tx, scope))
    for (const one of found.filter(({ evidence }) => restsOn(quotes, evidence)))
      stored.push(...(await strengthen(tx, scope, { id, found: one, language, isHidden })));
  return stored;
}

type Gain = { id: number; found: FoundInsight; language: Language; isHidden: Awaited<ReturnType<typeof hiddenQuotes>> };

async function strengthen(tx: Tx, scope: ProjectScope, { id, found, language, isHidden }: Gain): Promise<Stored[]> {
  const row = await lockFound(tx, scope, id);
  if (!row) return [];
  const { analysis, content, source, provenance } = row;
  // Only a run's own insights are recognised by a lead quote.
  const cited = quotesOf(found).map((quote) => ({ ...quote, leads: false, claimStart: null, claimEnd: null }));
  const { quotes, gained } = mergeQuotes(
    row.quotes,
    cited.filter(({ stance }) => stance !== 'near'),
    false,
  );
  const strength = mergeStrength(
    [analysis.strength, found.strength].flatMap((one) => one ?? []),
    quotes.filter((quote) => !isHidden(quote)),
    language,
  );
  const sources = mergeSources(analysis.sources, found.sources);
  const next = { ...analysis, sources, ...(strength ? { strength } : {}) };
  if (!isSame({ analysis, quotes: row.quotes }, { analysis: next, quotes }))
    await writeFound(tx, scope, { id, source, content, analysis: next, quotes, provenance, topicIds: [] });
  const isStronger = gained > 0 || (strength?.people ?? 0) > (analysis.strength?.people ?? 0);
  return [{ id, change: isStronger ? 'moreEvidence' : 'unchanged' }];
}
