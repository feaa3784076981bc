import { composePlace, composeSummary, composeWhy, listOf } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { inTurn, type Quotes, quoted } from '../templates/wording.ts';

const tag = 'zh';
const quotes: Quotes = { open: '“', close: '”', innerOpen: '‘', innerClose: '’', stop: '。', stopInside: true };
const q = (theme: string) => quoted(theme, quotes);

function who(n: number, inAll: number): string {
  if (n < inAll) return `${inAll} 人中有 ${n} 人`;
  return n === 2 ? '两位受访者都' : `${n} 位受访者都`;
}

function where(n: number, inAll: number): string {
  if (n < inAll) return `（见 ${inAll} 份文档中的 ${n} 份）`;
  return n === 2 ? '（两份文档中都有）' : `（${n} 份文档中都有）`;
}

export const templates: Templates = {
  question: {
    theme: (theme, turn) =>
      inTurn(
        [
          `关于${q(theme)}，受访者怎么说？为什么这对他们很重要？`,
          `${q(theme)}在日常中起什么作用？`,
          `受访者如何应对${q(theme)}？`,
          `关于${q(theme)}，受访者有过哪些经历？`,
          `说到${q(theme)}，受访者看重什么？`,
        ],
        theme,
        turn,
      ),
    difficulty: (theme, turn) =>
      inTurn([`在${q(theme)}方面，受访者遇到了哪些困难？`, `${q(theme)}的难处在哪里？`], theme, turn),
    wish: (theme, turn) =>
      inTurn([`关于${q(theme)}，受访者有什么期望？`, `${q(theme)}方面有哪些需要改变？`], theme, turn),
    habit: (theme, turn) => inTurn([`受访者现在如何处理${q(theme)}？`, `围绕${q(theme)}形成了哪些习惯？`], theme, turn),
    reason: (theme) => `谈到${q(theme)}时，受访者给出了哪些理由？`,
    difference: (theme, turn) =>
      inTurn([`关于${q(theme)}，受访者的看法有哪些分歧？`, `说到${q(theme)}，受访者在哪些方面意见不一？`], theme, turn),
  },
  summary: composeSummary({
    quotes,
    who,
    where,
    gap: '',
    agree: [
      (s) => `${s.who}提到了这一点${s.where}。${s.speaker ? `${s.speaker}这样说` : '其中一位这样说'}：${s.said}`,
      (s) => `${s.who}持相同看法${s.where}${s.among ? `，其中包括${s.among}` : ''}：${s.said}`,
      (s) => `${s.said}${s.who}说过同样或类似的话${s.where}。`,
    ],
    mixed: [
      (s) =>
        `看法不一。一方面，${s.who}这样说${s.where}：${s.said}另一方面，有 ${s.opponents} 人的说法相反：${s.against}`,
      (s) => `意见不同。${s.who}说${s.where}：${s.said}有 ${s.opponents} 人的说法相反：${s.against}`,
    ],
    single: [
      (s) => `目前 ${s.peopleInAll} 人中只有一人${s.speaker ? `（${s.speaker}）` : ''}这样说：${s.said}`,
      (s) => `在 ${s.peopleInAll} 位受访者中，只有${s.speaker ?? '一位'}提到：${s.said}`,
    ],
    alone: [(s) => `${s.speaker ?? '受访者'}说${s.where}：${s.said}`],
    torn: [(s) => `两种说法都有${s.where}：${s.said}同时也有：${s.against}`],
    unnamed: [
      (s) =>
        s.documentsInAll > 1
          ? `${s.documentsInAll} 份文档中有 ${s.documents} 份提到：${s.said}`
          : `文档中提到：${s.said}`,
    ],
    also: (more) => `还有人说：${more.join('以及：')}`,
  }),
  why: composeWhy({
    quotes,
    gap: '',
    tally: (n, inAll) => `（${inAll} 人中有 ${n} 人）`,
    onePerson: '（目前只有一人提到）',
    toBrief: [
      (subject) => `项目关注的是${subject}，这里有一个具体的着手点。`,
      (subject) => `项目想弄清${subject}，这正是答案的一部分。`,
      (subject) => `就${subject}而言，这是来自实践的证据。`,
      (subject) => `凡是与${subject}有关的决定，都要考虑到这一点。`,
    ],
    toQuestion: [
      (question) => `对于${question}这个问题，这里给出了部分答案。`,
      (question) => `针对${question}这个问题，受访者在这里谈的是亲身经历。`,
      (question) => `要回答${question}，就不能忽略这一点。`,
    ],
    consequences: {
      difficulty: [
        (w) => `${w.theme}在日常中造成了阻碍${w.tally}：需要决定是消除它，还是帮助大家绕开它。`,
        (w) => `先核实${w.theme}多久出一次问题${w.tally}、代价有多大，再决定哪些事可以往后放。`,
        (w) => `在增加新内容之前，值得先弄清怎样能让${w.theme}变得更轻松${w.tally}。`,
        (w) => `如果维持现状，${w.theme}会继续消耗精力${w.tally}：还需要确定由谁来负责。`,
      ],
      wish: [
        (w) => `大家明确提出了对${w.theme}的需求${w.tally}：需要决定是否提供，无论结果如何都应给出答复。`,
        (w) => `应把${w.theme}与已有的计划放在一起权衡${w.tally}：这是大家主动提出的愿望。`,
        (w) => `还要核实${w.theme}能带来哪些今天做不到的事${w.tally}，由此判断它的价值。`,
      ],
      liking: [
        (w) => `${w.theme}行之有效${w.tally}：其他部分改变时应予保留。`,
        (w) => `无论怎样改版，${w.theme}都应保留${w.tally}；改动之前最好先问问大家。`,
        (w) => `值得弄清${w.theme}究竟好在哪里${w.tally}，以及还有哪些地方可以借鉴。`,
      ],
      habit: [
        (w) => `${w.theme}已经是现有做法的一部分${w.tally}：新的做法应融入其中，而不是另起一套。`,
        (w) => `应以${w.theme}的现状为衡量标准${w.tally}：任何改变都必须比现在更省事。`,
        (w) => `在改动前后环节之前，值得先观察${w.theme}何时出现、为何出现${w.tally}。`,
      ],
      reason: [
        (w) => `这说明了大家为何这样对待${w.theme}${w.tally}：要处理的是原因，而不只是表面现象。`,
        (w) => `${w.theme}背后的一个原因已经清楚${w.tally}；在以此为据之前，应核实它是否也适用于其他人。`,
        (w) => `关于${w.theme}的决定可以从这个原因出发${w.tally}，而不必靠猜测。`,
      ],
      other: [
        (w) => `大家在${w.theme}上谈得较多${w.tally}：需要决定是纳入计划，还是放进下一轮提问。`,
        (w) => `在依据${w.theme}下结论之前${w.tally}，应先向更多人核实。`,
        (w) => `做选择时应把${w.theme}考虑在内${w.tally}：这是大家自己带来的话题。`,
      ],
    },
  }),
  place: composePlace({
    page: (n) => `第 ${n} 页`,
    row: (n) => `表格第 ${n} 行`,
    line: (n) => `第 ${n} 行`,
    paragraph: (n) => `第 ${n} 段`,
    comma: '，',
  }),
  speakerSaid: (speaker, sentence) => `${speaker}说：${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `在所选文档中没有找到相关内容。其中最接近的主题是${listOf(tag, nearest, quotes)}。`
      : '在所选文档中没有找到相关内容。',
  notStated: () => '文档中未提及。',
  person: {
    unnamed: (n) => `人物 ${n}`,
    respondent: (n) => `受访者 ${n}`,
    roleUnknown: () => '职务未知',
    noDescription: () => '暂无描述',
    restsOn: (d, n) => `依据 ${d} 份文档中的 ${n} 条引语。`,
  },
  context: {
    title: (projectName) => (projectName ? `${q(projectName)}的资料说了什么` : '资料说了什么'),
    documents: () => '文档',
    themes: () => '主题',
    brief: () => '项目主题',
    people: () => '人物',
    saidBy: (n, d) => (n > 0 ? `${n} 人提及，见 ${d} 份文档` : `见 ${d} 份文档`),
  },
  noUsableText: () => '所选文档中没有可以引用的句子。请检查文件是否包含可读文字，而不是扫描页或图片，然后重新上传。',
};
