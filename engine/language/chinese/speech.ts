import { runs } from '../cue.ts';
import type { Speech, VerbForms } from '../definition.ts';

/** Words among which the verb is looked for. */
const maxBeforeVerb = 11;

/**
 * Something that is spoken of comes before a verb that the list knows, or a degree before an adjective. The verb comes last only
 * where it is a compound and no noun behind 的.
 */
function isMainClause(words: readonly string[], verbs: VerbForms): boolean {
  const opens = (word: string) =>
    verbs.isVerb(word) || /^(?:很|太|更|最|非常|特别|比较|不|都)$|^\p{L}[不得]\p{L}{1,2}$/u.test(word);
  const verb = words.findIndex((word, i) => i > 0 && opens(word));
  const isNobody = /^没有?人/u.test(words.join(''));
  if ((verbs.isVerb(words[0] ?? '') && !isNobody) || verb < 0 || verb > maxBeforeVerb) return false;
  return verb < words.length - 1 || ((words[verb]?.length ?? 0) > 1 && words[verb - 1] !== '的');
}

/** Characters that name a person. */
const person = '[人客户长师生孩妈爸妻夫友员姐哥弟妹婆爷奶医儿女]|老板|同事|邻居|大家';

export const speech: Speech = {
  closes: () => /(?:还有(?:什么|别的|其他)|其他(?:想说|要补充)|想补充|漏掉)/u,
  falters: runs('嗯|呃'),
  addresses: runs('\\S{1,6}先生[、，]'),
  otherTopic: () => /^(?:那么?|还有)?[，,]?(?<topic>[^，。？?]{1,8}?)(?:方面)?(?:呢|怎么样)[？?]$/u,
  invites: runs(
    '(?:那么?|请|您|你|先|再|能不能|可以|麻烦)*(?:给我们?)?(?:说说|讲讲|聊聊|谈谈|介绍一?下|描述一?下|讲一?下|说一?下|分享一?下|举个例子)',
  ),
  questionLeads: runs('(?:下一个问题(?:是)?|最后一个问题(?:是)?|另外|首先|最后|我想问一下|请问)[，,：:。]*'),
  offRecord: runs('(?:这个?|这点|这段)?(?:别|不要)(?:写|记)(?:进|下|上)?(?:去|来)?|别说出去|不要说出去'),
  courtesies: runs('举个例子(?=[。，]?$)', '不好意思|对不起|抱歉(?=[，。]|$)|谢谢|再见|稍等|等一下(?=[，。]|$)|久等了'),
  openers: runs(
    '(?:嗯+|嗐|嗨|哎呀|呃+|额|啊|哦|噢|唉|哎|诶|对对对|对对|对啊|对|好的|好吧|是的|是啊|其实吧|其实呢|其实|就是说|就是|也就是说|然后呢|然后|那么|那个|这个|你知道吗|你知道|你看|您看|老实说|说实话|坦白说|基本上|反正|总之|所以说|所以|但是|但|不过|可是|而且|因为|另外|还有|比如说|比如)[，、,]?|(?:我觉得|我认为|我想|我感觉|在我看来|我们觉得|对我来说)[，,]?',
  ),
  tails: runs('(?:吧|呢|啊|嘛|哦|呀|对吧|是吧|你知道吗|等等|什么的|之类的|这样|这样子|就这样|的话|然后|但是|所以)'),
  asides: runs(
    '嗯+[，、]?|呃+[，、]?|怎么说呢[，、]?|你知道吗[，、]?|就是说[，、]?|那个那个|这个这个|(?<=[，、])(?:那个|这个|就是|其实|对|然后呢)[，、]',
  ),
  joints: runs(
    '因为|但是|可是|不过|所以|而且|如果|要是|虽然|尽管|除非|然后|于是|因此|否则|不然|只要|(?<=，)(?:但|而|我|我们|就|也|还|都|才|却)',
  ),
  limits: runs('除非|如果|要是|只要|只有|的话|否则|不然|才|就|却'),
  leads: runs('如果|要是|假如|只要|只有|除非|虽然|尽管|因为|由于|当|一旦|没有|不是因为'),
  afterComma: runs('.'),
  badStart: runs(
    '和|与|或|但|可是|不过|而|所以|因此|于是|然后|因为|并且|还有|另外|同时|那么|再说|此外|然而|的|了|吗|呢|吧|就|也|都|才|却|还|再|又|没有的|除非|如果|要是|即使|或者|什么|怎么|为什么|谁|哪|几|可能|也许|只|是的|不是',
    '这|那|它|他|她|其|此|您|你|另一|第一个|第二个|有些是|有的',
    // What was counted, or a point of a story.
    '[^，。]{1,6}的[，、]|结果|后来|于是|当时|[\\d一二三四五六七八九十百千万零两]+(?:块|元|毛|年|月|号|点|岁)[，、]',
  ),
  badEnd: runs(
    '和|与|或|但|但是|因为|所以|的|在|对|把|被|给|从|到|向|跟|很|太|最|更|这|那|这个|那个|是|有|要|会|能|我|我们|一个|每|就|也|都|如果|而|比|让|叫|说|不|没',
  ),
  refused: [
    // A pronoun without its person: “住十一楼，我每次去她都给我煮鸡蛋”.
    runs(`^(?:(?!${person}).)*[他她]`),
    runs(
      '你的问题|您的问题|这个问题很好|好问题|采访|访谈|听得到|听得见|我刚才说|刚刚说|我说过|前面说|不知道怎么说|我不知道|不记得|想不起来|让我想|我想想|谢谢|不好意思|对不起|你好|您好|再见|请问|听不清|什么的|之类|没问题|没什么问题|没有问题|差不多就这|怎么说',
    ),
  ],
  plain: [
    runs(
      '我叫|我是(?:一|做|个|在|从|学)|我在.{1,10}(?:工作|上班)|我毕业|我今年|年的?经验|我点|我打开|我看到|我看见|点击|这里写|这里有',
    ),
  ],
  stories: runs(
    '^(?:昨天|前天|上(?:个|一)?(?:周|星期|月)|去年|有一(?:次|天)|那天|今天早上)',
    '^我的?(?:妈|爸|母亲|父亲|父母|儿子|女儿|哥哥|姐姐|弟弟|妹妹|老公|老婆|丈夫|妻子|奶奶|爷爷|外婆|外公|姑姑|阿姨|叔叔|舅舅|婆婆|公公)',
  ),
  claims: runs(
    '不|没|太|更|最|必须|应该|需要|只能|总是|从来|才|重要|关键|比|越来越|至少|根本|几乎|很难|浪费|影响|导致',
  ),
  isMainClause,
};
