import { runs } from '../cue.ts';
import type { Outcomes } from '../definition.ts';

export const outcomes: Outcomes = {
  opening: runs('^(?:だから|なので|それで|結局|そのため|そのせいで|仕方なく|それから|そしたら|そうしたら)(?!す)'),
  asked: runs(
    '^(?:(?:それで|で|そして|その後は?|それから)、?)?(?:どう(?:なりました|しました|されました|なったんです|したんです)か|何が起き(?:ました|たんです)か|どうなったの)$',
    '^(?:それで|それから)$',
  ),
};
