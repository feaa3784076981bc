import type { ThingKind } from '../data/schema.ts';
import { plainItemQuestion, thingKinds } from '../templates/thing-kinds.ts';

const forms: Record<ThingKind, string> = {
  troubles: '遇到{}时，人们怎么办？',
  processes: '{}是怎么进行的？',
  tools: '人们平时怎么使用{}？',
  messages: '{}对人们有多大帮助？',
  terms: '人们怎么看{}？',
  places: '人们觉得{}怎么样？',
  people: '人们和{}相处得怎么样？',
  values: '{}对人们意味着什么？',
  views: '{}是什么？',
};

export const onItem = plainItemQuestion(thingKinds('chinese', 2), forms, (topic) => [
  topic.replace(/[（(][^（()）]*[）)]$/u, ''),
]);
