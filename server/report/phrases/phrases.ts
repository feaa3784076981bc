import type { Badge } from '#contract/insights/insights.ts';
import type { Language } from '#contract/languages.ts';
import { arabicPhrases } from './arabic.ts';
import { chinesePhrases } from './chinese.ts';
import { englishPhrases } from './english.ts';
import { frenchPhrases } from './french.ts';
import { germanPhrases } from './german.ts';
import { hindiPhrases } from './hindi.ts';
import { japanesePhrases } from './japanese.ts';
import { portuguesePhrases } from './portuguese.ts';
import { russianPhrases } from './russian.ts';
import { spanishPhrases } from './spanish.ts';

/** Everything that a report says of itself. */
export type Phrases = {
  insightsReport: string;
  insightReport: string;
  analysisReport: string;
  contents: string;
  insights(n: number): string;
  documents(n: number): string;
  quotes(n: number): string;
  questions(n: number): string;
  /** The name of the report's language, in itself. */
  language: string;
  /** Said with stand-ins: the numbers are known when the pages are. */
  page(n: string, inAll: string): string;
  question: string;
  /** Above a title: what it replies to. */
  asked(question: string): string;
  supportingQuotes: string;
  opposingQuotes: string;
  typedQuote: string;
  whyItMatters: string;
  evidence: string;
  peopleShare(n: number, inAll: number): string;
  documentShare(n: number, inAll: number): string;
  /** How many people say the opposite. */
  against(n: number): string;
  sources: string;
  noSources: string;
  /** Said where the team has hidden all of the speakers. */
  hiddenOnly: string;
  /** Who wrote the text of an insight, before a name. */
  writtenBy: string;
  inRun(run: string): string;
  builtInEngine: string;
  team: string;
  languageModel(model: string, prompts: string): string;
  /** What people changed of it. */
  edited(times: string, day: string): string;
  noInsights: string;
  appendix: string;
  appendixIntro: string;
  number: string;
  document: string;
  place: string;
  speaker: string;
  unnamedSpeaker: string;
  badges: Record<Badge, string>;
  researchQuestions: string;
  noQuestions: string;
  analysedDocuments: string;
  /** How much of a document was read, in percent. */
  read(percent: string): string;
  cited(n: number, inAll: number): string;
  notice: string;
};

const packs: Record<Language, Phrases> = {
  english: englishPhrases,
  spanish: spanishPhrases,
  french: frenchPhrases,
  german: germanPhrases,
  chinese: chinesePhrases,
  japanese: japanesePhrases,
  arabic: arabicPhrases,
  russian: russianPhrases,
  portuguese: portuguesePhrases,
  hindi: hindiPhrases,
};

export const phrasesIn = (language: Language): Phrases => packs[language];
