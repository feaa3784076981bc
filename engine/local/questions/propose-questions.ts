import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { type About, NoUsableTextError, type StageOptions } from '../../engine.ts';
import { isCalled } from '../../text/head/about-participant.ts';
import { isParticipant } from '../../text/roles.ts';
import { wordsOf } from '../../text/words.ts';
import { maxQuestions, minQuestions } from '../../tuning.ts';
import { askedExchanges } from '../claims/asked-exchanges.ts';
import { areMostly, termsOfQuestion } from '../claims/asked-nearly.ts';
import { type Claim, findClaims } from '../claims/find-claims.ts';
import { exchangesAsking, fitsOf } from '../claims/fit-questions.ts';
import { answersGeneral, generalQuestionOf } from '../claims/general-kind.ts';
import { countConversations } from '../exchanges/guide.ts';
import { minCertaintyOfSure } from '../tuning/claims.ts';
import { minGuideDocuments } from '../tuning/exchanges.ts';
import {
  fullBrief,
  minAskedByBrief,
  minClaimsOfGeneral,
  minClaimsOfSingle,
  minClaimsOfStudy,
  minSharedOfBrief,
  minTermsOfSingle,
  reservedForGeneral,
} from '../tuning/questions.ts';
import { type AnsweredQuestion, answersNothingElse, mostClaimed } from './answered-guide.ts';
import { askBrief } from './ask-brief.ts';
import { asksMore } from './asks-more.ts';
import { dangles } from './dangling.ts';
import { generalQuestions, restQuestion } from './general-questions.ts';
import type { QuestionList } from './question-list.ts';
import { singleQuestions, topClaims } from './single-questions.ts';

/** What any study wants to know, in this order. */
const usualKinds = ['difficulty', 'wish', 'habit'] as const;

type Asking = About & { maxQuestions?: number };

/** As `chooseQuestions`; throws NoUsableTextError where nothing can be asked, because no person states anything. */
export async function proposeQuestions(corpus: Corpus, asking: Asking, options: StageOptions = {}): Promise<string[]> {
  const questions = chooseQuestions(corpus, asking, options);
  if (questions.length === 0) throw new NoUsableTextError(languagePack(asking.language).templates.noStatements());
  return questions;
}

/**
 * What to ask the material, without duplicates: the brief's own questions, then those of the interview guide that the material
 * shows, and general ones for claims that answer none of these.
 */
export function chooseQuestions(
  corpus: Corpus,
  { brief, language, maxQuestions: wanted = maxQuestions }: Asking,
  { signal }: StageOptions = {},
): string[] {
  signal?.throwIfAborted();
  findClaims(corpus, signal);
  const { list, guide, taken } = askBrief(corpus, brief, language, Math.min(wanted, maxQuestions));
  signal?.throwIfAborted();
  const beside = besideBrief(corpus, language, [...list.texts]);
  const addSingle = addingSingle(list, beside);
  const addGuide = (asked: readonly AnsweredQuestion[]) => {
    const isSingle = ({ documents, inSurvey }: AnsweredQuestion) => documents === 1 && !inSurvey;
    for (const one of asked) if (!isSingle(one)) list.add(one.text);
    for (const one of asked) if (isSingle(one)) addSingle(one.text);
  };
  // What a brief does not ask is one question beside it.
  const inGeneral = beside.isFree ? generalQuestions : restQuestion;
  const others = inGeneral(corpus, language, [...list.texts, ...guide.map(({ text }) => text)]);
  const places = Math.max(0, list.limit - list.texts.length - Math.min(others.length, reservedForGeneral));
  const open = guide
    .filter((one) => !taken.has(one) && beside.allowsGuide(one))
    .filter((one) => !one.inSurvey || answersNothingElse(corpus, one, list.texts));
  addGuide(mostClaimed(corpus, open, places));
  const claims = topClaims(corpus, language);
  const single = (least: number) => singleQuestions(corpus, language, { claims, questions: list.texts, least });
  for (const text of single(minClaimsOfSingle))
    if (list.texts.length < list.limit - reservedForGeneral) addSingle(text);
  for (const text of inGeneral(corpus, language, list.texts, minClaimsOfGeneral)) list.add(text);
  for (const text of single(1)) addSingle(text);
  for (const text of inGeneral(corpus, language, list.texts)) list.add(text);
  addGuide(open);
  addGeneral(corpus, list, { claims, language, isFree: beside.isFree });
  return [...list.texts];
}

/** What the material asks beside a brief: `isFree` where the brief asks hardly anything. */
type Beside = {
  readonly isFree: boolean;
  readonly isFull: boolean;
  readonly allowsGuide: (question: AnsweredQuestion) => boolean;
  /** For a question of one conversation. */
  readonly allowsSingle: (text: string) => boolean;
};

