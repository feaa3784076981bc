import { type Pattern, words } from '../cue.ts';
import type { ConsequenceKind } from '../templates/templates.ts';

const some =
  '(?:\\d[\\d.,]*|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|soixante|plusieurs|' +
  'quelques|des|une demi|la moitié d)';
const duration = `${some}(?: ou ${some}| à ${some}| bonnes?| longues?| bons?)*[ -](?:minutes?|demi-heures?|heures?|jours?|journées?|semaines?|mois)`;
const number =
  '(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|cents|mille)';
const money = `(?:${number}[- ](?:et )?)*${number} (?:euros|balles|francs|dollars)`;
const people =
  '(?:clients?|clientes|patients?|résidents?|usagers|utilisateurs|élèves|étudiants|parents|enfants|familles?|collègues|employés|voisins|passagers|gens|personnes|équipes?|tout le monde)';

/** Verbs for what people say they cannot do. */
const doing =
  "(?:utiliser|lire|voir|trouver|ouvrir|joindre|prévoir|planifier|changer|modifier|vérifier|comparer|commander|payer|réserver|travailler|continuer|livrer|envoyer|commencer|finir|vendre|savoir|entrer|sortir|partir|venir|participer|imprimer|enregistrer|faire|cuisiner|avancer|suivre|servir|effacer|télécharger|installer|recevoir|répondre|facturer|m'inscrire|nous inscrire|me connecter)";

