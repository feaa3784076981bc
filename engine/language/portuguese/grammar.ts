import type { Grammar } from '../definition.ts';
import { isRomanceName } from '../topics/name-checks.ts';

export const grammar: Grammar = {
  onlyTime: /^(?:n?o (?:dia|momento)|[dn]?a (?:vez|noite|semana)) (?:em )?que(?!\p{L})/iu,
  alsoWords: /^é$/u,
  tokenRatio: 1.25,
  stemmer: 'portuguese',
  adjectivesFollow: true,
  negativeConcord: true,
  notOnly: /\bnão (?:só|apenas|somente)\b/iu,
  hedges: /\bn(?:ão|em) (?:sempre|tod[oa]s?)\b|\bnão (?:sei se|tenho certeza)|\bno (?:começo|início)\b/iu,
  phrases: { isName: isRomanceName },
};