function besideBrief(corpus: Corpus, language: Language, ofBrief: readonly string[]): Beside {
  const isFree = ofBrief.length < minAskedByBrief;
  const isAsked = askedByBrief(corpus, ofBrief);
  const { closes, probe } = speechRules(language);
  const isNew = (text: string) => isFree || asksMore(corpus, text, ofBrief, minSharedOfBrief);
  // What was asked of one person about one day says little beside what a brief asks.
  const isOfOne = (text: string) => Boolean(probe?.test(text)) || namesPerson(text, language);
  // "What would you expect to happen?" was asked about all that a person saw.
  const namesTopic = (text: string) => termsOfQuestion(corpus, text).size >= minTermsOfSingle;
  const namesVoice = namingVoices(corpus, language);
  const mayBeAsked = (text: string) =>
    !dangles(text, language) && !closes.test(text) && (isFree || (!isOfOne(text) && namesTopic(text)));
  return {
    isFree,
    // One or two conversations have no other guide.
    isFull: ofBrief.length >= fullBrief && countConversations(corpus) >= minGuideDocuments,
    allowsGuide: ({ text, exchanges }) =>
      !isAsked(exchanges) && isNew(text) && (isFree || (!namesVoice(text) && !closes.test(text))),
    allowsSingle: (text) =>
      mayBeAsked(text) && isNew(text) && !namesVoice(text) && !isAsked(exchangesAsking(corpus, text)),
  };
}

/**
 * Adds questions of one conversation each. They are often hard to understand outside of it, so beside a full brief none is proposed: the
 * context of each title shows what was asked.
 */
const addingSingle =
  ({ add }: QuestionList, { isFull, allowsSingle }: Beside) =>
  (text: string): void => {
    if (!isFull && allowsSingle(text)) add(text);
  };

type Left = { readonly claims: readonly Claim[]; readonly language: Language; readonly isFree: boolean };

/** Adds general questions for claims that would lead an insight but answer no question yet, and up to `minQuestions` for a study. */
function addGeneral(corpus: Corpus, list: QuestionList, { claims, language, isFree }: Left): void {
  const { general } = languagePack(language).templates.question;
  for (const { kind } of withoutQuestion(corpus, claims, list.texts))
    list.add(general(isFree ? generalQuestionOf(kind) : 'rest'));
  const isStudy = findClaims(corpus).filter(({ isClear }) => isClear).length >= minClaimsOfStudy;
  for (const text of [...generalQuestions(corpus, language, []), ...(isStudy ? usualKinds.map(general) : [])])
    if (list.texts.length < minQuestions) list.add(text);
}

/** "What would happen if Geoff stopped?": a question that names a participant is about them, not about the study. */
function namingVoices({ reading }: Corpus, language: Language): (text: string) => boolean {
  const names = reading.voices.flatMap(({ name, role }) =>
    name && isParticipant(role) ? firstNames(name, language) : [],
  );
  const known = new Set(names);
  return (text) => wordsOf(text, { start: 0, end: text.length }, language).some(({ form }) => known.has(form));
}

/** The first word of a name, if it is a given name: not "Store manager", nor "Interviewee". */
function firstNames(name: string, language: Language): string[] {
  const [first] = wordsOf(name, { start: 0, end: name.length }, language);
  return first && isCalled(name) ? [first.form] : [];
}

/** "How did Jean Tolley find you?": only the person who was asked knows who is meant. Where nouns have capitals, that does not show. */
const namesPerson = (text: string, language: Language): boolean =>
  !languagePack(language).grammar.capitalisedNouns && /(?<!\p{L})\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}{2,}/u.test(text);

/** Those of the claims that answer none of the questions. */
function withoutQuestion(corpus: Corpus, claims: readonly Claim[], questions: readonly string[]): Claim[] {
  const fits = fitsOf(corpus, questions);
  return claims.filter((claim) => fits(claim).length === 0 && answersGeneral(corpus, claim, claim.kind));
}

/** Whether exchanges are mostly such in which something was asked that the brief asks in other words. */
function askedByBrief(corpus: Corpus, questions: readonly string[]): (exchanges: readonly number[]) => boolean {
  const asked = [...askedExchanges(corpus, questions, new Set())];
  const sure = new Map(
    asked.flatMap(([e, { certainty }]) => (certainty >= minCertaintyOfSure ? [[e, certainty]] : [])),
  );
  return (exchanges) => exchanges.length > 0 && areMostly(exchanges, sure);
}
