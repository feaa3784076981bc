import type { Chat } from '../chat/chat.ts';
import { words } from '../cue.ts';
import { listOf } from '../templates/compose.ts';
import { quotes, tag } from './prose.ts';

export const chat: Chat = {
  lightWords: words(
    'alguma vez|já|lid(?:a|as|ar|am)|enfrent\\p{L}*|experiência[s]?|sofr\\p{L}*|acontec\\p{L}*|sent\\p{L}*|ach(?:a|as|am|ou)|encontr\\p{L}*|escolh\\p{L}*|us(?:a|as|am|ou)|utiliz\\p{L}*|fal(?:a|as|am|ou)|exatamente|normalmente|pessoalmente|teu|tua|seu|sua|seus|suas|você|vocês|tu|te|faz(?:es|em)?|tem|tens|és|situação|respeito',
  ),
  hollow: words(
    'tá bom|está bem|certo|ok|okay|sim|claro|exato|exatamente|isso|perfeito|muito bem|bom|bem|pois é|obrigad[oa]|muito obrigad[oa]|desculpa|desculpe|entendi|entendo|percebo|(?:é uma )?boa pergunta|não sei|deixa eu (?:ver|pensar)|deixe-me (?:ver|pensar)|vamos ver|como (?:é que )?(?:eu )?digo|digamos|quer dizer|ou seja|sabe|como (?:eu )?(?:disse|falei)|eu acho|acho eu|(?:eu )?me chamo(?: [\\p{L}]+){1,2}|meu nome é(?: [\\p{L}]+){1,2}|et cetera|e tal|é isso|com certeza|é só isso',
  ),
  announces: words(
    '(?:vou|deixa eu|deixe-me) (?:\\p{L}+ )?(?:falar d|contar|dar um exemplo|explicar|começar por)|como (?:eu )?(?:já )?(?:disse|falei) antes',
  ),
  greeting: words('olá|oi|bom dia|boa (?:tarde|noite)|prazer|(?:tudo bem|como (?:vai|está|estás))'),
  thanks: words('(?:muito )?obrigad[oa]|valeu|agradeço'),
  farewell: words('adeus|tchau|até (?:logo|breve|mais)'),
  why: words('por ?qu[eê](?: não| isso)?|qual (?:é )?(?:a razão|o motivo)|que (?:razão|razões|motivos?)'),
  more: words(
    '(?:conte|conta|diga|diz)(?:-me| me)? mais|mais(?: sobre isso| disso)?|continue?|continua|e depois|(?:o )?que mais|mais alguma coisa|(?:um|por) exemplo|em que sentido|como assim',
  ),
  when: words('desde quando|há quanto tempo|quanto tempo|quando(?: foi)?'),
  ordinals: [
    words('primeir[oa]'),
    words('segund[oa]'),
    words('terceir[oa]'),
    words('quart[oa]'),
    words('quint[oa]'),
    words('últim[oa]'),
  ],
  who: words('quem|quant[oa]s|que pessoas|quais pessoas|todos|mais alguém'),
  against: words(
    'contra|contradi\\p{L}*|discord\\p{L}*|op(?:õe|õem|osto)|obje(?:ç|c)\\p{L}*|contraexemplos?|contrário',
  ),
  quote: words('(?:outra |outras |mais |a |uma )*cita(?:ção|ções)|literal(?:mente)?|provas?|evidências?'),
  context: words('contexto'),
  person: {
    greeting: () => 'Olá! Pergunte-me sobre o que contei na entrevista.',
    thanks: () => 'De nada.',
    farewell: () => 'Até logo!',
    refusal: () => 'Não falei sobre isso.',
    nearest: () => 'O mais próximo de que falei foi isto:',
    spokeOf: () => 'Do que falei foi disto:',
    askedInstead: (questions) => `Fizeram-me outras perguntas, por exemplo ${listOf(tag, questions, quotes)}.`,
    reported: (sentence) => `Nas palavras do documento: “${sentence}”`,
    noReason: () => 'Não disse porquê.',
    nothingMore: () => 'Não disse mais nada sobre isso.',
    returns: (places) =>
      places === 1 ? 'Também falei disto noutro momento.' : `Também falei disto noutros ${places} momentos.`,
  },
  group: {
    others: (count) => `mais ${count}`,
    allSpeak: ({ list, count }) =>
      count === 2 ? `As duas pessoas falam disto: ${list}.` : `As ${count} pessoas falam disto: ${list}.`,
    someSpeak: (speaking, silent) =>
      `${speaking.list} ${speaking.count === 1 ? 'fala' : 'falam'} disto, ${silent.list} não.`,
    noneSpeaks: () => 'Nenhuma destas pessoas falou disto.',
    agree: ({ list }) => `${list} dizem o mesmo sobre isto.`,
    contradict: ({ list }) => `${list} veem isto de forma diferente.`,
  },
  insight: {
    greeting: () => 'Olá! Pergunte-me sobre este insight: quem fala disto, porquê, ou o que o contradiz.',
    thanks: () => 'De nada.',
    refusal: () => 'Os documentos deste insight não respondem a isso.',
    nothingMore: () => 'Não há mais citações sobre isto.',
    noneAgainst: () => 'Nenhuma afirmação nestes documentos o contradiz claramente.',
    against: ({ list, count }) => `${list} ${count === 1 ? 'diz' : 'dizem'} o contrário.`,
    noReason: () => 'Nenhuma das pessoas citadas dá uma razão.',
    here: () => 'Nos documentos deste insight:',
    nearest: () => 'O mais próximo que foi dito é isto:',
    says: (name) => `${name}:`,
    ask: {
      context: () => 'O que mais disseram nesse contexto?',
      who: () => 'Quem fala disto?',
      why: () => 'Que razões dão as pessoas?',
      against: () => 'O que há contra isto?',
      quote: () => 'Há outra citação sobre isto?',
    },
  },
};
