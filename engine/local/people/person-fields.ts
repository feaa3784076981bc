import type { PersonCue } from '#engine/language/definition.ts';
import { type LanguagePack, languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, isReported, textOf, type Voice } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { isDigression } from '../exchanges/digression.ts';
import { isOpeningTalk } from '../exchanges/opening-talk.ts';
import { isClause } from '../sentences/is-clause.ts';
import { isQuestion } from '../sentences/is-question.ts';
import {
  earlyPoints,
  inSingleWords,
  introduction,
  maxLeadIn,
  maxSentencesPerField,
  maxSentencesPerPerson,
  maxWordsBeforeDenial,
  maxWordsBeforeFact,
  maxWordsBesideName,
  maxWordsOfCryptic,
  maxWordsOfName,
  maxWordsOfRole,
  personalPoints,
  yearsPoints,
} from '../tuning/people.ts';
import { cleanSentence, firstClause, shortened } from './clean-sentence.ts';
import { isIntroduction, leansMuch, placeInIntroduction } from './introductions.ts';
import { roleFromInterviewer } from './role-from-interviewer.ts';
import { isAsserted, roleIn, type StatedRole } from './stated-role.ts';

export type Field = Exclude<PersonCue, 'aside' | 'over' | 'span'>;

/** A sentence that describes a person, ready to be shown. */
export type Trait = {
  readonly field: Field;
  readonly sentence: number;
  readonly text: string;
  readonly rate: number;
  /** Said in answer to "tell me about yourself". */
  readonly introduces: boolean;
};

export type Described = {
  readonly role: string | null;
  /** The same as it was said, within a sentence. */
  readonly spokenRole: string | null;
  /** How long they have done what they do, in their words ("eleven years"). */
  readonly years: { readonly text: string; readonly sentence: number } | null;
  readonly traits: Readonly<Record<Field, readonly Trait[]>>;
};

/** What a person's own sentences and the head of the transcript say about them, by the cues of the language they speak. */
export function describe(corpus: Corpus, person: { voice: Voice; sentences: readonly number[] }): Described {
  const found: Trait[] = [];
  let role: string | null = null;
  let surest = Number.POSITIVE_INFINITY;
  let years: Described['years'] = null;
  for (const [n, index] of sample(person.sentences).entries()) {
    // Fields hold what people say of themselves in their own words.
    if (isReported(corpus.reading, corpus.reading.sentences[index] as CorpusSentence)) continue;
    // "I'm a receptionist, I've been here eleven years in, oh, March?" asks nothing about what they are.
    const stated = isQuestion(corpus, index)
      ? { ...nothing, role: statedBySpeaker(corpus, index).role }
      : statedBySpeaker(corpus, index);
    // «сейчас я наушник»: before an interview begins people speak of other things, and some do later on.
    const isBeside = isOpeningTalk(corpus, index) || isDigression(corpus, index);
    const introduces = isIntroduction(corpus, index);
    const introduced = introduces && !leansMuch(corpus, index) ? introducedAt(corpus, index, person.voice) : null;
    if (stated.role && !stated.role.isOver && stated.role.order < surest && !isBeside) {
      role = stated.role.role;
      surest = stated.role.order;
    }
    if (stated.years && isAboutWork(corpus, index)) years ??= { text: stated.years, sentence: index };
    const inWords = introduces ? introducedInWords(corpus, index, person.voice) : null;
    if (inWords) found.push({ ...inWords, sentence: index, introduces, rate: inWords.rate + earlyPoints.points });
    const traits = introduced ? withIntroduction(stated.traits, introduced) : stated.traits;
    for (const { field, text, rate } of traits) {
      if (field === 'wish' && isTakenBack(corpus, index)) continue;
      if (field !== 'fact' && isBeside) continue;
      const early = n < earlyPoints.sentences && field === 'fact' ? earlyPoints.points : 0;
      found.push({ field, sentence: index, text, rate: rate + early, introduces });
    }
  }
  const { voice } = person;
  const traits = bestTraits(found.filter((t) => !isOnlyName(t.text, voice.name)));
  const detail = voice.about?.detail ?? null;
  // "I'm an associate" of an "associate dentist"
  const isFuller = role !== null && detail?.toLowerCase().startsWith(`${role.toLowerCase()} `) === true;
  role = voice.about?.role ?? (isFuller ? detail : role) ?? roleFromInterviewer(corpus, person.sentences) ?? detail;
  const shown = role && capitalised(role, languagePack(corpus.language).tag);
  return { role: shown, spokenRole: role, years, traits };
}

