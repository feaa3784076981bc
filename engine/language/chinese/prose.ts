import { composeSummary, type StatedKind } from '../templates/compose-summary.ts';
import { composeWhy } from '../templates/compose-why.ts';
import { type Quotes, spelled } from '../templates/wording.ts';

export const tag = 'zh';
export const quotes: Quotes = { open: '“', close: '”', innerOpen: '‘', innerClose: '’', stop: '。', stopInside: true };

/** Before a measure word. */
const number = spelled('一 两 三 四 五 六 七 八 九 十 十一 十二'.split(' '));

const kinds: Record<StatedKind, (who: string) => string> = {
  difficulty: (who) => `${who}谈到了困难`,
  wish: (who) => `${who}说出了期望`,
  reason: (who) => `${who}说明了原因`,
  liking: (who) => `${who}讲了哪些方面做得不错`,
};
const kindOf = (kind: StatedKind) => (n: number) => kinds[kind](`${number(n)}人`);

const listed = (names: string) => (names ? `：${names}` : '');

export const summary = composeSummary({
  tag,
  quotes,
  gap: '',
  people: (n, inAll, least) =>
    n < inAll ? `${number(inAll)}人中${least ? '至少' : ''}有${number(n)}人` : `${number(n)}位受访者都`,
  documents: (n, inAll) =>
    n < inAll ? `${number(inAll)}份文档中有${number(n)}份` : n === 2 ? '两份文档都' : `全部${number(n)}份文档都`,
  others: (n) => `另外${number(n)}人`,
  someone: '一位受访者',
  some: [
    ({ who, names }) => `${who}谈到这一点${listed(names)}。`,
    ({ who, names }) => `${who}提起这件事${listed(names)}。`,
    ({ who, names }) => `${who}说到这个话题${listed(names)}。`,
  ],
  all: [
    ({ who, names }) => `${who}谈到这一点${listed(names)}。`,
    ({ who, names }) => `${who}提起这件事${listed(names)}。`,
  ],
  single: [
    ({ speaker, inAll }) => `${speaker}谈到这一点（受访者共${number(inAll)}人）。`,
    ({ speaker, inAll }) => `${speaker}说到这件事（受访者共${number(inAll)}人）。`,
  ],
  singleWish: ({ speaker, inAll }) => `${speaker}提出这个期望（受访者共${number(inAll)}人）。`,
  singleAsked: ({ speaker, asked }) => `${speaker}谈到这一点（回答同一个问题的共${number(asked)}人）。`,
  alone: (speaker) => `${speaker}谈到这一点。`,
  role: (role) => `（${role}）`,
  unnamed: [({ where }) => `${where}谈到这一点。`, ({ where }) => `${where}提到这件事。`],
  unnamedSingle: (inAll) => `${number(inAll)}份文档中有一份谈到这一点。`,
  unnamedDocument: '文档没有注明这是谁说的。',
  hiddenOnly: '只有在此项目中被隐藏的人谈到了这个。',
  kinds: {
    difficulty: kindOf('difficulty'),
    wish: kindOf('wish'),
    reason: kindOf('reason'),
    liking: kindOf('liking'),
  },
  join: (first, second) => (second ? `${first}，${second}。` : `${first}。`),
  added: {
    when: ({ speaker, said }) => `${speaker}说明了什么时候会这样：${said}`,
    reason: ({ speaker, said }) => `${speaker}说明了原因：${said}`,
    adds: ({ speaker, said }) => `${speaker}补充说：${said}`,
    says: ({ speaker, said }) => `${speaker}就此说：${said}`,
    answers: ({ speaker, said }) => `对同一个问题，${speaker}回答说：${said}`,
    also: ({ speaker, said }) => `在同一个回答里，${speaker}说：${said}`,
    next: ({ speaker, said }) => `${speaker}接着说：${said}`,
  },
  further: ({ speaker, said, asked }) => `对接下来的问题${asked}，${speaker}回答说：${said}`,
  against: [
    ({ people: n, speaker, said }) =>
      n > 1 ? `有${number(n)}人看法不同。${speaker}说：${said}` : `${speaker}的看法不同：${said}`,
    ({ people: n, speaker, said }) =>
      n > 1 ? `有${number(n)}人的说法相反，例如${speaker}：${said}` : `${speaker}的说法相反：${said}`,
  ],
  elsewhere: (said) => `另一处补充说：${said}`,
  elsewhereAgainst: (said) => `另一处的说法相反：${said}`,
  foreign: (name) => `引文的语言是${name}。`,
});

export const why = composeWhy({
  tag,
  quotes,
  gap: '',
  colon: '：',
  aside: (speaker) => `（${speaker}）`,
  leads: {
    cost: ['这关系到钱'],
    time: ['这要花时间', '时间花在了这上面'],
    risk: ['这里有风险', '这可能会出问题'],
    frequency: ['这种情况有多频繁', '这不是个别情况'],
    workaround: ['大家另想办法', '实际的替代做法'],
    hindrance: ['这让人做不成事', '做不到的事'],
    affected: ['这影响到人', '谁受影响'],
    outcome: ['后来的情况', '后来的结果'],
  },
  toBrief: [
    (question) => `这回答了项目提出的问题${question}。`,
    (question) => `项目想知道${question}，这是答案的一部分。`,
  ],
  toSubject: [(subject) => `这与项目的这一部分有关：${subject}。`, (subject) => `这正是项目想了解的：${subject}。`],
  toAsked: [(question) => `这是在回答${question}这个问题时说的。`],
  toQuestion: [(question) => `这归在${question}这个问题下。`],
});
