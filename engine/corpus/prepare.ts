import { defaultLanguage, type Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type EngineDocument, NoUsableTextError, type Passage, type StageOptions } from '../engine.ts';
import { emptyVocabulary, type GramIndex, indexGrams, indexUnits, termIdOf } from '../search/term-index.ts';
import type { Corpus, CorpusPassage, CorpusSentence, CorpusTurn, Reading } from './corpus.ts';
import type { KeptDocuments } from './kept-documents.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { recurringAskers } from './recurring-askers.ts';
import { type Speaker, voiceRegister } from './voices.ts';

/**
 * Reads documents: language, turns, sentences, passages, index. `language` is a hint that wins where the text does not
 * speak against it. What is in `kept` is not read again. Throws NoUsableTextError when no document holds a sentence.
 */
export async function prepare(
  documents: readonly EngineDocument[],
  options: StageOptions & { language?: Language; kept?: KeptDocuments } = {},
): Promise<Corpus> {
  const read = options.kept?.read ?? readDocument;
  const parts: ReadDocument[] = [];
  for (const document of documents) {
    options.signal?.throwIfAborted();
    parts.push(await read(document, options.language, options.signal));
  }
  const languages = parts.map((part) => part.language);
  const language = mainLanguage(documents, languages, options.language);
  if (!parts.some((part) => part.isUsable))
    throw new NoUsableTextError(languagePack(language).templates.noUsableText());
  options.signal?.throwIfAborted();
  const reading = join(documents, parts);
  return { documents, language, reading, passages: passagesIn(documents, reading), vectors: new Map() };
}

/**
 * The corpus without what was read of its texts, which takes ten times their length in memory. Its passages can be stored and embedded;
 * no stage can work on it, nor can names be masked.
 */
export const passagesAlone = ({ passages, language, vectors }: Corpus): Corpus => ({
  ...{ documents: [], passages, language, vectors },
  reading: join([], []),
});

const noSpeaker: Speaker = { voice: 0, voiceKey: '' };

/** The documents as one corpus: whatever counts within a document counts over all of them. */
function join(documents: readonly EngineDocument[], parts: readonly ReadDocument[]): Reading {
  const vocabulary = emptyVocabulary();
  const stop: number[] = [];
  const turns: CorpusTurn[] = [];
  const sentences: CorpusSentence[] = [];
  const passageSpans: CorpusPassage[] = [];
  const firstSentences: number[] = [];
  const register = voiceRegister(recurringAskers(documents, parts));
  const terms = new Int32Array(parts.reduce((sum, part) => sum + part.terms.length, 0));
  let words = 0;
  for (const [document, part] of parts.entries()) {
    const ids = part.vocabulary.map((term) => termIdOf(vocabulary, term));
    for (const [i, id] of ids.entries()) stop[id] = Math.max(stop[id] ?? 0, part.stop[i] ?? 0);
    for (const [i, term] of part.terms.entries()) terms[words + i] = ids[term] ?? 0;
    const speakers = register.add(documents[document] as EngineDocument, document, part.turns, part.language);
    const [firstTurn, firstSentence] = [turns.length, sentences.length];
    firstSentences.push(firstSentence);
    for (const [i, turn] of part.turns.entries()) turns.push({ ...turn, document, ...(speakers[i] ?? noSpeaker) });
    for (const { start, end, from, to } of part.passages) {
      const passage = passageSpans.length;
      passageSpans.push({ start, end, document, from: firstSentence + from, to: firstSentence + to });
      for (const one of part.sentences.slice(from, to))
        sentences.push({
          ...{ start: one.start, end: one.end, document, turn: firstTurn + one.turn, passage },
          ...{ from: words + one.from, to: words + one.to },
        });
    }
    words += part.terms.length;
  }
  let grams: GramIndex | null = null;
  return {
    languages: parts.map((part) => part.language),
    ...{ turns, sentences, passageSpans, vocabulary, terms, voices: register.voices },
    firstSentences: Int32Array.from(firstSentences),
    facts: parts.map((part) => part.facts),
    stop: Uint8Array.from(stop),
    passageIndex: indexUnits(vocabulary, terms, termRanges(passageSpans, sentences)),
    sentenceIndex: indexUnits(vocabulary, terms, sentences),
    spoken: Uint8Array.from(parts, (part) => (part.isSpoken ? 1 : 0)),
    grams: () => {
      grams ??= indexGrams(vocabulary);
      return grams;
    },
  };
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
