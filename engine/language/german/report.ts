import type { Templates } from '../templates/templates.ts';
import { counted, quoted, quotedEnd } from '../templates/wording.ts';
import { quotes, tag } from './prose.ts';

const people = counted(tag, { one: '# Person', other: '# Personen' });
const q = (name: string) => quoted(name, quotes);

/** Headings and sentences of the analysis report. */
export const context: Templates['context'] = {
  title: (projectName) => (projectName ? `Was das Material zu ${q(projectName)} sagt` : 'Was das Material sagt'),
  brief: () => 'Auftrag',
  voices: () => 'Wer spricht, und was ihnen wichtig ist',
  respondents: (n) => `Antworten von ${people(n)}`,
  others: (n) => `und ${n} weitere`,
  unnamed: () => 'Das Dokument nennt nicht, wer spricht.',
  concern: (speaker, said) =>
    speaker ? `Wichtig ist ${speaker}: ${quotedEnd(said, quotes)}` : `Wichtig ist: ${quotedEnd(said, quotes)}`,
  adds: (speaker, said) =>
    speaker ? `${speaker} sagt außerdem: ${quotedEnd(said, quotes)}` : `Außerdem: ${quotedEnd(said, quotes)}`,
  topics: () => 'Worüber mehrere sprechen',
  unanswered: () => 'Was der Auftrag fragt und keine Stelle beantwortet',
  questions: () => 'Die Fragen, und warum sie gestellt werden',
  fromBrief: () => 'fragt der Auftrag',
  fromGuide: (n, inAll) => (inAll === 1 ? 'im Interview gefragt' : `in ${n} von ${inAll} Interviews gefragt`),
  fromSurvey: () => 'in einer Umfrage gefragt',
  general: () => 'passt zu jedem Material',
};