/** What shows that a topic has a consequence; each is to be precise rather than to find all. */
export const consequences: Record<Exclude<ConsequenceKind, 'outcome'>, readonly Pattern[]> = {
  cost: [
    words(
      money,
      "\\d[\\d.,]* ?(?:euros?|€|dollars?|francs?|centimes)|(?:cent|mille|milliers|millions|centaines) (?:d'|de )?(?:euros|dollars)",
      '(?:trop |très |plus |si |vraiment |assez )?ch(?:er|ère|ers|ères)(?= (?:pour|de|à|et|mais|que)|[,.;]|$)|coûteu(?:x|ses?)|hors de prix|hors budget',
      "(?:coûte|coûtent|coûtait|revient) (?:très |trop |vraiment |plus )?cher|(?:coûte|coûtent|perd|perdons|perdre|dépense|dépenser) (?:\\p{L}+ ){0,3}?(?:d'argent|de l'argent|\\d+)|pas les moyens",
    ),
  ],
  time: [
    words(
      `(?:prend|prennent|prenait|met|mets|mettons|mettre|passe|passes|passons|passer|passait|perds|perd|perdons|perdre|attend|attends|attendre|attendons|attendu|dure|durer|faut|fallait)(?: \\p{L}+){0,2}? ${duration}`,
      "(?:prend|prennent|prenait|perd|perds|perdons|perdre|perte|fait perdre|demande)(?: nous| me)? (?:beaucoup |énormément |trop |tellement |pas mal |plus |un )?(?:de |du )?temps(?: fou)?|perte de temps|chronophage|(?:c'est|ça prend|c'était|prend|dure) (?:trop |très |vraiment |si )long(?:temps)?|des heures|une éternité|un temps fou",
    ),
  ],
  risk: [
    words(
      'dangereu(?:x|se|ses)|danger|(?:un|le|gros|grand|vrai|des) risques?|risqué(?:e|s|es)?|(?:on|je|nous|il|elle|ça|ils) risqu(?:e|ons|ent) de|se blesser|blessé(?:e|s|es)?|blessures?|accidents?|pas sûr du tout',
      "(?:rate|raté|ratons|manque|manqué|manquons) (?:le|la|mon|ma|l'|notre) ?(?:train|bus|rendez-vous|cours|répétition|livraison|créneau)|(?:je|on) (?:n'ai|n'a|ne fais|ne fait) (?:plus|pas) confiance",
      "(?:perd|perds|perdons|perdre|perdu|perdent) (?:\\p{L}+ ){0,2}?(?:clients?|clientes|commandes?|données|patients?|ventes|confiance|contrats?|marchés?|emplois?|chiffre d'affaires)|faille de sécurité|fuite de données|amendes?|poursuites",
    ),
  ],
  frequency: [
    words(
      'tous les (?:jours|matins|soirs|mois|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|week-ends)|toutes les (?:semaines|nuits|heures)|chaque (?:jour|matin|soir|semaine|mois|fois|nuit|week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|à chaque fois',
      '(?:une|deux|trois|quatre|cinq|dix|plusieurs|\\d+) fois (?:par|tous les|dans la) (?:jour|semaine|mois|heure|journée)|tout le temps|sans arrêt|constamment|sans cesse|presque (?:toujours|tous|chaque)|une fois sur deux',
    ),
  ],
  workaround: [
    words(
      'à la main|manuellement|sur (?:du |un |une |le )?(?:papier|feuille|cahier|carnet|bout de papier)|post-?its?|(?:un|des|le|mon|notre) tableaux? excel|(?:dans|sur|avec|un fichier) (?:un |le |mon |notre )?excel|feuille de calcul|copi(?:er|é|ons|e)[ -]coll(?:er|é|ons|e)',
      '(?:je|on|nous) (?:dois|doit|devons|devais|devait) (?:\\p{L}+ )?(?:appeler|rappeler|téléphoner|demander|imprimer|recopier|emprunter|revenir|faire demi-tour)|plus (?:simple|rapide|vite) de \\p{L}+|moi-même|nous-mêmes',
      "à la place,? (?:je|on|nous|j')|du coup,? (?:on|je|nous) (?:\\p{L}+ ){1,3}à la place|(?:on|je|nous) (?:se |me |nous )?(?:débrouille|débrouillons|bricole|bricolons)|contourn(?:e|er|ons|ent)",
      "(?:j'ai|on a|nous avons|ils ont) dû (?!dire|rire|avoir|être)\\p{L}+(?:er|ir|re|oir)",
    ),
  ],
  hindrance: [
    words(
      `(?:n'ai|n'as|n'a|n'avons|n'ont|n'avait|n'avais|ai|a|avons|ont) (?:pas|jamais|rien) pu (?!dire|dormir|penser)\\p{L}+`,
      `(?:(?:ne |n')(?:\\p{L}+ )?)?(?:peux|peut|pouvons|peuvent|pouvais|pouvait|pouvions) (?:pas|plus|rien|jamais) (?:\\p{L}+ )?${doing}`,
      "impossible (?:de |d')\\p{L}+|(?:m'|nous |les )?(?:empêche|empêchent|empêchait) (?:de |d')\\p{L}+",
      "(?:j'ai|on a|nous avons|ils ont) (?:abandonné|renoncé|laissé tomber)",
    ),
  ],
  affected: [
    words(
      "(?:ça|cela) (?:me|nous) (?:stresse|fatigue|énerve|inquiète|angoisse|épuise|gêne)|(?:je|j') ?(?:ne )?dors (?:plus|mal)|j'ai (?:eu )?(?:honte|peur)|je suis (?:\\p{L}+ )?(?:épuisée?|à bout|fatiguée?|stressée?)|(?:mon|ma|mes|notre|nos) (?:fils|fille|filles|enfants?|mari|femme|famille|chef|patron|équipe|clients) (?:\\p{L}+ ){0,3}(?:se plaint|se plaignent|attend|attendent|souffre|souffrent|pleure|s'inquiète)",
      `(?:touche|gêne|pénalise|énerve|perturbe|inquiète|fatigue) (?:aussi |surtout |tous |toutes |les |nos |mes |toute |l'|beaucoup de |certains |plusieurs )*${people}`,
      `${people} (?:\\p{L}+ ){0,2}?(?:se plaignent|se plaint|souffrent|souffre|attendent|attend|s'énervent|s'énerve|abandonnent|repartent|sont (?:perdus|perdues|fâchés|énervés|frustrés|inquiets|mécontents))`,
      `(?:difficile|dur|compliqué|pénible|injuste|un problème) pour (?:les |nos |mes |beaucoup de |certains |certaines |tous les |l'|la |le )*${people}`,
    ),
  ],
};
