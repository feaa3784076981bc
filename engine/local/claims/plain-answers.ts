import type { Language } from '#contract/languages.ts';
import { isCourtesy } from '#engine/language/chat/courtesies.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, isOfNoteTaker, voiceIndexOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { isOffRecord } from '../../evidence/off-record.ts';
import { mayBeEvidence } from '../../evidence/speaker-guard.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { pointsBack } from '../sentences/points-back.ts';
import { namingTerms } from '../sentences/similarity.ts';
import { sentimentOfSentence } from '../sentences/stance.ts';
import { kindOfSentence } from '../sentences/statement-kind.ts';
import { leadClause, statementTitle } from '../titles/claim-title.ts';
import { canExtendTitle, isUnfinished, opensTitle } from '../titles/gate.ts';
import { withNeighbor } from '../titles/with-neighbor.ts';
import {
  answerWeights,
  maxPlaceOfPointing,
  minRateOfAnswer,
  minWordsOfAnswer,
  wordsOfBeginning,
} from '../tuning/claims.ts';
import { type Claim, claimsBySentence, guideIndex, isBeforeTopic } from './find-claims.ts';
import { generalKindOf } from './general-kind.ts';
import { worthOf } from './worth.ts';

/** What leads an answer, and how well. */
export type PlainAnswer = { readonly claim: Claim; readonly rate: number };

/**
 * What people answered in some exchanges, the best of each person, best first: a claim where they make one, or else the plain
 * statement that says most. Empty where nothing that they said can be read by itself.
 */
export function plainAnswers(corpus: Corpus, exchanges: readonly number[], terms: ReadonlySet<number>): PlainAnswer[] {
  const { all } = exchangesIn(corpus);
  const best = new Map<number, PlainAnswer>();
  for (const e of exchanges) {
    const { answer = [] } = all[e] ?? {};
    for (const [place, sentence] of answer.entries()) {
      const claim = claimAt(corpus, sentence, place);
      if (!claim) continue;
      const rate = rateOf(corpus, claim, { place, terms });
      if (rate >= minRateOfAnswer && rate > (best.get(claim.voice)?.rate ?? Number.NEGATIVE_INFINITY))
        best.set(claim.voice, { claim, rate });
    }
  }
  return [...best.values()].sort((a, b) => b.rate - a.rate || a.claim.sentence - b.claim.sentence);
}

function rateOf(
  corpus: Corpus,
  { sentence, title, isClear }: Claim,
  { place, terms }: { place: number; terms: ReadonlySet<number> },
): number {
  const { later, named, clear, kind, feeling, pointing, length, goodWords } = answerWeights;
  const language = languageAt(corpus, sentence);
  const words = wordsIn(title, language);
  return (
    (isClear ? clear : 0) +
    later * Math.min(place, 4) +
    (namingTerms(corpus.reading, sentence).isDisjointFrom(terms) ? 0 : named) +
    (kindOfSentence(corpus, sentence) === 'other' ? 0 : kind) +
    feeling * Math.abs(sentimentOfSentence(corpus, sentence)) +
    (pointsBack(beginning(title), language) && !speechRules(language).indirect?.test(title)
      ? place === 0
        ? pointing.first
        : pointing.later
      : 0) +
    length * Math.min(1, words / goodWords)
  );
}

/** Further on in a title, a pronoun mostly has its noun before it. */
const beginning = (title: string): string => title.split(' ').slice(0, wordsOfBeginning).join(' ');

/** The claim of a sentence, or what can be shown of it without one. */
function claimAt(corpus: Corpus, sentence: number, place: number): Claim | null {
  const known = claimsBySentence(corpus).get(sentence);
  if (known) return known;
  const title = plainTitle(corpus, sentence);
  if (!title || isQuestion(corpus, sentence) || !mayBeEvidence(corpus.reading, sentenceAt(corpus, sentence)))
    return null;
  if (isOffRecord(corpus, sentence) || isOfNoteTaker(corpus.reading, sentenceAt(corpus, sentence))) return null;
  if (isBeforeTopic(corpus, sentence, guideIndex(corpus)[sentence] ?? -1)) return null;
  // What "they" are, the question says that is read above the first sentences of its answer.
  if (place > maxPlaceOfPointing && !title.opens) return null;
  const language = languageAt(corpus, sentence);
  const { text, from, to } = withNeighbor(corpus, sentence, {
    whole: { text: title.text, start: 0, end: 0 },
    claims: false,
  });
  if (wordsIn(text, language) < minWordsOfAnswer.title) return null;
  return {
    sentence,
    voice: voiceIndexOf(corpus.reading, sentenceAt(corpus, sentence)),
    clause: title.text,
    title: text,
    ...{ from, to, worth: worthOf(corpus, sentence), weight: 0, guide: guideIndex(corpus)[sentence] ?? -1 },
    ...{ isClear: false, isLoose: false, isIndirect: false, goesOn: false, kind: generalKindOf(title.text, language) },
  };
}

const plainTitle = sentenceFact('plain title', (text, language) => {
  const said = statementTitle(text, language)?.whole.text ?? leadClause(text, language);
  const [first] = wordsOf(said, { start: 0, end: said.length }, language);
  // "Who'd lost the house": the rest of a sentence that began before.
  if (first && languagePack(language).interrogatives.has(/^[^'’]+/u.exec(first.form)?.[0] ?? '')) return null;
  const isFit = canExtendTitle(said, language) && !isUnfinished(said, language) && !isCourtesy(text, language);
  const isLong = isUnspaced(language) || wordsIn(said, language) >= minWordsOfAnswer.sentence;
  return isLong && isFit ? { text: said, opens: opensTitle(said, language) } : null;
});

const wordsIn = (text: string, language: Language): number =>
  wordsOf(text, { start: 0, end: text.length }, language).length;

const sentenceAt = (corpus: Corpus, index: number) => corpus.reading.sentences[index] as CorpusSentence;

const languageAt = (corpus: Corpus, index: number): Language =>
  corpus.reading.languages[sentenceAt(corpus, index).document] ?? corpus.language;
