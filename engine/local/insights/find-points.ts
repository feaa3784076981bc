import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, languagesOf, type Reading } from '../../corpus/corpus.ts';
import { confidenceOf, measureCoverage } from '../../evidence/confidence.ts';
import { isOffRecord } from '../../evidence/off-record.ts';
import { mayBeEvidence } from '../../evidence/speaker-guard.ts';
import { type NamedVoice, type Query, readQuery } from '../../search/query.ts';
import { wordsOf } from '../../text/words.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { type PickedSentence, pickSentences } from '../sentences/pick-sentences.ts';
import { passagesToRead, rankPassages } from '../sentences/rank.ts';
import { maxPassages, minConfidence, minWordsPerSentence, wordsPerPassage } from '../tuning/insights.ts';

/** What the material says to a question: candidate sentences of participants, best first. */
export type Points = {
  readonly query: Query;
  readonly picked: readonly PickedSentence[];
  /** Whether a question is answered, a theme that it sets in quotation marks is followed, or a statement is checked. */
  readonly kind: 'question' | 'theme' | 'statement';
};

/** The points for a question, or null when the material does not speak of it. */
export function findPoints(corpus: Corpus, question: string, names: readonly NamedVoice[]): Points | null {
  const { reading } = corpus;
  const query = readQuery(question, languagesOf(corpus), reading.vocabulary, names);
  const ranked = rankPassages(corpus, query);
  const kind = isStatement(question, corpus.language) ? 'statement' : query.marked ? 'theme' : 'question';
  const passages = passagesToFill(
    reading,
    passagesToRead(reading, ranked, reading.passageSpans.length),
    maxPassages[kind],
  );
  if (passages.length === 0 || confidenceOf(measureCoverage(reading, query, passages)) < minConfidence) return null;
  const picked = pickSentences(
    corpus,
    query,
    ranked,
    passages,
    (index) => {
      const sentence = reading.sentences[index] as CorpusSentence;
      return (
        mayBeEvidence(reading, sentence) &&
        sentence.to - sentence.from >= minWordsPerSentence &&
        !isOffRecord(corpus, index) &&
        !isQuestion(corpus, index)
      );
    },
    kind === 'statement',
  ).filter((p) => p.score > 0);
  return picked.length > 0 ? { query, picked, kind } : null;
}

/** The first passages that hold as many words as `full` passages of the usual size: a cell of a survey is a passage, too. */
function passagesToFill(reading: Reading, passages: readonly number[], full: number): number[] {
  const chosen: number[] = [];
  let words = 0;
  for (const p of passages) {
    if (chosen.length >= full && words >= full * wordsPerPassage) break;
    chosen.push(p);
    const { from = 0, to = 0 } = reading.passageSpans[p] ?? {};
    words += (reading.sentences[to - 1]?.to ?? 0) - (reading.sentences[from]?.from ?? 0);
  }
  return chosen;
}

/** A whole sentence with a full stop that does not begin with a word of asking ("Describe …"). */
function isStatement(question: string, language: Language): boolean {
  if (!/[.!。！।]["'”’»]?\s*$/u.test(question) || /[?？؟]/u.test(question)) return false;
  const [first] = wordsOf(question, { start: 0, end: question.length }, language);
  const { questionWords, stopwords } = languagePack(language);
  return first !== undefined && (!questionWords.has(first.form) || stopwords.has(first.form));
}
