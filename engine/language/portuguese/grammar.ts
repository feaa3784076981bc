import type { Grammar } from '../definition.ts';
import { isRomanceName } from '../topics/name-checks.ts';

export const grammar: Grammar = {
  onlyTime: /^(?:n?o (?:dia|momento)|[dn]?a (?:vez|noite|semana)) (?:em )?que(?!\p{L})/iu,
  alsoWords: /^é$/u,
  spokenTo: [
    [/(?<!\p{L})(?:você é|o senhor é|a senhora é|tu és|és)(?!\p{L})/giu, 'eu sou'],
    [/(?<!\p{L})(?:você trabalha|trabalhas|o senhor trabalha|a senhora trabalha)(?!\p{L})/giu, 'eu trabalho'],
  ],
  tokenRatio: 1.25,
  abbreviations: /[Dd]ra?s?|[Pp]rof|[Ss]ra?|[Pp]ág|[Aa]v|[Ff]ig|[Vv]ol|etc|ca|vs/u,
  negationFirst: true,
  endsPhrase:
    /^(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|muito|muita|muitos|muitas|pouco|pouca|poucos|poucas|todos?|todas?|outros?|outras?|vários|várias|alguns|algumas)$/u,
  endsClause: /^(?:dois|seis|oito|nove|dez)$/u,
  stemmer: 'portuguese',
  playedRole: { role: /(?<!\p{L})papel(?!\p{L})/giu, plays: /(?<!\p{L})desempenham?(?!\p{L})/giu },
  adjectivesFollow: true,
  negativeConcord: true,
  notOnly: /\bnão (?:só|apenas|somente)\b/iu,
  hedges: /\bn(?:ão|em) (?:sempre|tod[oa]s?)\b|\bnão (?:sei se|tenho certeza)|\bno (?:começo|início)\b/iu,
  phrases: { isName: isRomanceName },
  noRole:
    /(?:^|\s)(?:(?:pessoa|mulher|homem|rapaz|rapariga|moç[ao])\s(?:tranquil[ao]|paciente|simples|ocupad[ao]|sozinh[ao]|organizad[ao]|curios[ao])|fã)$/iu,
};
