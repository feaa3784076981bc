import type { Naming } from '../attribution/naming.ts';

export const naming: Naming = {
  addresses: ['(?<!\\p{L})(?:Sr\\.?ª?|Sra\\.?|senhora?|dona|seu|Dr\\.?ª?|Dra\\.?|doutora?|tio|tia) {N}'],
  elision: /(?<!\p{L})(?:[cdjlmnst]|qu)['’](?=\p{L})/giu,
  streets: /\b(?:avenida|rua|travessa|praça|largo) (?:\p{L}+ ){1,4},? ?(?:n[.ºo°]* ?)?\d{1,4}\b/giu,
};
