import * as z from 'zod/mini';
import type { Corpus } from '../../corpus/corpus.ts';
import { type About, type Dropped, ModelFailureError, type StageOptions } from '../../engine.ts';
import { type Asking, briefParts, languagePart, roomFor } from '../asking.ts';
import type { Call } from '../client/call.ts';
import { isCitable, offerPassages, packPassages } from '../material/offer.ts';
import { repeatsPlanted, textWithoutWithheld } from '../material/withheld.ts';
import { notesPrompt } from '../prompts/notes.ts';
import { replies, windows } from '../tuning.ts';
import { isAcceptable } from '../verify/accept-reply.ts';
import { cleanText } from '../verify/clean-text.ts';
import { addressesModel } from '../verify/instruction-cues.ts';
import { unheldNames } from '../verify/names/check-names.ts';
import { numbersIn } from '../verify/numbers/numbers-in.ts';

/** A point that people make, and the passages in which they make it. */
export type Note = { point: string; stance: string; weight: number; passages: readonly number[] };

const reply = z.object({
  notes: z.array(
    z.object({
      point: z.string(),
      stance: z.enum(['positive', 'negative', 'mixed', 'neutral']),
      weight: z.number(),
      passages: z.array(z.string()),
    }),
  ),
});
type Reply = z.infer<typeof reply>;

/** The calls that read the whole material, a window of passages each, with what each offers. */
export function noteCalls({ client, mask }: Asking, corpus: Corpus, { brief, language }: About) {
  const { citable } = passagesOf(corpus);
  const room = roomFor(client, notesPrompt, replies.notes, briefParts(brief));
  return packPassages(corpus, citable, { room, maxPassages: windows.passagesPerCall, perSentence: 0 })
    .filter((pack) => pack.length > 0)
    .map((pack) => {
      const offer = offerPassages(corpus, pack);
      const call: Call<Reply> = {
        ...{ stage: 'notes', prompt: notesPrompt, schema: reply, maxOutputTokens: replies.notes, mask },
        parts: [languagePart(language), ...briefParts(brief), { data: offer.text, label: 'Passages' }],
        accept: ({ notes }) =>
          isAcceptable(
            { texts: notes.map((n) => n.point), ids: notes.flatMap((n) => n.passages) },
            { offered: offer.passages, language },
          ),
      };
      return { call, offer };
    });
}

/**
 * What people say, passage by passage. A window whose replies cannot be used is left out as long as another one is read; throws
 * ModelFailureError otherwise.
 */
export async function readNotes(asking: Asking, corpus: Corpus, about: About, options: StageOptions): Promise<Note[]> {
  const calls = noteCalls(asking, corpus, about);
  const results = await Promise.allSettled(
    calls.map(async ({ call, offer }) => {
      const { notes } = await asking.client.ask(call, options);
      return keptNotes(corpus, notes, offer.passages, about, options.onDropped);
    }),
  );
  const failures = results.flatMap((r) => (r.status === 'rejected' ? [r.reason] : []));
  const isSkippable = (error: unknown) => error instanceof ModelFailureError && error.fault === 'reply';
  const worst =
    failures.find((error) => !isSkippable(error)) ?? (failures.length === calls.length ? failures[0] : null);
  if (worst) throw worst;
  return results.flatMap((r) => (r.status === 'fulfilled' ? r.value : []));
}

/** The notes that cite what was offered: with ids from the request, and no number or name that their passages lack. */
export function keptNotes(
  corpus: Corpus,
  notes: Reply['notes'],
  offered: ReadonlyMap<string, number>,
  { language }: About,
  onDropped: StageOptions['onDropped'],
): Note[] {
  return notes.flatMap(({ point, stance, weight, passages }) => {
    const own = [...new Set(passages.flatMap((id) => offered.get(id) ?? []))];
    const text = cleanText(point);
    const reason = reasonAgainst(corpus, text, own, language);
    if (reason) onDropped?.({ question: '', text, reason });
    return reason ? [] : [{ point: text, stance, weight, passages: own }];
  });
}

function reasonAgainst(
  corpus: Corpus,
  text: string,
  passages: readonly number[],
  language: About['language'],
): Dropped['reason'] | null {
  if (passages.length === 0) return 'unknown-passage';
  if (text === '' || addressesModel(text) || repeatsPlanted(corpus, text)) return 'not-confirmed';
  const said = passages
    .map((p) => {
      const { from = 0, to = 0 } = corpus.reading.passageSpans[p] ?? {};
      return textWithoutWithheld(corpus, from, to);
    })
    .join('\n');
  const speakers = passages.flatMap((p) => corpus.passages[p]?.speakers ?? []).join('\n');
  const numbers = numbersIn(said);
  if ([...numbersIn(text, language)].some((number) => !numbers.has(number))) return 'unsupported-number';
  return unheldNames({ text, said, speakers, known: '', language }).length === 0 ? null : 'unsupported-name';
}

/** Passages in which some participant says something. */
function passagesOf(corpus: Corpus): { citable: number[] } {
  const citable = corpus.reading.passageSpans.flatMap(({ from, to }, p) => {
    for (let i = from; i < to; i++) if (isCitable(corpus, i)) return [p];
    return [];
  });
  return { citable };
}
