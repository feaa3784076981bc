import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus, CorpusSentence } from '../../corpus/corpus.ts';
import { isUnspaced } from '../../text/words.ts';
import type { Described, Trait } from './person-fields.ts';

/**
 * A portrait of one or two sentences in the project's language: the role with the years of experience, then a wish, what they
 * do day to day, or a fact. Words of another language are not set within a sentence of the project's.
 */
export function portray(corpus: Corpus, { role, years, traits }: Described, language: Language): string {
  const { person } = languagePack(language).templates;
  const isOwn = (sentence: number) => languageOf(corpus, sentence) === language;
  const known = years && isOwn(years.sentence) ? years : null;
  const career = role || known ? capitalised(person.career(role, known?.text ?? null), language) : '';
  const said = (all: readonly Trait[], introduce: (text: string) => string) =>
    all.filter((t) => !(known && t.sentence === known.sentence)).map((t) => introduce(t.text));
  const [more = ''] = [
    ...said(traits.wish, person.wishes),
    ...said(traits.activity, person.everyDay),
    ...said(
      traits.fact.filter((t) => !role || !t.text.toLowerCase().includes(role.toLowerCase())),
      person.background,
    ),
  ];
  return [career, more].filter(Boolean).join(isUnspaced(language) ? '' : ' ') || person.noDescription();
}

function languageOf(corpus: Corpus, index: number): Language {
  const { document } = corpus.reading.sentences[index] as CorpusSentence;
  return corpus.reading.languages[document] ?? corpus.language;
}

function capitalised(text: string, language: Language): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(languagePack(language).tag) + text.slice(first.length);
}
