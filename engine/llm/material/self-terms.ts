import { type Corpus, type CorpusSentence, voiceIndexOf } from '../../corpus/corpus.ts';
import { isIntroduction } from '../../local/people/introductions.ts';
import { sentencesByVoice } from '../../local/people/role-of-voice.ts';
import { isBackground } from '../../local/sentences/background.ts';
import { isAsking } from './asked-words.ts';
import { contentTermsOf } from './lone-words.ts';
import { isCitable, sentencesOfPassages } from './offer.ts';

const termsIn = new WeakMap<Corpus, Map<number, ReadonlySet<string>>>();

/**
 * The words, as terms, in which the speakers of these sentences say who they are. A model that says who makes a claim ("the treasurer of
 * a rowing club") has them from there, and not from what it cites.
 */
export function selfTerms(corpus: Corpus, sentences: readonly number[]): ReadonlySet<string> {
  const { reading } = corpus;
  const voices = new Set(sentences.map((i) => voiceIndexOf(reading, reading.sentences[i] as CorpusSentence)));
  return new Set([...voices].flatMap((voice) => [...termsOfVoice(corpus, voice)]));
}

/** The same for everyone who speaks in these passages. */
export const selfTermsOfPassages = (corpus: Corpus, passages: readonly number[]): ReadonlySet<string> =>
  selfTerms(corpus, sentencesOfPassages(corpus, passages));

function termsOfVoice(corpus: Corpus, voice: number): ReadonlySet<string> {
  const known = termsIn.get(corpus) ?? new Map<number, ReadonlySet<string>>();
  termsIn.set(corpus, known);
  const terms = known.get(voice) ?? new Set(introducing(corpus, voice).flatMap((i) => termsAt(corpus, i)));
  known.set(voice, terms);
  return terms;
}

function introducing(corpus: Corpus, voice: number): number[] {
  const own = sentencesByVoice(corpus.reading).get(voice) ?? [];
  return own.filter(
    (i) => (isIntroduction(corpus, i) || isBackground(corpus, i)) && isCitable(corpus, i) && !isAsking(corpus, i),
  );
}

function termsAt(corpus: Corpus, index: number): string[] {
  const { document, start, end } = corpus.reading.sentences[index] as CorpusSentence;
  const text = corpus.documents[document]?.text.slice(start, end) ?? '';
  return contentTermsOf(text, corpus.reading.languages[document] ?? corpus.language);
}
