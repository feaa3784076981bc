import type { Naming } from '../attribution/naming.ts';

export const naming: Naming = {
  addresses: ['(?<!\\p{L})(?:M\\.|Mme|Mlle|Monsieur|Madame|Mademoiselle|Docteur|Dr\\.?|Maître|oncle|tante) {N}'],
  elision: /(?<!\p{L})(?:[cdjlmnst]|qu)['’](?=\p{L})/giu,
  streets:
    /\b\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|boulevard|place|chemin|allée|impasse|quai) (?:\p{L}+['’ -]?){1,5}/giu,
};
