import * as z from 'zod/mini';
import type { Corpus } from '../../corpus/corpus.ts';
import type { About, StageOptions } from '../../engine.ts';
import { onRecord } from '../../evidence/off-record.ts';
import { type Asking, briefParts, languagePart, roomFor } from '../asking.ts';
import type { Call } from '../client/call.ts';
import { type Offer, offerSentences, packPassages, sentencesOfPassages } from '../material/offer.ts';
import { insightsPrompt } from '../prompts/insights.ts';
import { insights, replies, windows } from '../tuning.ts';
import { isAcceptable } from '../verify/accept-reply.ts';

const written = z.array(z.object({ text: z.string(), sentences: z.array(z.string()) }));
const reply = z.object({
  insights: z.array(
    z.object({
      title: z.string(),
      titleSentences: z.array(z.string()),
      summary: written,
      why: written,
      support: z.array(z.string()),
      keywords: z.array(z.string()),
      theme: z.string(),
    }),
  ),
});

type Written = { text: string; cited: readonly number[] };
/** An insight as the model wrote it, with the sentences that its ids name; ids that were not offered are gone. */
export type Draft = {
  title: Written;
  summary: readonly Written[];
  why: readonly Written[];
  support: readonly number[];
  keywords: readonly string[];
  theme: string;
};

export type Question = About & { question: string; most: number };

/** Asks what people say to a question, in as many calls as the passages need; the drafts in the order of the calls. */
export async function askInsights(
  asking: Asking,
  corpus: Corpus,
  { question, most, brief, language }: Question,
  passages: readonly number[],
  options: StageOptions,
): Promise<Draft[]> {
  const room = roomFor(asking.client, insightsPrompt, replies.insights, briefParts(brief));
  const packs = packPassages(corpus, passages, { room, maxTokens: windows.evidenceTokens });
  const used = packs.slice(0, Math.max(1, Math.ceil(windows.evidenceTokens / room)));
  const drafts = await Promise.all(
    used.map(async (pack) => {
      const offer = offerSentences(corpus, onRecord(corpus, sentencesOfPassages(corpus, pack)));
      if (offer.sentences.size === 0) return [];
      const call: Call<z.infer<typeof reply>> = {
        ...{ stage: 'insights', prompt: insightsPrompt, schema: reply, mask: asking.mask },
        maxOutputTokens: replies.insights,
        parts: [
          { says: `At most ${most} ${most === 1 ? 'insight' : 'insights'}.` },
          languagePart(language),
          ...briefParts(brief),
          { data: question, label: 'Research question', isTeams: true },
          { data: offer.text, label: 'Sentences' },
        ],
        accept: ({ insights }) =>
          isAcceptable(
            {
              texts: insights.flatMap((one) => [one.title, ...one.summary.map((s) => s.text)]),
              ids: insights.flatMap((one) => one.titleSentences),
            },
            { offered: offer.sentences, language },
          ),
      };
      const { insights } = await asking.client.ask(call, options);
      return insights.slice(0, most).map((one) => draftOf(one, offer));
    }),
  );
  return drafts.flat();
}

function draftOf(one: z.infer<typeof reply>['insights'][number], { sentences }: Offer): Draft {
  const at = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => sentences.get(id.trim()) ?? []))];
  const restsOn = (ids: readonly string[]) => at(ids).slice(0, insights.maxCitedPerSentence);
  const writtenAt = (all: z.infer<typeof written>) =>
    all.map(({ text, sentences: ids }) => ({ text, cited: restsOn(ids) }));
  return {
    title: { text: one.title, cited: restsOn(one.titleSentences) },
    summary: writtenAt(one.summary),
    why: writtenAt(one.why),
    support: at(one.support),
    keywords: one.keywords,
    theme: one.theme,
  };
}
