import { words } from '../cue.ts';
import type { Outcomes } from '../definition.ts';

export const outcomes: Outcomes = {
  opening: words(
    '^(?:e |mas )?(?:por isso|por causa disso|no fim|no final) \\p{L}+',
    '^(?:e )?(?:então|daí|aí) (?:eu |a gente |nós )?(?:tive|tivemos|teve|tenho|temos|tem que|fui|fomos|acabei|acabamos|acabou|parei|paramos|desisti|desistimos) \\p{L}+',
    '^(?:e )?(?:depois|aí|então) (?:eu |a gente |ele |ela |eles )?(?:liguei|ligamos|veio|vieram|ficou|fiquei|chegou|mandaram|disseram) \\p{L}+',
  ),
  asked: words(
    '^(?:(?:e|mas|tá|certo),? )*(?:então|aí|depois|o que (?:aconteceu|houve)(?: depois| então)?|o que (?:você|o senhor|a senhora|vocês) (?:fez|fizeram)(?: depois| então)?|como (?:acabou|terminou|resolveu))$',
  ),
};
