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
  noTrade: /depuis|clien(?:t|te) depuis|abonnée? depuis/u,
  size: /élèves|habitants|salariés|employés|lits/u,
  dwelling: /^(?:la |le |l['’])?(?:résidence|quartier|immeuble|lotissement|bâtiment|rue)(?!\p{L})|^née? (?:à|en|au) /u,
  ofTheTalk:
    /(?<!\p{L})(?:téléphone|vidéo|\d+\s*(?:min|minutes)\b)|entretien|^(?:chez (?:elle|lui|eux|elles)|(?:dans|à) (?:un|une|le|la|son|sa|leur) (?:café|cuisine|bureau|jardin|voiture|bar|atelier|salle de \p{L}+)|au (?:café|bureau|bar)|en visio|(?:le |un )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:matin|midi|soir|après-midi))?|(?:place|station) (?:de |du |des )?\P{N}*)[.]?$/u,
  ofTalk: /de(?:\s+la)?|des|du/u,
  outOf: /sur/u,
  study: /projet|étude/u,
  companyForm: /(?<![\p{L}\p{N}])(?:s\.?a\.?r\.?l|s\.?a\.?s|s\.?a)(?![\p{L}\p{N}])\.?/u,
  family: /enfants?|fils|filles?|garçons?|jumeaux|mariée?|célibataire|divorcée?|veu(?:f|ve)/u,
  ownNote: /note (?:pour|à) moi|nb|à vérifier|à faire|ne pas oublier/u,
  takenDown:
    /notes|prises? (?:en direct|à la volée|pendant)|pas enregistrée?|sans enregistrement|pas d['’]enregistrement/u,
  askedInNotes: /demande|demandé|relance|relancé|question/u,
  introducesSelf: /(?:[Jj]e suis |[Jj]e m['’]appelle |[Mm]oi,? c['’]est )/u,
};
