import { words } from '../cue.ts';
import type { Speech } from '../definition.ts';
import { subjectBeforeVerb, wordList } from '../main-clause.ts';

const subject =
  "(?:je|j'\\w+|on|nous|vous|tu|il|elle|ils|elles|ça|c'\\w+|les|le|la|l'\\w+|personne|tout le monde|mon|ma|mes|nos|notre)";

const hardOrGood =
  '(?:difficile|dur|compliqué|facile|simple|rapide|lent|sûr|impossible|important|essentiel|nécessaire|utile|bien|bon|mieux|pire|cher|long|pénible|embêtant|frustrant|dommage|dangereux|rare|normal|agréable|pratique)';
/** "Ce", "ça" and "il" that refer to what follows: « c'est dur de … », « ça prend une heure de … ». */
const impersonal =
  `(?:c'est|c'était|ce serait|ce n'est|ce n'était|c'est devenu|il est|il serait)(?: (?:pas|plus|jamais|très|trop|vraiment|assez|aussi|souvent|toujours|parfois|plus|super|hyper|quand même)){0,3} ${hardOrGood}(?= (?:de |d'|pour |que |qu'|quand |si ))|` +
  "(?:ça|cela) (?:nous |me )?(?:prend|prenait|coûte|demande) (?:\\S+ ){0,4}\\S+(?= (?:de |d'|pour ))|il (?:m'|nous )a fallu|il n'y a (?:pas|plus|aucun|jamais|rien)|il manque";
/** A topic that is named first: « ce qui me gêne, c'est … ». */
const naming =
  "(?:ce (?:qui|que|qu'\\S+)|la seule (?:chose|personne|raison) (?:qui|que|qu'\\S+)|le seul \\S+ (?:qui|que|qu'\\S+)|le plus \\S+|le pire|le problème)(?: \\S+){0,7},? (?:c'(?:est|était)|ce sont)(?= (?:que |qu'|de |d'|le |la |les |l'|un |une |des |quand ))";

