import { composeSummary, type StatedKind } from '../templates/compose-summary.ts';
import { composeWhy } from '../templates/compose-why.ts';
import type { Quotes } from '../templates/wording.ts';

export const tag = 'ja';
export const quotes: Quotes = {
  open: '「',
  close: '」',
  innerOpen: '『',
  innerClose: '』',
  stop: '。',
  stopInside: false,
};

/** What is stated, before を. */
const statedAs: Record<StatedKind, string> = {
  difficulty: '困っていること',
  wish: '望んでいること',
  reason: '理由',
  liking: 'うまくいっていること',
};
const kindOf = (kind: StatedKind) => (n: number) => `${n}人が${statedAs[kind]}を`;

const listed = (names: string) => (names ? `（${names}）` : '');

export const summary = composeSummary({
  tag,
  quotes,
  gap: '',
  // With its particle, which 「2人とも」 does not take.
  people: (n, inAll, least) =>
    n < inAll ? `${inAll}人中${least ? '少なくとも' : ''}${n}人が` : n === 2 ? '2人とも' : `${n}人全員が`,
  documents: (n, inAll) => (n < inAll ? `${inAll}件の文書のうち${n}件` : n === 2 ? '両方の文書' : `${n}件すべての文書`),
  others: (n) => `ほか${n}人`,
  someone: '1人',
  some: [
    ({ who, names }) => `${who}このことに触れています${listed(names)}。`,
    ({ who, names }) => `${who}この話をしています${listed(names)}。`,
    ({ who, names }) => `これについては${who}話しています${listed(names)}。`,
  ],
  all: [
    ({ who, names }) => `${who}このことに触れています${listed(names)}。`,
    ({ who, names }) => `${who}この話をしています${listed(names)}。`,
  ],
  single: [
    ({ speaker, inAll }) => `${inAll}人のうちの1人、${speaker}がこのことに触れています。`,
    ({ speaker, inAll }) => `${inAll}人のうちの1人、${speaker}がこの話をしています。`,
  ],
  singleWish: ({ speaker, inAll }) => `${inAll}人のうちの1人、${speaker}がこれを望んでいます。`,
  singleAsked: ({ speaker, asked }) => `同じ質問に答えた${asked}人のうちの1人、${speaker}がこのことに触れています。`,
  alone: (speaker) => `${speaker}がこのことに触れています。`,
  role: (role) => `（${role}）`,
  unnamed: [({ where }) => `${where}に出てきます。`, ({ where }) => `このことは${where}で語られています。`],
  unnamedSingle: (inAll) => `${inAll}件の文書のうち1件に出てきます。`,
  unnamedDocument: '文書には、誰の発言かが書かれていません。',
  hiddenOnly: 'この話をしているのは、このプロジェクトで非表示にされた人だけです。',
  kinds: {
    difficulty: kindOf('difficulty'),
    wish: kindOf('wish'),
    reason: kindOf('reason'),
    liking: kindOf('liking'),
  },
  join: (first, second) => (second ? `${first}、${second}話しています。` : `${first}話しています。`),
  added: {
    when: ({ speaker, said }) => `どんなときのことかを${speaker}が話しています：${said}`,
    reason: ({ speaker, said }) => `${speaker}は理由をこう話しています：${said}`,
    adds: ({ speaker, said }) => `${speaker}はこう付け加えています：${said}`,
    says: ({ speaker, said }) => `${speaker}はこのことについてこう話しています：${said}`,
    answers: ({ speaker, said }) => `同じ質問に、${speaker}はこう答えています：${said}`,
    also: ({ speaker, said }) => `同じ答えの中で、${speaker}はこう話しています：${said}`,
    next: ({ speaker, said }) => `${speaker}は続けてこう話しています：${said}`,
  },
  further: ({ speaker, said, asked }) => `続く質問${asked}に、${speaker}はこう答えています：${said}`,
  against: [
    ({ people: n, speaker, said }) =>
      n > 1
        ? `${n}人は異なる見方をしています。${speaker}の言葉：${said}`
        : `${speaker}は異なる見方をしています：${said}`,
    ({ people: n, speaker, said }) =>
      n > 1
        ? `${n}人は逆のことを話しています。たとえば${speaker}：${said}`
        : `${speaker}は逆のことを話しています：${said}`,
  ],
  elsewhere: (said) => `別の箇所にはこうあります：${said}`,
  elsewhereAgainst: (said) => `別の箇所には逆のことが書かれています：${said}`,
  foreign: (name) => `引用は${name}です。`,
});

export const why = composeWhy({
  tag,
  quotes,
  gap: '',
  colon: '：',
  aside: (speaker) => `（${speaker}）`,
  leads: {
    cost: ['お金がかかわっています'],
    time: ['時間がかかっています', '時間が取られています'],
    risk: ['リスクがあります', 'うまくいかなくなるおそれがあります'],
    frequency: ['どのくらい起きているか', '一度きりのことではありません'],
    workaround: ['別のやり方でしのいでいます', '代わりにしていること'],
    hindrance: ['できずにいることがあります', 'できなくなること'],
    affected: ['人に影響が出ています', '影響を受けている人'],
    outcome: ['その後', 'その結果'],
  },
  toBrief: [
    (question) => `プロジェクトの問い${question}への答えになります。`,
    (question) => `プロジェクトは${question}と問いかけています。これはその答えの一部です。`,
  ],
  toSubject: [
    (subject) => `プロジェクトの${subject}という部分にかかわります。`,
    (subject) => `プロジェクトが知りたいのは、まさに${subject}という点です。`,
  ],
  toAsked: [(question) => `${question}という問いに答えるなかで出た話です。`],
  toQuestion: [(question) => `${question}という問いに分類されています。`],
});
