import { defaultLanguage, type Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type EngineDocument, NoUsableTextError, type Passage, type StageOptions } from '../engine.ts';
import {
  emptyVocabulary,
  type GramIndex,
  indexGrams,
  indexUnits,
  termIdOf,
  type Vocabulary,
} from '../search/term-index.ts';
import { termOf } from '../search/terms.ts';
import { type PassageRules, passagesOf } from '../text/passages.ts';
import { recogniseLanguage } from '../text/recognise-language.ts';
import { sentencesOf } from '../text/sentences.ts';
import { trimSpan } from '../text/span.ts';
import { turnsOf } from '../text/turns.ts';
import { wordsOf } from '../text/words.ts';
import { passage } from '../tuning.ts';
import type { Corpus, CorpusPassage, CorpusSentence, CorpusTurn, Reading } from './corpus.ts';
import { isUsable } from './is-usable.ts';
import { voiceRegister } from './voices.ts';

/** Mutable while documents are read one after another. */
type Draft = {
  languages: Language[];
  turns: CorpusTurn[];
  sentences: CorpusSentence[];
  passages: CorpusPassage[];
  vocabulary: Vocabulary;
  terms: number[];
  stop: number[];
  spoken: number[];
};

/**
 * Reads documents: language, turns, sentences, passages, index. `language` is a hint that wins where the text does not
 * speak against it. Throws NoUsableTextError when no document holds a sentence.
 */
export async function prepare(
  documents: readonly EngineDocument[],
  options: StageOptions & { language?: Language } = {},
): Promise<Corpus> {
  const draft: Draft = {
    languages: [],
    turns: [],
    sentences: [],
    passages: [],
    vocabulary: emptyVocabulary(),
    terms: [],
    stop: [],
    spoken: [],
  };
  const register = voiceRegister();
  for (const [index, document] of documents.entries()) {
    options.signal?.throwIfAborted();
    const language = await recogniseLanguage(document.text, options.language);
    draft.languages.push(language);
    const turns = turnsOf(document, language);
    const voices = register.add(document, index, turns, language);
    const firstTurn = draft.turns.length;
    for (const [i, turn] of turns.entries()) draft.turns.push({ ...turn, document: index, voice: voices[i] ?? 0 });
    const spoken = turns.some((t) => t.key && !t.row && !t.prose);
    draft.spoken.push(spoken ? 1 : 0);
    readSentences(draft, document, index, language, firstTurn, spoken ? passage.talk : passage.prose);
    options.onProgress?.({ done: index + 1, total: documents.length });
  }
  const language = mainLanguage(documents, draft.languages, options.language);
  if (!draft.sentences.some((s) => isUsable(documents[s.document]?.text ?? '', s)))
    throw new NoUsableTextError(languagePack(language).templates.noUsableText());
  options.signal?.throwIfAborted();
  const terms = Int32Array.from(draft.terms);
  let grams: GramIndex | null = null;
  const reading: Reading = {
    languages: draft.languages,
    turns: draft.turns,
    sentences: draft.sentences,
    passageSpans: draft.passages,
    voices: register.voices,
    vocabulary: draft.vocabulary,
    terms,
    stop: Uint8Array.from(draft.stop),
    passageIndex: indexUnits(draft.vocabulary, terms, termRanges(draft.passages, draft.sentences)),
    sentenceIndex: indexUnits(draft.vocabulary, terms, draft.sentences),
    spoken: Uint8Array.from(draft.spoken),
    grams: () => {
      grams ??= indexGrams(draft.vocabulary);
      return grams;
    },
  };
  return { documents, language, reading, passages: passagesIn(documents, reading), vectors: new Map() };
}

function readSentences(
  draft: Draft,
  document: EngineDocument,
  index: number,
  language: Language,
  firstTurn: number,
  rules: PassageRules,
): void {
  const { text } = document;
  const { stopwords } = languagePack(language);
  const firstSentence = draft.sentences.length;
  const opens: boolean[] = [];
  const own: (CorpusSentence & { row: number | null })[] = [];
  for (let t = firstTurn; t < draft.turns.length; t++) {
    const turn = draft.turns[t] as CorpusTurn;
    // Prose is cut at its paragraphs, whoever is quoted in them.
    let before = turn.prose ? (own.at(-1)?.end ?? turn.start) : turn.start;
    for (const span of sentencesOf(text, turn, language)) {
      const from = draft.terms.length;
      for (const word of wordsOf(text, span, language)) {
        const number = termIdOf(draft.vocabulary, termOf(word.form, language));
        draft.terms.push(number);
        if (stopwords.has(word.form)) draft.stop[number] = 1;
        else draft.stop[number] ??= 0;
      }
      opens.push(
        own.length === 0 || (own.at(-1)?.turn !== t && !turn.prose) || text.slice(before, span.start).includes('\n'),
      );
      own.push({
        ...span,
        document: index,
        turn: t,
        passage: 0,
        from,
        to: draft.terms.length,
        row: turn.row?.ordinal ?? null,
      });
      before = span.end;
    }
  }
  const cuts = passagesOf(own, rules, {
    borderBefore: (i) => opens[i] ?? false,
    mustBreak: (i) => own[i]?.row !== own[i - 1]?.row,
  });
  for (const cut of cuts) {
    const number = draft.passages.length;
    for (let i = cut.from; i < cut.to; i++) {
      const { row: _, ...sentence } = own[i] as (typeof own)[number];
      draft.sentences.push({ ...sentence, passage: number });
    }
    const first = own[cut.from];
    const turn = draft.turns[first?.turn ?? 0];
    const start =
      turn && turn.start === first?.start ? trimSpan(text, { start: turn.labelStart, end: cut.end }).start : cut.start;
    draft.passages.push({
      start,
      end: cut.end,
      document: index,
      from: firstSentence + cut.from,
      to: firstSentence + cut.to,
    });
  }
}

function termRanges(passages: readonly CorpusPassage[], sentences: readonly CorpusSentence[]) {
  return passages.map((p) => ({ from: sentences[p.from]?.from ?? 0, to: sentences[p.to - 1]?.to ?? 0 }));
}

function mainLanguage(documents: readonly EngineDocument[], languages: readonly Language[], hint?: Language): Language {
  const lengths = new Map<Language, number>();
  for (const [i, language] of languages.entries())
    lengths.set(language, (lengths.get(language) ?? 0) + (documents[i]?.text.length ?? 0));
  const [longest] = [...lengths].sort((a, b) => b[1] - a[1]);
  return longest?.[0] ?? hint ?? defaultLanguage;
}

function passagesIn(documents: readonly EngineDocument[], reading: Reading): Passage[] {
  const ordinals = new Map<number, number>();
  return reading.passageSpans.map((p) => {
    const document = documents[p.document] as EngineDocument;
    const ordinal = ordinals.get(p.document) ?? 0;
    ordinals.set(p.document, ordinal + 1);
    const language = reading.languages[p.document] ?? defaultLanguage;
    const text = document.text.slice(p.start, p.end);
    const speakers = new Set<string>();
    for (let s = p.from; s < p.to; s++) {
      const name = reading.turns[reading.sentences[s]?.turn ?? 0]?.speaker;
      if (name) speakers.add(name);
    }
    return {
      documentId: document.id,
      ordinal,
      start: p.start,
      end: p.end,
      text,
      speakers: [...speakers],
      language,
    };
  });
}
