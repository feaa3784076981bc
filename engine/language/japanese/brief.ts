import type { BriefWording } from '../brief-wording.ts';

export const brief: BriefWording = {
  asked: /^(?:(?:調査|研究)(?:の)?)?(?:目的|課題|問い|質問|知りたいこと|テーマ)$/u,
  told: /^(?:対象外|除外|(?:調査)?(?:方法|手法)|対象者?|参加者|募集|日程|スケジュール|期間|期限|納期|予算|費用|成果物|納品物|依頼主|連絡先|場所|担当)$/u,
  assumed: /^(?:仮説(?:[0-9０-９]{1,2})?)$/u,
  belief: /^(?:私たちは|我々は)/u,
  order: /^(?!)/u,
  whether: 'か',
  closing: /^(?:よろしく|以上|ありがとう)/u,
  wantsToKnow: /知り|知る|理解|明らか|把握|想/u,
  wantingBehind: /(?<=か)[をはも、]{0,2}(?:調べ|知り|知る|理解|明らか|把握|探).*$/u,
  ofTheResearch: /(?:ます|です|たい|した|こと|ため|あわせて|また)$|研究|希望|想/u,
  clauses: {
    asksWithin: /か/u,
    please: /(?:ください|お願いします)[.。!！\s]*$/u,
  },
  isTrue: (statement) => `「${statement}」というのは本当ですか？`,
};
