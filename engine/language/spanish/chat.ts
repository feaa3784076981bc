import type { Chat } from '../chat/chat.ts';
import { words } from '../cue.ts';
import { listOf } from '../templates/compose.ts';
import { quotes, tag } from './prose.ts';

export const chat: Chat = {
  lightWords: words(
    'alguna vez|jamás|ya|manej\\p{L}*|gestion\\p{L}*|afront\\p{L}*|enfrent\\p{L}*|experiencia[s]?|sufr\\p{L}*|pas(?:a|ó|aba)|ocurr\\p{L}*|sient\\p{L}*|encuentr\\p{L}*|eleg\\p{L}*|elig\\p{L}*|us(?:a|as|áis|an)|utiliz\\p{L}*|habl\\p{L}*|exactamente|normalmente|personalmente|opin\\p{L}*|tu|tus|su|sus|te|usted|ustedes|tú|hac(?:es|e|éis)|tien(?:es|e)|has|eres|situación|respecto',
  ),
  hollow: words(
    'vale|de acuerdo|ok|okay|sí|claro|exacto|exactamente|correcto|perfecto|muy bien|bueno|pues|gracias|muchas gracias|perdón|disculpe|entiendo|ya veo|(?:es una )?buena pregunta|no (?:lo )?sé|a ver|déjeme (?:ver|pensar)|déjame (?:ver|pensar)|cómo (?:lo )?digo|digamos|o sea|quiero decir|sabe|sabes|como (?:le |te )?(?:dije|decía)|creo yo|yo creo|me llamo(?: [\\p{L}]+){1,2}|mi nombre es(?: [\\p{L}]+){1,2}|etcétera|y eso|eso es todo|por supuesto|desde luego',
  ),
  announces: words(
    '(?:voy a|déjeme|déjame) (?:\\p{L}+ )?(?:hablarle|contarle|contarte|darle un ejemplo|darte un ejemplo|explicarle|empezar por)|como (?:ya )?(?:dije|le decía|te decía) antes',
  ),
  greeting: words('hola|buenos días|buenas(?: tardes| noches)?|encantad[oa]|(?:qué|cómo) (?:tal|estás|está)'),
  thanks: words('(?:muchas |mil )?gracias|te lo agradezco|se lo agradezco'),
  farewell: words('adiós|hasta (?:luego|pronto|la vista)|chao|nos vemos'),
  why: words('por qué(?: no| eso)?|cuál es (?:la razón|el motivo)|qué (?:razón|razones|motivos?)|a qué se debe'),
  more: words(
    '(?:cuénta|cuénte|di|díga)me(?: algo)? más|más(?: sobre (?:eso|esto|ello))?|sigue|siga|continúa|y (?:luego|después)|qué más|algo más|(?:un|por) ejemplo|en qué sentido|qué quieres? decir',
  ),
  when: words('desde cuándo|(?:desde )?hace cuánto|cuánto tiempo|cuándo(?: fue)?'),
  ordinals: [
    words('primer[oa]?'),
    words('segund[oa]'),
    words('tercer[oa]?'),
    words('cuart[oa]'),
    words('quint[oa]'),
    words('últim[oa]'),
  ],
  who: words('quién(?:es)?|cuánt[oa]s|qué personas|todos|alguien más'),
  against: words('contra|en contra|contradi\\p{L}*|desacuerdo|opon\\p{L}*|objeci\\p{L}*|contraejemplos?|contrario'),
  quote: words('(?:otra |otras |más |la |una )*citas?|textual(?:es|mente)?|pruebas?|evidencias?'),
  context: words('contexto'),
  person: {
    greeting: () => '¡Hola! Pregúnteme por lo que conté en la entrevista.',
    thanks: () => 'De nada.',
    farewell: () => '¡Hasta luego!',
    refusal: () => 'No hablé de eso.',
    nearest: () => 'Lo más cercano que conté fue esto:',
    spokeOf: () => 'De lo que sí hablé fue de esto:',
    askedInstead: (questions) => `Me preguntaron otras cosas, por ejemplo ${listOf(tag, questions, quotes)}.`,
    reported: (sentence) => `En palabras del documento: «${sentence}»`,
    noReason: () => 'No dije por qué.',
    nothingMore: () => 'No dije nada más sobre eso.',
    returns: (places) =>
      places === 1 ? 'También hablé de esto en otro momento.' : `También hablé de esto en otros ${places} momentos.`,
  },
  group: {
    others: (count) => `${count} más`,
    allSpeak: ({ list, count }) =>
      count === 2
        ? `Tanto una persona como la otra hablan de esto: ${list}.`
        : `Las ${count} personas hablan de esto: ${list}.`,
    someSpeak: (speaking, silent) =>
      `${speaking.list} ${speaking.count === 1 ? 'habla' : 'hablan'} de esto, ${silent.list} no.`,
    noneSpeaks: () => 'Ninguna de estas personas habló de esto.',
    agree: ({ list }) => `${list} dicen lo mismo sobre esto.`,
    contradict: ({ list }) => `${list} ven esto de forma distinta.`,
  },
  insight: {
    greeting: () => '¡Hola! Pregúnteme por este hallazgo: quién habla de ello, por qué o qué lo contradice.',
    thanks: () => 'De nada.',
    refusal: () => 'Los documentos de este hallazgo no responden a eso.',
    nothingMore: () => 'No hay más citas sobre esto.',
    noneAgainst: () => 'Ninguna afirmación de estos documentos lo contradice claramente.',
    against: ({ list, count }) => `${list} ${count === 1 ? 'dice' : 'dicen'} lo contrario.`,
    noReason: () => 'Ninguna de las personas citadas da una razón.',
    here: () => 'En los documentos de este hallazgo:',
    nearest: () => 'Lo más cercano que se dijo es esto:',
    says: (name) => `${name}:`,
    ask: {
      context: () => '¿Qué más dijeron en ese contexto?',
      who: () => '¿Quién habla de esto?',
      why: () => '¿Qué razones da la gente?',
      against: () => '¿Qué hay en contra?',
      quote: () => '¿Hay otra cita sobre esto?',
    },
  },
};
