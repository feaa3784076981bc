import { counted } from './counted.ts';
import type { Phrases } from './phrases.ts';

const tag = 'ja';
const documents = counted(tag, { other: '文書#件' });
const people = counted(tag, { other: '#人' });

export const japanesePhrases: Phrases = {
  insightsReport: 'インサイトレポート',
  insightReport: 'インサイト',
  analysisReport: '分析レポート',
  contents: '目次',
  insights: counted(tag, { other: 'インサイト#件' }),
  documents,
  quotes: counted(tag, { other: '引用#件' }),
  questions: counted(tag, { other: '質問#件' }),
  language: '日本語',
  page: (n, inAll) => `${n} / ${inAll} ページ`,
  question: 'リサーチの問い',
  supportingQuotes: '裏付けとなる発言',
  opposingQuotes: '反対の発言',
  typedQuote: '手入力の引用（文書との照合なし）',
  whyItMatters: 'なぜ重要か',
  evidence: '根拠',
  peopleShare: (n, inAll) => (inAll > n ? `${people(inAll)}中${people(n)}` : people(n)),
  documentShare: (n, inAll) => (inAll > n ? `文書${inAll}件中${n}件` : documents(n)),
  against: (n) => `反対は${people(n)}`,
  sources: '出典',
  noSources: '出典ファイルなし',
  hiddenOnly: '非表示の人のみ',
  noInsights: 'インサイトはまだありません。',
  appendix: '引用の出典',
  appendixIntro: 'すべての引用は、プロジェクトの文書から一字一句そのまま取り出したものです。',
  number: '番号',
  document: '文書',
  place: '箇所',
  speaker: '発言者',
  unnamedSpeaker: '記名なし',
  badges: { HIGH_EMOTION: '強い感情', WIDELY_APPLICABLE: '幅広く当てはまる', IMPORTANT_FOR_BRIEF: 'ブリーフに重要' },
  researchQuestions: 'リサーチの問い',
  noQuestions: '質問は生成されませんでした。',
  analysedDocuments: 'この分析の文書',
  read: (percent) => `${percent}を読み取り`,
  cited: (n, inAll) => `${inAll}箇所中${n}箇所を引用`,
  notice: '一部の内容はAIによって生成または変更されています。別途ご確認ください。',
};
