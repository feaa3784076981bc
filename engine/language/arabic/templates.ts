import { composePlace, composeSummary, composeWhy, listOf } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { counted, inTurn, type Quotes, quoted } from '../templates/wording.ts';

const tag = 'ar';
const quotes: Quotes = { open: '«', close: '»', innerOpen: '“', innerClose: '”', stop: '.', stopInside: false };
/** All counted nouns follow a word that governs the genitive. */
const people = counted(tag, {
  zero: '# شخص',
  one: 'شخص واحد',
  two: 'شخصين',
  few: '# أشخاص',
  many: '# شخصًا',
  other: '# شخص',
});
const documents = counted(tag, {
  zero: '# مستند',
  one: 'مستند واحد',
  two: 'مستندين',
  few: '# مستندات',
  many: '# مستندًا',
  other: '# مستند',
});
const quotations = counted(tag, {
  zero: '# اقتباس',
  one: 'اقتباس واحد',
  two: 'اقتباسين',
  few: '# اقتباسات',
  many: '# اقتباسًا',
  other: '# اقتباس',
});
const q = (theme: string) => quoted(theme, quotes);

/** Behind a verb. */
function who(n: number, inAll: number): string {
  if (n < inAll) return `${n} من أصل ${people(inAll)}`;
  return n === 2 ? 'الشخصان كلاهما' : `جميع الأشخاص وعددهم ${n}`;
}

function where(n: number, inAll: number): string {
  if (n < inAll) return `، في ${n} من أصل ${documents(inAll)}`;
  return n === 2 ? '، في المستندين كليهما' : `، في جميع المستندات وعددها ${n}`;
}

