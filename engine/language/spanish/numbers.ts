import { inOrder, type NumberWords, withoutAccents } from '../number-words.ts';

export const numbers: NumberWords = {
  values: [
    ...inOrder(
      2,
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    ),
    ...inOrder(
      20,
      'veinte veintiuno/veintiun/veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    ),
    ...inOrder(30, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento', 10),
    ...inOrder(
      200,
      'doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
      100,
    ),
    ['docena', 12],
    ['mil', 1000],
    ['millon', 1_000_000],
    ['millones', 1_000_000],
  ],
  inner: [
    ['un', 1],
    ['uno', 1],
    ['una', 1],
  ],
  joiner: 'y',
  fold: withoutAccents,
  mayBeJoined: (last) => last !== 0,
};
