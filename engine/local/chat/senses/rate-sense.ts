import type { Language } from '#contract/languages.ts';
import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { isLatin } from '#engine/language/script.ts';
import { knownTools, type SenseName, senseNames, senseRules } from '#engine/language/senses.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import { sentenceFact } from '../../../corpus/sentence-facts.ts';
import { countDisfluencies } from '../../../text/disfluency.ts';
import { isUnspaced, wordsOf } from '../../../text/words.ts';
import { statesRole } from '../../people/person-fields.ts';
import { isQuestion } from '../../sentences/is-question.ts';
import { statementKind } from '../../sentences/statement-kind.ts';
import { readability, senseBonus, senseStrength } from '../../tuning/senses.ts';
import type { Stretch } from '../own-words.ts';
import { breaksOff, isInformative, isScrap, pointsBack } from '../spoken-text.ts';
import { senseAskedFor } from './sense-asked-for.ts';

/** A sentence that answers for a sense, by its place in its stretch. */
export type SensePlace = {
  readonly stretch: Stretch;
  readonly at: number;
  readonly score: number;
  readonly isAsked: boolean;
};

/** The sentences of these stretches that answer a question for a sense, best first. */
export function rateSense(corpus: Corpus, stretches: readonly Stretch[], name: SenseName): SensePlace[] {
  let said = 0;
  return stretches
    .flatMap((stretch) => {
      const isAsked = asksFor(corpus, stretch, name);
      return stretch.sentences.flatMap((_, at) => {
        said++;
        const score = scoreOf(corpus, stretch, { name, at, isAsked, isEarly: said <= senseBonus.early.sentences });
        return score > 0 ? [{ stretch, at, score, isAsked }] : [];
      });
    })
    .sort((a, b) => b.score - a.score || (a.stretch.sentences[a.at] ?? 0) - (b.stretch.sentences[b.at] ?? 0));
}

type Place = { name: SenseName; at: number; isAsked: boolean; isEarly: boolean };

function scoreOf(corpus: Corpus, { sentences }: Stretch, { name, at, isAsked, isEarly }: Place): number {
  const index = sentences[at] ?? 0;
  const strengthOfSense = strengthBySense[name](corpus, index);
  if (strengthOfSense < 0) return 0;
  const answersIt = isAsked && at < senseBonus.answers.sentences && isInformative(corpus, index);
  const strength = Math.max(strengthOfSense, roleFor(corpus, index, name), answersIt ? senseStrength.asked : 0);
  // Whether it may speak takes longest to decide, and most sentences say nothing.
  if (strength === 0 || !maySpeak(corpus, index)) return 0;
  const answers = answersIt ? senseBonus.answers.points : 0;
  const near = [at - 1, at + 1].some(
    (i) => sentences[i] !== undefined && strengthBySense[name](corpus, sentences[i]) > 0,
  );
  const early = isEarly && name === 'duties' ? senseBonus.early.points : 0;
  const reads = readable(corpus, index) * (pointsBack(corpus, index) ? readability.pointing : 1);
  return (strength + answers) * reads + (near ? senseBonus.neighbour : 0) + early;
}

const roleFor = (corpus: Corpus, index: number, name: SenseName) =>
  name === 'duties' && statesRole(corpus, index) ? senseStrength.role : 0;

/** Whether a sentence may be an answer by itself. */
export function maySpeak(corpus: Corpus, index: number): boolean {
  return !isQuestion(corpus, index) && !isScrap(corpus, index) && !breaksOff(corpus, index);
}

/** Whether the question that a stretch answers asks for the sense. */
function asksFor(corpus: Corpus, { asked }: Stretch, name: SenseName): boolean {
  return asked?.sentences.some(({ index }) => asks[name](corpus, index)) ?? false;
}

const bySense = <T>(make: (name: SenseName) => T) =>
  Object.fromEntries(senseNames.map((name) => [name, make(name)])) as Record<SenseName, T>;

