import type { Templates } from '../templates/templates.ts';
import { counted, quoted, quotedEnd } from '../templates/wording.ts';
import { quotes, tag } from './prose.ts';

const people = counted(tag, { one: '# personne', other: '# personnes' });
const q = (name: string) => quoted(name, quotes);

/** Headings and sentences of the analysis report. */
export const context: Templates['context'] = {
  title: (projectName) =>
    projectName ? `Ce que dit la matière de ${q(projectName)}` : 'Ce que dit la matière recueillie',
  brief: () => 'Sujet du projet',
  voices: () => 'Qui parle, et ce qui compte pour chacun',
  respondents: (n) => `Réponses de ${people(n)}`,
  others: (n) => `et ${n} de plus`,
  unnamed: () => 'Le document ne précise pas qui parle.',
  concern: (speaker, said) =>
    speaker
      ? `Ce qui compte pour ${speaker}\u00a0: ${quotedEnd(said, quotes)}`
      : `Ce qui compte\u00a0: ${quotedEnd(said, quotes)}`,
  adds: (speaker, said) =>
    speaker ? `${speaker} dit aussi\u00a0: ${quotedEnd(said, quotes)}` : `Et aussi\u00a0: ${quotedEnd(said, quotes)}`,
  topics: () => 'Ce dont plusieurs personnes parlent',
  unanswered: () => 'Ce que le projet demande et à quoi aucun passage ne répond',
  questions: () => 'Les questions, et pourquoi elles ont été choisies',
  fromBrief: () => 'posée par le projet',
  fromGuide: (n, inAll) => (inAll === 1 ? 'posée pendant l’entretien' : `posée dans ${n} entretiens sur ${inAll}`),
  fromSurvey: () => 'posée dans une enquête',
  general: () => 'convient à toute matière',
};
