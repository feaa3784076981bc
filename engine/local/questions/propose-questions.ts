import type { Language } from '#contract/languages.ts';
import { briefWording } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { type About, NoUsableTextError, type StageOptions } from '../../engine.ts';
import { askedExchanges } from '../claims/asked-exchanges.ts';
import { areMostly, askedNearly, termsOfQuestion } from '../claims/asked-nearly.ts';
import { type Claim, findClaims } from '../claims/find-claims.ts';
import { exchangesAsking, fitsOf } from '../claims/fit-questions.ts';
import { answersGeneral, generalQuestionOf } from '../claims/general-kind.ts';
import { type GuideQuestion, guideOf } from '../exchanges/guide.ts';
import { minCertaintyOfSure, minWorth } from '../tuning/claims.ts';
import {
  fullBrief,
  maxQuestions,
  maxSingleBesideBrief,
  minAskedByBrief,
  minClaimsOfGeneral,
  minClaimsOfSingle,
  minClaimsOfStudy,
  minQuestions,
  minSimilarityOfSame,
  minTermsOfSame,
  reservedForGeneral,
  shortestLead,
} from '../tuning/questions.ts';
import { asksMore } from './asks-more.ts';
import { subjectsAsked } from './brief/asked-in-brief.ts';
import { questionsInBrief } from './brief/brief-questions.ts';
import { dangles } from './dangling.ts';
import { generalQuestions, restQuestion } from './general-questions.ts';
import { sameQuestion } from './same-question.ts';
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
  const limit = Math.min(wanted, maxQuestions);
  signal?.throwIfAborted();
  findClaims(corpus, signal);
  // What a brief asks twice in nearly the same words is asked of two things: "who checks the flour", "who checks the oven".
  const questions = [...new Set(questionsInBrief(brief, language))].slice(0, limit);
  const add = (text: string) => {
    if (questions.length < limit && questions.every((other) => !sameQuestion(text, other, language)))
      questions.push(text);
  };
  const guide = answeredGuide(corpus, language).filter((one) =>
    questions.every((own) => !asksTheSame(corpus, own, one)),
  );
  // What a brief only names is asked in the words of an interviewer where one asked it.
  const subjects = subjectsAsked(brief, language).map((subject) => ({
    subject,
    same: guide.filter((one) => asksTheSame(corpus, subject, one)),
  }));
  // What only names a matter leaves a place for whatever else people say.
  const mostSubjects = limit === maxQuestions ? limit - 1 : limit;
  for (const { subject, same } of subjects)
    if (questions.length < mostSubjects) add((isStandIn(subject, language) && same[0]?.text) || subject);
  const isAskedByBrief = askedByBrief(corpus, questions);
  signal?.throwIfAborted();
  // A question of one conversation is often hard to understand outside of it. Beside a full brief, few are proposed: the context of each title shows it.
  let single = questions.length >= fullBrief ? maxSingleBesideBrief : limit;
  // What was asked of one person about one day says little beside what a brief asks.
  const isFree = questions.length < minAskedByBrief;
  const { closes, probe } = speechRules(language);
  const ofBrief = [...questions];
  const isNew = (text: string) => isFree || asksMore(corpus, text, ofBrief);
  const mayStand = (text: string) =>
    !dangles(text, language) && !closes.test(text) && (isFree || !probe?.test(text)) && isNew(text);
  const addSingle = (text: string) => {
    if (!mayStand(text) || (!isFree && namesSomebody(text, language)) || isAskedByBrief(exchangesAsking(corpus, text)))
      return;
    const before = questions.length;
    if (single > 0) add(text);
    single -= questions.length - before;
  };
  const addGuide = (asked: readonly Asked[]) => {
    const isSingle = ({ documents, inSurvey }: Asked) => documents === 1 && !inSurvey;
    for (const one of asked) if (!isSingle(one)) add(one.text);
    for (const one of asked) if (isSingle(one)) addSingle(one.text);
  };
  const free = Math.max(0, limit - questions.length);
  // What a brief does not ask is one question beside it.
  const inGeneral = isFree ? generalQuestions : restQuestion;
  const others = inGeneral(corpus, language, [...questions, ...guide.map(({ text }) => text)]);
  const kept = Math.max(0, free - Math.min(others.length, reservedForGeneral));
  const isTaken = (one: Asked) => subjects.some(({ same }) => same.includes(one));
  const open = guide
    .filter((one) => !isTaken(one) && !isAskedByBrief(one.exchanges) && isNew(one.text))
    .filter((one) => !one.inSurvey || answersNothingElse(corpus, one, questions));
  addGuide(mostClaimed(corpus, open, kept));
  const claims = topClaims(corpus, language);
  for (const text of singleQuestions(corpus, language, { claims, questions, least: minClaimsOfSingle }))
    if (questions.length < limit - reservedForGeneral) addSingle(text);
  for (const text of inGeneral(corpus, language, questions, minClaimsOfGeneral)) add(text);
  for (const text of singleQuestions(corpus, language, { claims, questions, least: 1 })) addSingle(text);
  for (const text of inGeneral(corpus, language, questions)) add(text);
  addGuide(open);
  // Whatever would lead an insight is asked for, if only in general.
  const { general } = languagePack(language).templates.question;
  for (const { kind } of withoutQuestion(corpus, claims, questions))
    add(general(isFree ? generalQuestionOf(kind) : 'rest'));
  // A study of a few sentences still has more than one side.
  const usual =
    findClaims(corpus).filter(({ isClear }) => isClear).length >= minClaimsOfStudy ? usualKinds.map(general) : [];
  for (const text of [...generalQuestions(corpus, language, []), ...usual])
    if (questions.length < minQuestions) add(text);
  return questions;
}