/** A question that names nothing else; people are asked about themselves in many words, and often without a question mark. */
const asks = bySense((name) =>
  sentenceFact(`asks for ${name}`, (text, language) =>
    name === 'duties' ? senseRules(language).duties.asks.test(text) : senseAskedFor(text, [language]) === name,
  ),
);

/** How well a sentence by itself answers for a sense, 0 to 1; below 0 where it speaks of something else in the same words. */
export const strengthBySense = bySense((name) =>
  sentenceFact(`speaks of ${name}`, (text, language) => strengthOf(name, text, language)),
);

/** What a statement is by its kind, whatever its words. */
const kindOf: Partial<Record<SenseName, string>> = { troubles: 'difficulty', wishes: 'wish', likes: 'liking' };

function strengthOf(name: SenseName, text: string, language: Language): number {
  const { foremost, never, plainly, touches: cue } = senseRules(language)[name];
  if (never?.test(text)) return -1;
  if (foremost?.test(text)) return senseStrength.foremost;
  if (plainly.test(text)) return senseStrength.plainly;
  if (name === 'tools') return cue && namesTool(text, cue, language) ? senseStrength.named : 0;
  if (isOfKind(name, text, language)) return senseStrength.kind;
  return cue?.test(text) ? senseStrength.touches : 0;
}

function isOfKind(name: SenseName, text: string, language: Language): boolean {
  const kind = kindOf[name];
  if (kind === undefined || statementKind(text, language) !== kind || !firstPersonIn(text, language)) return false;
  const { hollow } = chatRules(language);
  const told = hollow.test(text) ? text.replaceAll(new RegExp(hollow.source, 'giu'), ' ') : text;
  return statementKind(told, language) === kind && !isNeed(name, text, language);
}

/** "I had to wait" is no wish here, although a need is one where insights are distinguished. */
const isNeed = (name: SenseName, text: string, language: Language) =>
  name === 'wishes' && !languagePack(language).cues.wish.some((cue) => cue.test(text));

function firstPersonIn(text: string, language: Language): boolean {
  const { firstPerson } = languagePack(language);
  return (
    firstPerson.size === 0 ||
    wordsOf(text, { start: 0, end: text.length }, language).some((w) => firstPerson.has(w.form))
  );
}

/** Whether a sentence on use names a well-known program, or another name soon after its cue. */
function namesTool(text: string, cue: RegExp, language: Language): boolean {
  const match = cue.exec(text);
  if (!match) return false;
  if (knownTools.test(text)) return true;
  const end = match.index + match[0].length;
  // Elsewhere names of programs are visible by their script.
  if (!isLatin(language)) return /[A-Za-z]{2,}/u.test(text.slice(Math.max(0, match.index - 24), end + 24));
  const [clause = ''] = text.slice(end).split(/[.!?]/u);
  const near = ` ${clause.trim().split(/\s+/u).slice(0, 5).join(' ')}`;
  // German writes all nouns with a capital.
  if (grammarOf(language).capitalisedNouns) return /\s(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)/u.test(near);
  return /\s\p{Lu}[\p{L}\d]+/u.test(near);
}

/** Whether a sentence can be read without those around it; people are quoted with no others. */
export const readsAlone = (corpus: Corpus, index: number) =>
  maySpeak(corpus, index) && isInformative(corpus, index) && readable(corpus, index) >= readability.few.share;

/** How well a sentence reads by itself, 0 to 1: recognised speech is full of scraps. */
const readable = sentenceFact('readable', (text, language) => {
  const size = isUnspaced(language) ? text.length / 2 : wordsOf(text, { start: 0, end: text.length }, language).length;
  if (size < readability.scrap.words) return readability.scrap.share;
  const short = size < readability.few.words ? readability.few.share : 1;
  const broken =
    countDisfluencies(text, language) / size > readability.disfluent.perWord ? readability.disfluent.share : 1;
  return short * broken * (size > readability.many.words ? readability.many.share : 1);
});
