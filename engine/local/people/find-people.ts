import type { Language } from '#contract/languages.ts';
import { eachProfileField, type ProfileField } from '#contract/people/profile-fields.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, isReported, type Voice, voiceIndexOf } from '../../corpus/corpus.ts';
import { voiceRefsOf } from '../../corpus/voice-refs.ts';
import type { FoundPerson, QuoteSpan, StageOptions } from '../../engine.ts';
import { answeringVoices } from '../../evidence/count-support.ts';
import { cutQuote } from '../../evidence/cut-quote.ts';
import { identifyPeople, type Portrait } from '../../evidence/identify-people.ts';
import { isOffRecord } from '../../evidence/off-record.ts';
import { nameOfVoice } from '../../evidence/speaker-name.ts';
import { isUnspaced } from '../../text/words.ts';
import { findClaims } from '../claims/find-claims.ts';
import { quoteSpan } from '../insights/select-evidence.ts';
import {
  maxLengthOfField,
  maxPeople,
  maxQuotesPerPerson,
  minWordsInProse,
  minWordsPerPerson,
  sentenceLength,
} from '../tuning/people.ts';
import { askedRoutine } from './asked-routine.ts';
import { askedWishes } from './asked-wishes.ts';
import { informativeSentences } from './informative-sentences.ts';
import { type Described, describe, type Trait } from './person-fields.ts';
import { isOnlyRole, portray, type Statements } from './portray.ts';

type Heard = { voice: Voice; index: number; words: number; sentences: number[]; inProse: boolean; brief: boolean };

/**
 * The people of the material, by how much they say; who says little comes last, as in the
 * documents. Every field is made of that person's own sentences and of the head of
 * the transcript, or says that nothing was stated; nothing is guessed.
 */
export async function findPeople(
  corpus: Corpus,
  input: { language: Language; known?: number },
  { signal }: StageOptions = {},
): Promise<FoundPerson[]> {
  signal?.throwIfAborted();
  const people = heardVoices(corpus).map((person, n) => {
    signal?.throwIfAborted();
    return writePerson(corpus, person, n, input.language);
  });
  return identifyPeople(corpus, people, input);
}

function heardVoices(corpus: Corpus): Heard[] {
  const { reading } = corpus;
  const answering = answeringVoices(reading);
  const heard = new Map<number, Heard>();
  for (const [i, sentence] of reading.sentences.entries()) {
    const index = voiceIndexOf(reading, sentence);
    const voice = reading.voices[index];
    // "[laughs]" and "…" are no words.
    if (!voice || !answering.has(index) || sentence.to === sentence.from) continue;
    if (voice.name === null && voice.row === null && !voice.key) continue;
    const own = heard.get(index) ?? { voice, index, words: 0, sentences: [], inProse: true, brief: false };
    own.inProse &&= reading.turns[sentence.turn]?.prose !== undefined;
    own.words += sentence.to - sentence.from;
    if (!isOffRecord(corpus, i)) own.sentences.push(i);
    heard.set(index, own);
  }
  const all = [...heard.values()];
  const least = minWordsAmong(all);
  return all
    .map((h) => ({ ...h, brief: h.words < least(h) }))
    .sort((a, b) => Number(a.brief) - Number(b.brief) || (a.brief ? 0 : b.words - a.words) || a.index - b.index)
    .slice(0, maxPeople);
}

/**
 * Minimum words for a speaker not to be brief. People in a short talk say less than in an interview of an hour,
 * so speakers are measured by those around them; respondents of a survey by all, because a few words in a cell answer little.
 */
function minWordsAmong(heard: readonly Heard[]): (one: Heard) => number {
  const talking = heard.filter(({ inProse }) => !inProse);
  const inAll = minWordsOf(talking);
  const placed = talking.flatMap((one) => one.voice.documents.map((at) => ({ at, words: one.words })));
  const byDocument = new Map([...Map.groupBy(placed, ({ at }) => at)].map(([at, own]) => [at, minWordsOf(own)]));
  return ({ voice, inProse }) => {
    if (inProse) return minWordsInProse;
    return voice.row === null ? Math.min(...voice.documents.map((at) => byDocument.get(at) ?? 0)) : inAll;
  };
}

function minWordsOf(heard: readonly { words: number }[]): number {
  const { min, max, shareOfAverage } = minWordsPerPerson;
  const average = heard.reduce((sum, { words }) => sum + words, 0) / Math.max(1, heard.length);
  return Math.max(min, Math.min(max, average * shareOfAverage));
}

