import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from './asked-in-brief.ts';

const list = (lead: string, items: readonly string[]) => `${lead}\n\n${items.map((item) => `- ${item}`).join('\n')}\n`;
const others: Partial<Record<Language, readonly [lead: string, items: readonly string[]]>> = {
  chinese: ['这轮想知道这些：', ['面包怎么选？', '谁来付钱？', '早上几点来？']],
  russian: ['Мне бы понять вот что:', ['Как выбирают хлеб?', 'Кто платит за муку?']],
  arabic: ['ما يهمني:', ['كيف يختارون الخبز؟', 'من يدفع ثمن الطحين؟']],
  english: ['I want to know:', ['How do people choose bread?', 'Who pays for the flour?']],
};

test.each<[string, Language, item: string, asked: string]>([
  [
    'what brackets leave out is no order',
    'chinese',
    '自助烤箱(扫码自己开,不用店员)——厂家下个月要答复',
    '人们平时怎么使用自助烤箱？',
  ],
  ['how to ask it asks nothing itself', 'chinese', '自助烤箱。别推销,就听听他们怎么想', '人们平时怎么使用自助烤箱？'],
  [
    'a number of things is none that asks',
    'chinese',
    '面包在店里放着的那几个小时',
    '人们怎么看面包在店里放着的那几个小时？',
  ],
  ['a yes or no in two characters asks', 'chinese', '分面包公平不公平,跟以前比', '分面包公平不公平？'],
  [
    'what points back takes the sentence before it along',
    'chinese',
    '后台说面包都卖完了,店里天天喊剩一半。这俩怎么对不上',
    '后台说面包都卖完了，店里天天喊剩一半，这俩怎么对不上？',
  ],
  ['a price keeps its point', 'chinese', '要是收 9.9 一个月,有人愿意掏吗?', '要是收 9.9 一个月，有人愿意掏吗?'],
  [
    'what is told behind it is not asked',
    'chinese',
    '钱和假,信不信系统里的数。店里接了好几个电话,没头绪',
    '钱和假，信不信系统里的数？',
  ],
  [
    'a topic stands before a question that points to it, whatever is told between them',
    'russian',
    'Тихие часы (после семи печь не гудит). Хотим начать в мае. Как к этому отнесутся соседи?',
    'Тихие часы (после семи печь не гудит): как к этому отнесутся соседи?',
  ],
  [
    'that it may not come up is left out',
    'russian',
    'Если зайдёт разговор — платная доставка',
    'Платная доставка: как это проходит?',
  ],
  [
    'behind a topic with a bracket, what is told is not asked',
    'russian',
    'отношение к «правилу трёх» (три прогула = без хлеба). Глеб хочет запускать с мая',
    'Отношение к «правилу трёх»: как к этому относятся люди?',
  ],
  [
    'neither is an order behind it',
    'arabic',
    'هل يريد أحد فرنا في الشارع؟ لا تبيعوه لهم لو سمحتم، فقط اسمعوا',
    'هل يريد أحد فرنا في الشارع؟',
  ],
  [
    'that it is wanted if possible is left out',
    'arabic',
    'وإن أمكن: ما الذي يجعل خبازا يتركنا؟',
    'ما الذي يجعل خبازا يتركنا؟',
  ],
  [
    'examples of a thing are not asked about',
    'english',
    'Buying bread for others, a mother, a child, the neighbours…',
    'What is buying bread for others like for people?',
  ],
])('%s (%s: %s)', (_, language, item, asked) => {
  const [lead, items] = others[language] ?? ['', []];
  const questions = askedInBrief({ description: list(lead, [...items, item]) }, language);
  expect(questions.filter((one) => !items.includes(one))).toEqual([asked]);
});

test('above a list, its writer explains why, and a mail has its fields', () => {
  const [lead, items] = others.chinese ?? ['', []];
  const mail =
    '发件人：陈嘉\n收件人：林晓\n抄送：老段\n主题：烤炉访谈，想弄清楚的几件事\n\n烤炉试点四个半月了，老板四月要决定推不推全市，麻烦抓紧。';
  expect(askedInBrief({ description: `${mail}${list(lead, items)}` }, 'chinese').toSorted()).toEqual(
    [...items].toSorted(),
  );
});
