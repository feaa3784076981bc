import type { Templates } from '../templates/templates.ts';
import { counted, quoted, quotedEnd } from '../templates/wording.ts';
import { quotes, tag } from './prose.ts';

const people = counted(tag, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' });
const q = (name: string) => quoted(name, quotes);

/** Headings and sentences of the analysis report. */
export const context: Templates['context'] = {
  title: (projectName) =>
    projectName ? `О чём говорят материалы проекта ${q(projectName)}` : 'О чём говорят материалы',
  brief: () => 'Задача проекта',
  voices: () => 'Кто говорит и что для них важно',
  respondents: (n) => `Ответы: ${people(n)}`,
  others: (n) => `и ещё ${n}`,
  unnamed: () => 'В документе не указано, кто говорит.',
  concern: (speaker, said) =>
    speaker
      ? `${speaker} о том, что важно: ${quotedEnd(said, quotes)}`
      : `О том, что важно: ${quotedEnd(said, quotes)}`,
  adds: (speaker, said) =>
    speaker ? `${speaker} говорит также: ${quotedEnd(said, quotes)}` : `И ещё: ${quotedEnd(said, quotes)}`,
  topics: () => 'О чём говорят несколько человек',
  unanswered: () => 'О чём спрашивает проект и на что не отвечает ни один фрагмент',
  questions: () => 'Вопросы и почему они выбраны',
  fromBrief: () => 'вопрос из задачи проекта',
  fromGuide: (n, inAll) => (inAll === 1 ? 'вопрос из интервью' : `вопрос из ${n} интервью (всего ${inAll})`),
  fromSurvey: () => 'вопрос из опроса',
  general: () => 'подходит к любым материалам',
};
