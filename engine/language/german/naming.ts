import type { Naming } from '../attribution/naming.ts';

export const naming: Naming = {
  addresses: [
    '(?<!\\p{L})(?:Herrn?|Frau|Dr\\.|Prof\\.|Fräulein|Onkel|Tante|Schwester|Bruder|Oma|Opa|Kollegin|Kollege|Kollegen|Chefin|Chef|Freundin|Freund|Nachbarin|Nachbar|Mann|Sohn|Tochter|Meister|Meisterin) {N}',
    '(?<!\\p{L})(?:heißt|heiße|namens|hieß|von der|die|der|dem|den) ({G})(?!\\p{L})',
  ],
  // "die Frau" and "seine Frau" are a woman and a wife.
  surely:
    /(?<!(?:^|\P{L})(?:der|die|den|dem|des|ein|eine|einer|einen|einem|meine|deine|seine|ihre|unsere|eure|keine|jede|diese|meiner|seiner|ihrer|unserer|dieser) )(?<!\p{L})(?:Herrn?|Frau|Fräulein|Dr\.|Prof\.) (?:\p{Lu}[\p{L}’'-]+ )?$/iu,
  endings: /^(?:s|ens|['’]s?)?$/u,
  stemOf: (name) => (name.length > 4 ? name.replace(/s$/u, '') : name),
  streets: /\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|gasse|platz|allee|damm|ufer|ring) \d{1,4}[a-z]?(?![\p{L}\d])/gu,
};