/**
 * What a sentence of an introduction states. It may lack a subject where it begins with the name: "Graham Tully, sixty-six, retired
 * surveyor." From the third sentence on people digress.
 */
function introducedAt(corpus: Corpus, index: number, { name }: Voice): Stated['traits'][number] | null {
  const found = introducedBy(corpus, index);
  if (!found) return null;
  const first = found.text.split(/[\s,]/u)[0]?.toLowerCase() ?? '';
  const isNamed = name?.toLowerCase().split(/\s/u).includes(first) === true && /^\p{L}[^,]*,/u.test(found.text);
  if (!found.hasSubject && !isNamed) return null;
  const isLate = placeInIntroduction(corpus, index) >= introduction.open;
  return isLate && !statedBySpeaker(corpus, index).traits.some(({ field }) => field === 'fact') ? null : found;
}

/** Short sentences without a verb after the speaker's name, as one fact: "Um, Kayleigh. Twenty-three. Block D, ground floor." */
function introducedInWords(corpus: Corpus, index: number, { name }: Voice): Stated['traits'][number] | null {
  const { sentences, languages } = corpus.reading;
  const own = sentences[index] as CorpusSentence;
  const language = languages[own.document] ?? corpus.language;
  const wordsIn = (i: number) => (sentences[i]?.to ?? 0) - (sentences[i]?.from ?? 0);
  const isName = name !== null && wordsIn(index) <= maxWordsBesideName && isOnlyName(textOf(corpus, own), name);
  if (!isName || isUnspaced(language)) return null;
  const mayFollow = (i: number) =>
    sentences[i]?.turn === own.turn &&
    !isQuestion(corpus, i) &&
    wordsIn(i) <= inSingleWords.maxWords &&
    !isClause(corpus, i);
  let end = index + 1;
  while (end - index <= inSingleWords.maxSentences && mayFollow(end)) end++;
  const found = Array.from({ length: end - index - 1 }, (_, n) =>
    textOf(corpus, sentences[index + 1 + n] as CorpusSentence),
  );
  const text = found.join(' ').replace(/\s+/gu, ' ');
  return wordsOf(text, { start: 0, end: text.length }, language).length >= inSingleWords.minWords
    ? { field: 'fact', text, rate: personalPoints }
    : null;
}

/** An introduction takes the place of a fact that is a part of it: "I'm the office manager" of "I'm the office manager, I do …". */
function withIntroduction(found: Stated['traits'], introduced: Stated['traits'][number]): Stated['traits'] {
  const facts = found.filter(({ field }) => field === 'fact');
  // "Right, so I'm Denise, I'm forty-one": the fact begins where the name ends, but not in "I'm Jonah, twenty-seven, I'm the manager".
  const ends = ({ text }: { text: string }) => {
    const before = introduced.text.slice(0, -text.length).replace(/,\s*$/u, '');
    const isEnd = introduced.text.toLowerCase().endsWith(text.toLowerCase());
    return isEnd && !/,\s[\p{L}\d-]+$/u.test(before) && before.split(/\s+/u).length < maxWordsBeforeFact;
  };
  if (found.some(ends) || facts.some(({ text }) => text.length >= introduced.text.length)) return found;
  const rate = Math.max(introduced.rate, ...facts.map((fact) => fact.rate));
  return [...found.filter(({ field }) => field !== 'fact'), { ...introduced, rate }];
}

