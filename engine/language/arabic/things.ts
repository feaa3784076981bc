import type { ThingKind } from '../data/schema.ts';
import { plainItemQuestion, thingKinds } from '../templates/thing-kinds.ts';

const forms: Record<ThingKind, string> = {
  troubles: 'كيف يتعامل الناس مع {}؟',
  processes: 'كيف تسير الأمور في {}؟',
  tools: 'كيف يستخدم الناس {}؟',
  messages: 'ما مدى فائدة {} للناس؟',
  terms: 'ما رأي الناس في {}؟',
  places: 'ما رأي الناس في {}؟',
  people: 'كيف هي علاقة الناس مع {}؟',
  values: 'ما معنى {} بالنسبة إلى الناس؟',
  views: 'ما {}؟',
};

export const onItem = plainItemQuestion(thingKinds('arabic'), forms, (topic) => [
  topic.replace(/ .*$/u, '').replace(/^ال/u, ''),
]);
