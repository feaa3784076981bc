import { composePlace, composeSummary, composeWhy, listOf } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { inTurn, type Quotes, quoted } from '../templates/wording.ts';

const tag = 'ja';
const quotes: Quotes = { open: '「', close: '」', innerOpen: '『', innerClose: '』', stop: '。', stopInside: false };
const q = (theme: string) => quoted(theme, quotes);

function who(n: number, inAll: number): string {
  if (n < inAll) return `${inAll}人中${n}人`;
  return n === 2 ? '2人とも' : `${n}人全員`;
}

function where(n: number, inAll: number): string {
  if (n < inAll) return `（${inAll}件の文書のうち${n}件）`;
  return n === 2 ? '（両方の文書）' : `（${n}件すべての文書）`;
}
const subject = (n: number, inAll: number) => (n === inAll && n === 2 ? who(n, inAll) : `${who(n, inAll)}が`);

export const templates: Templates = {
  question: {
    theme: (theme, turn) =>
      inTurn(
        [
          `${q(theme)}について、人々は何を語り、なぜそれが重要なのでしょうか？`,
          `${q(theme)}は日々の中でどのような役割を果たしていますか？`,
          `人々は${q(theme)}にどのように向き合っていますか？`,
          `${q(theme)}について、人々はどのような経験をしていますか？`,
          `${q(theme)}に関して、人々は何を大切にしていますか？`,
        ],
        theme,
        turn,
      ),
    difficulty: (theme, turn) =>
      inTurn(
        [`${q(theme)}で人々が困っていることは何ですか？`, `${q(theme)}はどこでつまずきやすいのでしょうか？`],
        theme,
        turn,
      ),
    wish: (theme, turn) =>
      inTurn(
        [`${q(theme)}について、人々は何を望んでいますか？`, `${q(theme)}について、何が変わるべきでしょうか？`],
        theme,
        turn,
      ),
    habit: (theme, turn) =>
      inTurn(
        [`${q(theme)}は現在どのように行われていますか？`, `${q(theme)}をめぐって、どのような習慣がありますか？`],
        theme,
        turn,
      ),
    reason: (theme) => `${q(theme)}について話すとき、人々はどのような理由を挙げていますか？`,
    difference: (theme, turn) =>
      inTurn(
        [
          `${q(theme)}について、意見はどこで分かれていますか？`,
          `${q(theme)}に関して、人々の考えはどのように食い違っていますか？`,
        ],
        theme,
        turn,
      ),
  },
  summary: composeSummary({
    quotes,
    who,
    where,
    gap: '',
    agree: [
      (s) =>
        `${subject(s.people, s.peopleInAll)}このことに触れています${s.where}。${s.speaker ? `${s.speaker}の言葉` : 'そのうちの一人の言葉'}：${s.said}`,
      (s) =>
        `${subject(s.people, s.peopleInAll)}同じ見方をしています${s.where}${s.among ? `。その一人、${s.among}の言葉` : ''}：${s.said}`,
      (s) => `${s.quote}。${subject(s.people, s.peopleInAll)}同様のことを話しています${s.where}。`,
    ],
    mixed: [
      (s) => `意見は分かれています。一方は${s.who}${s.where}：${s.said}他方は${s.opponents}人：${s.against}`,
      (s) => `意見は一致していません。${s.who}${s.where}：${s.said}これに対して${s.opponents}人：${s.against}`,
    ],
    single: [
      (s) => `いまのところ${s.peopleInAll}人中1人${s.speaker ? `（${s.speaker}）` : ''}だけの声です：${s.said}`,
      (s) => `${s.peopleInAll}人のうち、${s.speaker ?? '1人'}だけが話しています：${s.said}`,
    ],
    alone: [(s) => `${s.speaker ?? '話し手'}の言葉${s.where}：${s.said}`],
    torn: [(s) => `どちらの発言もあります${s.where}。${s.said}その一方で：${s.against}`],
    unnamed: [
      (s) =>
        s.documentsInAll > 1
          ? `${s.documentsInAll}件の文書のうち${s.documents}件に見られます：${s.said}`
          : `文書にはこうあります：${s.said}`,
    ],
    also: (more) => `ほかにも：${more.join('さらに：')}`,
  }),
  why: composeWhy({
    quotes,
    gap: '',
    tally: (n, inAll) => `（${inAll}人中${n}人）`,
    onePerson: '（いまのところ1人の声）',
    toBrief: [
      (subject) => `プロジェクトが問う${subject}に、具体的な手がかりを与えます。`,
      (subject) => `このプロジェクトは${subject}を理解しようとしており、これはその答えの一部です。`,
      (subject) => `${subject}について、実際の現場からの証言です。`,
      (subject) => `${subject}に関する決定では、この点を考慮する必要があります。`,
    ],
    toQuestion: [
      (question) => `${question}という問いへの答えの一部がここにあります。`,
      (question) => `${question}という問いに、実体験から答えています。`,
      (question) => `${question}に答えるには、この点を外せません。`,
    ],
    consequences: {
      difficulty: [
        (w) =>
          `${w.theme}が日々の妨げになっています${w.tally}。取り除くのか、避けて通れるよう支援するのかを決める必要があります。`,
        (w) =>
          `${w.theme}でどのくらいの頻度で問題が起き${w.tally}、どれだけの負担になっているかを確かめたうえで、後回しにできるものを決めるとよいでしょう。`,
        (w) => `新しいものを加える前に、何があれば${w.theme}が楽になるのかを調べておく価値があります${w.tally}。`,
        (w) => `このままでは${w.theme}に手間がかかり続けます${w.tally}。誰が担当するのかを決める必要があります。`,
      ],
      wish: [
        (w) =>
          `${w.theme}がはっきりと求められています${w.tally}。応えるかどうかを決め、いずれの場合も伝えることが大切です。`,
        (w) => `${w.theme}を既存の計画と比べて検討するとよいでしょう${w.tally}。本人たちから出てきた要望です。`,
        (w) =>
          `${w.theme}があれば、いまできない何ができるようになるのか${w.tally}。そこを確かめると価値が見えてきます。`,
      ],
      liking: [
        (w) => `${w.theme}はうまくいっています${w.tally}。ほかを変えるときも残しておくとよいでしょう。`,
        (w) => `どのように作り直しても、${w.theme}は残すべきです${w.tally}。手を加える前に意見を聞くとよいでしょう。`,
        (w) => `${w.theme}の何がうまくいっているのか${w.tally}、ほかのどこで役立つのかを調べる価値があります。`,
      ],
      habit: [
        (w) =>
          `${w.theme}はすでに日々の流れの一部です${w.tally}。新しいものは並べて置くのではなく、その流れに組み込む必要があります。`,
        (w) => `いまの${w.theme}が基準になります${w.tally}。変えるなら、これより手間が少なくなければなりません。`,
        (w) => `前後の手順を変える前に、${w.theme}がいつ、なぜ起こるのかを見ておくとよいでしょう${w.tally}。`,
      ],
      reason: [
        (w) =>
          `${w.theme}でなぜそのように行動するのかがわかります${w.tally}。目に見える部分だけでなく、原因に取り組む必要があります。`,
        (w) =>
          `${w.theme}の背景にある理由が一つ明らかになりました${w.tally}。これを前提にする前に、ほかの人にも当てはまるかを確かめるとよいでしょう。`,
        (w) => `${w.theme}についての決定は、推測ではなくこの理由から始められます${w.tally}。`,
      ],
      other: [
        (w) =>
          `${w.theme}は詳しく語られています${w.tally}。計画に含めるのか、次回の質問に回すのかを決める必要があります。`,
        (w) => `${w.theme}を根拠にする前に${w.tally}、より多くの人に確かめるとよいでしょう。`,
        (w) => `選択の際には${w.theme}を念頭に置くとよいでしょう${w.tally}。本人たちが持ち込んだ話題です。`,
      ],
    },
  }),
  place: composePlace({
    page: (n) => `${n}ページ`,
    row: (n) => `表の${n}行目`,
    line: (n) => `${n}行目`,
    paragraph: (n) => `第${n}段落`,
    comma: '、',
  }),
  speakerSaid: (speaker, sentence) => `${speaker}の発言：${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `選択された文書には見つかりませんでした。最も近い話題は${listOf(tag, nearest, quotes)}です。`
      : '選択された文書には見つかりませんでした。',
  notStated: () => '文書には記載がありません。',
  person: {
    unnamed: (n) => `人物${n}`,
    respondent: (n) => `回答者${n}`,
    roleUnknown: () => '役割不明',
    noDescription: () => '説明はありません',
    restsOn: (d, n) => `${d}件の文書、${n}件の引用に基づいています。`,
  },
  context: {
    title: (projectName) => (projectName ? `${q(projectName)}の資料が語ること` : '資料が語ること'),
    documents: () => '文書',
    themes: () => 'テーマ',
    brief: () => 'プロジェクトのテーマ',
    people: () => '人物',
    saidBy: (n, d) => (n > 0 ? `${n}人が言及（${d}件の文書）` : `${d}件の文書`),
  },
  noUsableText: () =>
    '選択された文書には、引用できる文がありません。ファイルにスキャン画像や写真ではなく、読み取れる文字が含まれているか確認し、もう一度アップロードしてください。',
};
