import { composePlace, composeSummary, composeWhy, listOf } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { counted, inTurn, type Quotes, quoted } from '../templates/wording.ts';

const tag = 'ru';
const quotes: Quotes = { open: '«', close: '»', innerOpen: '„', innerClose: '“', stop: '.', stopInside: false };
const people = counted(tag, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' });
/** Behind «все». */
const allPeople = counted(tag, { one: '# опрошенный', other: '# опрошенных' });
/** Behind «из». */
const ofPeople = counted(tag, { one: '# опрошенного', other: '# опрошенных' });
const ofDocuments = counted(tag, { one: '# документа', other: '# документов' });
/** Behind «в» and «на». */
const inDocuments = counted(tag, { one: '# документе', other: '# документах' });
const onQuotations = counted(tag, { one: '# цитате', other: '# цитатах' });
const q = (theme: string) => quoted(theme, quotes);

/** Within a sentence; at its beginning with a capital. */
function whoWithin(n: number, inAll: number): string {
  if (n < inAll) return `${n} из ${ofPeople(inAll)}`;
  return n === 2 ? 'оба собеседника' : `все ${allPeople(n)}`;
}
const who = (n: number, inAll: number) => whoWithin(n, inAll).replace(/^[ов]/u, (letter) => letter.toUpperCase());

function where(n: number, inAll: number): string {
  if (n < inAll) return ` (в ${n} из ${ofDocuments(inAll)})`;
  return n === 2 ? ' (в обоих документах)' : ' (во всех документах)';
}

export const templates: Templates = {
  question: {
    theme: (theme, turn) =>
      inTurn(
        [
          `Что люди говорят на тему ${q(theme)} и почему это для них важно?`,
          `Какую роль играет тема ${q(theme)} в повседневной жизни?`,
          `Как люди справляются с тем, что связано с темой ${q(theme)}?`,
          `Каким опытом делятся люди, когда речь идёт о теме ${q(theme)}?`,
          `Тема ${q(theme)}: что здесь важно для людей?`,
        ],
        theme,
        turn,
      ),
    difficulty: (theme, turn) =>
      inTurn(
        [`Что вызывает трудности, когда речь идёт о теме ${q(theme)}?`, `Тема ${q(theme)}: где возникают проблемы?`],
        theme,
        turn,
      ),
    wish: (theme, turn) =>
      inTurn(
        [`Тема ${q(theme)}: чего хотели бы люди?`, `Что стоило бы изменить в том, что касается темы ${q(theme)}?`],
        theme,
        turn,
      ),
    habit: (theme, turn) =>
      inTurn(
        [`Тема ${q(theme)}: как это делается сегодня?`, `Какие привычки сложились вокруг темы ${q(theme)}?`],
        theme,
        turn,
      ),
    reason: (theme) => `Какие причины называют люди, когда говорят на тему ${q(theme)}?`,
    difference: (theme, turn) =>
      inTurn(
        [`В чём расходятся мнения на тему ${q(theme)}?`, `Тема ${q(theme)}: в чём люди не согласны друг с другом?`],
        theme,
        turn,
      ),
  },
  summary: composeSummary({
    quotes,
    who,
    where,
    gap: ' ',
    agree: [
      (s) =>
        `Об этом говорят ${whoWithin(s.people, s.peopleInAll)}${s.where}. ${s.speaker ? `${s.speaker} формулирует это так` : 'Один из голосов'}: ${s.said}`,
      (s) => `${s.who} сходятся в этом${s.where}${s.among ? `, среди них ${s.among}` : ''}: ${s.said}`,
      (s) => `${s.said} Такими или похожими словами говорят ${whoWithin(s.people, s.peopleInAll)}${s.where}.`,
    ],
    mixed: [
      (s) =>
        `Мнения расходятся. С одной стороны, ${s.who}${s.where}: ${s.said} С другой, ${people(s.opponents)}: ${s.against}`,
      (s) => `Единого мнения нет. ${s.who}${s.where}: ${s.said} Напротив, ${people(s.opponents)}: ${s.against}`,
    ],
    single: [
      (s) => `Пока так говорит только один человек из ${s.peopleInAll}${s.speaker ? ` (${s.speaker})` : ''}: ${s.said}`,
      (s) => `Только ${s.speaker ?? 'один человек'} говорит об этом, всего опрошено: ${s.peopleInAll}. ${s.said}`,
    ],
    alone: [(s) => `${s.speaker ?? 'Собеседник'} говорит${s.where}: ${s.said}`],
    torn: [(s) => `Говорится и то и другое${s.where}: ${s.said} И вместе с тем: ${s.against}`],
    unnamed: [
      (s) =>
        s.documentsInAll > 1
          ? `Об этом сказано в ${s.documents} из ${ofDocuments(s.documentsInAll)}: ${s.said}`
          : `В документе сказано: ${s.said}`,
    ],
    also: (more) => `Звучит и такое: ${more.join(' И ещё: ')}`,
  }),
  why: composeWhy({
    quotes,
    gap: ' ',
    tally: (n, inAll) => ` (${n} из ${ofPeople(inAll)})`,
    onePerson: ' (пока один человек)',
    toBrief: [
      (subject) => `Проект спрашивает о теме ${subject}, и здесь есть нечто конкретное.`,
      (subject) => `Проект хочет разобраться в теме ${subject}, и здесь есть часть ответа.`,
      (subject) => `По теме ${subject} это свидетельство из практики.`,
      (subject) => `Любое решение по теме ${subject} должно это учитывать.`,
    ],
    toQuestion: [
      (question) => `Здесь есть часть ответа на вопрос ${question}.`,
      (question) => `На вопрос ${question} здесь отвечают из собственного опыта.`,
      (question) => `Любой ответ на вопрос ${question} должен это учитывать.`,
    ],
    consequences: {
      difficulty: [
        (w) =>
          `В теме ${w.theme} есть помеха, с которой сталкиваются каждый день${w.tally}: нужно решить, убирать её или помогать людям её обходить.`,
        (w) =>
          `Стоит проверить, как часто в теме ${w.theme} что-то идёт не так${w.tally} и чего это стоит, а затем решить, что может подождать.`,
        (w) => `Прежде чем добавлять новое, полезно выяснить, что упростило бы дело в теме ${w.theme}${w.tally}.`,
        (w) =>
          `Если ничего не менять, тема ${w.theme} и дальше будет отнимать силы${w.tally}: остаётся договориться, кто за неё берётся.`,
      ],
      wish: [
        (w) =>
          `О теме ${w.theme} просят прямо${w.tally}: нужно решить, делать это или нет, и в любом случае ответить людям.`,
        (w) =>
          `Тему ${w.theme} стоит сопоставить с тем, что уже запланировано${w.tally}: это желание люди высказывают сами.`,
        (w) =>
          `Остаётся проверить, что тема ${w.theme} позволила бы делать из того, что сегодня невозможно${w.tally}; по этому видна её ценность.`,
      ],
      liking: [
        (w) => `В теме ${w.theme} всё работает${w.tally}: это стоит сохранить, когда будет меняться остальное.`,
        (w) =>
          `Что бы ни переделывали, тему ${w.theme} лучше не задевать${w.tally}, а прежде чем трогать, спросить людей.`,
        (w) => `Полезно выяснить, что именно удаётся в теме ${w.theme}${w.tally} и где ещё это помогло бы.`,
      ],
      habit: [
        (w) =>
          `Тема ${w.theme} уже вошла в обычный порядок${w.tally}: новое должно встраиваться в него, а не идти рядом.`,
        (w) => `Мерка здесь — тема ${w.theme} в её нынешнем виде${w.tally}: перемена должна быть проще, чем сейчас.`,
        (w) => `Прежде чем менять соседние шаги, стоит посмотреть, когда и почему возникает тема ${w.theme}${w.tally}.`,
      ],
      reason: [
        (w) =>
          `Становится понятно, почему в теме ${w.theme} люди поступают именно так${w.tally}: работать нужно с причиной, а не только с тем, что видно.`,
        (w) =>
          `Одна из причин в теме ${w.theme} теперь известна${w.tally}; прежде чем на неё опираться, стоит проверить, верна ли она для других.`,
        (w) => `Решение по теме ${w.theme} может исходить из этой причины${w.tally}, а не из догадки.`,
      ],
      other: [
        (w) =>
          `На теме ${w.theme} люди останавливаются подробно${w.tally}: нужно решить, включать её в план или в следующий круг вопросов.`,
        (w) => `Прежде чем опираться на тему ${w.theme}${w.tally}, стоит проверить её на других собеседниках.`,
        (w) => `Тему ${w.theme} стоит держать в виду при выборе${w.tally}: с ней люди приходят сами.`,
      ],
    },
  }),
  place: composePlace({
    page: (n) => `страница ${n}`,
    row: (n) => `строка таблицы ${n}`,
    line: (n) => `строка ${n}`,
    paragraph: (n) => `абзац ${n}`,
    comma: ', ',
  }),
  speakerSaid: (speaker, sentence) => `${speaker} говорит: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `В выбранных документах об этом ничего не найдено. Ближайшие темы в них: ${listOf(tag, nearest, quotes)}.`
      : 'В выбранных документах об этом ничего не найдено.',
  notStated: () => 'В документах не указано.',
  person: {
    unnamed: (n) => `Собеседник ${n}`,
    respondent: (n) => `Респондент ${n}`,
    roleUnknown: () => 'Род занятий неизвестен',
    noDescription: () => 'Описание отсутствует',
    restsOn: (d, n) => `Основано на ${onQuotations(n)} из ${ofDocuments(d)}.`,
  },
  context: {
    title: (projectName) =>
      projectName ? `О чём говорят материалы проекта ${q(projectName)}` : 'О чём говорят материалы',
    documents: () => 'Документы',
    themes: () => 'Темы',
    brief: () => 'Задача проекта',
    people: () => 'Люди',
    saidBy: (n, d) => (n > 0 ? `${people(n)} в ${inDocuments(d)}` : `в ${inDocuments(d)}`),
  },
  noUsableText: () =>
    'Ни в одном из выбранных документов нет предложения, которое можно процитировать. Проверьте, что в файлах есть ' +
    'читаемый текст, а не сканы или изображения, и загрузите их снова.',
};
