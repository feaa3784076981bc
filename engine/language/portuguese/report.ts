import type { Templates } from '../templates/templates.ts';
import { counted, quoted, quotedEnd } from '../templates/wording.ts';
import { quotes, tag } from './prose.ts';

const people = counted(tag, { one: '# pessoa', other: '# pessoas' });
const q = (name: string) => quoted(name, quotes);

/** Headings and sentences of the analysis report. */
export const context: Templates['context'] = {
  title: (projectName) => (projectName ? `O que diz o material de ${q(projectName)}` : 'O que diz o material'),
  brief: () => 'Tema do projeto',
  voices: () => 'Quem fala e o que importa para cada pessoa',
  respondents: (n) => `Respostas de ${people(n)}`,
  others: (n) => `e mais ${n}`,
  unnamed: () => 'O documento não indica quem fala.',
  concern: (speaker, said) =>
    speaker ? `O que importa para ${speaker}: ${quotedEnd(said, quotes)}` : `O que importa: ${quotedEnd(said, quotes)}`,
  adds: (speaker, said) =>
    speaker ? `${speaker} diz também: ${quotedEnd(said, quotes)}` : `Além disso: ${quotedEnd(said, quotes)}`,
  topics: () => 'Do que várias pessoas falam',
  unanswered: () => 'O que o projeto pergunta e nenhuma passagem responde',
  questions: () => 'As perguntas e por que foram escolhidas',
  fromBrief: () => 'perguntada pelo projeto',
  fromGuide: (n, inAll) => (inAll === 1 ? 'feita na entrevista' : `feita em ${n} de ${inAll} entrevistas`),
  fromSurvey: () => 'feita num questionário',
  general: () => 'serve para qualquer material',
};
