import type { Chat } from '../chat/chat.ts';
import { runs } from '../cue.ts';
import { listOf } from '../templates/compose.ts';
import { quotes, tag } from './prose.ts';

export const chat: Chat = {
  lightWords: runs(
    '曾经|有没有|怎么样|如何|处理|应对|经历|影响|感觉|觉得|选择|使用|用什么|通常|平时|具体|你们?|您|情况|关于|认为|方面|喜欢',
  ),
  hollow: runs(
    '好的|好|嗯+|对对*|是的|没错|当然|明白了?|知道了|了解|谢谢(?:你|您|大家)?|不好意思|对不起|(?:这是(?:一)?个)?好问题|(?:我)?不知道|(?:我)?不清楚|让我(?:想|看)(?:一想|一下|想|看)?|怎么说呢?|就是说|比如说|你知道|我觉得吧?|我叫\\p{Script=Han}{2,3}|我的名字(?:叫|是)\\p{Script=Han}{2,3}|等等|就这样|完美|可以',
  ),
  announces: runs(
    '我(?:来|就|先)?(?:给(?:你|您)?)?(?:举(?:一)?个例子|讲(?:一)?个(?:例子|故事)|说明一下)|(?:就)?像我(?:刚才|之前)(?:说|讲)的',
  ),
  greeting: runs('你好|您好|大家好|早上好|下午好|晚上好|嗨|幸会'),
  thanks: runs('谢谢(?:你|您)?|多谢|感谢|辛苦了'),
  farewell: runs('再见|拜拜|下次见|回头见'),
  why: runs('为什么|为何|怎么会|什么原因|原因'),
  more: runs('多(?:说|讲)(?:一)?[点些]|详细|继续|然后呢|还有(?:呢|什么|吗)|其他的|举(?:个)?例|比如|什么意思|具体说'),
  when: runs('从什么时候|多久|什么时候|几年'),
  ordinals: [
    runs('第一(?:个|点|条)?'),
    runs('第二(?:个|点|条)?'),
    runs('第三(?:个|点|条)?'),
    runs('第四(?:个|点|条)?'),
    runs('第五(?:个|点|条)?'),
    runs('最后(?:一个|一点)?'),
  ],
  who: runs('谁|哪些人|几个人|多少人|其他人|所有人|大家'),
  against: runs('反对|矛盾|相反|反驳|不同意|异议|反例'),
  quote: runs('引用|引文|原话|原文|证据'),
  context: runs('前后|上下文|语境'),
  person: {
    greeting: () => '你好！可以问我在访谈中说过的任何事情。',
    thanks: () => '不客气。',
    farewell: () => '再见！',
    refusal: () => '我没有谈到这个。',
    nearest: () => '我谈过的最接近的内容是：',
    spokeOf: () => '我谈到的是：',
    askedInstead: (questions) => `我被问到的是别的，例如${listOf(tag, questions, quotes)}。`,
    reported: (sentence) => `文档中是这样写的：“${sentence}”`,
    noReason: () => '我没有说原因。',
    nothingMore: () => '关于这个，我没有再多说。',
    returns: (places) => `我在另外${places}处也谈到过这个。`,
  },
  group: {
    others: (count) => `另外${count}人`,
    allSpeak: ({ list, count }) => `${list}${count === 2 ? '两人' : `${count}人`}都谈到了这个。`,
    someSpeak: (speaking, silent) => `${speaking.list}谈到了这个，${silent.list}没有谈到。`,
    noneSpeaks: () => '他们都没有谈到这个。',
    agree: ({ list }) => `在这一点上，${list}的说法一致。`,
    contradict: ({ list }) => `在这一点上，${list}的看法不同。`,
  },
  insight: {
    greeting: () => '你好！可以问我关于这条洞察的问题：谁谈到了它、原因是什么、有什么相反的说法。',
    thanks: () => '不客气。',
    refusal: () => '这条洞察的文档没有回答这个问题。',
    nothingMore: () => '关于这个没有更多引用了。',
    noneAgainst: () => '这些文档中没有明显与之矛盾的说法。',
    against: ({ list }) => `${list}的说法与此相反。`,
    noReason: () => '被引用的人都没有说明原因。',
    here: () => '在这条洞察的文档中：',
    nearest: () => '最接近的说法是：',
    says: (name) => `${name}：`,
    ask: {
      context: () => '在这前后还说了什么？',
      who: () => '谁谈到了这个？',
      why: () => '人们给出了哪些原因？',
      against: () => '有什么相反的说法？',
      quote: () => '关于这个还有别的引用吗？',
    },
  },
};
