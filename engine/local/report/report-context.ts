import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Templates } from '#engine/language/templates/templates.ts';
import type { Corpus, CorpusSentence } from '../../corpus/corpus.ts';
import type { Brief, FoundPerson } from '../../engine.ts';
import type { Claim } from '../claims/find-claims.ts';
import type { Fit } from '../claims/fit-questions.ts';

/** What all parts of the analysis report are written from. */
export type ReportContext = {
  readonly corpus: Corpus;
  readonly brief: Brief;
  readonly language: Language;
  readonly questions: readonly string[];
  readonly people: readonly FoundPerson[];
  /** What a claim answers, by index of `questions`. */
  readonly fits: (claim: Claim) => readonly Fit[];
};

export const phrasesOf = ({ language }: ReportContext): Templates['context'] =>
  languagePack(language).templates.context;

/** The language in which a sentence was said. */
export function languageOf({ corpus }: ReportContext, sentence: number): Language {
  const { document } = corpus.reading.sentences[sentence] as CorpusSentence;
  return corpus.reading.languages[document] ?? corpus.language;
}

/** How much a claim is worth in the report: by itself, and for the question that it answers best. */
export const rateOf = ({ fits }: ReportContext, claim: Claim): number => claim.worth + (fits(claim)[0]?.fit ?? 0);

/** Words cut from a sentence; those of another language than the project's are followed by the name of their language. */
export function labelled(context: ReportContext, words: string, sentence: number): string {
  const spoken = languageOf(context, sentence);
  if (spoken === context.language) return words;
  const { tag } = languagePack(context.language);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(languagePack(spoken).tag);
  return `${words} (${name})`;
}
