import type { Naming } from '../attribution/naming.ts';

export const naming: Naming = {
  addresses: [
    '(?<!\\p{L})(?:Herrn?|Frau|Dr\\.|Prof\\.|Fräulein|Onkel|Tante|Schwester|Bruder|Oma|Opa|Kollegin|Kollege|Kollegen|Chefin|Chef|Freundin|Freund|Nachbarin|Nachbar|Mann|Sohn|Tochter|Meister|Meisterin) {N}',
    '(?<!\\p{L})(?:heißt|heiße|namens|hieß|von der|die|der|dem|den) ({G})(?!\\p{L})',
  ],
};
