import type { Language } from '#contract/languages.ts';
import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { languagePack } from '#engine/language/pack.ts';
import { fieldsOfWord, isListed, phrasesIn } from '#engine/language/synonyms.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import type { ChatTurn } from '../../engine.ts';
import { idf } from '../../search/bm25.ts';
import { documentFrequency } from '../../search/term-index.ts';
import { isUnspaced, type Word, wordsOf } from '../../text/words.ts';
import { termWeights } from '../tuning/chat.ts';
import { matchesOf, matchesOfFields, phrasesOf, rolesOfFields, sentencesOfFields } from './vocabulary.ts';

/** A word of a message: what it counts, and the terms of the corpus that match it, each with how well, 0 to 1. */
export type AskedWord = {
  readonly form: string;
  readonly kind: Exclude<Kind, 'empty'>;
  readonly weight: number;
  readonly matches: ReadonlyMap<number, number>;
  /** The sentences that say it in a phrase ("look ahead" for the future). */
  readonly phrases: ReadonlySet<number>;
  /** The sentences that state a role, where the word asks for one. */
  readonly roles: ReadonlySet<number>;
};
export type AskedWords = { readonly words: readonly AskedWord[]; readonly total: number };

/** A message to one person, as it is read. `languages`: those of the message and the material. */
export type AskedOf = {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly names: readonly string[];
};

/**
 * The words of a message that show what it is about, by the languages of the material and of the message. Names of people who
 * are asked are left out. Without any other word, those that hardly show it count.
 */
export function readMessage(
  corpus: Corpus,
  message: string,
  { languages, names }: { languages: readonly Language[]; names: readonly string[] },
): AskedWords {
  const all = [...new Set([...languagesOf(corpus), ...languages])];
  const [language = corpus.language] = languages;
  const skipped = new Set(names.flatMap((name) => wordsIn(name, language)));
  const said = phrasesIn(message, language);
  // "Professional help" is a doctor, and neither a profession nor any help.
  const inPhrases = new Set(said.flatMap(({ phrase }) => wordsIn(phrase, language)));
  const forms = [...new Set(wordsIn(message, language))].filter((form) => !skipped.has(form) && !inPhrases.has(form));
  const kinds = forms.map((form) => ({ form, kind: kindOf(form, all) }));
  const words = kinds.flatMap(({ form, kind }) => {
    if (kind === 'empty') return [];
    const matches = matchesOf(corpus, form, all);
    const weight = kind === 'full' ? weightOf(corpus, form, matches, all) : termWeights[kind];
    const roles = rolesOfFields(corpus, [...fieldsOfWord(form, language)]);
    return [{ kind, form, weight, matches, phrases: phrasesOf(corpus, form, all), roles }];
  });
  for (const { phrase, fields } of said)
    words.push({
      kind: 'full',
      form: phrase,
      weight: termWeights.unknownButOrdinary,
      matches: matchesOfFields(corpus, fields),
      phrases: sentencesOfFields(corpus, fields),
      // "What do you do about the snails?" asks for no role.
      roles: words.some((word) => word.kind === 'full') ? new Set() : rolesOfFields(corpus, fields),
    });
  const isFull = words.some(({ kind }) => kind === 'full' || kind === 'lightWithField');
  // Beside words with content, the others neither make nor break an answer.
  const counted = isFull ? words.filter(({ kind }) => kind !== 'light') : words;
  return { words: counted, total: counted.reduce((sum, { weight }) => sum + weight, 0) };
}

/** The words of a text, folded. Where there are no spaces, a listed word that was cut in two ("品|不足") is one. */
function wordsIn(text: string, language: Language): string[] {
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  if (!isUnspaced(language)) return words.map(({ form }) => form);
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const whole = last && last.end === word.start ? last.form + word.form : '';
    if (last && isListed(whole, language)) joined[joined.length - 1] = { ...last, form: whole, end: word.end };
    else joined.push(word);
  }
  return joined.map(({ form }) => form);
}

/** Whether a message has a word with content. */
export function hasContent(message: string, languages: readonly Language[]): boolean {
  return contentForms(message, languages).length > 0;
}

/** The words (folded) of a message that have content. */
export function contentForms(message: string, languages: readonly Language[]): string[] {
  const [language = 'english'] = languages;
  return wordsIn(message, language).filter((form) => ['full', 'lightWithField'].includes(kindOf(form, languages)));
}

/** In Chinese joining words are cut off together with one another: 你的, 你有. */
const isHan = (form: string) => /^\p{Script=Han}{2,}$/u.test(form);

type Kind = 'empty' | 'light' | 'lightWithField' | 'full';

function kindOf(form: string, languages: readonly Language[]): Kind {
  const packs = languages.map(languagePack);
  const isEmpty = packs.some(
    ({ stopwords, questionWords, fillers }) => stopwords.has(form) || questionWords.has(form) || fillers.includes(form),
  );
  if (isEmpty || (isHan(form) && packs.some(({ stopwords }) => [...form].every((one) => stopwords.has(one)))))
    return 'empty';
  if (languages.some((language) => chatRules(language).lightWords.exec(form)?.[0].length === form.length))
    return 'light';
  const hasField = languages.some((language) => fieldsOfWord(form, language).size > 0);
  if (packs.some(({ weakWords }) => weakWords.has(form))) return hasField ? 'lightWithField' : 'light';
  // Endings and auxiliaries of Japanese are written in kana; what has content is in the lists of words.
  return /^\p{Script=Hiragana}+$/u.test(form) && !hasField ? 'empty' : 'full';
}

function weightOf(
  { reading }: Corpus,
  form: string,
  matches: AskedWord['matches'],
  languages: readonly Language[],
): number {
  const { commonest, rarest, unknownButOrdinary } = termWeights;
  const own = [...matches].filter(([, strength]) => strength === 1).map(([term]) => term);
  if (own.length === 0)
    return languages.some((language) => fieldsOfWord(form, language).size > 0) ? unknownButOrdinary : rarest;
  const { size } = reading.sentenceIndex;
  const frequency = Math.max(...own.map((term) => documentFrequency(reading.sentenceIndex, term)));
  return commonest + (rarest - commonest) * (idf(size, frequency) / idf(size, 0.5));
}
