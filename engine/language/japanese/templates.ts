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
    page: (n) => `${n}ページ`,
    row: (n) => `表の${n}行目`,
    line: (n) => `${n}行目`,
    paragraph: (n) => `第${n}段落`,
    comma: '、',
  }),
  names: namesIn(tag),
  reported: (place) => `${place}、間接引用`,
  speakerSaid: (speaker, sentence) => `${speaker}の発言：${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `選択された文書には見つかりませんでした。最も近い話題は${listOf(tag, nearest, quotes)}です。`
      : '選択された文書には見つかりませんでした。',
  notStated: () => '文書には記載がありません。',
  person: {
    unnamed: (n) => `人物${n}`,
    interviewee: () => '回答者',
    respondent: (n) => `回答者${n}`,
    inDocument: (label, document) => `${document}の${label}`,
    roleUnknown: () => '役割不明',
    noDescription: () => '説明はありません',
    career: (role, years) => [role, years && `経験${years}`].filter(Boolean).join('、').concat('。'),
    quoted: (words) => quotedEnd(words, quotes),
    wishes: (said) => `望んでいること：${said}`,
    everyDay: (said) => `日常について：${said}`,
    background: (said) => `本人の言葉：${said}`,
    says: (said) => `話したこと：${said}`,
    speaks: (name) => `文書の中では${name}で話しています。`,
  },
  context,
  noStatements: () =>
    '選択した文書には引用できる人の発言がなく、数値や見出し、短い項目だけです。インタビュー、メモ、または記述回答のあるアンケートを追加してください。',
  noUsableText: () =>
    '選択された文書には、引用できる文がありません。ファイルにスキャン画像や写真ではなく、読み取れる文字が含まれているか確認し、もう一度アップロードしてください。',
};
