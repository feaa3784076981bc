import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus, CorpusSentence } from '../../corpus/corpus.ts';
import { isUnspaced } from '../../text/words.ts';
import type { Described, Trait } from './person-fields.ts';

/** Sentences behind the role. */
const maxPortrayed = 2;
/** Characters of a role, without its first word, that are not said again. */
const minRepeated = 8;

/**
 * A portrait of one to three sentences in the project's language: the role with the years of experience, then a fact, what they
 * do day to day and a wish. Words of another language are not set within a sentence of the project's.
 */
export function portray(corpus: Corpus, { role, years, traits }: Described, language: Language): string {
  const { person } = languagePack(language).templates;
  const isOwn = (sentence: number) => languageOf(corpus, sentence) === language;
  const known = years && isOwn(years.sentence) ? years : null;
  const career = role || known ? capitalised(person.career(role, known?.text ?? null), language) : '';
  const said = (all: readonly Trait[], introduce: (text: string) => string) =>
    all.filter((t) => !(known && t.sentence === known.sentence)).map((t) => introduce(t.text));
  const [fact = ''] = said(
    traits.fact.filter((t) => !role || !t.text.toLowerCase().includes(role.toLowerCase())),
    person.background,
  );
  // "Drives a van. Day to day: I drive a van": told once.
  const doing = role?.toLowerCase().split(' ').slice(1).join(' ') ?? '';
  const [activity = ''] = said(
    traits.activity.filter((t) => doing.length < minRepeated || !t.text.toLowerCase().includes(doing)),
    person.everyDay,
  );
  const [wish = ''] = said(traits.wish, person.wishes);
  // Who they are is told before what they do, and what they wish last.
  const more = activity && wish ? [activity, wish] : [fact, activity, wish].filter(Boolean).slice(0, maxPortrayed);
  return [career, ...more].filter(Boolean).join(isUnspaced(language) ? '' : ' ') || person.noDescription();
}

function languageOf(corpus: Corpus, index: number): Language {
  const { document } = corpus.reading.sentences[index] as CorpusSentence;
  return corpus.reading.languages[document] ?? corpus.language;
}

function capitalised(text: string, language: Language): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(languagePack(language).tag) + text.slice(first.length);
}
