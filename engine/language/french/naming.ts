import type { Naming } from '../attribution/naming.ts';

export const naming: Naming = {
  addresses: ['(?<!\\p{L})(?:M\\.|Mme|Mlle|Monsieur|Madame|Mademoiselle|Docteur|Dr\\.?|Maître|oncle|tante) {N}'],
};