/** "How did Jean Tolley find you?": nobody but the one who was asked knows who is meant. Where nouns have capitals, that does not show. */
const namesSomebody = (text: string, language: Language): boolean =>
  !languagePack(language).grammar.capitalisedNouns && /(?<!\p{L})\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}{2,}/u.test(text);

/** Those of the claims that answer none of the questions. */
function withoutQuestion(corpus: Corpus, claims: readonly Claim[], questions: readonly string[]): Claim[] {
  const fits = fitsOf(corpus, questions);
  return claims.filter((claim) => fits(claim).length === 0 && answersGeneral(corpus, claim, claim.kind));
}

type Asked = GuideQuestion & { readonly text: string; readonly at: number };

/** The questions of the guide in the project's language that some claim answers. */
function answeredGuide(corpus: Corpus, language: Language): Asked[] {
  const answers = Map.groupBy(findClaims(corpus), (claim) => claim.guide);
  return guideOf(corpus).flatMap(({ text, ...question }, at) => {
    if (!text || question.isBackground || question.language !== language) return [];
    // To a yes or no belongs only what is about the same.
    const fits = fitsOf(corpus, [text]);
    return answers.get(at)?.some((claim) => fits(claim).length > 0) ? [{ ...question, text, at }] : [];
  });
}

/** Whether some claim below a survey's question answers none of the questions so far. */
function answersNothingElse(corpus: Corpus, { at }: Asked, questions: readonly string[]): boolean {
  const fits = fitsOf(corpus, questions);
  return findClaims(corpus).some(
    (claim) => claim.guide === at && claim.isClear && claim.worth >= minWorth && fits(claim).length === 0,
  );
}

/** Whether exchanges are mostly such in which something was asked that the brief asks in other words. */
function askedByBrief(corpus: Corpus, questions: readonly string[]): (exchanges: readonly number[]) => boolean {
  const asked = [...askedExchanges(corpus, questions, new Set())];
  const sure = new Map(
    asked.flatMap(([e, { certainty }]) => (certainty >= minCertaintyOfSure ? [[e, certainty]] : [])),
  );
  return (exchanges) => exchanges.length > 0 && areMostly(exchanges, sure);
}

/** Whether the question of the guide was mostly asked in the words of another question. */
function asksTheSame(corpus: Corpus, text: string, { exchanges }: Asked): boolean {
  const terms = termsOfQuestion(corpus, text);
  // A single word is a subject, of which a question asks one side.
  if (terms.size < minTermsOfSame) return false;
  return areMostly(exchanges, askedNearly(corpus, terms, minSimilarityOfSame));
}

/** Whether a question only stands around what a brief names: an interviewer's is asked instead. */
function isStandIn(asked: string, language: Language): boolean {
  const { about, onItem, onTopic } = languagePack(language).templates.question;
  const items = onItem.forms.map((form) => form.replace('{}', '\0'));
  const leads = [onTopic('\0'), about('\0'), about(`${briefWording(language).whether} \0`), ...items].flatMap((text) =>
    text.split('\0'),
  );
  return leads.some((lead) => lead.length > shortestLead && asked.includes(lead));
}

/** At most so many of them, the most widely asked, among these those that lead to the most claims, in their order. */
function mostClaimed(corpus: Corpus, guide: readonly Asked[], most: number): readonly Asked[] {
  const counts = new Map<number, number>();
  for (const { guide: at, worth } of findClaims(corpus))
    if (worth >= minWorth) counts.set(at, (counts.get(at) ?? 0) + 1);
  const count = ({ at }: Asked) => counts.get(at) ?? 0;
  const ranked = [...guide].sort((a, b) => b.documents - a.documents || count(b) - count(a));
  const chosen = new Set(ranked.slice(0, most));
  return guide.filter((one) => chosen.has(one));
}
