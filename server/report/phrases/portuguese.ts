import { counted } from './counted.ts';
import type { Phrases } from './phrases.ts';

const tag = 'pt';
const documents = counted(tag, { one: '# documento', other: '# documentos' });
const people = counted(tag, { one: '# pessoa', other: '# pessoas' });
const passages = counted(tag, { one: '# trecho', other: '# trechos' });

export const portuguesePhrases: Phrases = {
  insightsReport: 'Relatório de insights',
  insightReport: 'Insight',
  analysisReport: 'Relatório da análise',
  contents: 'Índice',
  insights: counted(tag, { one: '# insight', other: '# insights' }),
  documents,
  quotes: counted(tag, { one: '# citação', other: '# citações' }),
  questions: counted(tag, { one: '# pergunta', other: '# perguntas' }),
  language: 'Português',
  page: (n, inAll) => `Página ${n} de ${inAll}`,
  question: 'Pergunta de pesquisa',
  asked: (question) => `Contexto: ${question}`,
  supportingQuotes: 'Citações de apoio',
  opposingQuotes: 'Citações contrárias',
  typedQuote: 'Citação acrescentada à mão, não conferida com um documento',
  whyItMatters: 'Por que é importante',
  evidence: 'Evidência',
  peopleShare: (n, inAll) => (inAll > n ? `${n} de ${people(inAll)}` : people(n)),
  documentShare: (n, inAll) => (inAll > n ? `${n} de ${documents(inAll)}` : documents(n)),
  against: (n) => `${people(n)} em contrário`,
  sources: 'Fontes',
  noSources: 'Sem arquivos de origem',
  hiddenOnly: 'Só pessoas ocultadas',
  writtenBy: 'Redigido por',
  builtInEngine: 'Motor integrado',
  team: 'Pessoas da sua equipe',
  languageModel: (model, prompts) => `Modelo de linguagem ${model}${prompts ? `, prompts ${prompts}` : ''}`,
  inRun: (run) => `Análise ${run}`,
  edited: (times, day) => `Alterado por pessoas: ${times}×, pela última vez em ${day}`,
  noInsights: 'Nenhum insight gerado ainda.',
  appendix: 'Onde estão as citações',
  appendixIntro: 'Cada citação foi tirada palavra por palavra de um documento do projeto.',
  number: 'N.º',
  document: 'Documento',
  place: 'Local',
  speaker: 'Quem fala',
  unnamedSpeaker: 'sem nome',
  badges: {
    HIGH_EMOTION: 'Alta emoção',
    WIDELY_APPLICABLE: 'Amplamente aplicável',
    IMPORTANT_FOR_BRIEF: 'Importante para o briefing',
  },
  researchQuestions: 'Perguntas de pesquisa',
  noQuestions: 'Nenhuma pergunta foi gerada.',
  analysedDocuments: 'Documentos desta análise',
  read: (percent) => `${percent} lido`,
  cited: (n, inAll) => `${n} de ${passages(inAll)} com citação`,
  notice: 'Parte do conteúdo foi gerada ou modificada por IA e deve ser verificada de forma independente.',
};
