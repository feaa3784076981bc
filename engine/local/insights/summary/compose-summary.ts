import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { StatementKind, SummaryInput } from '#engine/language/templates/templates.ts';
import type { Corpus, CorpusSentence } from '../../../corpus/corpus.ts';
import { sentenceFact } from '../../../corpus/sentence-facts.ts';
import { countSupport, isHidden } from '../../../evidence/count-support.ts';
import { namesInList } from '../../../evidence/speaker-name.ts';
import { roleOfVoice } from '../../people/role-of-voice.ts';
import { statementKind } from '../../sentences/statement-kind.ts';
import { speakerName } from '../select-evidence.ts';
import { askedTheSame, nothingAsked } from './asked-the-same.ts';
import { moreOf } from './more-of.ts';
import { shortQuote } from './said-shortly.ts';
import { inOneLine, namedAt, type Spoken, saidAt, titleAt, voiceAt } from './spoken.ts';

/** The summary of what is spoken about, in the project's language; it repeats neither the lead sentence nor its clause. */
export function summaryOf(corpus: Corpus, spoken: Spoken, language: Language): string {
  return languagePack(language).templates.summary(summaryInput(corpus, withoutHidden(corpus, spoken), language));
}

/** Nothing is said about people whom the team has hidden, though they may have said what the insight is based on. */
function withoutHidden({ reading }: Corpus, spoken: Spoken): Spoken {
  const isShown = (i: number) => !isHidden(reading, reading.sentences[i] as CorpusSentence);
  const [speaking, against] = [spoken.speaking.filter(isShown), spoken.against.filter(isShown)];
  return { ...spoken, lead: isShown(spoken.lead) ? spoken.lead : (speaking[0] ?? spoken.lead), speaking, against };
}

function summaryInput(corpus: Corpus, spoken: Spoken, language: Language): SummaryInput {
  const { reading } = corpus;
  const sentences = spoken.speaking.map((i) => reading.sentences[i] as CorpusSentence);
  if (sentences.length === 0) return { ...countSupport(reading, []), speakers: [], kinds: {} };
  const isNamed = reading.voices.some((v) => v.name !== null || v.row !== null || v.key !== '');
  const support = countSupport(reading, sentences);
  const firsts = [...new Map(spoken.speaking.toReversed().map((i) => [voiceAt(corpus, i), i])).values()].toReversed();
  const named = firsts.flatMap((i) => {
    const name = speakerName(corpus, reading.sentences[i] as CorpusSentence, language);
    return name === null ? [] : { name, role: roleBeside(name, roleOfVoice(corpus, voiceAt(corpus, i), language)) };
  });
  const speakers = named.map(({ name }) => name);
  const against = againstOf(corpus, spoken, language, isNamed);
  const same = isNamed ? askedTheSame(corpus, spoken, language) : nothingAsked;
  const more = against ? undefined : moreOf(corpus, spoken, language, same.other);
  return {
    ...support,
    ...(isNamed ? {} : { people: 0, peopleInAll: 0 }),
    speakers: isNamed ? speakers : [],
    listed: isNamed ? namesInList(speakers, language) : [],
    roles: named.map(({ role }) => role),
    peopleAsked: same.voices,
    ...quoteTagOf(corpus, spoken.lead, language),
    isWish: wishes(corpus, spoken.lead),
    about: saidAt(corpus, spoken.lead).text,
    kinds: isNamed ? kindsOf(corpus, firsts) : {},
    ...(more ? { more } : {}),
    ...(against ? { against } : {}),
  };
}

function quoteTagOf(corpus: Corpus, lead: number, language: Language): { quoteTag?: string } {
  const spoken = saidAt(corpus, lead).language;
  return spoken === language ? {} : { quoteTag: languagePack(spoken).tag };
}

/** A name that states the role is enough: "Nurse in P14". */
function roleBeside(name: string, role: string): string {
  const [said, told] = [name.toLowerCase(), role.toLowerCase()];
  return said.includes(told) || /[()（）]/u.test(name) ? '' : role;
}

/** How many people say something of each kind, by the best sentence of each. */
function kindsOf(corpus: Corpus, firsts: readonly number[]): SummaryInput['kinds'] {
  const counts: Partial<Record<StatementKind, number>> = {};
  for (const index of firsts) {
    const kind = statedKind(corpus, index);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Whether the title says what the one who speaks would like: "every dad wants the same car" and "we wanted to go" are no wish. */
function wishes(corpus: Corpus, lead: number): boolean {
  const told = titleAt(corpus, lead);
  return languagePack(saidAt(corpus, lead).language).person.wish.some((pattern) => pattern.test(told));
}

/** What has to be done is a need that people meet, not a wish that they have. */
const statedKind = sentenceFact('kind told', (said, language): StatementKind => {
  const text = inOneLine(said);
  const kind = statementKind(text, language);
  if (kind !== 'wish') return kind;
  return languagePack(language).cues.wish.some((pattern) => pattern.test(text)) ? 'wish' : 'other';
});

/** People who contradict, and a short quote of one of them; a person who says both counts with those who say it. */
function againstOf(corpus: Corpus, { speaking, against }: Spoken, language: Language, isNamed: boolean) {
  const own = new Set(speaking.map((i) => voiceAt(corpus, i)));
  const others = isNamed ? against.filter((i) => !own.has(voiceAt(corpus, i))) : against;
  const people = isNamed ? new Set(others.map((i) => voiceAt(corpus, i))).size : 0;
  for (const index of others) {
    const quote = shortQuote(corpus, index);
    if (quote) return { people, quote, ...namedAt(corpus, index, language) };
  }
  // A contradiction has to be shown, if only by the whole sentence.
  const [first] = others;
  return first === undefined
    ? undefined
    : { people, quote: saidAt(corpus, first).text, ...namedAt(corpus, first, language) };
}