export const templates: Templates = {
  question: {
    theme: (theme, turn) =>
      inTurn(
        [
          `ماذا يقول الناس عن ${q(theme)}، ولماذا يهمهم ذلك؟`,
          `ما دور ${q(theme)} في الحياة اليومية؟`,
          `كيف يتعامل الناس مع ${q(theme)}؟`,
          `ما التجارب التي يرويها الناس عن ${q(theme)}؟`,
          `ما الذي يهم الناس في ما يخص ${q(theme)}؟`,
        ],
        theme,
        turn,
      ),
    difficulty: (theme, turn) =>
      inTurn([`ما الصعوبات التي يواجهها الناس في ${q(theme)}؟`, `أين تظهر المشكلات في ${q(theme)}؟`], theme, turn),
    wish: (theme, turn) =>
      inTurn([`ما الذي يتمناه الناس بشأن ${q(theme)}؟`, `ما الذي ينبغي أن يتغير في ${q(theme)}؟`], theme, turn),
    habit: (theme, turn) =>
      inTurn([`كيف يجري العمل اليوم في ما يخص ${q(theme)}؟`, `ما العادات التي نشأت حول ${q(theme)}؟`], theme, turn),
    reason: (theme) => `ما الأسباب التي يذكرها الناس عند الحديث عن ${q(theme)}؟`,
    difference: (theme, turn) =>
      inTurn([`أين تختلف الآراء حول ${q(theme)}؟`, `ما الذي لا يتفق عليه الناس بشأن ${q(theme)}؟`], theme, turn),
  },
  summary: composeSummary({
    quotes,
    who,
    where,
    gap: ' ',
    agree: [
      (s) => `ذكر ذلك ${s.who}${s.where}. ${s.speaker ? `بحسب ${s.speaker}` : 'وبكلمات أحدهم'}: ${s.said}`,
      (s) => `اتفق على ذلك ${s.who}${s.where}${s.among ? `، ومنهم ${s.among}` : ''}: ${s.said}`,
      (s) => `${s.said} قال هذا أو ما يشبهه ${s.who}${s.where}.`,
    ],
    mixed: [
      (s) =>
        `تتباين الآراء. من جهة، لدى ${s.who}${s.where}: ${s.said} ومن جهة أخرى، لدى ${people(s.opponents)}: ${s.against}`,
      (s) => `لا اتفاق على ذلك. رأي ${s.who}${s.where}: ${s.said} وفي المقابل رأي ${people(s.opponents)}: ${s.against}`,
    ],
    single: [
      (s) => `حتى الآن صوت واحد من أصل ${people(s.peopleInAll)}${s.speaker ? ` (${s.speaker})` : ''}: ${s.said}`,
      (s) => `لم يذكر ذلك سوى ${s.speaker ?? 'شخص واحد'} من أصل ${people(s.peopleInAll)}: ${s.said}`,
    ],
    alone: [(s) => `بحسب ${s.speaker ?? 'الشخص الذي أُجريت معه المقابلة'}${s.where}: ${s.said}`],
    torn: [(s) => `ورد القولان معًا${s.where}: ${s.said} وورد أيضًا: ${s.against}`],
    unnamed: [
      (s) =>
        s.documentsInAll > 1
          ? `ورد ذلك في ${s.documents} من أصل ${documents(s.documentsInAll)}: ${s.said}`
          : `جاء في المستند: ${s.said}`,
    ],
    also: (more) => `وقيل أيضًا: ${more.join(' وكذلك: ')}`,
  }),
  why: composeWhy({
    quotes,
    gap: ' ',
    tally: (n, inAll) => ` (${n} من أصل ${people(inAll)})`,
    onePerson: ' (صوت واحد حتى الآن)',
    toBrief: [
      (subject) => `يسأل المشروع عن ${subject}، وهنا نقطة ملموسة للعمل عليها.`,
      (subject) => `يسعى المشروع إلى فهم ${subject}، وهذا جزء من الإجابة.`,
      (subject) => `في ما يخص ${subject}، هذه شهادة من واقع الممارسة.`,
      (subject) => `أي قرار بشأن ${subject} لا بد أن يأخذ ذلك في الحسبان.`,
    ],
    toQuestion: [
      (question) => `يجد السؤال ${question} هنا جزءًا من إجابته.`,
      (question) => `على السؤال ${question} يجيب الناس هنا من تجربتهم الخاصة.`,
      (question) => `لا تكتمل الإجابة عن ${question} من دون هذا.`,
    ],
    consequences: {
      difficulty: [
        (w) => `في ${w.theme} عقبة يومية${w.tally}: ينبغي تقرير إزالتها أو مساعدة الناس على تجاوزها.`,
        (w) =>
          `ينبغي التحقق من عدد المرات التي يقع فيها الخلل في ${w.theme}${w.tally} ومن كلفته، ثم تقرير ما يمكن تأجيله.`,
        (w) => `قبل إضافة أي جديد، يجدر البحث عما يسهّل الأمور في ${w.theme}${w.tally}.`,
        (w) => `إذا بقي الحال على ما هو عليه فسيظل الجهد يضيع في ${w.theme}${w.tally}: يبقى الاتفاق على من يتولى ذلك.`,
      ],
      wish: [
        (w) => `يطلب الناس ${w.theme} صراحة${w.tally}: ينبغي تقرير توفير ذلك أو عدمه وإبلاغهم في الحالتين.`,
        (w) => `يجدر وزن ${w.theme} مقابل ما هو مخطط له${w.tally}: فهذه رغبة يطرحها الناس بأنفسهم.`,
        (w) => `يبقى التحقق مما يمكن فعله بفضل ${w.theme} ولا يمكن فعله اليوم${w.tally}؛ فبذلك تُعرف القيمة.`,
      ],
      liking: [
        (w) => `الأمور تسير جيدًا في ${w.theme}${w.tally}: يحسن الإبقاء على ذلك عند تغيير غيره.`,
        (w) => `مهما كان التعديل، ينبغي الحفاظ على ${w.theme}${w.tally}، ويحسن سؤال الناس قبل المساس بذلك.`,
        (w) => `يجدر معرفة ما ينجح تحديدًا في ${w.theme}${w.tally}، وأين يمكن أن يفيد أيضًا.`,
      ],
      habit: [
        (w) => `صار موضوع ${w.theme} جزءًا من المعتاد${w.tally}: على الجديد أن يندرج فيها لا أن يسير بموازاتها.`,
        (w) => `المقياس هو وضع ${w.theme} كما هو اليوم${w.tally}: على أي تغيير أن يكون أقل عناءً.`,
        (w) => `قبل تغيير الخطوات المحيطة، يجدر النظر متى يظهر موضوع ${w.theme} ولماذا${w.tally}.`,
      ],
      reason: [
        (w) => `هذا يفسر لماذا يتصرف الناس هكذا في ${w.theme}${w.tally}: المطلوب معالجة السبب لا ما يظهر منه فقط.`,
        (w) => `صار أحد الأسباب وراء ${w.theme} معروفًا${w.tally}؛ ويحسن التحقق من انطباقه على غيرهم قبل البناء عليه.`,
        (w) => `يمكن أن ينطلق القرار بشأن ${w.theme} من هذا السبب${w.tally} لا من التخمين.`,
      ],
      other: [
        (w) =>
          `يطيل الناس الحديث عن ${w.theme}${w.tally}: ينبغي تقرير إدراج ذلك في الخطة أو في الجولة التالية من الأسئلة.`,
        (w) => `قبل الاستناد إلى ${w.theme}${w.tally}، يجدر التحقق من الأمر مع أشخاص آخرين.`,
        (w) => `يحسن إبقاء ${w.theme} في الحسبان عند الاختيار${w.tally}: فهو ما يأتي به الناس من تلقاء أنفسهم.`,
      ],
    },
  }),
  place: composePlace({
    page: (n) => `الصفحة ${n}`,
    row: (n) => `صف الجدول ${n}`,
    line: (n) => `السطر ${n}`,
    paragraph: (n) => `الفقرة ${n}`,
    comma: '، ',
  }),
  speakerSaid: (speaker, sentence) => `بحسب ${speaker}: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `لم يُعثر على ذلك في المستندات المحددة. أقرب ما فيها من موضوعات: ${listOf(tag, nearest, quotes)}.`
      : 'لم يُعثر على ذلك في المستندات المحددة.',
  notStated: () => 'غير مذكور في المستندات.',
  person: {
    unnamed: (n) => `شخص ${n}`,
    respondent: (n) => `مشارك ${n}`,
    roleUnknown: () => 'الدور غير معروف',
    noDescription: () => 'لا يوجد وصف',
    restsOn: (d, n) => `يستند إلى ${quotations(n)} من ${documents(d)}.`,
  },
  context: {
    title: (projectName) => (projectName ? `ما تقوله مواد ${q(projectName)}` : 'ما تقوله المواد'),
    documents: () => 'المستندات',
    themes: () => 'المحاور',
    brief: () => 'موضوع المشروع',
    people: () => 'الأشخاص',
    saidBy: (n, d) => (n > 0 ? `على لسان ${people(n)} في ${documents(d)}` : `في ${documents(d)}`),
  },
  noUsableText: () =>
    'لا يحتوي أي من المستندات المحددة على جملة يمكن اقتباسها. يرجى التأكد من أن الملفات تحتوي على نص مقروء وليس على ' +
    'صفحات ممسوحة ضوئيًا أو صور، ثم رفعها من جديد.',
};
