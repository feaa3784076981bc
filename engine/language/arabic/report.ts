import type { Templates } from '../templates/templates.ts';
import { quoted, quotedEnd } from '../templates/wording.ts';
import { quotes } from './prose.ts';

const q = (name: string) => quoted(name, quotes);

/** Headings and sentences of the analysis report. */
export const context: Templates['context'] = {
  title: (projectName) => (projectName ? `ما تقوله مواد ${q(projectName)}` : 'ما تقوله المواد'),
  brief: () => 'موضوع المشروع',
  voices: () => 'من يتحدث وما الذي يهمه',
  respondents: (n) => `عدد المجيبين: ${n}`,
  others: (n) => `وعدد الآخرين: ${n}`,
  unnamed: () => 'لا يذكر المستند من يتحدث.',
  concern: (speaker, said) =>
    speaker ? `ما يهم ${speaker}: ${quotedEnd(said, quotes)}` : `ما يهم: ${quotedEnd(said, quotes)}`,
  adds: (speaker, said) =>
    speaker ? `وبحسب ${speaker} أيضًا: ${quotedEnd(said, quotes)}` : `وكذلك: ${quotedEnd(said, quotes)}`,
  topics: () => 'ما يتحدث عنه أكثر من شخص',
  unanswered: () => 'ما يسأل عنه المشروع ولا يجيب عنه أي مقطع',
  questions: () => 'الأسئلة وسبب اختيارها',
  fromBrief: () => 'من أسئلة المشروع',
  fromGuide: (n, inAll) => (inAll === 1 ? 'طُرح في المقابلة' : `عدد المقابلات التي طُرح فيها: ${n} من ${inAll}`),
  fromSurvey: () => 'طُرح في استطلاع',
  general: () => 'يناسب أي مواد',
};
