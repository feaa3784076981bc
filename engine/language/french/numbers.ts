import { followsTens, inOrder, type NumberWords, withoutAccents } from '../number-words.ts';

export const numbers: NumberWords = {
  values: [
    ...inOrder(2, 'deux trois quatre cinq six sept huit - dix onze douze treize quatorze quinze seize'),
    ...inOrder(20, 'vingt/vingts trente quarante cinquante soixante septante octante/huitante nonante cent/cents', 10),
    ['douzaine', 12],
    ['mille', 1000],
    ['million', 1_000_000],
    ['millions', 1_000_000],
  ],
  inner: [
    ['un', 1],
    ['une', 1],
    ['neuf', 9],
  ],
  joiner: 'et',
  fold: withoutAccents,
  mayBeJoined: (_, value) => value === 1 || value === 11,
  mayFollow: (last, value) => {
    if (last === 60 || last === 80) return value < 20;
    return last === 10 ? value >= 7 && value <= 9 : followsTens(last, value);
  },
  isTimes: (last, value) => last === 4 && value === 20,
};
