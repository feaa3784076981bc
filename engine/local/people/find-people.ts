import type { Language } from '#contract/languages.ts';
import { type LanguagePack, languagePack } from '#engine/language/pack.ts';
import { sentimentOf } from '#engine/language/sentiment/sentiment.ts';
import { type Corpus, type CorpusSentence, textOf, type Voice, voiceIndexOf } from '../../corpus/corpus.ts';
import type { FoundPerson, QuoteSpan } from '../../engine.ts';
import { cutQuote, dropFillers } from '../../evidence/cut-quote.ts';
import { identifyPeople, type Portrait } from '../../evidence/identify-people.ts';
import { wordsOf } from '../../text/words.ts';
import { quoteSpan } from '../insights/select-evidence.ts';
import { isQuestion } from '../sentences/is-question.ts';
import {
  bestLength,
  dependentPoints,
  firstPersonPoints,
  maxPeople,
  maxQuotesPerPerson,
  maxSentencesPerField,
  maxSentencesPerPerson,
  minFeelingOfTone,
  minWordsPerPerson,
  roleLength,
  sentenceLength,
  traitPoints,
} from '../tuning/people.ts';

type Heard = { voice: Voice; index: number; words: number; sentences: number[] };

/**
 * The people of the material, by how much they say. Every field is made of that person's own sentences or says that
 * nothing was stated; nothing is guessed.
 */
export async function findPeople(
  corpus: Corpus,
  input: { language: Language; known?: number },
): Promise<FoundPerson[]> {
  const people = heardVoices(corpus).map((person, n) => writePerson(corpus, person, n, input.language));
  return identifyPeople(corpus, people, input);
}

function heardVoices(corpus: Corpus): Heard[] {
  const { reading } = corpus;
  const heard = new Map<number, Heard>();
  for (const [i, sentence] of reading.sentences.entries()) {
    const index = voiceIndexOf(reading, sentence);
    const voice = reading.voices[index];
    if (voice?.role !== 'answers' || (voice.name === null && voice.row === null)) continue;
    const own = heard.get(index) ?? { voice, index, words: 0, sentences: [] };
    own.words += sentence.to - sentence.from;
    own.sentences.push(i);
    heard.set(index, own);
  }
  const all = [...heard.values()];
  const average = all.reduce((sum, h) => sum + h.words, 0) / Math.max(1, all.length);
  const { least, most, shareOfAverage } = minWordsPerPerson;
  const minWords = Math.max(least, Math.min(most, average * shareOfAverage));
  return all
    .filter((h) => h.words >= minWords)
    .sort((a, b) => b.words - a.words || a.index - b.index)
    .slice(0, maxPeople);
}

const fields = [
  'demographics',
  'needs',
  'activities',
  'philosophy',
  'psychographics',
  'interactionStyle',
  'toneOfVoice',
] as const;
type Field = (typeof fields)[number];
type Trait = { field: Field; sentence: number; rate: number };

function writePerson(corpus: Corpus, person: Heard, n: number, language: Language): Portrait {
  const { templates } = languagePack(language);
  const { traits, role } = traitsOf(corpus, person);
  const used = new Set<number>();
  const shown: number[] = [];
  const texts = new Map<Field, string>();
  for (const field of fields) {
    const own = traits.filter((t) => t.field === field && !used.has(t.sentence));
    const best = own.sort((a, b) => b.rate - a.rate || a.sentence - b.sentence).slice(0, maxSentencesPerField[field]);
    for (const { sentence } of best) used.add(sentence);
    shown.push(...best.map((t) => t.sentence));
    if (best.length > 0) texts.set(field, best.map((t) => saidBy(corpus, t.sentence)).join(' '));
  }
  const quotes = quotesOf(corpus, shown.slice(0, maxQuotesPerPerson), language);
  const text = (field: Field) => texts.get(field) ?? templates.notStated();
  const { name, row } = person.voice;
  const opening =
    texts.get('demographics') ?? texts.get('psychographics') ?? texts.get('needs') ?? texts.get('activities');
  return {
    name: name ?? (row ? templates.person.respondent(row.ordinal) : templates.person.unnamed(n + 1)),
    title: role ?? templates.person.roleUnknown(),
    description: opening
      ? `${opening} ${templates.person.restsOn(person.voice.documents.length, quotes.length)}`
      : templates.person.noDescription(),
    demographics: text('demographics'),
    psychographics: text('psychographics'),
    philosophy: text('philosophy'),
    activities: text('activities'),
    needs: text('needs'),
    interactionStyle: text('interactionStyle'),
    toneOfVoice: text('toneOfVoice'),
    evidence: quotes,
  };
}

