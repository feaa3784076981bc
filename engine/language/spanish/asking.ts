import { words } from '../cue.ts';
import { askedKinds } from '../templates/asked-kinds.ts';
import type { GeneralQuestion } from '../templates/templates.ts';
import { bareClause, capital, replacing } from '../templates/wording.ts';
import { topicQuestion } from './topic-question.ts';

const asks =
  /^(?:(?:a|con|contra|de|en|hasta|para|por|sobre) )?(?:cómo|qué|cuándo|dónde|cuánt[oa]s?|cuál(?:es)?|quién(?:es)?|cada cuánto)(?!\p{L})/iu;
/** A subject before its verb, which a direct question does not have there. */
const subjectFirst =
  /^(?!qué (?:l[ao]s?|les?) (?:hizo|hace|haría|hicieron|llev\p{L}+|motiv\p{L}+|detuvo|detiene|retiene|trajo|trae|convenc\p{L}+|molest\p{L}+|fren\p{L}+|impuls\p{L}+|anim\p{L}+|empuj\p{L}+) )(?:cómo|cuándo|dónde|cuánto|qué) (?:el|la|los|las|un|una|unos|unas|su|sus|ellos|ellas|ell?a|él|nosotros|ustedes|cada|algun[oa]s|muchos|muchas)(?!\p{L})/iu;

/** The order of an indirect question is that of a direct one, unless the subject precedes its verb. */
export function about(clause: string): string {
  const asked = bareClause(clause);
  if (asks.test(asked) && !subjectFirst.test(asked)) return `¿${capital(asked, 'es')}?`;
  if (/^si /iu.test(asked)) return `¿${capital(asked.slice(3), 'es')}?`;
  if (asks.test(asked)) return `¿Qué cuentan las personas sobre ${lower(asked)}?`;
  return `¿Qué cuentan las personas sobre «${asked}»?`;
}

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

export const general: Record<GeneralQuestion, string> = {
  difficulty: '¿Con qué dificultades se encuentran las personas?',
  wish: '¿Qué les gustaría a las personas que fuera distinto?',
  liking: '¿Qué les funciona bien ya a las personas?',
  habit: '¿Qué les importa a las personas?',
  cost: '¿Qué les cuesta a las personas en tiempo, dinero o esfuerzo?',
  rest: '¿Qué más le gustaría contarnos?',
};

export const onTopic = (topic: string) => topicQuestion(topic) ?? `${capital(topic, 'es')}: ¿qué dice la gente?`;

/** What a question asks for. */
export const kindsAsked = askedKinds({
  leaving: words(
    '(?:por qué|qué|motivos?|razones).* (?:se van|se vayan|se marchan|se marchen|irse|marcharse|abandon\\p{L}*|dejan de|dejen de|dejar de|cancel\\p{L}*|darse de baja|se dan de baja|renunci\\p{L}*)',
  ),
  reason: words('^¿?por qué|razones|causas?|motivos?'),
  habit: words(
    'día a día|qué más mencionan|qué (?:más )?les importa|^¿?(?:y )?cómo(?! (?:se sienten|valoran|viven|ven|les parece|evalúan))',
  ),
  difficulty: words(
    'difícil\\p{L}*|dificultad\\p{L}*|problemas?|obstáculos?|retos?|barreras?|molesta\\p{L}*|frustra\\p{L}*|complicad\\p{L}*|confus\\p{L}*|preocupa\\p{L}*',
  ),
  wish: words(
    'mejorar\\p{L}*|mejoras?|gustaría|desea\\p{L}*|querrían|ayudaría|cambiar\\p{L}*|falta|debería\\p{L}*|distinto',
  ),
  liking: words(
    '(?<!les )gusta(?!r)|aprecia\\p{L}*|valoran|funciona\\p{L}* (?:ya )?bien|satisfech\\p{L}*|se quede[n]?|se quedan|permanecen',
  ),
});

/** What names a question and asks nothing itself: "we want to know two things: …". */
export const leads = words(
  '(?:temas|puntos|quiero|queremos)(?=\\s*[:：])|(?:saber|entender|conocer|averiguar|comprender)|preguntas?(?: (?:es|son))?(?=\\s*[:：])',
);

/** A question that asks for a wish and for no fact. */
export const wishing = words('\\p{L}+(?:ría|rían|rías)|cambiar\\p{L}*|mejorar\\p{L}*|dese\\p{L}*');

/** «Ellos» before anybody is named. */
export const aloud = replacing([/^(¿(?:cómo|qué|cuándo|dónde|por qué) \p{L}+n )ellos(?=[ ?])/iu, '$1las personas']);
