import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { EngineDocument } from '../engine.ts';
import { emptyVocabulary, termIdOf } from '../search/term-index.ts';
import { termOf, withoutElision } from '../search/terms.ts';
import { type PassageRules, type PassageSpan, passagesOf, type Sentence } from '../text/passages.ts';
import { recogniseLanguage } from '../text/recognise-language.ts';
import { sentencesOf } from '../text/sentences.ts';
import { trimSpan } from '../text/span.ts';
import { type Turn, turnsOf } from '../text/turns.ts';
import { wordsOf } from '../text/words.ts';
import { passage } from '../tuning.ts';
import { isUsable } from './is-usable.ts';
import { type DocumentFacts, noFacts } from './sentence-facts.ts';

/**
 * What a document is by itself, whatever else is in the corpus: it depends on the text, the blocks and the hint of a language
 * alone. Sentences, turns and terms count within the document.
 */
export type ReadDocument = {
  readonly language: Language;
  readonly turns: readonly Turn[];
  readonly sentences: readonly Sentence[];
  readonly passages: readonly PassageSpan[];
  /** Its terms in the order in which they were first seen, with 1 in `stop` for those that only join other words. */
  readonly vocabulary: readonly string[];
  readonly stop: Uint8Array;
  readonly terms: Int32Array;
  readonly isSpoken: boolean;
  /** Whether it holds a sentence that could be quoted. */
  readonly isUsable: boolean;
  readonly facts: DocumentFacts;
};

type OwnSentence = Sentence & { readonly row: number | null };

export async function readDocument(
  document: EngineDocument,
  hint?: Language,
  signal?: AbortSignal,
): Promise<ReadDocument> {
  const { text } = document;
  const language = await recogniseLanguage(text, hint);
  const turns = turnsOf(document, language);
  const { stopwords } = languagePack(language);
  const vocabulary = emptyVocabulary();
  const terms: number[] = [];
  const stop: number[] = [];
  const opens: boolean[] = [];
  const own: OwnSentence[] = [];
  for (const [t, turn] of turns.entries()) {
    signal?.throwIfAborted();
    // Prose is cut at its paragraphs, even where people are quoted in them.
    let before = turn.prose ? (own.at(-1)?.end ?? turn.start) : turn.start;
    for (const span of sentencesOf(text, turn, language)) {
      const from = terms.length;
      for (const word of wordsOf(text, span, language)) {
        const number = termIdOf(vocabulary, termOf(word.form, language));
        terms.push(number);
        if (stopwords.has(word.form) || stopwords.has(withoutElision(word.form, language))) stop[number] = 1;
        else stop[number] ??= 0;
      }
      const isNewTurn = own.at(-1)?.turn !== t && !turn.prose;
      opens.push(own.length === 0 || isNewTurn || text.slice(before, span.start).includes('\n'));
      own.push({ ...span, turn: t, from, to: terms.length, row: turn.row?.ordinal ?? null });
      before = span.end;
    }
  }
  const isSpoken = turns.some((t) => t.key && !t.row && !t.prose);
  const cuts = cutPassages(own, isSpoken ? passage.talk : passage.prose, opens);
  const sentences = cuts.flatMap((cut) => own.slice(cut.from, cut.to).map(({ row: _, ...sentence }) => sentence));
  return {
    ...{ language, turns, sentences, isSpoken, facts: noFacts() },
    passages: cuts.map((cut) => withLabel(text, turns, own, cut)),
    ...{ vocabulary: vocabulary.terms, stop: Uint8Array.from(stop), terms: Int32Array.from(terms) },
    isUsable: sentences.some((sentence) => isUsable(text, sentence)),
  };
}

function cutPassages(own: readonly OwnSentence[], rules: PassageRules, opens: readonly boolean[]): PassageSpan[] {
  return passagesOf(own, rules, {
    borderBefore: (i) => opens[i] ?? false,
    mustBreak: (i) => own[i]?.row !== own[i - 1]?.row,
  });
}

/** A passage that begins with a turn begins with the label before it. */
function withLabel(
  text: string,
  turns: readonly Turn[],
  own: readonly OwnSentence[],
  { from, to, start, end }: PassageSpan,
): PassageSpan {
  const first = own[from];
  const turn = turns[first?.turn ?? 0];
  const isOpening = turn && turn.start === first?.start;
  return { from, to, end, start: isOpening ? trimSpan(text, { start: turn.labelStart, end }).start : start };
}