/** "I'd like the names. No." */
function isTakenBack(corpus: Corpus, index: number): boolean {
  const [own, next] = [corpus.reading.sentences[index], corpus.reading.sentences[index + 1]];
  if (!next || own?.turn !== next.turn) return false;
  const { denial } = speechRules(corpus.reading.languages[next.document] ?? corpus.language);
  return denial?.test(textOf(corpus, next).trim()) === true;
}

/** Whether a sentence, or the one before or after it, states the speaker's occupation: "I'm a nurse. I've been here for six years." */
function isAboutWork(corpus: Corpus, index: number): boolean {
  const { sentences, languages } = corpus.reading;
  if (isUnspaced(languages[sentences[index]?.document ?? -1] ?? corpus.language)) return true;
  const isBeside = (i: number) => sentences[i]?.turn === sentences[index]?.turn;
  return [index, index - 1, index + 1].some((i) => isBeside(i) && statesRole(corpus, i));
}

type Stated = {
  readonly role: StatedRole | null;
  readonly years: string | null;
  readonly traits: readonly Pick<Trait, 'field' | 'text' | 'rate'>[];
};

/** Words in quotation marks are another person's: „Er ruft: »Ich bin Polizist.«“ */
const quotation = /»[^»«]*«|«[^»«]*»|„[^„“”]*[“”]|“[^“”]*”|"[^"]*"/gu;

/** What a sentence by itself states about its speaker. */
const statedBySpeaker = sentenceFact('stated by the speaker', (text, language): Stated => {
  const pack = languagePack(language);
  const raw = text.replace(quotation, ' ');
  const said = cleanSentence(raw, language);
  const stated = said ? roleIn(said, pack) : null;
  const role = roleIn(raw, pack) ?? stated;
  if (!said || pack.person.aside.some((p) => p.test(said))) return role ? { role, years: null, traits: [] } : nothing;
  const [years, traits] = [yearsIn(said, pack), traitsIn(said, pack, stated)];
  return role || years || traits.length > 0 ? { role, years, traits } : nothing;
});

/** Whether who says a sentence states in it what they are or do: "I'm a data engineer". */
export const statesRole = sentenceFact('states role', (raw, language) => roleIn(raw, languagePack(language)) !== null);

/** What people say first when they are asked who they are is about them, however they word it. */
const introducedBy = sentenceFact(
  'introduction',
  (raw, language): (Stated['traits'][number] & { hasSubject: boolean }) | null => {
    const pack = languagePack(language);
    const said = cleanSentence(raw, language);
    const text = said && withoutLastAside(shortened(withoutRest(withoutAside(said, pack)), 0, language), pack);
    if (!text || !namesAnything(text, pack)) return null;
    const words = wordsOf(text, { start: 0, end: text.length }, language);
    // "Every week, since I retired" has a subject only in its dependent clause.
    const joins = (word: string) => pack.clauseStarts.has(word) && !pack.coordinators.has(word);
    const isSubject = ({ form }: { form: string }) => pack.firstPerson.has(form) && !pack.objectPronouns.has(form);
    const isPersonal = words.some((w, i) => isSubject(w) && !joins(words[i - 1]?.form ?? ''));
    // "If I've got six booked in, I'm not sending him back" is about a case.
    if (pack.conditionals.has(words[0]?.form ?? '')) return null;
    // "Nineteen years in November", „Seit neun Jahren hier, davor im Klinikum“
    const isSpan = pack.person.span.some((span) => span.test(text));
    const hasSubject = !pack.grammar.needsSubject || isPersonal || isSpan;
    // "My name is Mara and …" may continue with more.
    if (words.length <= maxWordsOfName && pack.person.aside.some((aside) => aside.test(text))) return null;
    return { field: 'fact', text, rate: isPersonal ? personalPoints : 0, hasSubject };
  },
);