/** Which of a person's sentences describes which trait, by the cues of the language they speak. */
function traitsOf(corpus: Corpus, person: Heard): { traits: Trait[]; role: string | null } {
  const traits: Trait[] = [];
  let role: string | null = null;
  const step = Math.max(1, Math.ceil(person.sentences.length / maxSentencesPerPerson));
  for (const [n, index] of person.sentences.entries()) {
    if (n % step !== 0 || isQuestion(corpus, index)) continue;
    const sentence = corpus.reading.sentences[index] as CorpusSentence;
    const language = corpus.reading.languages[sentence.document] ?? corpus.language;
    const pack = languagePack(language);
    const text = textOf(corpus, sentence);
    const rate = rateOf(text, sentence, pack, language);
    const add = (field: Field, points: number) => traits.push({ field, sentence: index, rate: rate + points });
    const named = roleIn(text, pack);
    if (named) {
      role ??= named;
      add('demographics', traitPoints.role);
    }
    if (rate <= 0) continue;
    const has = (patterns: readonly RegExp[]) => patterns.some((p) => p.test(text));
    const { cues } = pack;
    if (has(cues.wish)) add('needs', traitPoints.wish);
    else if (has(cues.difficulty)) add('needs', traitPoints.difficulty);
    else if (has(cues.need) && !has(cues.liking)) add('needs', traitPoints.need);
    if (has(cues.habit)) add('activities', traitPoints.habit);
    if (has(cues.belief)) add('philosophy', traitPoints.belief);
    if (has(cues.liking)) add('psychographics', traitPoints.liking);
    if (has(cues.reason)) add('interactionStyle', traitPoints.reason);
    const feeling = Math.abs(sentimentOf(text, language).score);
    if (feeling >= minFeelingOfTone) add('toneOfVoice', feeling);
  }
  return { traits, role };
}

function rateOf(text: string, sentence: CorpusSentence, pack: LanguagePack, language: Language): number {
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const size = sentence.to - sentence.from;
  if (size < sentenceLength.min || size > sentenceLength.max) return -1;
  let rate = words.some((w) => pack.firstPerson.has(w.form)) ? firstPersonPoints : 0;
  if (words[0] && pack.backward.has(words[0].form)) rate -= dependentPoints;
  if (size >= bestLength.min && size <= bestLength.max) rate += bestLength.points;
  return Math.max(0, rate);
}

function roleIn(text: string, pack: LanguagePack): string | null {
  for (const pattern of pack.selfRole) {
    const role = pattern.exec(text)?.groups?.role?.trim();
    if (role && role.length >= roleLength.min && role.length <= roleLength.max)
      return capitalised(pack.roleName(role), pack.tag);
  }
  return null;
}

function capitalised(text: string, tag: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(tag) + text.slice(first.length);
}

function saidBy(corpus: Corpus, index: number): string {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const text = corpus.documents[sentence.document]?.text ?? '';
  const said = textOf(corpus, { ...sentence, ...dropFillers(text, sentence, language) }).replace(/\s+/g, ' ');
  return capitalised(said, languagePack(language).tag);
}

function quotesOf(corpus: Corpus, sentences: readonly number[], language: Language): QuoteSpan[] {
  const quotes: QuoteSpan[] = [];
  for (const sentence of sentences) {
    const quote = quoteSpan(corpus, { sentence, cut: cutQuote(corpus, sentence, () => false) }, language);
    if (!quotes.some((q) => q.documentId === quote.documentId && q.start < quote.end && quote.start < q.end))
      quotes.push(quote);
  }
  return quotes;
}
