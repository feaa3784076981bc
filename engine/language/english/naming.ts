import type { Naming } from '../attribution/naming.ts';

export const naming: Naming = {
  addresses: [
    '\\b(?:Mr|Mrs|Ms|Miss|Mister|Dr|Prof|Professor|Sir|Madam|Uncle|Aunt)\\.? {N}',
    '\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:\\p{Ll}+ )?(?:boss|wife|husband|son|daughter|brother|sister|mother|father|friend|colleague|manager|partner|neighbour|neighbor|doctor|teacher|assistant|apprentice|supervisor|client|customer),? {N}',
    "\\b(?:called|named|name is|name’s|name's) {N}",
  ],
  streets:
    /\b\d{1,5}[a-z]? (?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Lane|Ln\.?|Drive|Dr\.?|Boulevard|Blvd\.?|Court|Ct\.?|Square|Way|Place|Close|Terrace)(?![\p{L}])/gu,
};
