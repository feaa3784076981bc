import { composeSummary, type StatedKind } from '../templates/compose-summary.ts';
import { composeWhy } from '../templates/compose-why.ts';
import { counted, type Quotes, spelled } from '../templates/wording.ts';

export const tag = 'ru';
export const quotes: Quotes = { open: '«', close: '»', innerOpen: '„', innerClose: '“', stop: '.', stopInside: false };

const nominative = 'один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать'.split(' ');
/** Also the prepositional case, except of one. */
const genitive = 'одного двух трёх четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати'.split(' ');
/** Collective numerals for people; from eight on they are not in use. */
const collective = ['один человек', 'двое', 'трое', 'четверо', 'пятеро', 'шестеро', 'семеро'];
const number = spelled(nominative);
const ofNumber = spelled(genitive);
const people = counted(
  tag,
  { one: '# человек', few: '# человека', many: '# человек', other: '# человека' },
  nominative,
);
const some = (n: number) => collective[n - 1] ?? people(n);
/** After «все». */
const allPeople = counted(tag, { one: '# опрошенный', other: '# опрошенных' }, nominative);
/** After «из». */
const ofPeople = counted(tag, { one: '# опрошенного', other: '# опрошенных' }, genitive);
const ofDocuments = counted(tag, { one: '# документа', other: '# документов' }, genitive);
/** After «во всех». */
const inDocuments = counted(tag, { one: '# документе', other: '# документах' }, genitive);

const kinds: Record<StatedKind, (who: string, one: boolean) => string> = {
  difficulty: (who, one) => `${who} ${one ? 'говорит' : 'говорят'} о трудностях`,
  wish: (who, one) => `${who} ${one ? 'высказывает' : 'высказывают'} пожелание`,
  reason: (who, one) => `${who} ${one ? 'называет' : 'называют'} причину`,
  liking: (who, one) => `${who} ${one ? 'отмечает' : 'отмечают'}, что получается хорошо`,
};
const kindOf = (kind: StatedKind) => (n: number) => kinds[kind](some(n), n === 1);

const listed = (names: string) => (names ? `: ${names}` : '');

function whoOf(n: number, inAll: number, least: boolean): string {
  if (n < inAll) return `${least ? 'как минимум ' : ''}${number(n)} из ${ofPeople(inAll)}`;
  if (n === 2) return 'оба собеседника';
  return `все ${collective[n - 1] ? `${some(n)} опрошенных` : allPeople(n)}`;
}

function whereOf(n: number, inAll: number): string {
  if (n < inAll) return `в ${ofNumber(n)} из ${ofDocuments(inAll)}`;
  return n === 2 ? 'в обоих документах' : `во всех ${inDocuments(n)}`;
}

export const summary = composeSummary({
  tag,
  quotes,
  gap: ' ',
  people: whoOf,
  documents: whereOf,
  others: (n) => `ещё ${some(n)}`,
  someone: 'один человек',
  some: [
    ({ who, names }) => `об этом говорят ${who}${listed(names)}.`,
    ({ who, names }) => `${who} говорят об этом${listed(names)}.`,
    ({ who, names }) => `эту тему затрагивают ${who}${listed(names)}.`,
    ({ who, names }) => `${who} упоминают об этом${listed(names)}.`,
  ],
  all: [
    ({ who, names }) => `об этом говорят ${who}${listed(names)}.`,
    ({ who, names }) => `эту тему затрагивают ${who}${listed(names)}.`,
  ],
  single: [
    ({ speaker, inAll }) => `об этом говорит ${speaker} (всего опрошено ${people(inAll)}).`,
    ({ speaker, inAll }) => `эту тему затрагивает ${speaker} (всего опрошено ${people(inAll)}).`,
  ],
  singleWish: ({ speaker, inAll }) => `этого хочет ${speaker} (всего опрошено ${people(inAll)}).`,
  singleAsked: ({ speaker, asked }) => `об этом говорит ${speaker} (на этот же вопрос отвечали ${people(asked)}).`,
  alone: (speaker) => `об этом говорит ${speaker}.`,
  role: (role) => ` (${role})`,
  unnamed: [({ where }) => `об этом говорится ${where}.`, ({ where }) => `это встречается ${where}.`],
  unnamedSingle: (inAll) => `об этом говорится в одном из ${ofDocuments(inAll)}.`,
  unnamedDocument: 'в документе не указано, кто это говорит.',
  hiddenOnly: 'об этом говорят только люди, скрытые в этом проекте.',
  kinds: {
    difficulty: kindOf('difficulty'),
    wish: kindOf('wish'),
    reason: kindOf('reason'),
    liking: kindOf('liking'),
  },
  join: (first, second) => (second ? `${first}${first.includes(',') ? ';' : ', а'} ${second}.` : `${first}.`),
  added: {
    when: ({ speaker, said }) => `${speaker} говорит, когда так бывает: ${said}`,
    reason: ({ speaker, said }) => `${speaker} называет причину: ${said}`,
    adds: ({ speaker, said }) => `${speaker} добавляет: ${said}`,
    says: ({ speaker, said }) => `${speaker} говорит об этом: ${said}`,
    answers: ({ speaker, said }) => `на тот же вопрос ${speaker} отвечает: ${said}`,
    also: ({ speaker, said }) => `в том же ответе ${speaker} говорит: ${said}`,
    next: ({ speaker, said }) => `дальше ${speaker} говорит: ${said}`,
  },
  further: ({ speaker, said, asked }) => `на следующий вопрос, ${asked}, ${speaker} отвечает: ${said}`,
  against: [
    ({ people: n, speaker, said }) =>
      n > 1 ? `${some(n)} видят это иначе. ${speaker} говорит: ${said}` : `${speaker} видит это иначе: ${said}`,
    ({ people: n, speaker, said }) =>
      n > 1 ? `${some(n)} говорят обратное, например ${speaker}: ${said}` : `${speaker} говорит обратное: ${said}`,
  ],
  elsewhere: (said) => `в другом месте сказано: ${said}`,
  elsewhereAgainst: (said) => `в другом месте сказано обратное: ${said}`,
  foreign: (name) => `язык цитаты: ${name}.`,
});

export const why = composeWhy({
  tag,
  quotes,
  gap: ' ',
  colon: ': ',
  aside: (speaker) => ` (${speaker})`,
  leads: {
    cost: ['это вопрос денег'],
    time: ['на это уходит время', 'это требует времени'],
    risk: ['здесь есть риск', 'что-то может пойти не так'],
    frequency: ['вот как часто это бывает', 'это не единичный случай'],
    workaround: ['люди обходятся по-своему', 'вот что делают вместо этого'],
    hindrance: ['это мешает', 'чему это мешает'],
    affected: ['это сказывается на людях', 'кого это касается'],
    outcome: ['что было дальше', 'что из этого вышло'],
  },
  toBrief: [
    (question) => `Это ответ на вопрос проекта ${question}.`,
    (question) => `Проект спрашивает: ${question} Это часть ответа.`,
  ],
  toSubject: [
    (subject) => `Это относится к такой части задачи: ${subject}.`,
    (subject) => `Именно об этом спрашивает проект: ${subject}.`,
  ],
  toAsked: [(question) => `Это прозвучало в ответ на вопрос ${question}.`],
  toQuestion: [(question) => `Это относится к вопросу ${question}.`],
});
