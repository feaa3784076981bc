import { counted } from './counted.ts';
import type { Phrases } from './phrases.ts';

const tag = 'ru';
const documents = counted(tag, { one: '# документ', few: '# документа', many: '# документов', other: '# документа' });
const ofDocuments = counted(tag, { one: '# документа', other: '# документов' });
const people = counted(tag, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' });
const ofPeople = counted(tag, { one: '# человека', other: '# человек' });
const ofPassages = counted(tag, { one: '# фрагмента', other: '# фрагментов' });

export const russianPhrases: Phrases = {
  insightsReport: 'Отчёт об инсайтах',
  insightReport: 'Инсайт',
  analysisReport: 'Отчёт об анализе',
  contents: 'Содержание',
  insights: counted(tag, { one: '# инсайт', few: '# инсайта', many: '# инсайтов', other: '# инсайта' }),
  documents,
  quotes: counted(tag, { one: '# цитата', few: '# цитаты', many: '# цитат', other: '# цитаты' }),
  questions: counted(tag, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' }),
  language: 'Русский',
  page: (n, inAll) => `Страница ${n} из ${inAll}`,
  question: 'Вопрос исследования',
  asked: (question) => `Контекст: ${question}`,
  supportingQuotes: 'Подтверждающие цитаты',
  opposingQuotes: 'Цитаты против',
  typedQuote: 'Цитата добавлена вручную и не сверена с документом',
  whyItMatters: 'Почему это важно',
  evidence: 'Подтверждения',
  peopleShare: (n, inAll) => (inAll > n ? `${n} из ${ofPeople(inAll)}` : people(n)),
  documentShare: (n, inAll) => (inAll > n ? `${n} из ${ofDocuments(inAll)}` : documents(n)),
  against: (n) => `${people(n)} против`,
  sources: 'Источники',
  noSources: 'Нет исходных файлов',
  hiddenOnly: 'Только скрытые люди',
  writtenBy: 'Автор текста',
  builtInEngine: 'Встроенный движок',
  team: 'Люди из вашей команды',
  languageModel: (model, prompts) => `Языковая модель ${model}${prompts ? `, промпты ${prompts}` : ''}`,
  inRun: (run) => `Анализ ${run}`,
  edited: (times, day) => `Изменено людьми: ${times}×, в последний раз ${day}`,
  noInsights: 'Инсайтов пока нет.',
  appendix: 'Откуда взяты цитаты',
  appendixIntro: 'Каждая цитата дословно взята из документа проекта.',
  number: '№',
  document: 'Документ',
  place: 'Место',
  speaker: 'Кто говорит',
  unnamedSpeaker: 'имя не указано',
  badges: {
    HIGH_EMOTION: 'Сильные эмоции',
    WIDELY_APPLICABLE: 'Широко применимо',
    IMPORTANT_FOR_BRIEF: 'Важно для брифа',
  },
  researchQuestions: 'Вопросы исследования',
  noQuestions: 'Вопросов нет.',
  analysedDocuments: 'Документы этого анализа',
  read: (percent) => `прочитано ${percent}`,
  cited: (n, inAll) => `цитируется ${n} из ${ofPassages(inAll)}`,
  notice: 'Часть содержания создана или изменена ИИ и требует независимой проверки.',
};
