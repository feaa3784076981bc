import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, isReported, languagesOf, textOf, voiceOf } from '../../corpus/corpus.ts';
import type { AnsweredQuestion, StageOptions } from '../../engine.ts';
import { confidenceOf, measureCoverage, refusalThreshold } from '../../evidence/confidence.ts';
import { dropFillers } from '../../evidence/cut-quote.ts';
import { nameOfVoice } from '../../evidence/speaker-name.ts';
import { readQuery } from '../../search/query.ts';
import { maxPassagesShown } from '../../tuning.ts';
import { keyPhrases } from '../phrases/key-phrases.ts';
import { type PickedSentence, pickSentences } from '../sentences/pick-sentences.ts';
import { namedVoices, passagesToRead, type Ranked, rankPassages } from '../sentences/rank.ts';
import { similarity, termsOfSentence } from '../sentences/similarity.ts';
import {
  maxAnswerWords,
  maxClosestPassages,
  maxFirstPassages,
  maxOverrun,
  maxPassagesRead,
  maxSimilarity,
  maxTopicsOfRefusal,
  minWordsOfFurther,
} from '../tuning/answers.ts';
import { minAskedWeight } from '../tuning/sentences.ts';

/**
 * Answers questions from the material alone: sentences as they were said, the best one first, or a refusal in the
 * project's language that names the nearest topics.
 */
export async function answer(
  corpus: Corpus,
  input: { questions: readonly string[]; language: Language },
  { signal }: StageOptions = {},
): Promise<AnsweredQuestion[]> {
  const { reading } = corpus;
  const names = namedVoices(reading);
  const threshold = refusalThreshold(reading);
  return input.questions.map((question) => {
    signal?.throwIfAborted();
    const query = readQuery(question, languagesOf(corpus), reading.vocabulary, names);
    const ranked = rankPassages(corpus, query);
    const found = passagesToRead(reading, ranked, maxPassagesShown);
    const general = query.voices.length === 0 && query.terms.every((t) => t.weight < minAskedWeight);
    const passages = general ? spreadPassages(corpus, maxPassagesShown) : found;
    const confidence = confidenceOf(measureCoverage(reading, query, found));
    const refused = passages.length === 0 || confidence < threshold;
    return {
      question,
      answer: refused
        ? languagePack(input.language).templates.refusal(
            keyPhrases(corpus, nearestTo(found, reading)).slice(0, maxTopicsOfRefusal),
          )
        : composeAnswer(
            corpus,
            pickSentences(corpus, query, ranked, passages.slice(0, maxPassagesRead)),
            input.language,
          ),
      refused,
      confidence,
      passages: passages.map((p) => shownPassage(corpus, p, ranked, input.language)),
    };
  });
}

function nearestTo(found: readonly number[], reading: Corpus['reading']): readonly number[] {
  return found.length > 0
    ? found.slice(0, maxClosestPassages)
    : reading.passageSpans.map((_, i) => i).slice(0, maxFirstPassages);
}

/** For a question about everything: passages at even distances through the material. */
function spreadPassages(corpus: Corpus, limit: number): number[] {
  const { passageSpans } = corpus.reading;
  const step = Math.max(1, Math.floor(passageSpans.length / limit));
  return passageSpans
    .map((_, i) => i)
    .filter((i) => i % step === 0)
    .slice(0, limit);
}

function shownPassage(
  corpus: Corpus,
  index: number,
  ranked: Ranked,
  language: Language,
): AnsweredQuestion['passages'][number] {
  const span = corpus.reading.passageSpans[index];
  const document = corpus.documents[span?.document ?? 0];
  const start = span?.start ?? 0;
  const end = span?.end ?? 0;
  return {
    documentId: document?.id ?? 0,
    fileName: document?.fileName ?? '',
    start,
    end,
    text: document?.text.slice(start, end) ?? '',
    speaker: soleSpeaker(corpus, index, language),
    score: Number((ranked.smooth[index] ?? 0).toFixed(4)),
  };
}

/** Who speaks in a passage, where it is one person alone. */
function soleSpeaker(corpus: Corpus, index: number, language: Language): string | null {
  const span = corpus.reading.passageSpans[index];
  const sentences = corpus.reading.sentences.slice(span?.from ?? 0, span?.to ?? 0);
  // Of prose, a passage also holds the writer's account.
  if (sentences.some((s) => corpus.reading.turns[s.turn]?.prose)) return null;
  const names = sentences.map((s) => nameOfVoice(corpus, voiceOf(corpus.reading, s), language));
  const [name, ...others] = new Set(names.filter((n) => n !== null));
  return others.length === 0 ? (name ?? null) : null;
}

function composeAnswer(corpus: Corpus, picked: readonly PickedSentence[], language: Language): string {
  const { reading } = corpus;
  const { templates } = languagePack(language);
  const parts: string[] = [];
  const said = new Set<string>();
  const given: ReadonlySet<number>[] = [];
  let words = 0;
  for (const { index, score } of picked) {
    const sentence = reading.sentences[index];
    if (!sentence || (parts.length > 0 && score <= 0)) break;
    const size = sentence.to - sentence.from;
    if (parts.length > 0 && (size < minWordsOfFurther || words + size > maxAnswerWords * maxOverrun)) continue;
    const terms = termsOfSentence(reading, index);
    if (given.some((t) => similarity(reading, terms, t) > maxSimilarity)) continue;
    given.push(terms);
    const own = reading.languages[sentence.document] ?? corpus.language;
    const text = textOf(corpus, {
      ...sentence,
      ...dropFillers(corpus.documents[sentence.document]?.text ?? '', sentence, own),
    });
    const key = text.toLowerCase();
    if (said.has(key)) continue;
    said.add(key);
    const name = isReported(reading, sentence) ? null : nameOfVoice(corpus, voiceOf(reading, sentence), language);
    const line = text.replace(/\s+/g, ' ');
    parts.push(name ? templates.speakerSaid(name, line) : line);
    words += size;
    if (words >= maxAnswerWords) break;
  }
  return parts.join(' ');
}
