import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { surveyHeading } from '../tuning/exchanges.ts';
import { asksForBackground } from './asked-aloud.ts';
import { columnOf } from './survey-column.ts';

/** A question that heads a column of a survey. */
export type SurveyQuestion = {
  /** The heading without its number and note. */
  readonly text: string;
  readonly language: Language;
  /** Sentences of the cells below it. */
  readonly sentences: readonly number[];
  readonly documents: number;
  /** It asks who people are. */
  readonly isBackground: boolean;
};

type Column = {
  readonly text: string;
  readonly language: Language;
  readonly sentences: number[];
  documents: Set<number>;
};

/** The questions of the surveys in their order: what a heading asks, where people answer it in words. */
export function surveyQuestions(corpus: Corpus): SurveyQuestion[] {
  const { reading } = corpus;
  const headings = new Map<string, string | null>();
  const columns = new Map<string, Column>();
  for (const [i, sentence] of reading.sentences.entries()) {
    if (reading.turns[sentence.turn]?.row?.answers !== true) continue;
    const heading = columnOf(corpus, i);
    if (heading === null) continue;
    const language = reading.languages[sentence.document] ?? corpus.language;
    const key = `${language} ${heading}`;
    if (!headings.has(key)) headings.set(key, questionOf(heading, language));
    const text = headings.get(key);
    if (!text) continue;
    const column = columns.get(`${language} ${text}`) ?? {
      text,
      language,
      sentences: [],
      documents: new Set<number>(),
    };
    columns.set(`${language} ${text}`, column);
    column.sentences.push(i);
    column.documents.add(sentence.document);
  }
  return [...columns.values()]
    .filter(
      ({ sentences }) =>
        sentences.filter((i) => wordsIn(corpus, i) >= surveyHeading.minWords).length >= surveyHeading.minAnswers,
    )
    .map(({ documents, ...column }) => ({
      ...column,
      documents: documents.size,
      isBackground: asksForBackground(column.text, column.language),
    }));
}

/** "3. What would you change? (required)" without its number and note; null for a heading that does not ask. */
function questionOf(heading: string, language: Language): string | null {
  const asked = heading
    .replaceAll('_', ' ')
    .replace(/^\s*(?:\p{L}{0,8}\s?)?\d{1,3}\s*[.):：-]\s*/u, '')
    .replace(/\s*(?:[[(][^\])]*[\])]|\*)+\s*$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const words = wordsOf(asked, { start: 0, end: asked.length }, language);
  const isQuestion =
    /[?？؟]$/u.test(asked) && (isUnspaced(language) || words.length >= surveyHeading.minWordsOfQuestion);
  if (!isQuestion || words.length > surveyHeading.maxWordsOfQuestion) return null;
  const [first = ''] = asked;
  return first.toLocaleUpperCase(languagePack(language).tag) + asked.slice(first.length);
}

const wordsIn = ({ reading }: Corpus, index: number): number => {
  const { from = 0, to = 0 } = reading.sentences[index] ?? {};
  return to - from;
};
