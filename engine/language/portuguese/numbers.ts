import { inOrder, type NumberWords, withoutAccents } from '../number-words.ts';

export const numbers: NumberWords = {
  values: [
    ...inOrder(
      2,
      'dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
    ),
    ...inOrder(20, 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem/cento', 10),
    ...inOrder(
      200,
      'duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas',
      100,
    ),
    ['dúzia', 12],
    ['mil', 1000],
    ['milhão', 1_000_000],
    ['milhões', 1_000_000],
  ],
  inner: [
    ['um', 1],
    ['uma', 1],
  ],
  joiner: 'e',
  fold: withoutAccents,
};
