import type { Grammar } from '../definition.ts';

export const grammar: Grammar = {
  tokenRatio: 1.1,
  counters:
    /个|個|小时|小時|分钟|分鐘|分|秒|次|年|月|周|週|星期|天|日|晚|人|名|位|块|塊|元|美元|欧元|点|倍|公斤|斤|公里|％|%|件|台|本|枚|张|張|条|條|家|页|頁|层|層|楼|岁|袋|箱|包|盒|瓶|杯|匹|头|頭|只|隻|羽|册|冊|部|辆|輛|通|番|号|號|社|种|项|項|组|組|歩|步|封|双|雙|對/u,
  charactersPerWord: 1.5,
  asksInPlace:
    /什么|怎么|怎样|为啥|干嘛|哪|谁|多少|多久|多大|(?<![那这好前后])几(?!乎)|是不是|有没有|能不能|会不会|要不要|好不好|行不行|可不可以|(\p{Script=Han})[不没]\1|[吗呢](?![\p{Script=Han}])/u,
  sentenceStop: '。',
  unspaced: true,
  notOnly: /不仅|不只|不光/iu,
  hedges: /不总是|不一定|不都|并非都|不(?:知道是否|确定|太确定)|以前|刚开始|起初|最初/iu,
  phrases: {
    headLast: true,
    noThing: /^[\d０-９一二三四五六七八九十百千万数半]+\p{Script=Han}{0,2}$/u,
    // No spaces or endings mark a noun; the joining 的 does.
    isStrong: ({ text }) => text.includes('的'),
  },
};
