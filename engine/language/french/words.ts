import { list, phrases, sides, stems, words } from '../cue.ts';
import type { Words } from '../pack.ts';

const roleEnd =
  '(?=\\s+(?:et|mais|ou|dans|chez|à|au|aux|en|pour|avec|depuis|qui|que|parce|ici|là|maintenant|où|quand|donc|alors|sur|' +
  "les|la|le|ma|mon|j'|je|ça|c'est)(?!\\p{L})|\\s*[,.;:!?…()–—\\n»”]|\\s*$)";
const trade = `[\\p{L}][\\p{L}\\p{M}\\x27’/ -]{2,58}?`;
const role = `(?<role>${trade})${roleEnd}`;
/** “Je suis …” is followed by a trait as often as by a trade; trades are known by their endings. */
const known =
  '(?:chef(?:fe)?|cheffe? d\\p{L}+|gérante?|employée?|avocate?|patronne?|médecin|étudiante?|indépendante?|responsable|' +
  'stagiaire|cadre|artisane?|apprentie?|directeur|directrice|pilote|' +
  '\\p{L}{3,}(?:teur|trice|seur|seuse|geur|geuse|neur|neuse|iste|ier|ière|cien|cienne|logue|graphe|naire|gère|ger|gère))';

const phraseEnd =
  "(?=\\s+(?:et|mais|ou|avec|depuis|qui|que|parce|ici|là|maintenant|où|quand|donc|alors|j'|je|ça|c'est)(?!\\p{L})|\\s*[,.;:!?…()–—\\n»”]|\\s*$)";
const thirdPerson: Record<string, string> = {
  travaille: 'Travaille',
  dirige: 'Dirige',
  tiens: 'Tient',
  gère: 'Gère',
  enseigne: 'Enseigne',
  conduis: 'Conduit',
};

/** « je tiens une boutique » as it is said of somebody else. */
function inThirdPerson(role: string): string {
  return role.replace(/^\p{L}+/u, (verb) => thirdPerson[verb.toLowerCase()] ?? verb);
}