/** Without a last clause that speaks to whom listens: "…, but you won't need that". */
function withoutLastAside(text: string | null, { person }: LanguagePack): string | null {
  const [tail = ''] = /,\s[^,]*$/u.exec(text ?? '') ?? [];
  const isAside = tail !== '' && person.aside.some((aside) => aside.test(tail.slice(2)));
  return text && isAside ? `${text.slice(0, -tail.length)}.` : text;
}

/** Removes an opening that gives only a name: "First, my name is Mara, I'm from Leeds" keeps "I'm from Leeds". */
function withoutAside(said: string, pack: LanguagePack): string {
  const opening = /^(?:[^,]{1,12},\s)?[^,]*,\s*/u.exec(said)?.[0] ?? '';
  const isAside = opening !== '' && pack.person.aside.some((aside) => aside.test(opening));
  return isAside ? capitalised(said.slice(opening.length), pack.tag) : said;
}

/** The same for all sentences that state nothing, as most do. */
const nothing: Stated = { role: null, years: null, traits: [] };

/** The first sentences, in which people introduce themselves, then the others evenly spread. */
function sample(sentences: readonly number[]): readonly number[] {
  const first = sentences.slice(0, maxSentencesPerPerson / 4);
  const rest = sentences.slice(first.length);
  const step = Math.max(1, Math.ceil(rest.length / (maxSentencesPerPerson - first.length)));
  return [...first, ...rest.filter((_, n) => n % step === 0)];
}

const fields: readonly Field[] = ['fact', 'activity', 'wish', 'belief'];

function traitsIn(said: string, pack: LanguagePack, stated: StatedRole | null): Stated['traits'][number][] {
  const traits: Stated['traits'][number][] = [];
  const words = wordsOf(said, { start: 0, end: said.length }, pack.language);
  const personal = words.some((w) => pack.firstPerson.has(w.form)) ? personalPoints : 0;
  for (const field of fields) {
    const match = cueIn(said, pack.person[field]) ?? (field === 'fact' && stated ? { start: stated.at, end: 0 } : null);
    if (!match || !isAsserted(said, match.start, pack) || isReason(said, match.start, pack)) continue;
    // "They do it so that …" refers to something said before; what a cue itself begins with does not.
    if (match.start > 0 && words[0] && pack.backward.has(words[0].form)) continue;
    const from = clauseStart(said, match.start, pack);
    if (match.start - from > maxLeadIn[field]) continue;
    const clause = capitalised(withoutRest(said.slice(from)), pack.tag);
    const text =
      match.end > 0 ? shortened(clause, match.end - from, pack.language) : firstClause(clause, pack.language);
    if (!text || (match.end === 0 && words.length > maxWordsOfRole)) continue;
    // What the sentence said before its clause may be what a pronoun refers to.
    if (pack.person.aside.some((p) => p.test(text)) || !namesAnything(text, pack)) continue;
    const years = match.groups?.years ? yearsPoints : 0;
    traits.push({ field, text, rate: personal + years + (match.end > 0 ? 1 : 0) });
    if (match.end > 0) break;
  }
  // "I untie it every week" does not say what, and "We used to bake at night" is over.
  return traits.filter(
    ({ field, text }) =>
      !isCryptic(text, pack) &&
      (field !== 'activity' || isDone(text, pack)) &&
      // "I'm no patient" is a denial and not a fact.
      (field !== 'fact' || !isDenied(text, pack)),
  );
}

export const isDenied = (text: string, { language, negations }: LanguagePack): boolean =>
  wordsOf(text, { start: 0, end: text.length }, language)
    .slice(0, maxWordsBeforeDenial)
    .some(({ form }) => negations.has(form));

/** Whether it is done to this day and, where nouns show, with something: „Ich brauch oft nur einmal“ is not. */
function isDone(text: string, { language, grammar, person, stopwords, weakWords }: LanguagePack): boolean {
  const { denial, story } = speechRules(language);
  // „Nein, die App holt das Wetter“ takes back what was said before.
  if (story?.test(text) || denial?.test(text) || person.over.some((over) => over.test(text))) return false;
  if (!grammar.capitalisedNouns) return true;
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  return words.some(
    ({ form, start }) => /\p{Lu}/u.test(text.charAt(start)) && !stopwords.has(form) && !weakWords.has(form),
  );
}

