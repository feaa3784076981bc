import type { Templates } from '../templates/templates.ts';
import { quoted, quotedEnd } from '../templates/wording.ts';
import { quotes } from './prose.ts';

const q = (name: string) => quoted(name, quotes);

/** Headings and sentences of the analysis report. */
export const context: Templates['context'] = {
  title: (projectName) => (projectName ? `${q(projectName)}的资料说了什么` : '资料说了什么'),
  brief: () => '项目主题',
  voices: () => '谁在说，他们看重什么',
  respondents: (n) => `${n}人的回答`,
  others: (n) => `另外${n}人`,
  unnamed: () => '文档没有注明说话的人是谁。',
  concern: (speaker, said) =>
    speaker ? `${speaker}看重的是：${quotedEnd(said, quotes)}` : `重要的是：${quotedEnd(said, quotes)}`,
  adds: (speaker, said) =>
    speaker ? `${speaker}还说：${quotedEnd(said, quotes)}` : `此外：${quotedEnd(said, quotes)}`,
  topics: () => '多人谈到的事',
  unanswered: () => '项目问到、但没有任何段落回答的问题',
  questions: () => '问题以及选择它们的理由',
  fromBrief: () => '项目提出的问题',
  fromGuide: (n, inAll) => (inAll === 1 ? '访谈中问到' : `${inAll}次访谈中有${n}次问到`),
  fromSurvey: () => '问卷中问到',
  general: () => '适用于任何资料',
};
