import { words } from '../cue.ts';
import type { Outcomes } from '../definition.ts';

export const outcomes: Outcomes = {
  opening: words(
    '^(?:y |pero )?(?:así que|por eso|de modo que|total que|al final),? \\p{L}+',
    '^(?:y )?entonces (?:ya )?(?:no|me|nos|tuve|tuvimos|tengo|tenemos|fui|fuimos|decidí|decidimos) \\p{L}+',
    '^(?:y )?(?:luego|después) (?:me|nos|le|les|tuve|tuvimos|fui|fuimos|llamé|llamamos|vino|vinieron|llegó|llegaron) \\p{L}+',
  ),
  asked: words(
    '^(?:(?:y|vale|bueno|pero),? )*(?:entonces|luego|después|qué (?:pasó|ocurrió|sucedió)(?: entonces| después| luego)?|qué (?:hizo|hiciste|hicieron|hicisteis)(?: usted)?(?: entonces| después| luego)?|cómo (?:acabó|terminó|lo resolvió|lo resolviste))$',
  ),
};
