import { words } from '../cue.ts';
import { askedKinds } from '../templates/asked-kinds.ts';
import type { GeneralQuestion } from '../templates/templates.ts';
import { bareClause, capital, replacing } from '../templates/wording.ts';

const asks =
  /^(?:(?:в|во|на|о|об|от|к|с|со|из|для|за|у|по) )?(?:как|что|почему|зачем|когда|где|куда|откуда|сколько|кто|кого|кому|кем|ком|чего|чему|чем|чём|как(?:ой|ая|ое|ие|их|ую|им|ими|ого|ому|ом)|насколько|отчего|почём|почем)(?!\p{L})/iu;
const whether = /^(?:не )?\p{L}+ ли(?!\p{L})/iu;

/** A direct question has the order of an indirect one. */
export function about(clause: string): string {
  const asked = bareClause(clause);
  if (asks.test(asked) || whether.test(asked)) return `${capital(asked, 'ru')}?`;
  return `Что люди говорят на тему «${asked}»?`;
}

export const general: Record<GeneralQuestion, string> = {
  difficulty: 'С какими трудностями сталкиваются люди?',
  wish: 'Что люди хотели бы изменить?',
  liking: 'Что уже сейчас получается хорошо?',
  habit: 'Что важно для людей?',
  cost: 'Во что это обходится людям: сколько времени, денег или сил?',
  rest: 'О чём ещё вы хотели бы рассказать?',
};

export const onTopic = (topic: string) => `${capital(topic, 'ru')}: что об этом говорят люди?`;

/** What a question asks for. */
export const kindsAsked = askedKinds({
  leaving: words(
    '(?:почему|отчего|что|причин\\p{L}*).* (?:уход\\p{L}*|уйти|бросают|бросить|отказыва\\p{L}*|отказаться|прекраща\\p{L}*|перестают)',
  ),
  reason: words('^почему|^отчего|причин\\p{L}*'),
  habit: words(
    'изо дня в день|о чём ещё говорят|что (?:ещё )?важно|^(?:и )?как(?! (?:оценива|относ|чувству|воспринима)\\p{L}*)(?!\\p{L})',
  ),
  difficulty: words(
    'трудно\\p{L}*|сложн\\p{L}*|проблем\\p{L}*|препятств\\p{L}*|меша\\p{L}*|раздража\\p{L}*|непонятн\\p{L}*|неудобн\\p{L}*|беспоко\\p{L}*',
  ),
  wish: words('хоте\\p{L}*|улучш\\p{L}*|измен\\p{L}*|помогло|пожелан\\p{L}*|не хватает|следует|нужно'),
  liking: words(
    'нрав\\p{L}*|ценят|(?:работает|получается) (?:\\p{L}+ ){0,2}хорошо|довольн\\p{L}*|устраива\\p{L}*|удержива\\p{L}*|остаются|остаться',
  ),
});

/** What names a question and asks nothing itself: "we want to know two things: …". */
export const leads = words(
  '(?:надо|нужно|хотим|хочется) (?:вытащить|узнать|понять|выяснить|услышать)$|(?:понять|узнать|узнайте|выяснить|выясните|спросите|посмотрите|разобраться)|вопросы?(?=\\s*[:：])',
);

/** A question that asks for a wish and for no fact. */
export const wishing = words('бы|измени\\p{L}*|улучш\\p{L}*|хоте\\p{L}*');

/** «Они» before anybody is named. */
export const aloud = replacing(
  [/^((?:как|что|почему|зачем|когда|где|куда|откуда)(?: \p{L}+)? )они(?=[ ,?])/iu, '$1люди'],
  [/^(что )им(?=[ ,?])/iu, '$1людям'],
  [/^(что )их(?=[ ,?])/iu, '$1людей'],
);
