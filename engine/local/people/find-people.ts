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

/** Below about 150 words nobody is known well enough, unless the whole material is as short as that. */
const enoughWords = 150;
const fewestWords = 20;
const mostPeople = 24;
const sentencesRead = 400;
const quotesShown = 6;

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
  const fairShare = all.reduce((sum, h) => sum + h.words, 0) / Math.max(1, all.length);
  const least = Math.max(fewestWords, Math.min(enoughWords, fairShare / 2));
  return all
    .filter((h) => h.words >= least)
    .sort((a, b) => b.words - a.words || a.index - b.index)
    .slice(0, mostPeople);
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
    const best = own
      .sort((a, b) => b.rate - a.rate || a.sentence - b.sentence)
      .slice(0, field === 'needs' || field === 'activities' ? 2 : 1);
    for (const { sentence } of best) used.add(sentence);
    shown.push(...best.map((t) => t.sentence));
    if (best.length > 0) texts.set(field, best.map((t) => saidBy(corpus, t.sentence)).join(' '));
  }
  const quotes = quotesOf(corpus, shown.slice(0, quotesShown), language);
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

/** Which of a person's sentences tells what of them, by the cues of the language they speak. */
function traitsOf(corpus: Corpus, person: Heard): { traits: Trait[]; role: string | null } {
  const traits: Trait[] = [];
  let role: string | null = null;
  const step = Math.max(1, Math.ceil(person.sentences.length / sentencesRead));
  for (const [n, index] of person.sentences.entries()) {
    if (n % step !== 0 || isQuestion(corpus, index)) continue;
    const sentence = corpus.reading.sentences[index] as CorpusSentence;
    const language = corpus.reading.languages[sentence.document] ?? corpus.language;
    const pack = languagePack(language);
    const text = textOf(corpus, sentence);
    const rate = rateOf(text, sentence, pack, language);
    const add = (field: Field, worth: number) => traits.push({ field, sentence: index, rate: rate + worth });
    const named = roleIn(text, pack);
    if (named) {
      role ??= named;
      add('demographics', 1);
    }
    if (rate <= 0) continue;
    const has = (patterns: readonly RegExp[]) => patterns.some((p) => p.test(text));
    const { cues } = pack;
    if (has(cues.wish)) add('needs', 0.7);
    else if (has(cues.difficulty)) add('needs', 0.1);
    else if (has(cues.need) && !has(cues.liking)) add('needs', 0.4);
    if (has(cues.habit)) add('activities', 0.3);
    if (has(cues.belief)) add('philosophy', 0.3);
    if (has(cues.liking)) add('psychographics', 0.3);
    if (has(cues.reason)) add('interactionStyle', 0.1);
    const feeling = Math.abs(sentimentOf(text, language).score);
    if (feeling >= 0.3) add('toneOfVoice', feeling);
  }
  return { traits, role };
}

function rateOf(text: string, sentence: CorpusSentence, pack: LanguagePack, language: Language): number {
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const size = sentence.to - sentence.from;
  if (size < 5 || size > 45) return -1;
  let rate = words.some((w) => pack.firstPerson.has(w.form)) ? 0.5 : 0;
  if (words[0] && pack.backward.has(words[0].form)) rate -= 0.6;
  if (size >= 8 && size <= 28) rate += 0.2;
  return Math.max(0, rate);
}

function roleIn(text: string, pack: LanguagePack): string | null {
  for (const pattern of pack.selfRole) {
    const role = pattern.exec(text)?.groups?.role?.trim();
    if (role && role.length >= 3 && role.length <= 60) return capitalised(pack.roleName(role), pack.tag);
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
