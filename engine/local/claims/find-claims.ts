import type { Language } from '#contract/languages.ts';
import { isCourtesy } from '#engine/language/chat/courtesies.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { GeneralKind } from '#engine/language/templates/templates.ts';
import { type Corpus, type CorpusSentence, isOfNoteTaker, type Reading, voiceIndexOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { isOffRecord } from '../../evidence/off-record.ts';
import { mayBeEvidence } from '../../evidence/speaker-guard.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { isUnspaced } from '../../text/words.ts';
import { askedAloud, asksForBackground } from '../exchanges/asked-aloud.ts';
import { isDigression } from '../exchanges/digression.ts';
import { type Exchange, exchangesIn, startsNewTopic } from '../exchanges/exchanges.ts';
import { guideOf } from '../exchanges/guide.ts';
import { isOpeningTalk } from '../exchanges/opening-talk.ts';
import { isBackground } from '../sentences/background.ts';
import { hasCommaPauses } from '../sentences/comma-pauses.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { isPrivate } from '../sentences/private-life.ts';
import { termsOfSentence } from '../sentences/similarity.ts';
import { termsOfText } from '../sentences/terms-of-text.ts';
import { statementTitle } from '../titles/claim-title.ts';
import { weightOfTitle } from '../titles/weight-of-title.ts';
import { wholeSentenceTitle } from '../titles/whole-sentence.ts';
import { withNeighbor } from '../titles/with-neighbor.ts';
import {
  fullContent,
  maxPlaceOfIntroduction,
  maxShareOfStories,
  maxShareReadAloud,
  maxTermsOfFollowUp,
  maxWordsBeforeTalk,
  minContentOfForeign,
  minDocumentsCompared,
  minExchangesAfter,
  privatePenalty,
  quotedInNotes,
  sentenceWords,
  sharedWords,
  storyPenalty,
  wholePenalty,
} from '../tuning/claims.ts';
import { generalKindOf } from './general-kind.ts';
import { isReadAloud } from './voices/shared-runs.ts';
import { documentsWith, worthOf } from './worth.ts';

/** A sentence that could lead an insight. */
export type Claim = {
  readonly sentence: number;
  readonly voice: number;
  /** The clause that makes the claim, and the title: the clause, with a neighbouring sentence where that says more. */
  readonly clause: string;
  readonly title: string;
  /** The sentences [from, to) that the title was cut from. */
  readonly from: number;
  readonly to: number;
  /** What the sentence is worth where it was said, and what its title says by itself. */
  readonly worth: number;
  /** The latter alone. */
  readonly weight: number;
  /** Index of the question of the guide that it answers, -1 where it answers none. */
  readonly guide: number;
  /** The title says enough, claims something, and is in the language of most of the material. */
  readonly isClear: boolean;
  /** Its title may be no complete clause, or hold a pronoun without its noun. */
  readonly isLoose: boolean;
  /** A weaker title: "it is hard to …", "there is …", or one that ends in a pronoun. */
  readonly isIndirect: boolean;
  /** The title leaves out a clause that follows with "and" or "but". */
  readonly goesOn: boolean;
  /** Of what kind of statement its title is. */
  readonly kind: GeneralKind;
};

const titleOf = sentenceFact('title', (text, language) => readTitle(text, language, false));
const titleOfPauses = sentenceFact('title of pauses', (text, language) => readTitle(text, language, true));

function readTitle(text: string, language: Language, pauses: boolean) {
  const strict = statementTitle(text, language, { pauses });
  const isLoose = strict === null && !pauses && !isUnspaced(language);
  const clause = isLoose ? statementTitle(text, language, { loose: true }) : strict;
  const title = clause ?? (pauses ? null : wholeSentenceTitle(text, language));
  return (
    title && {
      ...title,
      isLoose: isLoose && clause !== null,
      isWhole: clause === null,
      weight: weightOfTitle(title.text, language),
      kind: generalKindOf(title.text, language),
      isStory: speechRules(language).story?.test(title.text) === true,
    }
  );
}

/** How many words of a sentence are hesitations. */
export const hesitationsIn = sentenceFact('hesitations', countDisfluencies);
const closes = sentenceFact('closes', (text, language) => speechRules(language).closes.test(text));
const isPolite = sentenceFact('courtesy', isCourtesy);
const asksWhoTheyAre = sentenceFact('asks for background', asksForBackground);
const canBeAskedAlone = sentenceFact('asked alone', (text, language) => askedAloud(text, language) !== null);

const known = new WeakMap<Reading, Claim[]>();

/** All sentences that make a claim, those most worth saying first. Reading them takes a while, so the first caller passes its signal. */
export function findClaims(corpus: Corpus, signal?: AbortSignal): readonly Claim[] {
  const cached = known.get(corpus.reading);
  if (cached) return cached;
  const made = readClaims(corpus, signal);
  known.set(corpus.reading, made);
  return made;
}

const indexed = new WeakMap<Reading, ReadonlyMap<number, Claim>>();

/** All claims by the index of their sentence. */
export function claimsBySentence(corpus: Corpus): ReadonlyMap<number, Claim> {
  const cached = indexed.get(corpus.reading);
  if (cached) return cached;
  const made = new Map(findClaims(corpus).map((claim) => [claim.sentence, claim]));
  indexed.set(corpus.reading, made);
  return made;
}

function readClaims(corpus: Corpus, signal: AbortSignal | undefined): Claim[] {
  const { reading } = corpus;
  const guide = guideIndex(corpus);
  const inSurvey = surveyIndex(corpus);
  const isIntroduction = introductionsIn(corpus);
  const claims: Claim[] = [];
  const stories = new Set<Claim>();
  const readAloud = new Set<Claim>();
  for (const [i, sentence] of reading.sentences.entries()) {
    signal?.throwIfAborted();
    const asked = inSurvey.get(i) ?? guide[i] ?? -1;
    if (!mayCarry(corpus, i) || isIntroduction(i, asked)) continue;
    const title = hasCommaPauses(corpus, sentence.document) ? titleOfPauses(corpus, i) : titleOf(corpus, i);
    if (!title) continue;
    const language = reading.languages[sentence.document] ?? corpus.language;
    const voice = voiceIndexOf(reading, sentence);
    const isForeign = language !== corpus.language;
    if (isForeign && title.content < minContentOfForeign) continue;
    const isClear =
      title.claims &&
      title.content >= fullContent[speechRules(language).hasFunctionWords ? 'listed' : 'stopped'] &&
      !isForeign;
    if (title.isLoose && (isForeign || title.isStory || hesitationsIn(corpus, i) > 0)) continue;
    // Where speech falters, what only describes, or says little, is more often garbled than not.
    if (!isClear && hesitationsIn(corpus, i) > 0) continue;
    const { text, weight, kind, goesOn, isIndirect, isStory, isLoose, isWhole } = title;
    const { text: full, from, to } = withNeighbor(corpus, i, title);
    const typed = reading.turns[sentence.turn]?.noted === 'quoted' ? quotedInNotes : 0;
    const penalty = (isWhole ? wholePenalty : 0) + (isPrivate(corpus, i) ? privatePenalty : 0);
    const worth = worthOf(corpus, i) + weight + sharedWordsOf(corpus, full, language) + typed - penalty;
    const claim = {
      sentence: i,
      voice,
      clause: text,
      title: full,
      from,
      to,
      worth,
      weight,
      guide: asked,
      isClear: isClear && !isLoose,
      isLoose,
      isIndirect,
      goesOn,
      kind,
    };
    claims.push(claim);
    if (isStory) stories.add(claim);
    // Answers of a survey are often the same.
    if (!inSurvey.has(i) && isReadAloud(reading, i)) readAloud.add(claim);
  }
  return withStoriesLast(withoutReadAloud(corpus, claims, readAloud), stories).sort(
    (a, b) => b.worth - a.worth || a.sentence - b.sentence,
  );
}

/** What it adds to a claim that its title is about what several of the documents speak of. */
function sharedWordsOf(corpus: Corpus, title: string, language: Language): number {
  const inAll = corpus.documents.length;
  if (inAll < minDocumentsCompared) return 0;
  const counts = documentsWith(corpus.reading);
  const isShared = (term: number) =>
    (counts[term] ?? 0) >= Math.max(sharedWords.minDocuments, sharedWords.minShare * inAll);
  const shared = [...termsOfText(corpus, title, language)].filter(isShared).length;
  return (sharedWords.weight * Math.min(sharedWords.maxCounted, shared)) / sharedWords.maxCounted;
}

/** A document of which much is in another one is there twice. */
function withoutReadAloud({ reading }: Corpus, claims: readonly Claim[], readAloud: ReadonlySet<Claim>): Claim[] {
  const documentOf = ({ sentence }: Claim) => reading.sentences[sentence]?.document;
  const own = Map.groupBy(claims, documentOf);
  return claims.filter((claim) => {
    const all = own.get(documentOf(claim)) ?? [];
    return !readAloud.has(claim) || all.filter((one) => readAloud.has(one)).length > all.length * maxShareReadAloud;
  });
}

/** Stories are worth little, unless they are a good part of all claims, as in a diary or in talks about the care of a mother. */
function withStoriesLast(claims: readonly Claim[], stories: ReadonlySet<Claim>): Claim[] {
  const penalty = stories.size <= claims.length * maxShareOfStories ? storyPenalty : 0;
  return claims.map((claim) => (stories.has(claim) ? { ...claim, worth: claim.worth - penalty } : claim));
}

/** Whether a sentence, which answers a question of the guide, is part of an introduction: that feeds people, no insight. */
export function introductionsIn(corpus: Corpus): (index: number, guide: number) => boolean {
  const background = new Set(guideOf(corpus).flatMap((q, k) => (q.isBackground ? [k] : [])));
  return (index, guide) => background.has(guide) || isBeforeTopic(corpus, index, guide);
}

/** What people say to who they are, and before the first question of a longer conversation ("can you hear me?"). */
export function isBeforeTopic(corpus: Corpus, index: number, guide: number): boolean {
  const { all, of } = exchangesIn(corpus);
  const at = of[index] ?? -1;
  const exchange = all[at];
  if (!exchange) return isBeforeTheTalk(corpus, index);
  // "You're a duty manager, is that right?" – "Yes, evenings and weekends mostly."
  const isEarly = all[at - maxPlaceOfIntroduction]?.document !== exchange.document;
  if (isEarly && isBackground(corpus, index)) return true;
  if (guide >= 0) return exchange.asking.every((i) => asksWhoTheyAre(corpus, i));
  const isLong = all[at + minExchangesAfter]?.document === exchange.document;
  if (exchange.place === 0 && isLong) return true;
  // "Did it snow at your place as well?", before anybody is asked who they are.
  const soon = all
    .slice(at + 1, at + 1 + maxPlaceOfIntroduction - exchange.place)
    .filter(({ document }) => document === exchange.document);
  if (isLong && soon.some(({ asking }) => asking.some((i) => asksWhoTheyAre(corpus, i)))) return true;
  return exchange.asking.some((i) => asksWhoTheyAre(corpus, i));
}

/** A few words before the first question of a longer conversation: "I brought a coffee, I hope that's all right." */
function isBeforeTheTalk(corpus: Corpus, index: number): boolean {
  const { document = -1, turn } = corpus.reading.sentences[index] ?? {};
  const { all } = exchangesIn(corpus);
  const at = all.findIndex((exchange) => exchange.document === document);
  const first = all[at]?.asking[0] ?? -1;
  if (index > first || all[at + minExchangesAfter]?.document !== document) return false;
  const words = corpus.reading.sentences
    .filter((one) => one.turn === turn)
    .reduce((sum, { from, to }) => sum + to - from, 0);
  return words <= maxWordsBeforeTalk;
}

/** Whether a sentence is a participant's statement of a length that can be read by itself. */
export function mayCarry(corpus: Corpus, index: number): boolean {
  const cache = carrying.get(corpus.reading) ?? new Uint8Array(corpus.reading.sentences.length);
  carrying.set(corpus.reading, cache);
  // 0 is not known yet.
  cache[index] ||= readsAsStatement(corpus, index) ? 1 : 2;
  return cache[index] === 1;
}

const carrying = new WeakMap<Reading, Uint8Array>();

function readsAsStatement(corpus: Corpus, index: number): boolean {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const words = sentence.to - sentence.from;
  const { min, max, unspacedMin } = sentenceWords;
  if (words < (isUnspaced(language) ? unspacedMin : min) || words > max) return false;
  if (!mayBeEvidence(corpus.reading, sentence) || isQuestion(corpus, index)) return false;
  if (isOfNoteTaker(corpus.reading, sentence)) return false;
  return (
    !isAside(corpus, index) &&
    !isOffRecord(corpus, index) &&
    !isOpeningTalk(corpus, index) &&
    !isDigression(corpus, index)
  );
}

/** An apology or thanks, and what is said right after it in the same turn ("Sorry to keep you. I turned the stove off."). */
function isAside(corpus: Corpus, index: number): boolean {
  const { reading } = corpus;
  const isOne = (i: number) => {
    const sentence = reading.sentences[i];
    return sentence !== undefined && sentence.turn === reading.sentences[index]?.turn && isPolite(corpus, i);
  };
  return isOne(index) || isOne(index - 1);
}

const guides = new WeakMap<Reading, Int32Array>();

/** For each sentence the question of the guide that it answers; a follow-up that cannot be asked alone has that of the one before. */
export function guideIndex(corpus: Corpus): Int32Array {
  const cached = guides.get(corpus.reading);
  if (cached) return cached;
  const made = readGuideIndex(corpus);
  guides.set(corpus.reading, made);
  return made;
}

function readGuideIndex(corpus: Corpus): Int32Array {
  const { all, of } = exchangesIn(corpus);
  const byExchange = new Int32Array(all.length).fill(-1);
  for (const [k, question] of guideOf(corpus).entries())
    for (const e of question.exchanges) if (byExchange[e] === -1) byExchange[e] = k;
  const background = new Set(guideOf(corpus).flatMap((question, k) => (question.isBackground ? [k] : [])));
  const inherited = byExchange.map((own, e) =>
    own >= 0 || !leansOn(corpus, all[e], all[e - 1]) || background.has(byExchange[e - 1] ?? -1)
      ? own
      : (byExchange[e - 1] ?? -1),
  );
  return of.map((e) => (e < 0 ? -1 : (inherited[e] ?? -1)));
}

/** For the sentences of surveys the question of the guide that heads their column. */
const surveyIndex = (corpus: Corpus): ReadonlyMap<number, number> =>
  new Map(guideOf(corpus).flatMap(({ inSurvey = [] }, k) => inSurvey.map((sentence) => [sentence, k] as const)));

/** Whether an exchange follows up on the one before: its question cannot be asked alone, and names no other subject. */
function leansOn(corpus: Corpus, exchange: Exchange | undefined, before: Exchange | undefined): boolean {
  if (!exchange || exchange.document !== before?.document) return false;
  const named = new Set(exchange.asking.flatMap((i) => [...termsOfSentence(corpus.reading, i)]));
  if (named.size > maxTermsOfFollowUp || exchange.asking.some((i) => closes(corpus, i))) return false;
  if (exchange.asking.some((i) => startsNewTopic(corpus, i, before))) return false;
  return exchange.asking.every((i) => !canBeAskedAlone(corpus, i));
}
