import { composeSummary } from '../templates/compose-summary.ts';
import { composeWhy } from '../templates/compose-why.ts';
import { counted, type Quotes, spelled } from '../templates/wording.ts';

export const tag = 'ar';
export const quotes: Quotes = { open: '«', close: '»', innerOpen: '“', innerClose: '”', stop: '.', stopInside: false };

/** For masculine nouns, as people and documents are. */
const nominative = [
  ...['واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
  ...['أحد عشر', 'اثنا عشر'],
];
const genitive = ['واحد', 'اثنين', ...nominative.slice(2, 11), 'اثني عشر'];
const number = spelled(nominative);
const personForms = {
  zero: '# شخص',
  one: 'شخص واحد',
  few: '# أشخاص',
  many: '# شخصًا',
  other: '# شخص',
};
/** After «من أصل». */
const ofPeople = counted(tag, { ...personForms, two: 'شخصين' }, genitive);
const people = counted(tag, { ...personForms, two: 'شخصان' }, nominative);
const ofDocuments = counted(
  tag,
  {
    zero: '# مستند',
    one: 'مستند واحد',
    two: 'مستندين',
    few: '# مستندات',
    many: '# مستندًا',
    other: '# مستند',
  },
  genitive,
);
const others = counted(
  tag,
  {
    one: 'شخص آخر',
    two: 'شخصان آخران',
    few: '# آخرون',
    many: '# شخصًا آخر',
    other: '# شخص آخر',
  },
  nominative,
);

/** The subject of a verb in the singular, before it. */
const some = (n: number) => (n === 1 || n > 10 ? people(n) : number(n));

const listed = (names: string) => (names ? `: ${names}` : '');

export const summary = composeSummary({
  tag,
  quotes,
  gap: ' ',
  people: (n, inAll, least) =>
    n < inAll
      ? `${number(n)}${least ? ' على الأقل' : ''} من أصل ${ofPeople(inAll)}`
      : n === 2
        ? 'الشخصان كلاهما'
        : `جميع الأشخاص وعددهم ${number(n)}`,
  documents: (n, inAll) =>
    n < inAll
      ? `${spelled(genitive)(n)} من أصل ${ofDocuments(inAll)}`
      : n === 2
        ? 'المستندين كليهما'
        : `جميع المستندات وعددها ${number(n)}`,
  others,
  someone: 'شخص واحد',
  some: [
    ({ who, names }) => `يتحدث عن ذلك ${who}${listed(names)}.`,
    ({ who, names }) => `يتطرق إلى هذا الأمر ${who}${listed(names)}.`,
    ({ who, names }) => `هذا ما يتناوله ${who}${listed(names)}.`,
  ],
  all: [
    ({ who, names }) => `يتحدث عن ذلك ${who}${listed(names)}.`,
    ({ who, names }) => `يتطرق إلى هذا الأمر ${who}${listed(names)}.`,
  ],
  single: [
    ({ speaker, inAll }) => `ورد ذلك على لسان ${speaker}، من بين ${ofPeople(inAll)}.`,
    ({ speaker, inAll }) => `جاء ذلك على لسان ${speaker}، من بين ${ofPeople(inAll)}.`,
  ],
  singleWish: ({ speaker, inAll }) => `وردت هذه الرغبة على لسان ${speaker}، من بين ${ofPeople(inAll)}.`,
  singleAsked: ({ speaker, asked }) => `ورد ذلك على لسان ${speaker}، من بين ${ofPeople(asked)} أجابوا عن السؤال نفسه.`,
  alone: (speaker) => `ورد ذلك على لسان ${speaker}.`,
  role: (role) => ` (${role})`,
  unnamed: [({ where }) => `ورد ذلك في ${where}.`, ({ where }) => `يتكرر ذلك في ${where}.`],
  unnamedSingle: (inAll) => `ورد ذلك في مستند واحد من أصل ${ofDocuments(inAll)}.`,
  unnamedDocument: 'لا يذكر المستند من قال ذلك.',
  hiddenOnly: 'لا يتحدث عن ذلك إلا أشخاص أُخفوا في هذا المشروع.',
  kinds: {
    difficulty: (n) => `يصف ${some(n)} صعوبة`,
    wish: (n) => `يعبّر ${some(n)} عن رغبة`,
    reason: (n) => `يذكر ${some(n)} سببًا`,
    liking: (n) => `يذكر ${some(n)} ما يسير جيدًا`,
  },
  join: (first, second) => (second ? `${first}، و${second}.` : `${first}.`),
  added: {
    when: ({ speaker, said }) => `متى يحدث ذلك؟ بحسب ${speaker}: ${said}`,
    reason: ({ speaker, said }) => `والسبب بحسب ${speaker}: ${said}`,
    adds: ({ speaker, said }) => `ويضاف إلى ذلك على لسان ${speaker}: ${said}`,
    says: ({ speaker, said }) => `وبحسب ${speaker} أيضًا: ${said}`,
    answers: ({ speaker, said }) => `وعن السؤال نفسه، بحسب ${speaker}: ${said}`,
    also: ({ speaker, said }) => `وفي الإجابة نفسها، بحسب ${speaker}: ${said}`,
    next: ({ speaker, said }) => `ويتابع الكلام على لسان ${speaker}: ${said}`,
  },
  further: ({ speaker, said, asked }) => `وعن السؤال التالي، ${asked}، بحسب ${speaker}: ${said}`,
  against: [
    ({ people: n, speaker, said }) =>
      n > 1 ? `يرى ${some(n)} الأمر بشكل مختلف. بحسب ${speaker}: ${said}` : `ثمة رأي مختلف لدى ${speaker}: ${said}`,
    ({ people: n, speaker, said }) =>
      n > 1 ? `يقول ${some(n)} عكس ذلك، مثل ${speaker}: ${said}` : `وعلى العكس من ذلك، بحسب ${speaker}: ${said}`,
  ],
  elsewhere: (said) => `وورد في موضع آخر: ${said}`,
  elsewhereAgainst: (said) => `وورد عكس ذلك في موضع آخر: ${said}`,
  foreign: (name) => `لغة الاقتباس: ${name}.`,
});

export const why = composeWhy({
  tag,
  quotes,
  gap: ' ',
  colon: ': ',
  aside: (speaker) => ` (${speaker})`,
  leads: {
    cost: ['المسألة مسألة مال'],
    time: ['يستغرق ذلك وقتًا', 'يذهب الوقت في ذلك'],
    risk: ['في الأمر خطر', 'قد تسوء الأمور'],
    frequency: ['كم مرة يحدث ذلك', 'ليست هذه حالة منفردة'],
    workaround: ['يتدبر الناس الأمر بطريقتهم', 'ما يُفعل بدلًا من ذلك'],
    hindrance: ['هذا يعيق الناس', 'ما يحول ذلك دونه'],
    affected: ['يمس ذلك الناس', 'من يتأثر بذلك'],
    outcome: ['ما حدث بعد ذلك', 'ما ترتب على ذلك'],
  },
  toBrief: [
    (question) => `هذا جواب عن سؤال المشروع ${question}.`,
    (question) => `يسأل المشروع ${question} وهذا جزء من الإجابة.`,
  ],
  toSubject: [
    (subject) => `يتصل ذلك بهذا الجزء من المشروع: ${subject}.`,
    (subject) => `هذا ما يريد المشروع معرفته: ${subject}.`,
  ],
  toAsked: [(question) => `جاء ذلك جوابًا عن السؤال ${question}.`],
  toQuestion: [(question) => `يندرج هذا تحت السؤال ${question}.`],
});
