import type { Language } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import type { Brief } from '../../engine.ts';
import { termOf } from '../../search/terms.ts';
import { wordsOf } from '../../text/words.ts';
import { type KeyPhrase, phraseTable } from '../phrases/key-phrases.ts';
import { minGenericSample, minGenericShare, minSubjectShare } from '../tuning/questions.ts';
import { briefText } from './brief-clauses.ts';

/** Words too general to ask about: the subject of all the material, or words that fit any project ("home"). */
export type GenericWords = {
  /** Why a term is generic, null when it is not. A name is that of the product, the company or the town. */
  kindOf(term: string): 'name' | 'everywhere' | null;
  /**
   * Whether a phrase is nothing else: "What do people say about the car?" asks nothing of those who share one. "Electric cars"
   * say something, and so does what the brief lists as a separate item ("the hotline").
   */
  isGeneric(phrase: KeyPhrase): boolean;
  /** Whether the brief names the word by itself, as one part of a list. */
  isNamedAlone(term: string): boolean;
};

export function genericWordsOf(corpus: Corpus, brief: Brief): GenericWords {
  const table = phraseTable(corpus);
  const said = briefWords(brief, corpus.language);
  const vague = new Set(languagesOf(corpus).flatMap((language) => languagePack(language).topics.vague));
  const known = new Map<string, 'name' | 'everywhere' | null>();
  const standsEverywhere = (phrase: KeyPhrase) =>
    shareOfDocuments(corpus, phrase) >= minGenericShare.documents ||
    shareOfPassages(corpus, phrase) >= minGenericShare.passages;
  const judged = (term: string) => {
    const phrase = table.find(term);
    if (!phrase) return null;
    const isName = isNamed(phrase.text, corpus.language);
    const isSubject = shareOfDocuments(corpus, phrase) >= minSubjectShare;
    if (isName && (said.written.has(phrase.text) || isSubject)) return 'name';
    if (said.namedAlone.has(term)) return null;
    if (vague.has(phrase.text.toLowerCase())) return 'everywhere';
    return standsEverywhere(phrase) || (said.terms.has(term) && isSubject) ? 'everywhere' : null;
  };
  const kindOf = (term: string) => {
    const kind = known.has(term) ? (known.get(term) ?? null) : judged(term);
    known.set(term, kind);
    return kind;
  };
  return {
    kindOf,
    isNamedAlone: (term) => said.namedAlone.has(term),
    isGeneric(phrase) {
      const kinds = phrase.key.split(' ').map(kindOf);
      return !kinds.includes(null) && (kinds.length === 1 || kinds.includes('name'));
    },
  };
}

/** A capital within a sentence: the key phrase keeps it. German nouns all have one. */
function isNamed(text: string, language: Language): boolean {
  return !grammarOf(language).capitalisedNouns && /^\p{Lu}/u.test(text);
}

/** Of the documents in the languages in which the word is said: "car" occurs in no German one. */
function shareOfDocuments({ reading }: Corpus, { sentences }: KeyPhrase): number {
  const holding = new Set(sentences.map((i) => reading.sentences[i]?.document ?? 0));
  const languages = new Set([...holding].map((document) => reading.languages[document]));
  const all = reading.languages.filter((language) => languages.has(language)).length;
  return all < minGenericSample.documents ? 0 : holding.size / all;
}

function shareOfPassages({ reading }: Corpus, { sentences }: KeyPhrase): number {
  const all = reading.passageSpans.length;
  const holding = new Set(sentences.map((i) => reading.sentences[i]?.passage ?? 0));
  return all < minGenericSample.passages ? 0 : holding.size / all;
}

type BriefWords = {
  /** In their written form. */
  readonly written: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
  /** Terms that are a part of the brief alone: "late drivers, charging cables, the hotline". */
  readonly namedAlone: ReadonlySet<string>;
};

function briefWords(brief: Brief, language: Language): BriefWords {
  const text = briefText(brief);
  const { stopwords, questionWords, weakWords, coordinators } = languagePack(language);
  const written = new Set<string>();
  const terms = new Set<string>();
  const namedAlone = new Set<string>();
  let part: string[] = [];
  let alone = true;
  let end = 0;
  const close = () => {
    if (alone && part.length === 1 && part[0] !== undefined) namedAlone.add(part[0]);
    part = [];
    alone = true;
  };
  for (const word of wordsOf(text, { start: 0, end: text.length }, language)) {
    if (pause.test(text.slice(end, word.start)) || coordinators.has(word.form)) close();
    end = word.end;
    // "how people buy bread" is about the buying, "the bread" about the bread
    if ([questionWords, weakWords].some((list) => list.has(word.form))) alone = false;
    else if (!stopwords.has(word.form)) {
      const term = termOf(word.form, language);
      written.add(text.slice(word.start, word.end));
      terms.add(term);
      part.push(term);
    }
  }
  close();
  return { written, terms, namedAlone };
}

const pause = /[,;:.?!–—،؛؟。，、；：！？।]/u;
