import type { Transcript } from '../transcript.ts';

export const transcript: Transcript = {
  and: /et/u,
  number: /n[º°]/u,
  article: /(?:une?|la|le)\s+/u,
  relative: /qui|que|dont/u,
  title: /[Mm]me/u,
  labelTitle: /m|mlle/u,
  age: /âge/u,
  years: /ans/u,
  sex: /femme|homme/u,
  trade: /er|ant|ent|eur|euse|ière/u,
  noTrade: /depuis/u,
  size: /élèves|habitants|salariés|employés|lits/u,
  dwelling: /^(?:la |le |l['’])?(?:résidence|quartier|immeuble|lotissement|bâtiment|rue)(?!\p{L})/u,
  ofTheTalk: /(?<!\p{L})(?:téléphone|vidéo|\d+\s*(?:min|minutes)\b)|entretien/u,
  ofTalk: /de(?:\s+la)?|des|du/u,
  outOf: /sur/u,
  study: /projet|étude/u,
  companyForm: /(?<![\p{L}\p{N}])(?:s\.?a\.?r\.?l|s\.?a\.?s|s\.?a)(?![\p{L}\p{N}])\.?/u,
};
