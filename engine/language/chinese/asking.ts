import { runs } from '../cue.ts';
import { askedKinds } from '../templates/asked-kinds.ts';
import type { GeneralQuestion } from '../templates/templates.ts';
import { bareClause, replacing } from '../templates/wording.ts';

export const asks =
  /如何|怎么|怎样|什么|为何|为啥|啥|哪|谁|多少|多久|多大|(?<![那这好前后])几(?!乎|件事|点[：:。]|$)|是否|还是|有没有|能否|[吗呢]$|(\p{Script=Han}{1,2})[不没]\1/u;

/** A direct question has the order of an indirect one. */
export function about(clause: string): string {
  const asked = bareClause(clause);
  return asks.test(asked) ? `${asked}？` : `关于“${asked}”，受访者怎么说？`;
}

export const general: Record<GeneralQuestion, string> = {
  difficulty: '受访者在哪些地方遇到困难？',
  wish: '受访者希望有哪些不同？',
  liking: '哪些方面现在已经做得不错？',
  habit: '什么对受访者来说很重要？',
  cost: '这让受访者花费多少时间、金钱或精力？',
  rest: '您还有什么想告诉我们的？',
};

export const onTopic = (topic: string) => `关于${topic}，人们怎么说？`;

/** What a question asks for. */
export const kindsAsked = askedKinds({
  leaving: runs('(?:为什么|为何|原因|什么).*(?:离开|退出|放弃|流失|取消|不再)'),
  reason: runs('为什么|为何|原因'),
  habit: runs('日常|还提到了|什么对受访者来说很重要|怎么做|如何|怎样(?!看待|评价)|是怎么'),
  difficulty: runs('困难|问题(?!是)|障碍|挑战|麻烦|困扰|不便|难以|困惑|担心|出错'),
  wish: runs('希望|改进|改善|改变|想要|应该|更好|缺少|不同'),
  liking: runs('喜欢|满意|不错|欣赏|好用|做得好|留下|留住|继续使用'),
});

/** What names a question and asks nothing itself: "we want to know two things: …". */
export const leads = runs('想(?:要)?(?:知道|了解|弄清)|问题(?:是)?(?=[:：])');

/** A question that asks for a wish and for no fact. */
export const wishing = runs('希望|改变|改进|改善|想要');

/** “他们” before anybody is named. */
export const aloud = replacing([/^((?:为什么|为何)?)(?:他|她)们/u, '$1受访者']);
