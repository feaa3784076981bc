/** A name in a script with capitals: one to four words, with particles between them ("Ana de la Cruz"). */
export function casedName(particles: string): string {
  const part = String.raw`\p{Lu}[\p{L}\p{M}'’]*\p{Ll}(?:-\p{Lu}\p{Ll}+)?`;
  return String.raw`${part}(?:\s(?:(?:${particles})\s){0,2}(?:${part}|\p{Lu}\.)){0,3}`;
}

const spaced = String.raw`[^\S\n]`;

/** How languages with capitals introduce people: in brackets, between commas, after a dash, by a role before the name. */
export function casedIntroductions(role: string, copula: string): string[] {
  return [
    String.raw`{N}${spaced}?\((?<about>[^()\n]{2,90})\)`,
    String.raw`{N},${spaced}(?<about>(?:\d{2}(?:${spaced}\p{L}+){0,2},${spaced})?[^,.;:!?“”„«»"()\n]{2,90})(?=,|\.|:|$|\n|${spaced}[–—]|\))`,
    String.raw`{N}${spaced}[–—-]${spaced}(?<about>[^.;:!?“”„«»"()\n–—]{2,90})(?=\n|$|${spaced}[–—])`,
    String.raw`(?<![\p{L}\p{M}])(?<about>(?:\p{Ll}[\p{L}-]+${spaced}){0,2}(?:${role}))${spaced}{N}`,
    String.raw`{N}${spaced}(?:${copula})${spaced}(?<about>[^,.;:!?“”„«»"()\n]{2,90})`,
  ];
}
