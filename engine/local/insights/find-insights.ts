import { defaultEmoji, emojiFor } from '#engine/language/emoji/emoji.ts';
import type { EmbeddedCorpus } from '../../corpus/corpus.ts';
import type { FoundInsight } from '../../engine.ts';
import { briefSubjects } from '../questions/brief-clauses.ts';
import { termsOfBrief } from '../questions/themes.ts';
import { isBackground } from '../sentences/background.ts';
import type { PickedSentence } from '../sentences/pick-sentences.ts';
import { namedVoices } from '../sentences/rank.ts';
import { type BadgeFigures, badgesOf } from './badge-of.ts';
import { chooseClaim } from './choose-claim.ts';
import { findPoints, type Points } from './find-points.ts';
import type { InsightInput } from './insight-input.ts';
import { selectEvidence } from './select-evidence.ts';
import { type Twins, twinWatch } from './twin-watch.ts';
import { writeInsight } from './write-insight.ts';

/**
 * Insights for the questions, in their order: for each the claim first, then its quotes, then what is counted over them.
 * None for a question that the material does not answer; none that says what another one says already. Statements that
 * are given to be checked may rest on the same words, because each needs its own proof.
 */
export async function findInsights(corpus: EmbeddedCorpus, input: InsightInput): Promise<FoundInsight[]> {
  const names = namedVoices(corpus.reading);
  const briefTerms = termsOfBrief(corpus, input.brief);
  const subjects = briefSubjects(input.brief, input.language);
  const twins = twinWatch(corpus);
  const asked: Asked[] = [];
  for (const [order, question] of input.questions.entries()) {
    input.signal?.throwIfAborted();
    const points = findPoints(corpus, question, names);
    if (points) asked.push({ order, question, points, choices: choicesOf(points) });
  }
  const written: { order: number; insight: FoundInsight; figures: BadgeFigures }[] = [];
  for (let n = 0; n < (input.perQuestion ?? 1); n++) {
    // the question with the fewest answers takes its pick first, or another one may leave it nothing
    for (const { order, question, points } of asked.toSorted((a, b) => a.choices - b.choices || a.order - b.order)) {
      input.signal?.throwIfAborted();
      const checked = points.kind === 'statement' && n === 0;
      const claim = checked ? chooseClaim(corpus, points.picked, points) : freshClaim(corpus, points, twins, n > 0);
      if (!claim) continue;
      const rest = checked ? points.picked : twins.unused(points.picked, n > 0);
      const evidence = selectEvidence(corpus, points, claim, rest);
      const { query, picked } = points;
      const insight = writeInsight(corpus, { question, query, claim, evidence, picked, briefTerms, subjects, input });
      twins.add(claim, evidence, insight.against);
      written.push({ order, ...insight });
    }
  }
  return finished(
    corpus,
    written.toSorted((a, b) => a.order - b.order),
  );
}

type Asked = { order: number; question: string; points: Points; choices: number };

function choicesOf(points: Points): number {
  return points.picked.filter((p) => p.related >= wellRelated).length;
}

/** What can only be given when all are known: badges, and emoji that no other card has. */
function finished(
  corpus: EmbeddedCorpus,
  written: readonly { insight: FoundInsight; figures: BadgeFigures }[],
): FoundInsight[] {
  const badges = badgesOf(written.map((w) => w.figures));
  const emojis = new Set<string>();
  return written.map(({ insight }, i) => {
    const badge = badges[i];
    const words = [...insight.keywords, ...insight.themes, ...insight.title.split(' ')];
    const emoji = emojiFor(words, corpus.language, emojis);
    if (emoji !== defaultEmoji) emojis.add(emoji);
    return { ...insight, emoji, ...(badge ? { badge } : {}) };
  });
}

const nearlyAsGood = 0.6;
const wellRelated = 0.5;
/** What is less related than this to a question is no answer to it, even where all better ones are taken. */
const leastRelated = { theme: 0.15, question: 0.05, statement: 0 };

/** The best claim that no insight before has made; a further one for the same question must be almost as good. */
function freshClaim(corpus: EmbeddedCorpus, points: Points, twins: Twins, further: boolean): PickedSentence | null {
  const best = points.picked[0]?.score ?? 0;
  const mayBe = (i: number) => points.kind !== 'theme' || !isBackground(corpus, i);
  const fresh = points.picked.filter(
    (p) =>
      p.related >= leastRelated[points.kind] &&
      mayBe(p.index) &&
      !twins.isTwin(p.index) &&
      (!further || p.score >= best * nearlyAsGood),
  );
  return fresh.length > 0 ? chooseClaim(corpus, fresh, points) : null;
}
