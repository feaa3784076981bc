import { runs } from '../cue.ts';
import { askedKinds } from '../templates/asked-kinds.ts';
import type { GeneralQuestion } from '../templates/templates.ts';
import { bareClause, replacing } from '../templates/wording.ts';

/** Without one of these, a clause only says whether. */
const asks = /何|なに|なぜ|どう|どの|どこ|どれ|どんな|いつ|誰|だれ|いくら|いくつ/u;
/** Plain endings of a clause that asks, and how they are asked aloud. */
const polite = [
  [/(?<=[てで])いるか$/u, 'いますか'],
  [/(?<=[てで])いたか$/u, 'いましたか'],
  [/したか$/u, 'しましたか'],
  [/するか$/u, 'しますか'],
  [/できるか$/u, 'できますか'],
  [/あるか$/u, 'ありますか'],
  [/なるか$/u, 'なりますか'],
  [/れるか$/u, 'れますか'],
] as const;

/** A clause that asks ends in か and can be what is talked about, where its plain form is no question to ask aloud. */
export function about(clause: string): string {
  const asked = bareClause(clause);
  if (/(?:です|ます|でしょう|ました|でした)か$/u.test(asked)) return `${asked}？`;
  const [ending, aloud] = polite.find(([plain]) => plain.test(asked)) ?? [];
  if (ending && asks.test(asked)) return `${withTopic(asked.replace(ending, aloud ?? ''))}？`;
  if (/か(?:どうか)?$|何\p{Script=Han}$|(?:いくら|どれくらい|どのくらい|いつ|どこ|誰)$/u.test(asked))
    return `${withTopic(wondering(asked))}？`;
  return `「${asked}」について、人々は何を語っていますか？`;
}

/** 「どう変わったか」 as it is asked aloud: 「どう変わったのでしょうか」. */
function wondering(asked: string): string {
  const [, one, other] = alternative.exec(asked) ?? [];
  if (one && other) return `${wondering(one)}、${wondering(other)}`;
  if (/(?:は|て|では|も|だと)どうか$/u.test(asked)) return `${asked.slice(0, -1)}でしょうか`;
  const plain = asked.replace(/か(?:どうか)?$/u, '');
  return `${plain}${/(?<!くら|だ)[るうくすつぬぶむぐただい]$/u.test(plain) && !/いくら$|いつ$/u.test(plain) ? 'のでしょうか' : 'でしょうか'}`;
}

/** 「減ったか、増えたか」: both sides are asked. */
const alternative = /^([^、]+[るうくすつぬぶむぐたい]か)、([^、]+[るうくすつぬぶむぐたい]か)$/u;

/** What a question is about comes first with は; 「何が」 stays. */
function withTopic(question: string): string {
  const at = question.indexOf('が');
  // 「配達があれば」, 「長いと感じている方が」: the first が belongs to a part of the clause.
  if (
    at !== question.lastIndexOf('が') ||
    /れば|たら|なら|(?:とき|場合|ため)、|こと(?:に気|を|は)/u.test(question.slice(at))
  )
    return question;
  return at < 0 || asks.test(question.slice(0, at)) ? question : `${question.slice(0, at)}は${question.slice(at + 1)}`;
}

export const general: Record<GeneralQuestion, string> = {
  difficulty: '人々はどんなところで困っていますか？',
  wish: '人々は何が変わってほしいと思っていますか？',
  liking: 'いま、うまくいっていることは何ですか？',
  habit: '人々は何を大切にしていますか？',
  cost: '時間やお金、手間はどのくらいかかっていますか？',
  rest: 'ほかに話しておきたいことは何ですか？',
};

export const onTopic = (topic: string) => `${topic}について、人々は何と言っていますか？`;

/** What a question asks for. */
export const kindsAsked = askedKinds({
  leaving: runs(
    '(?:なぜ|どうして|理由|原因|何が|きっかけ).*(?:やめ|辞め|離れ|退会|解約|離脱|使わなくな)|(?:やめ|辞め|離れ|退会|解約|離脱)(?:る|た|する|した)(?:理由|原因|きっかけ)',
  ),
  reason: runs('なぜ|どうして|理由|原因'),
  habit: runs('日々|ほかにどのようなことが話に|人々は何を大切に|どのように(?!感じ|思|評価)|どうやって'),
  difficulty: runs(
    '困って|困る|困り|難し|問題|課題|障害|苦労|不便|不満|悩|わかりにくい|分かりにくい|つまず|うまくいかない',
  ),
  wish: runs('ほしい|欲しい|改善|変え|変わって|望|希望|あれば|べき'),
  liking: runs('好き|気に入|うまくいって|良い点|よい点|満足|助かって|使い続け|とどま'),
});

/** What names a question and asks nothing itself: "we want to know two things: …". */
export const leads = runs('知りたい|明らかにしたい|(?:問い|質問)(?:は)?(?=[:：])');

/** A question that asks for a wish and for no fact. */
export const wishing = runs('ほしい|欲しい|変えたい|変えるなら|望');

/** 「彼ら」 before anybody is named. */
export const aloud = replacing([/^彼ら(?=[はがに])/u, '人々']);
