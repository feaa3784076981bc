import type { Grammar, NameCheck } from '../definition.ts';

const isName: NameCheck = (words) =>
  !words.some((word) => /[てたでにをはが]$|^[一二三四五六七八九十]+/u.test(word)) &&
  !words.slice(0, -1).some((word) => /\p{Script=Hiragana}$/u.test(word) && word !== 'の') &&
  !/[\p{Script=Hiragana}]$/u.test(words.at(-1) ?? '') &&
  !/^の|^(?:年|月|日|回)/u.test(words[0] ?? '');

export const grammar: Grammar = {
  tokenRatio: 1.4,
  counters:
    /個|時間|分|秒|次|回|年|か月|ヶ月|カ月|ヵ月|月|週|日|晩|人|名|位|円|ドル|ユーロ|点|時|倍|つ|キロ|メートル|センチ|リットル|％|%|割|件|台|本|枚|張|条|頁|層|階|歳|才|袋|箱|包|瓶|杯|匹|頭|隻|羽|冊|部|通|番|号|社|軒|店舗|種類|項|組|度目|歩|封/u,
  asksAtEnd: /か[。．.]?$/u,
  questionParticle: /(?<=[ぁ-んァ-ン一-龥])(?<![となし])か(?=[。」]|$)/u,
  sentenceStop: '。',
  postpositions: true,
  negationAfter: /ない|なく|ません|ずに/u,
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
    noThing:
      /^[\d０-９一二三四五六七八九十百千万数何半]+[\p{Script=Han}々]{0,2}$|しい$|[若高安早遅多少古新良悪長短]い$|[うくすつぬぶむる今]$/u,
    isStrong: ({ text, words }) => words.length > 1 && [...text].length >= 4,
  },
};
