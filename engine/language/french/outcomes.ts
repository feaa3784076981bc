import { words } from '../cue.ts';
import type { Outcomes } from '../definition.ts';

export const outcomes: Outcomes = {
  opening: words(
    "^(?:et |mais )?(?:du coup|donc|par conséquent|au final|à cause de (?:ça|cela)),? (?:j'\\p{L}+|je|on|nous|ils|elles|il|elle|les|personne)(?! (?:pense|crois|dirais|trouve|suppose))",
    "^(?:et )?c'est pour (?:ça|cela) qu(?:e|'\\p{L}+)",
    "^(?:et )?(?:puis|ensuite|après|finalement),? (?:j'ai|on a|il a|elle a|ils ont|elles ont|nous avons|on est|je suis|ça a) \\p{L}+",
  ),
  asked: words(
    "^(?:(?:et|alors|donc|ok|d'accord),? )*(?:alors|ensuite|après|puis|qu'est-ce qui s'est passé(?: ensuite| après| alors)?|qu'est-ce que (?:vous avez|tu as) fait(?: alors| ensuite| après)?|qu'avez-vous fait(?: alors| ensuite)?|que s'est-il passé(?: ensuite)?)$",
  ),
};
