import { counted } from './counted.ts';
import type { Phrases } from './phrases.ts';

const tag = 'fr';
const documents = counted(tag, { one: '# document', other: '# documents' });
const people = counted(tag, { one: '# personne', other: '# personnes' });
const passages = counted(tag, { one: '# passage', other: '# passages' });

export const frenchPhrases: Phrases = {
  insightsReport: 'Rapport des enseignements',
  insightReport: 'Enseignement',
  analysisReport: 'Rapport d’analyse',
  contents: 'Sommaire',
  insights: counted(tag, { one: '# enseignement', other: '# enseignements' }),
  documents,
  quotes: counted(tag, { one: '# citation', other: '# citations' }),
  questions: counted(tag, { one: '# question', other: '# questions' }),
  language: 'Français',
  page: (n, inAll) => `Page ${n} sur ${inAll}`,
  question: 'Question de recherche',
  asked: (question) => `Contexte\u00a0: ${question}`,
  supportingQuotes: 'Citations à l’appui',
  opposingQuotes: 'Citations contraires',
  typedQuote: 'Citation ajoutée à la main, non vérifiée dans un document',
  whyItMatters: 'Pourquoi c’est important',
  evidence: 'Éléments de preuve',
  peopleShare: (n, inAll) => (inAll > n ? `${n} sur ${people(inAll)}` : people(n)),
  documentShare: (n, inAll) => (inAll > n ? `${n} sur ${documents(inAll)}` : documents(n)),
  against: (n) => `${people(n)} d’un autre avis`,
  sources: 'Sources',
  noSources: 'Aucun fichier source',
  hiddenOnly: 'Uniquement des personnes masquées',
  writtenBy: 'Rédigé par',
  builtInEngine: 'Moteur intégré',
  team: 'Personnes de votre équipe',
  languageModel: (model, prompts) => `Modèle de langage ${model}${prompts ? `, prompts ${prompts}` : ''}`,
  inRun: (run) => `Analyse ${run}`,
  edited: (times, day) => `Modifié par des personnes : ${times}×, la dernière fois le ${day}`,
  noInsights: 'Aucun enseignement généré pour le moment.',
  appendix: 'Provenance des citations',
  appendixIntro: 'Chaque citation est reprise mot pour mot d’un document du projet.',
  number: 'N°',
  document: 'Document',
  place: 'Emplacement',
  speaker: 'Qui parle',
  unnamedSpeaker: 'non nommé',
  badges: {
    HIGH_EMOTION: 'Forte émotion',
    WIDELY_APPLICABLE: 'Largement applicable',
    IMPORTANT_FOR_BRIEF: 'Important pour le brief',
  },
  researchQuestions: 'Questions de recherche',
  noQuestions: 'Aucune question n’a été générée.',
  analysedDocuments: 'Documents de cette analyse',
  read: (percent) => `${percent} lu`,
  cited: (n, inAll) => `${n} sur ${passages(inAll)} avec citation`,
  notice: 'Une partie du contenu a été générée ou modifiée par l’IA et doit être vérifiée de manière indépendante.',
};
