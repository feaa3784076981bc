import type { Templates } from '../templates/templates.ts';
import { counted, quoted, quotedEnd } from '../templates/wording.ts';
import { quotes, tag } from './prose.ts';

const people = counted(tag, { one: '# persona', other: '# personas' });
const q = (name: string) => quoted(name, quotes);

/** Headings and sentences of the analysis report. */
export const context: Templates['context'] = {
  title: (projectName) => (projectName ? `Qué dice el material de ${q(projectName)}` : 'Qué dice el material'),
  brief: () => 'Encargo',
  voices: () => 'Quién habla y qué le importa',
  respondents: (n) => `Respuestas de ${people(n)}`,
  others: (n) => `y ${n} más`,
  unnamed: () => 'El documento no indica quién habla.',
  concern: (speaker, said) =>
    speaker
      ? `Lo que le importa a ${speaker}: ${quotedEnd(said, quotes)}`
      : `Lo que importa: ${quotedEnd(said, quotes)}`,
  adds: (speaker, said) =>
    speaker ? `${speaker} también dice: ${quotedEnd(said, quotes)}` : `Además: ${quotedEnd(said, quotes)}`,
  topics: () => 'De qué hablan varias personas',
  unanswered: () => 'Lo que pregunta el encargo y ningún pasaje responde',
  questions: () => 'Las preguntas y por qué se eligieron',
  fromBrief: () => 'la plantea el encargo',
  fromGuide: (n, inAll) => (inAll === 1 ? 'planteada en la entrevista' : `planteada en ${n} de ${inAll} entrevistas`),
  fromSurvey: () => 'planteada en una encuesta',
  general: () => 'sirve para cualquier material',
};