function isCryptic(text: string, { language, backward, grammar, nounBefore, stopwords }: LanguagePack): boolean {
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  // „Ich überweis dem das jetzt“: an article without a noun is a pronoun.
  const isAlone = (i: number) => grammar.capitalisedNouns === true && stopwords.has(words[i + 1]?.form ?? '');
  const points = words.some(({ form }, i) => backward.has(form) && (!nounBefore.has(form) || isAlone(i)));
  return points && words.length <= maxWordsOfCryptic && !isUnspaced(language);
}

/** "I'd like to know" and "I always have" leave open what. */
function namesAnything(text: string, { language, stopwords, weakWords }: LanguagePack): boolean {
  if (isUnspaced(language)) return true;
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  return words.some(({ form }) => !stopwords.has(form) && !weakWords.has(form));
}

/** Without a second sentence that a stop after an initial has joined: "I work for Company X. I started." */
const withoutRest = (text: string) => text.replace(/^(.{16,}?\p{Lu}[.])\s+\p{Lu}.{0,24}$/u, '$1');

/** "Just because I am a nurse" is half a sentence. */
function isReason(text: string, at: number, pack: LanguagePack): boolean {
  return pack.reasons.has(wordsOf(text, { start: 0, end: at }, pack.language).at(-1)?.form ?? '');
}

/** Where the clause of a cue begins, if a main clause precedes it: "Some code to clean up, the most important part is". */
function clauseStart(text: string, at: number, pack: LanguagePack): number {
  const joint = /[,;:，；：،؛]\s*(?<joiner>[\p{L}\p{M}]*)\s*$/u.exec(text.slice(0, at));
  const joiner = joint?.groups?.joiner?.toLowerCase() ?? '';
  if (at === 0 || !joint || (joiner && !pack.coordinators.has(joiner))) return 0;
  const [first] = wordsOf(text, { start: 0, end: Math.min(at, 24) }, pack.language);
  return first && pack.clauseStarts.has(first.form) ? 0 : at;
}

type Cue = { start: number; end: number; groups?: RegExpExecArray['groups'] };

function cueIn(text: string, patterns: readonly RegExp[]): Cue | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return { start: match.index, end: match.index + match[0].length, groups: match.groups };
  }
  return null;
}

function yearsIn(said: string, pack: LanguagePack): string | null {
  for (const pattern of pack.person.fact) {
    const years = pattern.exec(said)?.groups?.years;
    if (years) return years;
  }
  return null;
}

function bestTraits(found: readonly Trait[]): Described['traits'] {
  const best = (field: Field) => {
    const kept: Trait[] = [];
    const own = found.filter((t) => t.field === field).sort((a, b) => b.rate - a.rate || a.sentence - b.sentence);
    for (const trait of own)
      if (kept.length < maxSentencesPerField[field] && !kept.some((k) => repeats(k.text, trait.text))) kept.push(trait);
    return kept.sort((a, b) => a.sentence - b.sentence);
  };
  return { fact: best('fact'), activity: best('activity'), wish: best('wish'), belief: best('belief') };
}

/** Whether one states what the other states: "I'm an electrician." and "I'm an electrician, self-employed." */
function repeats(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => text.toLowerCase().replace(/[.。।\s]+$/u, '')) as [string, string];
  return first.startsWith(second) || second.startsWith(first);
}

/** "I am Mara" introduces, and states no fact. */
function isOnlyName(text: string, name: string | null): boolean {
  if (!name || !text.toLowerCase().includes(name.toLowerCase())) return false;
  return text.split(/\s+/u).length <= name.split(/\s+/u).length + maxWordsBesideName;
}

function capitalised(text: string, tag: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(tag) + text.slice(first.length);
}
