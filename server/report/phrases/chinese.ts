import { counted } from './counted.ts';
import type { Phrases } from './phrases.ts';

const tag = 'zh';
const documents = counted(tag, { other: '# 份文档' });
const people = counted(tag, { other: '# 人' });
const passages = counted(tag, { other: '# 个段落' });

export const chinesePhrases: Phrases = {
  insightsReport: '洞察报告',
  insightReport: '洞察',
  analysisReport: '分析报告',
  contents: '目录',
  insights: counted(tag, { other: '# 条洞察' }),
  documents,
  quotes: counted(tag, { other: '# 条引述' }),
  questions: counted(tag, { other: '# 个问题' }),
  language: '中文',
  page: (n, inAll) => `第 ${n} 页，共 ${inAll} 页`,
  question: '研究问题',
  asked: (question) => `上下文：${question}`,
  supportingQuotes: '支持引述',
  opposingQuotes: '反对的引述',
  typedQuote: '手动添加的引述，未与文档核对',
  whyItMatters: '为何重要',
  evidence: '依据',
  peopleShare: (n, inAll) => (inAll > n ? `${people(inAll)}中的 ${people(n)}` : people(n)),
  documentShare: (n, inAll) => (inAll > n ? `${documents(inAll)}中的 ${documents(n)}` : documents(n)),
  against: (n) => `${people(n)}持相反意见`,
  sources: '来源',
  noSources: '没有来源文件',
  hiddenOnly: '仅有已隐藏的人',
  writtenBy: '撰写者',
  builtInEngine: '内置引擎',
  team: '您团队的成员',
  languageModel: (model, prompts) => `语言模型 ${model}${prompts ? `, 提示词 ${prompts}` : ''}`,
  inRun: (run) => `分析 ${run}`,
  edited: (times, day) => `由人修改：${times} 次，最近一次 ${day}`,
  noInsights: '尚未生成洞察。',
  appendix: '引述出处',
  appendixIntro: '每条引述均逐字取自本项目的文档。',
  number: '编号',
  document: '文档',
  place: '位置',
  speaker: '说话人',
  unnamedSpeaker: '未具名',
  badges: { HIGH_EMOTION: '情绪强烈', WIDELY_APPLICABLE: '广泛适用', IMPORTANT_FOR_BRIEF: '与简报密切相关' },
  researchQuestions: '研究问题',
  noQuestions: '没有生成问题。',
  analysedDocuments: '本次分析的文档',
  read: (percent) => `已读 ${percent}`,
  cited: (n, inAll) => `${passages(inAll)}中引用了 ${n} 个`,
  notice: '部分内容由人工智能生成或修改，应另行核实。',
};
