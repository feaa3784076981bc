import { counted } from './counted.ts';
import type { Phrases } from './phrases.ts';

const tag = 'en';
const documents = counted(tag, { one: '# document', other: '# documents' });
const people = counted(tag, { one: '# person', other: '# people' });
const passages = counted(tag, { one: '# passage', other: '# passages' });

export const englishPhrases: Phrases = {
  insightsReport: 'Insights report',
  insightReport: 'Insight',
  analysisReport: 'Analysis report',
  contents: 'Contents',
  insights: counted(tag, { one: '# insight', other: '# insights' }),
  documents,
  quotes: counted(tag, { one: '# quote', other: '# quotes' }),
  questions: counted(tag, { one: '# question', other: '# questions' }),
  language: 'English',
  page: (n, inAll) => `Page ${n} of ${inAll}`,
  question: 'Research question',
  asked: (question) => `Context: ${question}`,
  supportingQuotes: 'Supporting quotes',
  opposingQuotes: 'Contradicting quotes',
  typedQuote: 'Quote added by hand, not checked against a document',
  whyItMatters: 'Why it matters',
  evidence: 'Evidence',
  peopleShare: (n, inAll) => (inAll > n ? `${n} of ${people(inAll)}` : people(n)),
  documentShare: (n, inAll) => (inAll > n ? `${n} of ${documents(inAll)}` : documents(n)),
  against: (n) => `${people(n)} against`,
  sources: 'Sources',
  noSources: 'No source files',
  hiddenOnly: 'Only hidden people',
  writtenBy: 'Written by',
  builtInEngine: 'Built-in engine',
  team: 'People of your team',
  languageModel: (model, prompts) => `Language model ${model}${prompts ? `, prompts ${prompts}` : ''}`,
  inRun: (run) => `Run ${run}`,
  edited: (times, day) => `Changed by people ${times}×, last on ${day}`,
  noInsights: 'No insights generated yet.',
  appendix: 'Where each quote comes from',
  appendixIntro: 'Every quote is taken word for word from a document in this project.',
  number: 'No.',
  document: 'Document',
  place: 'Place',
  speaker: 'Speaker',
  unnamedSpeaker: 'unnamed',
  badges: {
    HIGH_EMOTION: 'High Emotion',
    WIDELY_APPLICABLE: 'Widely Applicable',
    IMPORTANT_FOR_BRIEF: 'Important for Brief',
  },
  researchQuestions: 'Research questions',
  noQuestions: 'No questions were generated.',
  analysedDocuments: 'Documents in this analysis',
  read: (percent) => `${percent} read`,
  cited: (n, inAll) => `${n} of ${passages(inAll)} cited`,
  notice: 'Some content was generated or modified by AI and should be verified independently.',
};