export function french(): Words {
  return {
    questionWords: list(`
    que quoi qui quel quelle quels quelles quand où comment pourquoi combien est-ce qu'est-ce pense pensent pensé pensez
    avis opinion opinions dit disent dire dites raconte racontent parle parlent parlé parler mentionne mentionnent
    mentionné évoque évoquent résume résumer résumez résumé discute discutent discuté discuter discussion décris décrire
    décrivez description explique expliquer expliquez expliqué donne donnez donner liste listez sur propos sujet selon
    vue points général principaux principal brièvement détail détails réunion participant participante participants
    personne personnes gens interviewé interviewés utilisateur utilisateurs est sont a ont était étaient fait font fit
    ressent ressentent leur leurs ils elles
  `),
    fillers: phrases(`
    pour être tout à fait honnête, pour être honnête, pour tout vous dire, c'est une bonne question, bonne question,
    laissez-moi réfléchir, je vais vous dire, comment dire, à vrai dire, en fait, en gros, du coup, c'est-à-dire que,
    c'est-à-dire, c'est vrai que, il faut dire que, disons, voilà, enfin bref, enfin, bref, honnêtement, franchement,
    vous savez, vous voyez, tu sais, tu vois, écoutez, écoute, alors là, alors euh, alors, ben oui, ben non, ben, bah oui,
    bah, eh bien, et bien, bon ben, bon alors, bon, oui oui, oui alors, oui bon, oui, ouais, ouais ouais, mouais, ok,
    d'accord, et puis, et donc, et alors, et après, et euh, mais bon, mais euh, donc euh, donc, parce que, puis, euh,
    heu, hum, hmm, mmh, ah oui, ah, oh, ouf, et, mais
  `),
    negations: list(
      "ne n' pas jamais rien personne aucun aucune ni guère plus sans nulle nullement point n'est n'ai n'a n'y",
    ),
    askerLabels: phrases(`
    intervieweuse, intervieweur, interviewer, enquêtrice, enquêteur, modératrice, modérateur, animatrice, animateur,
    chercheuse, chercheur, question, moderator, enq, int, mod, anim, e, m, q
  `),
    answererLabels: phrases(`
    interviewée, interviewé, enquêtée, enquêté, participante, participant, répondante, répondant, réponse, cliente,
    client, utilisatrice, utilisateur, invitée, invité, personne, patiente, patient, salariée, salarié, respondent, part,
    rép, p, r, a
  `),
    firstPerson: list("je j'ai j'en j'y j'avais j'étais me m' moi mon ma mes mien mienne nous nos notre nôtre on"),
    selfRole: [
      words(`je travaille (?:ici |aujourd'hui )?(?:comme|en tant que) (?:une? )?${role}`),
      words(
        `je suis (?:la |le |l'|une? )?(?<role>${known}(?: (?:de|du|des|d'|en|général|générale|adjoint|adjointe) ?[\\p{L}’' ]{0,40}?)?)${roleEnd}`,
      ),
      words(
        `(?:mon métier,? c'est|ma profession est|mon poste est|mon poste,? c'est|j'exerce comme) (?:la |le |l'|une? )?(?!(?:de|que)\\b)${role}`,
      ),
      words(
        `je (?<role>(?:travaille (?:dans|chez|pour|à|au|en) |dirige |tiens |gère |enseigne |conduis )[\\p{L}][\\p{L}\\x27’ -]{2,40}?)${phraseEnd}`,
      ),
    ],
    roleName: inThirdPerson,
    cues: {
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
          'panne',
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
          "j'arrive pas|je n'arrive pas|du mal à|aucune idée|à la main|à l'œil|au pif|repartir de zéro|à la place|je me débrouille|on se débrouille|post-?its?|finir par|je finis par",
        ),
      ],
      liking: [
        words(
          "j'(?:aime|aimais|adore|adorais|apprécie)|(?:ça|cela) me (?:plaît|plait|va|convient)|m'aide|utiles?|faciles?|facilement|simples?|rapides?|rapidement|pratiques?|confortable",
          'contente?s?|heureu(?:x|se)|satisfaite?s?|super|géniale?|excellente?s?|parfaite?(?:ment)?|formidable|fiables?|confiance|je préfère|on préfère|préférée?|marche (?:bien|très bien)|gain de temps|gagne du temps|fière?|agréable|mieux',
        ),
      ],
      wish: [
        words(
          "j'aimerais|je voudrais|on aimerait|nous aimerions|on voudrait|je souhaite|je souhaiterais|j'espère|l'idéal (?:serait|ce serait)|idéalement|dans l'idéal|si seulement|je rêve|mon rêve",
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
    nounBefore: list(`
    le la les l' un une des du de d' au aux à en dans sur sous avec sans par pour chez entre vers jusque depuis pendant
    après avant contre selon comme mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces chaque
    tout toute tous toutes quelque quelques plusieurs certains certaines aucun aucune autre autres même deux trois quatre
    cinq six sept huit neuf dix
  `),
    nounAfter: [],
    weakWords: list(`
    être avoir faire fais fait faisons font faisait faire pouvoir peux peut pouvons peuvent pouvait pu pourrait dire dis dit
    disons disent disait aller vais va allons vont allait allé voir vois voit voyons voient vu donner donne donnons donné
    savoir sais sait savons savent savait vouloir veux veut voulons veulent voulait voulu venir viens vient viennent venu
    devoir dois doit devons doivent devait falloir faut fallait mettre mets met mettons mis prendre prends prend prenons
    pris arriver arrive arrivons arrivé passer passe passons passé rester reste restons resté tenir tiens tient trouver
    trouve trouvons trouvé croire crois croit parler parle parlons parlé porter porte laisser laisse laissé suivre suit
    penser pense pensons pensé sortir sort rendre rend regarder regarde regardons regardé compter compte commencer commence
    commençons commencé attendre attends attend chercher cherche cherchons entrer travailler travaille travaillons
    travaillé perdre comprendre comprends comprend demander demande demandé rappeler rappelle finir finit fini servir sert
    appeler appelle utiliser utilise utilisons utilisé aimer aime aimons aimerais essayer essaie essaye essayé acheter
    aider aide changer change changé sembler semble paraître devenir devient jouer ajouter
    très beaucoup peu assez trop plus moins presque toujours jamais souvent parfois fois puis après avant maintenant
    aujourd'hui hier demain bientôt tard tôt encore déjà aussi même seulement vraiment simplement pratiquement normalement
    généralement exactement sûrement probablement peut-être évidemment bien mal mieux pire ici là ensemble tellement
    quasiment justement finalement actuellement
    bon bonne bons bonnes mauvais mauvaise grand grande grands grandes petit petite petits petites gros grosse nouveau
    nouvelle nouveaux nouvelles nouvel vieux vieille même mêmes différent différente différents différentes pareil pareille
    certain certaine sûr sûre possible impossible important importante importants intéressant intéressante facile faciles
    difficile difficiles simple simples long longue court courte haut haute bas basse vrai vraie dernier dernière premier
    première premiers second seconde troisième prochain prochaine suivant final principal général normal normale typique
    commun spécial unique propre seul seule prêt content contente
    chose choses truc trucs machin quelque rien tout quelqu'un type types sorte sortes genre façon façons manière manières
    moyen partie parties point points cas fait faits exemple exemples idée idées problème problèmes question questions
    réponse réponses sujet sujets raison gens personne personnes homme femme hommes femmes monsieur madame temps moment
    moments jour jours journée semaine semaines mois an ans année années heure heures minute minutes matin soir nuit nuits
    endroit endroits lieu côté vie monde nombre quantité moitié reste niveau mot mots sens nom main vérité coup besoin
    un deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante cent mille million
    lundi mardi mercredi jeudi vendredi samedi dimanche etc
    merci bonjour bonsoir salut revoir pardon désolé désolée excusez bienvenue envoyer envoie envoyé vendre
    vends vend vendons payer paie paye marcher conduire conduis écrire écris écrit lire lis ouvrir ouvre fermer
    ferme vérifier vérifie choisir choisis couper manger mange boire bois dormir dors apprendre apprends
    enseigner expliquer explique décider décide dépenser jeter jette jetons gagner répondre réponds noter note
    notons
  `),
    coordinators: list(`
    et ou ni mais donc or car puis alors ensuite après aussi parce ainsi pourtant cependant toutefois néanmoins
    d'ailleurs également sinon enfin bref
  `),
    clauseStarts: list(`
    parce mais et que qui quand lorsque si où alors comme puisque car donc pour jusqu'à depuis dont ou tandis
  `),
    backward: list(`
    ça cela ceci c'est c'était ce cet cette ces il elle ils elles lui leur eux celui celle ceux celles là ainsi alors y en
    le la les tel telle
  `),
    complementizers: list("que qu' si comment pourquoi ce"),
    topics: {
      briefWords: list(`
      étudions explorons analysons interrogeons rencontrons observons
      étude études recherche recherches projet projets entretien entretiens interview interviews enquête questionnaire
      explorer comprendre connaître savoir découvrir examiner analyser analyse évaluer identifier déterminer objectif
      objectifs but finalité questions question réponses voulons veut souhaitons souhaite cherchons cherche vise intérêt
      intéresse équipe contexte cadre périmètre voir dire comment pourquoi si sur participants interviewés personnes gens
      principal principaux différents certaines lié liés actuel actuels actuellement aujourd'hui mieux choses façon façons
      manière manières rôle raisons motifs exemple aide phase vague pilote qualitatif qualitative quantitatif mal
    `),
      verbs: list(`
      planifient planifie planifier prévoient prévoir prévoit décident décide décider utilisent utiliser choisissent choisir
      choisit achètent acheter achète commandent commander gèrent gérer gère organisent organiser paient payer dépensent
      dépenser épargnent épargner mangent manger dorment dormir voyagent voyager cuisinent cuisiner réservent réserver
      embauchent recrutent recruter vendent vendre comparent comparer changent changer annulent annuler résilient résilier
      abandonnent abandonner quittent quitter laissent laisser reviennent revenir apprennent apprendre enseignent enseigner
      vivent vivre travaillent travailler sentent sentir pensent penser perçoivent percevoir adoptent adopter préparent
      préparer jettent jeter réduisent réduire évitent éviter améliorent améliorer augmentent augmenter font faire prennent
      prendre donnent donner reçoivent recevoir attendent attendre préfèrent préférer réagissent accèdent accéder cherchent
      trouvent trouver surviennent arrive arrivent influencent influence touchent besoin ferait feraient restent rester
      rencontrent rencontre tourne vont va crée créent gêne gênent provoque provoquent
    `),
      joiners: ["d'", 'de', 'du', 'des'],
      joinedArticles: ['la', 'le', 'les', "l'"],
      vague: list(
        'produit produits service services utilisateur utilisateurs client clients expérience besoins maison travail lieu ville gens jour jours semaine semaines mois matin soir temps année années vie fois janvier février mars avril mai juin juillet août septembre octobre novembre décembre mercredi',
      ),
      adjectives: list(
        'petit petite petits petites grand grande grands grandes jeunes nouveau nouvelle nouveaux premières premiers',
      ),
      kinds: {
        problem:
          /^(?:gaspillages?|pertes?|retards?|abandons?|erreurs?|plaintes?|réclamations?|stress|pénuries?|rotation|freins?|fraudes?|bruits?|conflits?|accidents?|annulations?|résiliations?|dettes?|solitude|anxiété|problèmes?|risques?|pannes?|absences?|absentéisme|retours?)(?!\p{L})/u,
        activity:
          /^\p{L}*(?:tion|sion|ment|age|ance|planification|achats?|commandes?|livraisons?|réservations?|voyages?|soins?|travail|usages?|recherche|ventes?|démarches?)(?!\p{L})/u,
        people:
          /^(?:clients?|clientes|utilisateurs|utilisatrices|patients|parents|familles|enfants|jeunes|adolescents|adultes|femmes|hommes|personnes|employés|salariés|équipes?|étudiants|apprentis|enseignants|voisins|propriétaires|habitants|usagers|couples|indépendants|soignants|\p{L}+(?:eurs|euses|iers|ières|istes|ants))(?!\p{L})/u,
      },
      facets: {
        problem: sides(
          '\u00a0: ',
          'causes, coûts, prévention, gestion au quotidien, responsabilités, prise de conscience',
        ),
        activity: sides('\u00a0: ', 'outils, obstacles, temps et effort, décisions, pistes d’amélioration, aide'),
        people: sides('\u00a0: ', 'besoins, quotidien, motivations, inquiétudes, souhaits, décisions'),
        thing: sides('\u00a0: ', 'expériences, difficultés, attentes, décisions, coûts, confiance'),
      },
      bare: [
        'Routines quotidiennes',
        'Difficultés',
        'Souhaits et idées',
        'Raisons et motivations',
        'Outils et débrouille',
        'Coûts',
      ],
    },
  };
}
