import type { ThingKind } from '../data/schema.ts';
import { plainItemQuestion, thingKinds } from '../templates/thing-kinds.ts';

const forms: Record<ThingKind, string> = {
  troubles: '{}: как люди с этим справляются?',
  processes: '{}: как это проходит?',
  tools: '{}: как люди этим пользуются?',
  messages: '{}: насколько это помогает людям?',
  terms: '{}: как к этому относятся люди?',
  places: '{}: что людям нравится, а что нет?',
  people: '{}: как складываются отношения?',
  values: '{}: что это значит для людей?',
  views: '{}: каковы они?',
};

export const onItem = plainItemQuestion(thingKinds('russian'), forms, (topic) =>
  topic
    .replace(/[,(].*$/u, '')
    .replace(/ (?:в|во|на|с|со|для|по|от|из|при|после|до|перед|у|о|об|к|ко|за|между|без) .*$/u, '')
    .split(' '),
);
