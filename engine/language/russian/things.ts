import type { ItemQuestion } from '../templates/templates.ts';
import { type AskedKind, plainItemQuestion, thingsOf } from '../templates/thing-kinds.ts';
import { capital } from '../templates/wording.ts';

const forms: Record<AskedKind, string> = {
  troubles: '{}: как люди с этим справляются?',
  processes: '{}: как это проходит?',
  tools: '{}: как люди этим пользуются?',
  messages: '{}: насколько это помогает людям?',
  prices: '{}: насколько это справедливо?',
  conditions: '{}: насколько это удобно людям?',
  changes: '{}: что изменилось для людей?',
  goods: '{}: насколько люди довольны?',
  places: '{}: каково там людям?',
  moments: '{}: как это проходит для людей?',
  people: '{}: как складываются отношения?',
  values: '{}: что это значит для людей?',
  views: '{}: каковы они?',
  anything: '{}: как к этому относятся люди?',
};

const ofThings = plainItemQuestion(thingsOf('russian'), forms, (topic) =>
  topic
    .replace(/[,(].*$/u, '')
    .replace(/ (?:в|во|на|с|со|для|по|от|из|при|после|до|перед|у|о|об|к|ко|за|между|без) .*$/u, '')
    .split(' '),
);

/** «роль цены»: the price is none of what is asked about. */
export const onItem: ItemQuestion = {
  ...ofThings,
  ask: (topic) => (/^роль /iu.test(topic) ? `${capital(topic, 'ru')}: какова она?` : ofThings.ask(topic)),
};
