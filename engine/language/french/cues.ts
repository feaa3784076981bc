import { stems, words } from '../cue.ts';
import type { Cues } from '../definition.ts';
import { consequences } from './consequences.ts';
import { outcomes } from './outcomes.ts';

const roleEnd =
  '(?=\\s+(?:et|mais|ou|dans|chez|à|au|aux|en|pour|avec|depuis|qui|que|parce|ici|là|maintenant|où|quand|donc|alors|sur|' +
  "les|la|le|ma|mon|j'|je|ça|c'est)(?!\\p{L})|\\s*[,.;:!?…()–—\\n»”]|\\s*$)";
const trade = `[\\p{L}][\\p{L}\\p{M}\\x27’/ -]{2,58}?`;
const role = `(?<role>${trade})${roleEnd}`;
/** “Je suis …” is followed by a trait as often as by a trade; trades are known by their endings. */
const known =
  '(?:aides? à domicile|aide[- ]ménagère|auxiliaire de vie|ajusteur(?:-\\p{L}+)?|gardien(?:ne)?|concierge|facteur|factrice|maçonne?|cuistot|agente?|ouvri(?:er|ère)|chef(?:fe)?|cheffe? d\\p{L}+|gérante?|employée?|avocate?|patronne?|médecin|étudiante?|indépendante?|responsable|' +
  'stagiaire|cadre|artisane?|apprentie?|directeur|directrice|pilote|ingénieure?|enseignante?|assistante?|consultante?|' +
  'aide-soignante?|soignante?|commerçante?|professeure?|prof|développeu(?:r|se)|sage-femme|kiné(?:sithérapeute)?|comptable|' +
  'secrétaire|notaire|vétérinaire|paysanne?|vigneronne?|auxiliaire|animateur|éducat(?:eur|rice)|puéricultrice|' +
  '\\p{L}{3,}(?:teur|trice|seur|seuse|geur|geuse|neur|neuse|feur|feuse|veur|veuse|deur|deuse|cheur|cheuse|cher|chère|caire|iste|ier|ière|cien|cienne|logue|graphe|naire|gère|ger|gère))';

/** What kind of it: “infirmière libérale”, “assistante sociale”. */
const kindOfTrade =
  '(?: (?!(?:seule?|actuelle?|normale?)(?!\\p{L}))\\p{L}{2,}(?:al|ale|el|elle|ique|if|ive|aire|ier|ière|eur|euse|iste|ome)|(?: (?!(?:maintenant|aussi|ici|là|seulement|encore|toujours|aujourd|voilà|bref)(?!\\p{L}))\\p{Ll}{4,}(?= ?[,.])))?';

/** Where people introduce themselves by name, age and work: “Karim, quarante-deux ans, infirmier”. */
const introduced = '(?<=^(?:(?:alors|bon|donc|moi) )?(?:\\p{L}+, )?)';

const phraseEnd =
  "(?=\\s+(?:et|mais|ou|avec|depuis|qui|que|parce|ici|là|maintenant|où|quand|donc|alors|j'|je|ça|c'est)(?!\\p{L})|\\s*[,.;:!?…()–—\\n»”]|\\s*$)";
const thirdPerson: Record<string, string> = {
  travaille: 'Travaille',
  dirige: 'Dirige',
  tiens: 'Tient',
  gère: 'Gère',
  enseigne: 'Enseigne',
  conduis: 'Conduit',
  vends: 'Vend',
  répare: 'Répare',
  fabrique: 'Fabrique',
};

/** « je tiens une boutique » in the third person. */
function inThirdPerson(role: string): string {
  return role.replace(/^\p{L}+/u, (verb) => thirdPerson[verb.toLowerCase()] ?? verb);
}

