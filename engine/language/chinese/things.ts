import { type AskedKind, plainItemQuestion, thingsOf } from '../templates/thing-kinds.ts';

const forms: Record<AskedKind, string> = {
  troubles: '遇到{}时，人们怎么办？',
  processes: '{}是怎么进行的？',
  tools: '人们平时怎么使用{}？',
  messages: '{}对人们有多大帮助？',
  prices: '人们觉得{}合理吗？',
  conditions: '{}对人们来说合适吗？',
  changes: '{}给人们带来了什么变化？',
  goods: '人们对{}满意吗？',
  places: '人们在{}感觉怎么样？',
  moments: '人们对{}的感受如何？',
  people: '人们和{}相处得怎么样？',
  values: '{}对人们意味着什么？',
  views: '{}是什么？',
  anything: '人们怎么看{}？',
};

export const onItem = plainItemQuestion(thingsOf('chinese', 2), forms, (topic) => [
  topic.replace(/[（(][^（()）]*[）)]$/u, ''),
]);
