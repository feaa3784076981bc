import type { Grammar, NameCheck } from '../definition.ts';

const isName: NameCheck = (words) =>
  !words.some((word) => /[てたでにをはが]$|^[一二三四五六七八九十]+/u.test(word)) &&
  !words.slice(0, -1).some((word) => /\p{Script=Hiragana}$/u.test(word) && word !== 'の') &&
  !/[\p{Script=Hiragana}]$/u.test(words.at(-1) ?? '') &&
  !/^の|^(?:年|月|日|回)/u.test(words[0] ?? '');

export const grammar: Grammar = {
  tokenRatio: 1.4,
  sentenceStop: '。',
  postpositions: true,
  negationBehind: /ない|なく|ません|ずに/u,
  quotative: /^と/u,
  unspaced: true,
  negationReach: 3,
  notOnly: /だけで(?:は)?な/iu,
  hedges:
    /とは限|わけでは|かもしれな|かどうか(?:わか|分か)らな|以前|最初|昔は|なければ(?:な|いけ)|なくては|なきゃ|しかな/iu,
  phrases: {
    headLast: true,
    letters: /[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー]/u,
    isName,
    isStrong: ({ text, words }) => words.length > 1 && [...text].length >= 4,
  },
};
