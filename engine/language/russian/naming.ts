import type { Naming } from '../attribution/naming.ts';

export const naming: Naming = {
  addresses: [
    String.raw`(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:ович|евич|ич|овна|евна|ична|инична)(?:а|у|ем|ом|е|ой|ы)?)(?!\p{L})`,
    '(?<!\\p{L})(?:господин\\p{L}*|госпож\\p{L}*|дяд[яию]|т[её]т[яию]|тётей|доктор\\p{L}*) {N}',
  ],
};
