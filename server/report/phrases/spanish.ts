import { counted } from './counted.ts';
import type { Phrases } from './phrases.ts';

const tag = 'es';
const documents = counted(tag, { one: '# documento', other: '# documentos' });
const people = counted(tag, { one: '# persona', other: '# personas' });
const passages = counted(tag, { one: '# pasaje', other: '# pasajes' });

export const spanishPhrases: Phrases = {
  insightsReport: 'Informe de hallazgos',
  insightReport: 'Hallazgo',
  analysisReport: 'Informe del análisis',
  contents: 'Contenido',
  insights: counted(tag, { one: '# hallazgo', other: '# hallazgos' }),
  documents,
  quotes: counted(tag, { one: '# cita', other: '# citas' }),
  questions: counted(tag, { one: '# pregunta', other: '# preguntas' }),
  language: 'Español',
  page: (n, inAll) => `Página ${n} de ${inAll}`,
  question: 'Pregunta de investigación',
  asked: (question) => `Contexto: ${question}`,
  supportingQuotes: 'Citas de apoyo',
  opposingQuotes: 'Citas en contra',
  typedQuote: 'Cita añadida a mano, sin cotejar con un documento',
  whyItMatters: 'Por qué importa',
  evidence: 'Evidencia',
  peopleShare: (n, inAll) => (inAll > n ? `${n} de ${people(inAll)}` : people(n)),
  documentShare: (n, inAll) => (inAll > n ? `${n} de ${documents(inAll)}` : documents(n)),
  against: (n) => `${people(n)} en contra`,
  sources: 'Fuentes',
  noSources: 'Sin archivos de origen',
  hiddenOnly: 'Solo personas ocultas',
  writtenBy: 'Redactado por',
  builtInEngine: 'Motor integrado',
  team: 'Personas de su equipo',
  languageModel: (model, prompts) => `Modelo de lenguaje ${model}${prompts ? `, prompts ${prompts}` : ''}`,
  inRun: (run) => `Análisis ${run}`,
  edited: (times, day) => `Modificado por personas: ${times}×, por última vez el ${day}`,
  noInsights: 'Todavía no se ha generado ningún hallazgo.',
  appendix: 'Procedencia de las citas',
  appendixIntro: 'Cada cita está tomada palabra por palabra de un documento del proyecto.',
  number: 'N.º',
  document: 'Documento',
  place: 'Lugar',
  speaker: 'Quién habla',
  unnamedSpeaker: 'sin nombre',
  badges: {
    HIGH_EMOTION: 'Alta emoción',
    WIDELY_APPLICABLE: 'Ampliamente aplicable',
    IMPORTANT_FOR_BRIEF: 'Importante para el briefing',
  },
  researchQuestions: 'Preguntas de investigación',
  noQuestions: 'No se ha generado ninguna pregunta.',
  analysedDocuments: 'Documentos de este análisis',
  read: (percent) => `${percent} leído`,
  cited: (n, inAll) => `${n} de ${passages(inAll)} con cita`,
  notice: 'Parte del contenido ha sido generada o modificada por IA y debe verificarse de forma independiente.',
};
