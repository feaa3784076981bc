import * as z from 'zod/mini';
import type { Corpus } from '../../corpus/corpus.ts';
import { ModelFailureError, type StageOptions } from '../../engine.ts';
import { onRecord } from '../../evidence/off-record.ts';
import { type Asking, roomFor } from '../asking.ts';
import { offerSentences, packPassages, sentencesOfPassages } from '../material/offer.ts';
import { againstPrompt } from '../prompts/against.ts';
import { replies, windows } from '../tuning.ts';
import { retrievePassages } from './retrieve.ts';
import type { VerifiedDraft } from './verify-draft.ts';

const reply = z.object({ claims: z.array(z.object({ claim: z.string(), against: z.array(z.string()) })) });

/**
 * Sentences of participants that contradict each insight, looked for by a call that did not write them. Without a usable reply there are
 * none.
 */
export async function findAgainst(
  asking: Asking,
  corpus: Corpus,
  drafts: readonly VerifiedDraft[],
  passages: readonly number[],
  options: StageOptions,
): Promise<number[][]> {
  if (drafts.length === 0) return [];
  const titles = drafts.map(({ title }) => title.text);
  const near = await retrievePassages(asking, corpus, { text: titles.join('. ') }, options);
  const room = roomFor(asking.client, againstPrompt, replies.contradictions);
  const [pack = []] = packPassages(corpus, [...new Set([...near, ...passages])], {
    ...{ room, maxTokens: windows.opposingTokens },
  });
  const offer = offerSentences(corpus, onRecord(corpus, sentencesOfPassages(corpus, pack)));
  if (offer.sentences.size === 0) return drafts.map(() => []);
  const data = titles.map((title, i) => `[c${i + 1}] ${title}`).join('\n');
  try {
    const { claims } = await asking.client.ask(
      {
        ...{ stage: 'contradictions', prompt: againstPrompt, schema: reply, mask: asking.mask },
        maxOutputTokens: replies.contradictions,
        parts: [
          { data, label: 'Claims' },
          { data: offer.text, label: 'Sentences' },
        ],
      },
      options,
    );
    return drafts.map((_, i) => [
      ...new Set(
        claims.flatMap(({ claim, against }) =>
          claim === `c${i + 1}` ? against.flatMap((id) => offer.sentences.get(id) ?? []) : [],
        ),
      ),
    ]);
  } catch (error) {
    if (error instanceof ModelFailureError && error.fault === 'reply') return drafts.map(() => []);
    throw error;
  }
}

/** Every sentence that an insight cites, the title's first. */
export const citedBy = ({ title, summary, why, support }: VerifiedDraft): number[] => [
  ...new Set([...title.cited, ...summary.flatMap((s) => s.cited), ...why.flatMap((s) => s.cited), ...support]),
];
