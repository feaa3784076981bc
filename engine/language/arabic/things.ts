import { type AskedKind, plainItemQuestion, thingsOf } from '../templates/thing-kinds.ts';

const forms: Record<AskedKind, string> = {
  troubles: 'كيف يتعامل الناس مع {}؟',
  processes: 'كيف تسير الأمور في {}؟',
  tools: 'كيف يستخدم الناس {}؟',
  messages: 'ما مدى فائدة {} للناس؟',
  prices: 'ما مدى عدالة {} في نظر الناس؟',
  conditions: 'ما مدى ملاءمة {} للناس؟',
  changes: 'ما الذي تغيّر للناس مع {}؟',
  goods: 'ما مدى رضا الناس عن {}؟',
  places: 'كيف يشعر الناس في {}؟',
  moments: 'كيف يعيش الناس {}؟',
  people: 'كيف هي علاقة الناس مع {}؟',
  values: 'ما معنى {} بالنسبة إلى الناس؟',
  views: 'ما {}؟',
  anything: 'ما رأي الناس في {}؟',
};

export const onItem = plainItemQuestion(thingsOf('arabic'), forms, (topic) => [
  topic.replace(/ .*$/u, '').replace(/^ال/u, ''),
]);
