import type { Templates } from '../templates/templates.ts';
import { counted, quoted, quotedEnd } from '../templates/wording.ts';
import { quotes, tag } from './prose.ts';

const people = counted(tag, { one: '# person', other: '# people' });
const q = (name: string) => quoted(name, quotes);

/** Headings and sentences of the analysis report. */
export const context: Templates['context'] = {
  title: (projectName) => (projectName ? `What the material for ${q(projectName)} says` : 'What the material says'),
  brief: () => 'Brief',
  voices: () => 'Who speaks, and what matters to them',
  respondents: (n) => `Answers of ${people(n)}`,
  others: (n) => `and ${n} more`,
  unnamed: () => 'The document does not name who speaks.',
  concern: (speaker, said) =>
    speaker ? `What matters to ${speaker}: ${quotedEnd(said, quotes)}` : `What matters: ${quotedEnd(said, quotes)}`,
  adds: (speaker, said) =>
    speaker ? `${speaker} also says: ${quotedEnd(said, quotes)}` : `Also: ${quotedEnd(said, quotes)}`,
  topics: () => 'What several people speak about',
  unanswered: () => 'What the brief asks and no passage answers',
  questions: () => 'The questions, and why they were chosen',
  fromBrief: () => 'asked by the brief',
  fromGuide: (n, inAll) => (inAll === 1 ? 'asked in the interview' : `asked in ${n} of ${inAll} interviews`),
  fromSurvey: () => 'asked in a survey',
  general: () => 'fits any material',
};
