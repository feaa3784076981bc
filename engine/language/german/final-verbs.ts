import type { FinalVerbs } from '../definition.ts';

export const finalVerbs: FinalVerbs = {
  ending: /(?:e|t|en)$/u,
  askedEnding: /(?:st|t|en)$/u,
  secondPerson: /st$/u,
  participle: /ge\p{L}+(?:t|en)$/u,
  measures: /^(?:viele?|lange?|oft|gut|weit)$/u,
  withoutNoun: /^(?:uns|sich|jeder|keiner|niemand|alle|einer|eine|eins|keine)$/u,
  lead: 'dann',
};