function writePerson(corpus: Corpus, person: Heard, n: number, language: Language): Portrait {
  const { templates } = languagePack(language);
  const described = withAsked(corpus, person, describe(corpus, person));
  const { role, traits } = described;
  const notStated = templates.notStated();
  const value = (texts: readonly string[]) => joined(texts, isUnspaced(corpus.language) ? '' : ' ') || notStated;
  const stop = languagePack(corpus.language).grammar.sentenceStop ?? '.';
  const head = headFacts(person.voice, role, stop);
  // "I'm a baker" says the title again.
  const addsToRole = (text: string) => !isOnlyRole(text, role);
  const textsOf = (trait: readonly { text: string }[]) => trait.map(({ text }) => text);
  const stated: Partial<Record<ProfileField, readonly string[]>> = {
    demographics: [...head, ...textsOf(traits.fact.filter(isFactBeside(person.voice, head))).filter(addsToRole)],
    philosophy: textsOf(traits.belief),
    activities: textsOf(traits.activity),
    needs: textsOf(traits.wish),
  };
  const isOwnLanguage = person.voice.documents.every((at) => corpus.reading.languages[at] === language);
  const statements = { head: isOwnLanguage ? head : [], ...statementsOf(corpus, person) };
  const portrait = portray(corpus, described, statements, language);
  const shown = [...traits.fact, ...traits.wish, ...traits.activity, ...traits.belief].map((t) => t.sentence);
  const quoted = [...shown, ...quotable(corpus, person)];
  return {
    name: nameOfVoice(corpus, person.voice, language) ?? templates.person.unnamed(n + 1),
    title: role ?? templates.person.roleUnknown(),
    description: portrait,
    ...eachProfileField((field) => value(stated[field] ?? [])),
    evidence: quotesOf(corpus, quoted, language),
    voices: voiceRefsOf(corpus, person.index),
    brief: person.brief,
  };
}

/** A person who states no wish or daily activity unasked gets what they said when asked. */
function withAsked(corpus: Corpus, { index }: Heard, described: Described): Described {
  const { traits } = described;
  const asked = (field: 'wish' | 'activity', said: () => readonly { sentence: number; text: string }[]) =>
    traits[field].length > 0
      ? traits[field]
      : said().map((one): Trait => ({ ...one, field, rate: 0, introduces: false }));
  const wish = asked('wish', () => askedWishes(corpus, index));
  const isStated = ({ text }: { text: string }) => traits.fact.some((fact) => fact.text === text);
  const activity = asked('activity', () => askedRoutine(corpus, index).filter((one) => !isStated(one)));
  return { ...described, traits: { ...traits, wish, activity } };
}

function statementsOf(corpus: Corpus, person: Heard): Statements {
  if (person.brief) return { informative: [], claims: [] };
  const claims = findClaims(corpus).filter(({ voice }) => voice === person.index);
  return { informative: informativeOf(corpus, person), claims };
}

const informativeOf = (corpus: Corpus, { sentences }: Heard) =>
  informativeSentences(corpus, sentences, maxQuotesPerPerson);

function quotable(corpus: Corpus, person: Heard): number[] {
  const { inProse, brief, sentences } = person;
  if (inProse) return ownWordsFirst(corpus, sentences);
  return brief ? whole(corpus, sentences) : informativeOf(corpus, person);
}

/** Of those who say little all sentences are shown; the town or the number in a cell of a table only where there is no other. */
function whole({ reading }: Corpus, sentences: readonly number[]): number[] {
  const lengthOf = (i: number) => (reading.sentences[i]?.to ?? 0) - (reading.sentences[i]?.from ?? 0);
  const least = Math.min(sentenceLength.min, Math.max(...sentences.map(lengthOf)));
  return sentences.filter((i) => lengthOf(i) >= least);
}

/** Of those whom prose quotes there is little, so all of it is shown: their own words before those that report them. */
function ownWordsFirst({ reading }: Corpus, sentences: readonly number[]): number[] {
  const isOwn = (i: number) => !isReported(reading, reading.sentences[i] ?? { turn: -1 });
  return [...sentences.filter(isOwn), ...sentences.filter((i) => !isOwn(i))];
}

/**
 * The head of the transcript is more reliable than what people mention in passing; what they say when they are asked who they are is shown
 * beside it.
 */
const isFactBeside =
  ({ about }: Voice, head: readonly string[]) =>
  ({ introduces }: Trait): boolean =>
    introduces || !about?.role || head.length === 0;

/** What the head says beside the role, as sentences. */
function headFacts({ about }: Voice, role: string | null, stop: string): string[] {
  const detail = about?.detail && about.detail.toLowerCase() !== role?.toLowerCase() ? [about.detail] : [];
  return [...detail, ...(about?.facts ?? [])].map((fact) => `${fact.charAt(0).toUpperCase()}${fact.slice(1)}${stop}`);
}

/** As many of the texts, in their order, as a field holds. */
function joined(texts: readonly string[], space: string): string {
  return texts.reduce((all, text) => {
    const longer = all ? all + space + text : text;
    return longer.length <= maxLengthOfField ? longer : all;
  }, '');
}

function quotesOf(corpus: Corpus, sentences: readonly number[], language: Language): QuoteSpan[] {
  const quotes: QuoteSpan[] = [];
  for (const sentence of sentences) {
    if (quotes.length >= maxQuotesPerPerson) break;
    const quote = quoteSpan(corpus, { sentence, cut: cutQuote(corpus, sentence, () => false) }, language);
    if (!quotes.some((q) => q.documentId === quote.documentId && q.start < quote.end && quote.start < q.end))
      quotes.push(quote);
  }
  return quotes;
}
