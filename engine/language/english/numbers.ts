import { inOrder, type NumberWords } from '../number-words.ts';

export const numbers: NumberWords = {
  values: [
    ...inOrder(
      2,
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...inOrder(20, 'twenty thirty forty/fourty fifty sixty seventy eighty ninety hundred', 10),
    ['dozen', 12],
    ['thousand', 1000],
    ['million', 1_000_000],
  ],
  inner: [['one', 1]],
  joiner: 'and',
  mayBeJoined: (last) => last === 0,
};
