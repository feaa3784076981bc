import * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import { describedFields } from '#contract/people/profile-fields.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { textOf, voiceOf } from '../../corpus/corpus.ts';
import { sentencesOfVoices } from '../../corpus/voice-refs.ts';
import { type FoundPerson, ModelFailureError, type StageOptions } from '../../engine.ts';
import { cutQuote } from '../../evidence/cut-quote.ts';
import { onRecord } from '../../evidence/off-record.ts';
import { quoteSpan } from '../../local/insights/select-evidence.ts';
import { findPeople as findHeard } from '../../local/people/find-people.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { overlapOf } from '../../text/span.ts';
import { isUnspaced } from '../../text/words.ts';
import { type Asking, languagePart, roomFor } from '../asking.ts';
import { countTokens } from '../count-tokens.ts';
import { isCitable, offerSentences } from '../material/offer.ts';
import { repeatsPlanted } from '../material/withheld.ts';
import { personPrompt } from '../prompts/person.ts';
import { offered, people, replies, windows } from '../tuning.ts';
import { addressesModel } from '../verify/instruction-cues.ts';
import { verifyClaims } from '../verify/verify-claims.ts';

const fields = ['title', ...describedFields] as const;
const reply = z.object({
  fields: z.array(z.object({ field: z.enum(fields), text: z.string(), sentences: z.array(z.string()) })),
});

/**
 * The people of the material, as code hears them; what describes them is worded by the model from their own sentences. A field that
 * does not pass verification keeps what was cut from these, and so does everything about those who say little.
 */
export async function findPeople(
  asking: Asking,
  corpus: Corpus,
  input: { language: Language; known?: number },
  options: StageOptions = {},
): Promise<FoundPerson[]> {
  const heard = (await findHeard(corpus, input, options)).map((person) =>
    withoutPlanted(corpus, person, input.language),
  );
  return Promise.all(
    heard.map((person) => (person.brief ? person : describePerson(asking, corpus, person, input.language, options))),
  );
}

/** What was cut from a person's words and would repeat an order to a model counts as not stated. */
function withoutPlanted(corpus: Corpus, person: FoundPerson, language: Language): FoundPerson {
  const { templates } = languagePack(language);
  const empty = (field: (typeof fields)[number]) =>
    field === 'title' ? templates.person.roleUnknown() : templates.notStated();
  const changed = fields.flatMap((field) =>
    repeatsPlanted(corpus, person[field]) || addressesModel(person[field]) ? [[field, empty(field)]] : [],
  );
  return { ...person, ...Object.fromEntries(changed) };
}

async function describePerson(
  asking: Asking,
  corpus: Corpus,
  person: FoundPerson,
  language: Language,
  options: StageOptions,
): Promise<FoundPerson> {
  const own = spreadSentences(asking, corpus, person);
  const offer = offerSentences(corpus, [...own, ...questionsBefore(corpus, own)]);
  if (offer.sentences.size === 0) return person;
  const asked = asking.client.ask(
    {
      ...{ stage: 'people', prompt: personPrompt, schema: reply, maxOutputTokens: replies.people, mask: asking.mask },
      parts: [languagePart(language), { data: offer.text, label: 'What the person said' }],
    },
    options,
  );
  const { fields: written } = await asked.catch((error: unknown) => {
    if (error instanceof ModelFailureError && error.fault === 'reply') return { fields: [] };
    throw error;
  });
  // Each sentence is verified by itself, so that one too many does not take those before it along.
  const claims = written.flatMap(({ field, text, sentences }) => {
    const cited = [...new Set(sentences.flatMap((id) => offer.sentences.get(id) ?? []))];
    return sentencesIn(text, language).map((sentence, n) => ({ field, text: sentence, cited, isFirst: n === 0 }));
  });
  const verified = await verifyClaims(asking, corpus, claims, { question: '', known: person.name, language }, options);
  // Without its first sentence the others have lost their beginning.
  const begun = new Set(claims.flatMap(({ field, isFirst }, i) => (isFirst && verified[i] ? [field] : [])));
  const kept = claims.flatMap(({ field }, i) => (begun.has(field) && verified[i] ? [{ field, ...verified[i] }] : []));
  const texts = Map.groupBy(kept, ({ field }) => field)
    .entries()
    .map(([field, said]) => [field, said.map(({ text }) => text).join(isUnspaced(language) ? '' : ' ')] as const)
    .filter(([field, text]) => field !== 'title' || text.length <= people.maxTitleLength);
  return {
    ...person,
    ...Object.fromEntries(texts),
    evidence: withQuotes(
      corpus,
      kept.flatMap(({ cited }) => cited),
      person,
      language,
    ),
  };
}

const sentencesIn = (text: string, language: Language): string[] =>
  sentencesOf(text, { start: 0, end: text.length }, language)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter(Boolean);

/** The person's sentences; from one who says a lot, every second, third … so that all of it is touched. */
function spreadSentences({ client }: Asking, corpus: Corpus, { voices }: FoundPerson): number[] {
  const own = onRecord(corpus, sentencesOfVoices(corpus, voices)).filter((i) => isCitable(corpus, i));
  const room = Math.min(roomFor(client, personPrompt, replies.people), windows.evidenceTokens);
  const size = own.reduce((sum, i) => {
    const sentence = corpus.reading.sentences[i];
    return sentence ? sum + countTokens(textOf(corpus, sentence)) + offered.tokensPerIdAndLabel : sum;
  }, 0);
  const step = Math.ceil(size / room);
  return own.filter((_, n) => n % Math.max(1, step) === 0);
}

/** What was asked just before these sentences, without which short answers say nothing. */
function questionsBefore({ reading }: Corpus, sentences: readonly number[]): number[] {
  return sentences.flatMap((i) => {
    const [before, own] = [reading.sentences[i - 1], reading.sentences[i]];
    const isAsked = before && before.document === own?.document && voiceOf(reading, before).role === 'asks';
    return isAsked ? [i - 1] : [];
  });
}

/** The quotes that the fields cite, then those that were cut before, without overlaps. */
function withQuotes(
  corpus: Corpus,
  cited: readonly number[],
  person: FoundPerson,
  language: Language,
): FoundPerson['evidence'] {
  const cut = [...new Set(cited)].map((sentence) =>
    quoteSpan(corpus, { sentence, cut: cutQuote(corpus, sentence, () => false) }, language),
  );
  const quotes: FoundPerson['evidence'] = [];
  for (const quote of [...cut, ...person.evidence])
    if (
      quotes.length < people.maxQuotes &&
      !quotes.some((q) => q.documentId === quote.documentId && overlapOf(q, quote) > 0)
    )
      quotes.push(quote);
  return quotes;
}
