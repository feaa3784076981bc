import type { Language } from '#contract/languages.ts';
import { defaultEmoji, emojiFor } from '#engine/language/emoji.ts';
import type { Brief, FoundInsight } from '../engine.ts';
import { type BadgeFigures, badgesOf } from './badge-of.ts';
import type { EmbeddedCorpus } from './corpus.ts';
import { chooseClaim, findPoints } from './find-points.ts';
import type { PickedSentence } from './pick-sentences.ts';
import { namedVoices } from './rank.ts';
import { selectEvidence } from './select-evidence.ts';
import { briefText, termsOfBrief } from './themes.ts';
import { type Twins, twinWatch } from './twin-watch.ts';
import { writeInsight } from './write-insight.ts';

export type InsightInput = {
  questions: readonly string[];
  brief: Brief;
  language: Language;
  topics?: readonly string[];
  perQuestion?: number;
  signal?: AbortSignal;
};

/**
 * Insights for the questions, in their order: for each the claim first, then its quotes, then what is counted over them.
 * None for a question that the material does not answer; none that says what another one says already.
 */
export async function findInsights(corpus: EmbeddedCorpus, input: InsightInput): Promise<FoundInsight[]> {
  const names = namedVoices(corpus.reading);
  const briefTerms = termsOfBrief(corpus, input.brief);
  const twins = twinWatch(corpus);
  const written: { insight: FoundInsight; figures: BadgeFigures }[] = [];
  for (const question of input.questions) {
    input.signal?.throwIfAborted();
    const points = findPoints(corpus, question, names);
    if (!points) continue;
    for (let n = 0; n < (input.perQuestion ?? 1); n++) {
      const claim = freshClaim(corpus, points.picked, twins, n > 0);
      if (!claim) break;
      const evidence = selectEvidence(corpus, points.query, claim, twins.unused(points.picked, n > 0));
      twins.add(claim, evidence);
      written.push(
        writeInsight(corpus, {
          question,
          query: points.query,
          claim,
          evidence,
          picked: points.picked,
          briefTerms,
          input,
        }),
      );
    }
  }
  const badges = badgesOf(written.map((w) => w.figures));
  const emojis = new Set<string>();
  return written.map(({ insight }, i) => {
    const badge = badges[i];
    const emoji = emojiFor(
      [...insight.keywords, ...insight.themes, ...insight.title.split(' ')],
      corpus.language,
      emojis,
    );
    if (emoji !== defaultEmoji) emojis.add(emoji);
    return { ...insight, emoji, ...(badge ? { badge } : {}) };
  });
}

const nearlyAsGood = 0.6;

/** The best claim that no insight before has made; a further one for the same question must be almost as good. */
function freshClaim(
  corpus: EmbeddedCorpus,
  picked: readonly PickedSentence[],
  twins: Twins,
  further: boolean,
): PickedSentence | null {
  const best = picked[0]?.score ?? 0;
  const fresh = picked.filter((p) => !twins.isTwin(p.index) && (!further || p.score >= best * nearlyAsGood));
  return fresh.length > 0 ? chooseClaim(corpus, fresh) : null;
}

/** The project's brief in its own words, or undefined where it has none. */
export function briefOf(brief: Brief): string | undefined {
  return briefText(brief).trim() || undefined;
}
