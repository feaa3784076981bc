import { counted } from './counted.ts';
import type { Phrases } from './phrases.ts';

const tag = 'de';
const documents = counted(tag, { one: '# Dokument', other: '# Dokumente' });
const ofDocuments = counted(tag, { one: '# Dokument', other: '# Dokumenten' });
const people = counted(tag, { one: '# Person', other: '# Personen' });
const passages = counted(tag, { one: '# Passage', other: '# Passagen' });

export const germanPhrases: Phrases = {
  insightsReport: 'Erkenntnisbericht',
  insightReport: 'Erkenntnis',
  analysisReport: 'Analysebericht',
  contents: 'Inhalt',
  insights: counted(tag, { one: '# Erkenntnis', other: '# Erkenntnisse' }),
  documents,
  quotes: counted(tag, { one: '# Zitat', other: '# Zitate' }),
  questions: counted(tag, { one: '# Frage', other: '# Fragen' }),
  language: 'Deutsch',
  page: (n, inAll) => `Seite ${n} von ${inAll}`,
  question: 'Forschungsfrage',
  asked: (question) => `Zusammenhang: ${question}`,
  supportingQuotes: 'Belegende Zitate',
  opposingQuotes: 'Widersprechende Zitate',
  typedQuote: 'Von Hand ergänztes Zitat, an keinem Dokument geprüft',
  whyItMatters: 'Warum es wichtig ist',
  evidence: 'Belege',
  peopleShare: (n, inAll) => (inAll > n ? `${n} von ${people(inAll)}` : people(n)),
  documentShare: (n, inAll) => (inAll > n ? `${n} von ${ofDocuments(inAll)}` : documents(n)),
  against: (n) => `${people(n)} dagegen`,
  sources: 'Quellen',
  noSources: 'Keine Quelldateien',
  hiddenOnly: 'Nur ausgeblendete Personen',
  writtenBy: 'Verfasst von',
  builtInEngine: 'Eingebaute Engine',
  team: 'Menschen aus Ihrem Team',
  languageModel: (model, prompts) => `Sprachmodell ${model}${prompts ? `, Prompts ${prompts}` : ''}`,
  inRun: (run) => `Analyse ${run}`,
  edited: (times, day) => `Von Menschen geändert: ${times}×, zuletzt am ${day}`,
  noInsights: 'Noch keine Erkenntnisse vorhanden.',
  appendix: 'Fundstellen der Zitate',
  appendixIntro: 'Jedes Zitat ist Wort für Wort aus einem Dokument des Projekts übernommen.',
  number: 'Nr.',
  document: 'Dokument',
  place: 'Stelle',
  speaker: 'Wer spricht',
  unnamedSpeaker: 'nicht genannt',
  badges: {
    HIGH_EMOTION: 'Starke Emotion',
    WIDELY_APPLICABLE: 'Breit anwendbar',
    IMPORTANT_FOR_BRIEF: 'Wichtig fürs Briefing',
  },
  researchQuestions: 'Forschungsfragen',
  noQuestions: 'Es wurden keine Fragen erzeugt.',
  analysedDocuments: 'Dokumente dieser Analyse',
  read: (percent) => `${percent} gelesen`,
  cited: (n, inAll) => `${n} von ${passages(inAll)} zitiert`,
  notice: 'Einige Inhalte wurden von KI erzeugt oder verändert und sollten unabhängig geprüft werden.',
};
