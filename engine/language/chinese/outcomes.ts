import { runs } from '../cue.ts';
import type { Outcomes } from '../definition.ts';

export const outcomes: Outcomes = {
  opening: runs('^(?:但|而)?(?:所以|因此|结果|于是|只好|然后|后来)'),
  asked: runs(
    '^(?:那|然后|后来|嗯，?)*(?:然后呢|后来呢|之后呢|发生了什么|(?:您|你|你们)?(?:当时|后来)?(?:是)?怎么(?:处理|解决|办|做)的?了?)$',
  ),
};
