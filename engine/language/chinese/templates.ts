import { composePlace, listOf, namesIn } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { quotedEnd } from '../templates/wording.ts';
import { about, aloud, general, kindsAsked, leads, onTopic, wishing } from './asking.ts';
import { quotes, summary, tag, why } from './prose.ts';
import { context } from './report.ts';
import { onItem } from './things.ts';

export const templates: Templates = {
  question: {
    about,
    onTopic,
    onItem,
    general: (kind) => general[kind],
    kindsAsked,
    wishing,
    aloud,
    leads,
  },
  summary,
  why,
  place: composePlace({
    page: (n) => `第 ${n} 页`,
    row: (n) => `表格第 ${n} 行`,
    line: (n) => `第 ${n} 行`,
    paragraph: (n) => `第 ${n} 段`,
    comma: '，',
  }),
  names: namesIn(tag),
  reported: (place) => `${place}，转述`,
  speakerSaid: (speaker, sentence) => `${speaker}说：${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `在所选文档中没有找到相关内容。其中最接近的主题是${listOf(tag, nearest, quotes)}。`
      : '在所选文档中没有找到相关内容。',
  notStated: () => '文档中未提及。',
  person: {
    unnamed: (n) => `人物 ${n}`,
    interviewee: () => '受访者',
    respondent: (n) => `受访者 ${n}`,
    inDocument: (label, document) => `${document}中的${label}`,
    roleUnknown: () => '职务未知',
    noDescription: () => '暂无描述',
    career: (role, years) => [role, years && `从业${years}`].filter(Boolean).join('，').concat('。'),
    quoted: (words) => quotedEnd(words, quotes),
    wishes: (said) => `谈到愿望：${said}`,
    everyDay: (said) => `谈到日常：${said}`,
    background: (said) => `自述：${said}`,
    says: (said) => `谈到：${said}`,
    speaks: (name) => `在文档中使用${name}。`,
  },
  context,
  noStatements: () =>
    '所选文件中没有可以引用的人物发言，只有数字、标题或简短的条目。请添加访谈、笔记或带有文字回答的问卷。',
  noUsableText: () => '所选文档中没有可以引用的句子。请检查文件是否包含可读文字，而不是扫描页或图片，然后重新上传。',
};
