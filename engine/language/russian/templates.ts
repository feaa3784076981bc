import { composePlace, listOf, namesIn } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { quotedEnd } from '../templates/wording.ts';
import { about, aloud, general, kindsAsked, leads, onTopic, wishing } from './asking.ts';
import { quotes, summary, tag, why } from './prose.ts';
import { context } from './report.ts';
import { onItem } from './things.ts';

export const templates: Templates = {
  question: {
    about,
    onTopic,
    onItem,
    general: (kind) => general[kind],
    kindsAsked,
    wishing,
    aloud,
    leads,
  },
  summary,
  why,
  place: composePlace({
    page: (n) => `страница ${n}`,
    row: (n) => `строка таблицы ${n}`,
    line: (n) => `строка ${n}`,
    paragraph: (n) => `абзац ${n}`,
    comma: ', ',
  }),
  names: namesIn(tag),
  reported: (place) => `${place}, в пересказе`,
  speakerSaid: (speaker, sentence) => `${speaker} говорит: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `В выбранных документах об этом ничего не найдено. Ближайшие темы в них: ${listOf(tag, nearest, quotes)}.`
      : 'В выбранных документах об этом ничего не найдено.',
  notStated: () => 'В документах не указано.',
  person: {
    unnamed: (n) => `Собеседник ${n}`,
    interviewee: () => 'Собеседник',
    respondent: (n) => `Респондент ${n}`,
    inDocument: (label, document) => `${label} (${document})`,
    roleUnknown: () => 'Род занятий неизвестен',
    noDescription: () => 'Описание отсутствует',
    career: (role, years) => [role, years && `опыт: ${years}`].filter(Boolean).join(', ').concat('.'),
    quoted: (words) => quotedEnd(words, quotes),
    wishes: (said) => `О желаниях: ${said}`,
    everyDay: (said) => `О повседневной жизни: ${said}`,
    background: (said) => `О себе: ${said}`,
    says: (said) => `Говорит: ${said}`,
    speaks: (name) => `Язык высказываний: ${name}.`,
  },
  context,
  noStatements: () =>
    'В выбранных документах нет высказываний людей, которые можно процитировать, только числа, заголовки или короткие пометки. Добавьте интервью, заметки или опросы с развёрнутыми ответами.',
  noUsableText: () =>
    'Ни в одном из выбранных документов нет предложения, которое можно процитировать. Проверьте, что в файлах есть ' +
    'читаемый текст, а не сканы или изображения, и загрузите их снова.',
};