export const speech: Speech = {
  restricts: words('seulement|uniquement'),
  closes: () =>
    /(?<!\p{L})(?:(?:quelque chose|autre chose|autres choses)(?: encore)? (?:à (?:ajouter|dire)|que je n['’]ai pas|que vous)|quelque chose d['’]autre|autre chose(?=[ ,]*\?)|j['’]ai oublié)(?!\p{L})/iu,
  subjects: words('tu|vous|ils?|elles?'),
  otherTopic: () =>
    /^(?:(?:et|mais|alors)[,\s]+(?:pour|côté|concernant|avec)|(?:(?:et|mais|alors)[,\s]+)?(?:qu['’]en est-il|quid) (?:de|des|du))\s+(?<topic>[^?]+?)\s*\?/iu,
  invites: words(
    '(?:racontez|parlez|décrivez|expliquez|dites|montrez)(?:-(?:moi|nous))?(?! (?:vous|pas))|(?:raconte|parle|décris|explique|dis|montre)-(?:moi|nous)|donnez-(?:moi|nous) un exemple',
  ),
  questionLeads: words(
    "justement|dites-moi|dis-moi|(?:ma |la )?(?:prochaine|dernière) question(?: est)?|j'aimerais savoir|je voulais savoir|je voulais vous demander|passons à autre chose|pour (?:finir|commencer)",
  ),
  unmarkedQuestions: words(
    "(?:qu'|comment |pourquoi |quand |où |qui |combien de \\p{L}+ )?est-ce qu(?:e|i|'\\p{L}+)",
    "(?:comment|pourquoi) (?:vous|tu|ça|se|les|la|le|l'\\p{L}+|on|ils|elles)",
    'qui (?:fait|décide|s\\x27occupe|gère|paie|vient|saisit|prévient|choisit)',
    'combien (?:de|d\\x27\\p{L}+|vous|ça|coûte)',
    'quel(?:le)?s? (?:est|sont|était|étaient)',
    '(?:avez|êtes|faites|pouvez|utilisez|pensez|savez|aimeriez|voudriez|recevez)-vous',
  ),
  unmarkedEnds: words(
    'et|ou|mais|le|la|les|un|une|des|du|de|que|qui|si|à|au|aux|en|pour|par|avec|sur|dans|parce que|je|vous|tu',
  ),
  offRecord: words(
    "(?:ça|cela) reste entre nous|que ça reste entre nous|(?<!vous |vous ne |nous )(?:le|l['’]) ?(?:notez|écrivez|mettez|répétez|enregistrez) pas|(?<!vous |vous ne )(?:notez|écrivez|mettez|répétez|enregistrez) (?:surtout )?pas (?:ça|cela)|(?:ça|cela),? vous (?:le|l['’]) ?(?:marquez|notez|écrivez|mettez) pas|(?<!vous |vous ne )(?:le|l['’]) ?marquez pas|pas dans (?:le|votre) (?:rapport|compte[- ]rendu)|que je (?:n['’]en parle|ne le note|ne l['’]écrive|ne le mette|ne le mentionne) pas|que j['’]enlève (?:ça|cela)|pas avec mon nom|pas (?:mettre )?mon nom(?= |,|[.!?]|$)|hors micro|(?:coupez|éteignez|arrêtez) (?:le micro|l['’]enregistrement|l['’]enregistreur)|que (?:ça|cela) ne sorte pas|(?:ça|cela) ne sort pas d['’]ici|sans (?:mon|donner de) noms?, (?:hein|s['’]il)|(?<!vous |vous ne )le dites pas à (?:personne|lui|elle|eux)",
  ),
  recording: words('enregistr\\p{L}+|magnéto\\p{L}*|dictaphone|prends? des notes|prendre des notes|retranscri\\p{L}+'),
  permits: words(
    "d['’]accord|ça vous (?:va|gêne|dérange)|ça te (?:va|gêne|dérange)|ok(?:ay)?|permet\\p{L}*|anonym\\p{L}*|confidentiel\\p{L}*|noms?|équipe|entre nous|arrêt\\p{L}*|passe(?:r|z)?",
  ),
  digresses: words(
    "je m['’]égare|je digresse|où (?:est-ce qu['’])?(?:on|nous) en (?:était|étions)|où en (?:étions-nous|était-on)|revenons (?:à nos moutons|au sujet)|ça n['’]a rien à voir|c['’]était quoi(?:,)? (?:la|votre|ta) question",
  ),
  leavesOut: words(
    "je (?:ne )?(?:le|l['’]) ?(?:note|écris|noterai|écrirai|mets|mettrai) pas|je (?:ne )?(?:note|mets|écris) pas (?:ça|cela)|(?:ça|cela) reste(?:ra)? entre nous|je l['’](?:enlève|enlèverai|efface)|(?:ça|cela) ne (?:sortira|figurera|sera) pas",
  ),
  courtesies: words(
    'je (?:vous|te) (?:donne un exemple|dis (?:quelque chose|une chose))(?=[.:!]*$)|je vais (?:vous|te) (?:donner un exemple|dire (?:quelque chose|une chose))(?=[.:!]*$)',
    "excusez[- ]moi|pardon|désolée?|merci(?! à)|au revoir|un instant(?=[,.!]|$)|une seconde(?=[,.!]|$)|attendez(?=[,.!]|$)|vous m'entendez",
  ),
  openers: words(
    // A remark about one's own remark.
    "(?:c'est peut-être (?:bête|idiot|un peu bête|un détail|moi)|je (?:me trompe peut-être|peux me tromper)|ça (?:va|peut) (?:paraître|sembler) (?:bête|idiot|bizarre|dur|ridicule)),? mais|(?:ne )?me comprenez pas mal(?:,? mais)?|sans vouloir (?:être méchante?|critiquer|râler)(?:,? mais)?",
    "euh+|heu+|hum+|hmm+|ben|bah|bon|oui|ouais|non(?=,)|ok|okay|d'accord|alors|donc|et|mais|ou|puis|après(?=,)|ensuite(?=,)|en fait|en gros|du coup|voilà|enfin|bref|écoute[z]?|disons|(?:tu (?:sais|vois)|vous (?:savez|voyez))(?! (?:bien|comment|ce|si|où|pourquoi|quand)(?!\\p{L})| qu)|c'est vrai que|c'est-à-dire(?: que)?|il faut dire que|honnêtement|franchement|à vrai dire|comment dire|par exemple(?=,)|effectivement|évidemment(?=,)|parce qu'en fait|quoi",
    "(?:je (?:pense|crois|trouve|dirais|suppose)|on (?:va|peut) dire|il me semble|j'ai l'impression|disons)(?: que|(?=,))|(?:à mon avis|pour moi|de mon côté|selon moi)(?=,)|le truc,? c'est que|ce qui se passe,? c'est que",
  ),
  tails: words(
    'quoi|voilà|hein|(?<!(?:dis|dit|dire|disent|disait|disaient|répond|répondu|que|ou) )(?:oui|non)|euh|tu (?:sais|vois)|vous (?:savez|voyez)|et tout|et tout ça|et cetera|etc|en fait|du coup|donc|mais|et|ou|enfin|alors|bon|je (?:pense|crois|trouve|dirais)|ou quelque chose comme ça|des choses comme ça|par exemple|on va dire|comme ça|ou pas',
  ),
  asides: words(
    '(?<=, )(?:je crois|je pense|je dirais|je suppose|il me semble)(?=,)',
    'euh+|heu+|hum+|hmm+|ben|bah|en fait|du coup|tu (?:sais|vois)(?=,)|vous (?:savez|voyez)(?=,)|on va dire|comment dire|disons|je dirais|genre|(?<=, )(?:voilà|quoi|bon|enfin|hein|par exemple)(?=,)',
  ),
  joints: words(
    "parce qu(?:e|'\\w+)|mais|car|donc(?= \\w)|alors que|tandis que|puisque|sauf|même si|bien que|quand|lorsque|dès que|si|s'(?:il|ils)|pour que|sinon|qui|dont|où|ce qui|ce que",
    `et(?= ${subject}(?: |$))|ou(?= ${subject}(?: |$))|et(?= (?:puis|donc|après|du coup|quand|si|parfois)(?: |$))`,
    `(?<=, )(?:${subject}|et|ou|oui|non|par exemple|notamment|surtout|voilà|enfin)`,
  ),
  limits: words(
    "sauf|si|s'(?:il|ils)|quand|lorsque|à condition|tant que|seulement|mais (?:pas|seulement)|qui|dont|où|que|qu'\\w+|ou pas|ce qui|ce que|même si|à moins",
  ),
  denials: words('non'),
  leads: words(
    "(?:et |mais )?(?:si|s'(?:il|ils)|quand|lorsque|dès que|tant que|sans|sauf|à moins|même si|une fois|les (?:jours|fois|soirs|matins|semaines) où|le (?:jour|soir|matin) où|(?:à )?chaque fois qu(?:e|'\\w+))",
  ),
  afterComma: words(
    "mais|parce qu(?:e|'\\w+)|car|donc|et|ou|alors que|même si|surtout|notamment|sauf|sinon|qui|ce qui|pas|puisque|c'(?:est|était) (?:que|qu'\\w+|de|d'\\w+|le|la|les|l'\\w+|un|une|des|quand)",
  ),
  indirect: words(impersonal),
  complete: words(impersonal, naming),
  probes: () =>
    /(?<!\p{L})(?:avez|as|a|ont|avons|êtes|es|sont|étai\p{L}+|avai\p{L}+|étiez|aviez|aurai\p{L}+|auriez)(?:-\p{L}+)? (?:\p{L}+ ){0,2}?\p{L}+(?:é|ée|és|ées|i|is|ie|it|u|us|ue)(?=[ ,?])|(?<!\p{L})(?:étai\p{L}+|étiez|aviez|aurai[ts]|auriez)(?!\p{L})|s['’](?:est|était) passée?|(?<!\p{L})(?:tu|vous|on|il|elle) (?:l['’]|en |y )|(?<!\p{L})cette \p{L}+ \?|^pourquoi (?:tu dis|vous dites)(?!\p{L})/iu,
  badStart: words(
    "j['’]aille|et|ou|mais|donc|or|car|ni|puis|alors|ensuite|aussi|parce|ainsi|pourtant|cependant|sinon|enfin|bref|que|qui|dont|où|comme|lorsque|puisque|(?:après|pour|à|au|aux|avec|sans|par|sur|sous)(?! (?:\\S+ ){1,6}(?:je|j'\\S+|on|nous|personne|tout le monde|il faut|il n'y a|le|la|les|l'\\S+|mon|ma|mes) )|de|d'\\w+|quoi|quel(?:le)?s?|comment|pourquoi|combien|peut-être|même|pas|oui|non|est-ce|qu'\\w+|y|en",
    `(?!${impersonal}|${naming})(?:ça|cela|c'\\w+|ce)|ceci|cet|cette|ces|il(?! (?:faut|y a|n'y a|m'a fallu|nous a fallu|manque|(?:est|serait) (?:\\S+ )?(?:difficile|impossible|important|rare|facile)))|elle|ils|elles|lui|leurs?|eux|celui|celle|ceux|celles|là|sa|son|ses|vous|tu|votre|vos|l'autre|les autres|le premier|la première|le deuxième|ici|s'\\w+(?!.*,)|si(?!.*,)|quand(?!.*,)`,
  ),
  badEnd: words(
    "et|ou|mais|donc|que|qui|dont|où|de|d'|du|des|le|la|les|l'|un|une|à|au|aux|en|dans|sur|sous|avec|sans|par|pour|chez|entre|vers|mon|ma|mes|son|sa|ses|notre|nos|votre|leurs?|ce|cet|cette|ces|je|on|nous|tu|il|ils|elle|très|trop|plus|moins|aussi|est|sont|ai|a|ont|suis|être|avoir|faire|si|ne|se|me|te|quelque|chaque|tout|toute|tous|assez|bien que|parce|comme|car|peu|c'est|y|des fois|\\p{L}+(?:tions?|ages?|ités?|[ae]nces?) \\p{L}{3,}(?:er|ir)",
  ),
  refused: [
    words(
      "votre question|ta question|la question|bonne question|l'entretien|l'entrevue|(?:vous|tu) (?:m'entend\\w*|vois|voyez|sais|savez|as dit|avez dit|parl\\w+)|comme (?:je (?:l'ai|disais|le disais|vous)|j'ai dit)|je (?:disais|viens de dire|vous ai dit)|j'ai (?:déjà )?(?:dit|mentionné|parlé)|je (?:ne |n')?(?:sais|connais|me souviens|me rappelle|vois) (?:pas|plus|trop)|j'en sais rien|je ne (?:peux|pouvais|saurais) pas (?:en |vous )?(?:parler|dire|répondre)\\w*|aucune idée|laisse[z]?-moi|je vais (?:dire|parler|prendre|donner|vous|te|essayer)|on va (?:dire|parler)|merci|bonjour|au revoir|pardon|désolée?|s'il (?:vous|te) pla[iî]t|est-ce que|qu'est-ce|inaudible|(?<!un )trucs?|machin|chose comme ça|et cetera|etc|hein|c'est bon|pas de problème|pas de souci|d'accord|ok",
      "(?:de|le|la|les|un|une|du|des) (?:est|sont|a|ont|et|mais|que|qui|de|du|des|le|les|je|on|nous|il|ils)(?<!de (?:le|les|la|il))|(?:je|on|il) (?:je|on|il|nous|de|le est)|(?:est|sont) (?:est|sont|ont|de la le)|c'est c'est",
    ),
  ],
  plain: [
    words(
      "je (?:suis|travaille|m'appelle|viens de|vis|fais partie|clique|vois|lis|regarde|prends|vais|ouvre)|j'(?:ai (?:étudié|travaillé|commencé|fait|\\d+|un|une|vu|pris|mis)|étais|habite|ouvre|étudie)|mon nom|mon métier|ans d'expérience|il y a \\d+ ans|depuis \\d+ ans|il y a (?:un|une|des|deux|trois)|on (?:voit|a (?:un|une|des))",
    ),
  ],
  plans: words(
    "(?:on|nous) (?:va|allons|veut|voulons|voulait|voulions|essaie|essayons|essayait|compte|comptons)(?! pas| plus| jamais)|je (?:vais|compte|essaie de)|(?:la décision|le plan|l'idée|le but|l'objectif|la tâche) (?:est|était|serait) de",
  ),
  stories: words(
    "^(?:hier|avant-hier|l'autre (?:jour|soir|fois)|un (?:jour|soir|matin)|une fois|(?:la semaine|l'année|la fois) dernière|(?:le mois|l'an|l'été|l'hiver) dernier|ce matin)",
    '^(?:mon|ma|mes|notre|nos) (?:\\p{L}+ )?(?:mère|père|maman|papa|parents|fils|fille|frère|sœur|tante|oncle|mamie|papi|grand-mère|grand-père|mari|femme|copain|copine|cousin|cousine|nièce|neveu|belle-mère|beau-père|aîné|aînée|cadet|cadette)',
  ),
  claims: words(
    'pas|jamais|rien|personne|aucune?|sans|plus (?:de|vite|facile|simple|difficile|long|important|grand|rapide)|moins|mieux|pire|trop|assez|toujours|importante?s?|faut|doit|doivent|devrait|dépend(?:ent)?|permet(?:tent)?|manque|coûte|oblige|empêche|complique|besoin|surtout|difficile|il y a (?:trop|peu|beaucoup|toujours)',
  ),
  isMainClause: subjectBeforeVerb({
    subjects: wordList("je j' on nous il tout monde personne beaucoup certains chacun rien tous"),
    openers: wordList(
      "le la les l' un une des du de d' au aux mon ma mes notre nos votre vos leur leurs son sa ses ce cet cette ces chaque tout toute tous toutes quelques plusieurs certains certaines aucun aucune deux trois quatre cinq six sept huit neuf dix",
      'à en dans sur sous avec sans par pour chez entre vers depuis pendant après avant contre selon comme',
    ),
    prepositions: wordList(
      'à en dans sur sous avec sans par pour chez entre vers depuis pendant après avant contre selon comme de du',
    ),
    subordinators: wordList("que qu' qui dont où quand lorsque si parce puisque comme car quoi"),
    between: wordList("ne n' me m' te t' se s' nous y en le la les l' lui leur ne pas souvent toujours aussi vraiment"),
    marks: wordList("je j' on ne n' se s' me m'"),
    elided: /^(j'|n'|m'|t'|s'|l'|d'|qu')(.+)$/,
  }),
  verbFirst: true,
};
