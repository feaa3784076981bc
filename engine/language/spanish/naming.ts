import type { Naming } from '../attribution/naming.ts';

export const naming: Naming = {
  addresses: ['(?<!\\p{L})(?:Sr\\.?|Sra\\.?|Srta\\.?|señora?|señorita|don|doña|Dr\\.?|Dra\\.?|doctora?|tío|tía) {N}'],
  streets: /\b(?:calle|avenida|plaza|paseo) (?:\p{L}+ ){1,4},? ?(?:n[.ºo°]* ?)?\d{1,4}\b/giu,
};
