import type { Naming } from '../attribution/naming.ts';

const endings =
  /^(?:а|у|ы|и|е|ю|я|й|ь|ой|ою|ом|ем|ём|ей|ею|ам|ами|ах|ям|ями|ях|ов|ова|ову|овым|ове|ых|ым|ыми|ого|ому|ую)?$/u;

function stemOf(name: string): string {
  if (!/\p{Script=Cyrillic}/u.test(name)) return name;
  for (let cut = Math.min(4, name.length - 3); cut > 0; cut--)
    if (endings.test(name.slice(-cut))) return name.slice(0, -cut);
  return name;
}

export const naming: Naming = {
  addresses: [
    String.raw`(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:ович|евич|ич|овна|евна|ична|инична)(?:а|у|ем|ом|е|ой|ы)?)(?!\p{L})`,
    '(?<!\\p{L})(?:господин\\p{L}*|госпож\\p{L}*|дяд[яию]|т[её]т[яию]|тётей|доктор\\p{L}*) {N}',
  ],
  endings,
  stemOf,
  streets:
    /(?:ул(?:ица|\.)|пр(?:оспект|-т|\.)|переулок|пер\.) [\p{L} -]{3,30},? (?:д(?:ом|\.)? ?)?\d{1,4}(?:, ?кв\.? ?\d+)?/giu,
};
