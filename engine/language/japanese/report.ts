import type { Templates } from '../templates/templates.ts';
import { quoted, quotedEnd } from '../templates/wording.ts';
import { quotes } from './prose.ts';

const q = (name: string) => quoted(name, quotes);

/** Headings and sentences of the analysis report. */
export const context: Templates['context'] = {
  title: (projectName) => (projectName ? `${q(projectName)}の資料が語ること` : '資料が語ること'),
  brief: () => 'プロジェクトのテーマ',
  voices: () => '誰が話し、何を大事にしているか',
  respondents: (n) => `${n}人の回答`,
  others: (n) => `ほか${n}人`,
  unnamed: () => '文書には、誰の発言かが書かれていません。',
  concern: (speaker, said) =>
    speaker ? `${speaker}にとって大事なこと：${quotedEnd(said, quotes)}` : `大事なこと：${quotedEnd(said, quotes)}`,
  adds: (speaker, said) =>
    speaker ? `${speaker}はこうも話しています：${quotedEnd(said, quotes)}` : `ほかに：${quotedEnd(said, quotes)}`,
  topics: () => '複数の人が話していること',
  unanswered: () => 'プロジェクトが問い、どの箇所も答えていないこと',
  questions: () => '問いと、それを選んだ理由',
  fromBrief: () => 'プロジェクトの問い',
  fromGuide: (n, inAll) => (inAll === 1 ? 'インタビューでの質問' : `${inAll}件中${n}件のインタビューでの質問`),
  fromSurvey: () => 'アンケートでの質問',
  general: () => 'どの資料にも当てはまる問い',
};