export const cues: Cues = {
  selfRole: [
    words(`je travaille (?:ici |aujourd'hui )?(?:comme|en tant que) (?:une? )?${role}`),
    words(
      `je suis (?:la |le |l'|une? )?(?<role>${known}(?:-\\p{Ll}+)?${kindOfTrade}(?: (?:de|du|des|d'|en|général|générale|adjoint|adjointe) ?[\\p{L}’' ]{0,40}?)?)${roleEnd}`,
    ),
    words(
      `(?:mon métier,? c'est|ma profession est|mon poste est|mon poste,? c'est|j'exerce comme) (?:la |le |l'|une? )?(?!(?:de|que)\\b)${role}`,
    ),
    words(
      `${introduced}(?:\\d{2}|\\p{L}+(?:[- ]et[- ]un|-\\p{L}+)*) ans,? (?:et )?(?:une? )?(?<role>${known}(?:-\\p{Ll}+)?${kindOfTrade})${roleEnd}`,
    ),
    words(`en tant qu(?:e |')(?<role>${known})(?:,| ) ?(?:je|j'|moi)(?!\\p{L}{3})`),
    words(
      `je (?<role>(?:travaille (?:dans|chez|pour|à|au|en) |dirige |tiens |gère |enseigne |conduis |(?:vends|répare|fabrique) (?!plus|moins|tout|bien|ce |que|à |en |une? |le |la |l'|ça))[\\p{L}][\\p{L}\\x27’ -]{2,40}?)${phraseEnd}`,
    ),
  ],
  roleName: inThirdPerson,
  statements: {
    need: [
      words(
        "(?:j'ai|on a|nous avons|il y a|ils ont|elles ont) besoin|besoin d\\p{L}*|il (?:me |nous )?faut|il faudrait|je dois|on doit|nous devons|doi(?:t|vent)",
        'obligée?s?|indispensable|nécessaire|essentiel(?:le)?|primordial|important|dépend(?:s|ent)?|manque|manquent|sans ça',
      ),
    ],
    difficulty: [
      stems(
        'difficil',
        'difficult',
        'problème',
        'problémat',
        'compliqu',
        'complexe',
        'confus',
        'perdue?s?(?!\\p{L})',
        'frustr',
        'agaç',
        'agac',
        'énerv',
        'pénibl',
        'galère',
        'lente?s?(?!\\p{L})',
        'lenteur',
        'panne(?!au)',
        'erreur',
        'tromp',
        'inquiet',
        'inquiét',
        'stress',
        'soucis?(?!\\p{L})',
        'fatigu',
        'oubli',
        'bordel',
        'pagaille',
        'obstacl',
        'inconvénient',
        'impossible',
        'pas (?:clair|pratique|évident|facile|sûre?|assez)',
        'fastidieu',
        'gaspill',
        'gâch',
        'jeter',
        'jette',
        'bloqu',
        'inutil',
        'cassée?',
        'trop (?!bien)',
        'retard',
        'coinc',
      ),
      words(
        "je (?:ne )?(?:sais|comprends|trouve|retrouve|vois|peux|pouvais|me souviens|m'y retrouve) (?:pas|plus|rien|jamais)|(?:ça|cela) (?:ne )?(?:marche|fonctionne|va|sert) pas|on (?:ne )?(?:sait|comprend|trouve|peut|arrive) (?:pas|plus|jamais)",
        "j(?:e n)?'ai (?:pas|jamais|rien) (?:trouvé|compris|vu|réussi|su|pu)|on (?:n')?a (?:pas|jamais|rien) (?:trouvé|compris|vu|réussi|su|pu)",
        "j'arrive pas|je n'arrive pas|du mal à|aucune idée|à la main|à l'œil|au pif|repartir de zéro|à la place|je me débrouille|on se débrouille|post-?its?|finir par|je finis par",
      ),
    ],
    liking: [
      words(
        "j'(?:aime|aimais|adore|adorais|apprécie)|(?:ça|cela) me (?:plaît|plait|va|convient)|m'aide|utiles?|faciles?|facilement|simples?|rapides?|rapidement|pratiques?|confortable",
        'contente?s?|heureu(?:x|se)|satisfaite?s?|super|géniale?|excellente?s?|parfaite?(?:ment)?|formidable|fiables?|confiance|je préfère|on préfère|préférée?|(?:marche|fonctionne) (?:vraiment |très |plutôt |super )?bien|gain de temps|gagn(?:e|er|é) (?:du temps|une heure|des heures)|d.un coup d.œil|fière?|agréable|mieux',
      ),
    ],
    wish: [
      words(
        "j'aimerais|je voudrais|on aimerait|nous aimerions|on voudrait|je souhaite|je souhaiterais|j'espère|l'idéal (?:serait|ce serait)|idéalement|dans l'idéal|si seulement|je rêve|mon rêve",
        '(?:on|vous|ils) (?:pourrait|pourriez|pourraient) (?:aussi |peut-être |juste |au moins )*(?:mettre|ajouter|afficher|prévoir|simplifier|regrouper|indiquer|expliquer|prévenir|séparer|enlever)|je préférerais|on préférerait',
        "(?:ce )?serait (?:bien|bon|idéal|utile|mieux|super|pratique|plus simple)|ça (?:m'|nous )?aiderait|si je pouvais|si on pouvait|s'il y avait|devrai(?:t|ent)|il faudrait|je veux|on veut|pourquoi pas",
      ),
    ],
    habit: [
      words(
        "d'habitude|habituellement|normalement|généralement|en général|toujours|souvent|parfois|la plupart du temps|régulièrement|le plus souvent|j'ai l'habitude|on a l'habitude",
        'tous les (?:jours|matins|soirs|mois|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)|toutes les (?:semaines|nuits|heures)|chaque (?:jour|matin|soir|semaine|mois|année|fois|lundi|vendredi|samedi)',
        'quotidien(?:nement)?|hebdomadaire|routine|le matin|le soir|la nuit|(?:une|deux|trois) fois par|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|à chaque fois|je commence par|on commence par',
      ),
    ],
    belief: [
      words(
        "je (?:pense|crois|trouve que|suppose|considère|dirais|sens|doute)|je ne (?:pense|crois) pas|il me semble|à mon avis|selon moi|pour moi|d'après moi|j'ai l'impression|je suis (?:convaincue?|persuadée?|sûre?)|on dirait",
      ),
    ],
    reason: [
      words(
        "parce que?|parce qu'\\p{L}+|car|puisque|c'est pour ça|c'est pourquoi|à cause d\\p{L}*|grâce à|afin de|afin que|pour que|sinon|du coup|la raison|donc|ce qui (?:fait|veut dire)|étant donné|comme ça|vu que",
      ),
    ],
  },
  consequences,
  outcomes,
  topics: {
    problem:
      /^(?:gaspillages?|pertes?|retards?|abandons?|erreurs?|plaintes?|réclamations?|stress|pénuries?|rotation|freins?|fraudes?|bruits?|conflits?|accidents?|annulations?|résiliations?|dettes?|solitude|anxiété|problèmes?|risques?|pannes?|absences?|absentéisme|retours?)(?!\p{L})/u,
    activity:
      /^\p{L}*(?:tion|sion|ment|age|ance|planification|achats?|commandes?|livraisons?|réservations?|voyages?|soins?|travail|usages?|recherche|ventes?|démarches?)(?!\p{L})/u,
    people:
      /^(?:gens|membres|adhérents|clients?|clientes|utilisateurs|utilisatrices|patients|parents|familles|enfants|jeunes|adolescents|adultes|femmes|hommes|personnes|employés|salariés|équipes?|étudiants|apprentis|enseignants|voisins|propriétaires|habitants|usagers|couples|indépendants|soignants|\p{L}+(?:eurs|euses|iers|ières|istes|ants))(?!\p{L})/u,
  },
};
