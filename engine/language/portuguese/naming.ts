import type { Naming } from '../attribution/naming.ts';

export const naming: Naming = {
  addresses: ['(?<!\\p{L})(?:Sr\\.?ª?|Sra\\.?|senhora?|dona|seu|Dr\\.?ª?|Dra\\.?|doutora?|tio|tia) {N}'],
};
