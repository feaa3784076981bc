import { words } from '../cue.ts';
import type { PersonCues } from '../definition.ts';

const number =
  '(?:\\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|plusieurs|quelques)(?: (?:à|ou) (?:\\d+|\\p{L}+))?';
const about = '(?:environ |presque |près de |plus de |à peu près |bientôt |maintenant |déjà )*';
const years = `(?<years>${number} (?:ans?|années|mois))`;
const habit =
  "(?:d'habitude|habituellement|normalement|généralement|en général|souvent|régulièrement|toujours|la plupart du temps)";
const turn = '(?:jours|matins|soirs|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|mois)';
const state = '(?!(?:suis|ai|pense|crois|sais|veux|voudrais|trouve|dis|sens|étais|avais|peux)(?!\\p{L}))';

export const person: PersonCues = {
  fact: [
    words(`j'ai ${about}${years} d'expérience`),
    words(
      `(?:je (?:travaille|suis|fais|tiens|dirige|gère|conduis|enseigne)|j'(?:enseigne|exerce))(?:,? [\\p{L}’'-]+){0,9}?,? depuis ${about}${years}`,
    ),
    words(
      `depuis ${about}${number} (?:ans|années),? je (?:travaille|suis|fais|tiens|dirige)`,
      "j'ai (?:fait (?:des|mes) études|étudié|un (?:master|doctorat|diplôme)|une (?:licence|formation|maîtrise)|fait un (?:master|doctorat|stage))|ma formation|j'ai commencé (?:[\\p{L}’']+ ){0,6}(?:carrière|en (?:19|20)\\d\\d)",
      `j'ai (?:[1-9]\\d|(?:vingt|trente|quarante|cinquante|soixante)(?:[- ](?:et[- ])?\\p{L}+){0,2}) ans(?! d)|j'ai ${number} (?:enfants?|filles?|fils|garçons?)|je suis (?:mère|père|maman|papa|mariée?|divorcée?|retraitée?|célibataire|veuve?)`,
      "j'habite|je vis (?:à|en|dans|avec|seule?)|j'ai grandi|je suis née?|je suis à mon compte",
      `(?:nous sommes|on est) ${about}${number} (?:personnes|employés|salariés|collègues)|(?:nous avons|on a) ${about}${number} (?:employés|salariés)`,
    ),
  ],
  activity: [
    words(
      `je (?!me suis)${state}\\p{L}+ (?:[\\p{L}’'-]+ ){0,2}?${habit}|${habit},? je ${state}\\p{L}+`,
      `(?:tous les|chaque) (?:${turn}|jour|matin|soir|semaine),? (?:je|j'|nous|on) ?${state}\\p{L}+|(?:je |j'|nous |on )${state}\\p{L}+ (?:[\\p{L}’'-]+ ){0,7}?(?:tous les ${turn}|toutes les semaines|chaque (?:jour|matin|soir|semaine|mois))`,
      "^je (?:fais|gère|organise|prépare|tiens) (?:les?|la|tout)|je suis (?:responsable de|chargée? de)|je m'occupe d\\p{L}*|mon travail consiste|ma journée (?:commence|débute)|ma mission|j'encadre",
      'je passe (?:[\\p{L}-]+ ){0,6}(?:temps|heures?|jours?|minutes|matinées?)',
    ),
  ],
  wish: [
    words(
      "(?:j'aimerais|on aimerait|nous aimerions|je voudrais|on voudrait|nous voudrions)(?: bien)?(?! (?:dire|ajouter|savoir si|vous|commencer|préciser|parler))|je souhaiterais|je rêve d\\p{L}*|mon rêve|si seulement",
      "(?:ce|ça) serait (?:[\\p{L}]+ )?(?:bien|bon|idéal|utile|mieux|super|pratique|génial|plus (?:simple|facile)) (?:de|d'|si|que|qu')\\p{L}*|l'idéal(?:,)? (?:ce )?serait",
      "(?:je n'ai|on n'a|nous n'avons) (?:pas|aucun(?:e)?) (?:de |d')?(?:moyen|outil|solution|possibilité)|il (?:n'y a|y a) pas (?:de )?moyen|il (?:me|nous) manque|il (?:me|nous) faudrait",
    ),
  ],
  belief: [
    words(
      'je (?:crois|suis) (?:vraiment |profondément |fermement )*(?:(?:convaincue?|persuadée?) (?:qu|d)|en l)|le plus important (?:[\\p{L}]+ ){0,3}(?:est|reste)|(?:on|il|tout le monde|les gens) (?:ne )?(?:devrait|devraient) (?:toujours|jamais)',
    ),
  ],
  span: [words('[\\p{L}\\d-]+ (?:ans|mois)')],
  over: [
    words(
      "(?:j'|on |nous |ils |elles |il |elle |tu |vous )(?:y |en |l'|les |le |la |me |se |s')?\\p{L}+(?:ais|ait|aient|ions|iez)",
      "j'ai (?:même |déjà |aussi |bien |encore )?\\p{L}+(?:é|i|u|it|is)|on a \\p{L}+(?:é|i|u|it|is)|(?:c'|il y a)(?:était|avait)|avant|à l'époque",
    ),
  ],
  aside: [
    words(
      "entretiens?|interviews?|entrevues?|enregistrement|étude|enquête|sondage|(?:votre|ta|la|cette|bonne|première|prochaine) question|comme (?:je|j')(?: (?:l'|vous |te ))?\\p{L}+|vous (?:voyez|savez|dites|avez dit)|merci|pardon|désolée?|excusez|consentement",
      'je (?:ne )?sais (?:pas|plus)|pouvez-vous|est-ce que|aucune idée|modérat\\p{L}+|tâche',
    ),
  ],
};
