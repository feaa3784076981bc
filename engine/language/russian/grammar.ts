import type { Grammar, NameCheck } from '../definition.ts';

const finiteVerb =
  /(?:[аяеиую]ют|[аяеёиу]ет|[иа]ют|яют|уют|еют|[шчжщлвдтнсрбп]ят|[^рт]ут|ишь|ешь|[аеёиоя]ть|тся|ться|ются)$/u;
const nominativeAdjective = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/u;
const obliqueNoun = /(?:[уюы]х?|ом|ем|ём|ой|ей|ами|ями|ах|ях|ов|ев|ью|ию|ет|ют|ут|ит|ят|ат|ть|ться|тся|ются|ости|е)$/u;
const nominativeNoun = /(?:ие|ье|це|ще|ство|ция|ция|ия|ость|ние|ки|ги|хи|цы|ры|ды|ты|ны|сы|лы|вы|зы|бы|пы|мы)$/u;

/** The first noun in the nominative; what follows may be its genitive. */
const isName: NameCheck = (words) => {
  if (words.some((word) => finiteVerb.test(word) || /^(?:дома|часто|обычно|вместе|вчера|завтра)$/u.test(word)))
    return false;
  const at = words.findIndex((word) => !nominativeAdjective.test(word) || /(?:ние|ция|ие)$/u.test(word));
  const noun = words[at < 0 ? words.length - 1 : at] ?? '';
  if (words.slice(0, Math.max(0, at)).some((word) => !nominativeAdjective.test(word))) return false;
  return nominativeNoun.test(noun) || !obliqueNoun.test(noun);
};

export const grammar: Grammar = {
  alsoWords: /^так$/u,
  tokenRatio: 1.6,
  folds: [[/ё/g, 'е']],
  abbreviations: /т\.\s?е|т\.\s?д|т\.\s?п|т\.\s?к|г|ул|др/u,
  negationFirst: true,
  endsPhrase:
    /^(?:два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|много|мало|несколько|вс[ёе]|всех|один|одна|одно|другие|другой|другая|после|перед|около|вокруг|мимо)$/u,
  endsClause: /^(?:два|три|пять|шесть|семь)$/u,
  stemmer: 'russian',
  playedRole: { role: /(?<!\p{L})роль(?!\p{L})/giu, plays: /(?<!\p{L})игра(?:ет|ют)(?!\p{L})/giu },
  negativeConcord: true,
  notOnly: /не только/iu,
  hedges: /не (?:всегда|все|каждый|совсем|обязательно)|не (?:уверен|знаю, (?:ли|если))|раньше|сначала|поначалу/iu,
  phrases: { prepositionsTakeCases: true, isName },
};
