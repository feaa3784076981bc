import type { BriefWording } from '../brief-wording.ts';
import { wishes } from './wishes.ts';

export const brief: BriefWording = {
  asked:
    /^(?:(?:nos|les|principales?|grandes) )*(?:questions?(?: de recherche| clés?| que nous nous posons| que l['’]on se pose)?|objectifs?|buts?|thèmes?|axes?|ce qu(?:e nous|e l['’]on|['’]on) (?:voulons|veut|voudrait|aimerait|cherch\p{L}+) (?:à )?(?:savoir|comprendre)?)$/iu,
  talkedTo:
    /(?<!\p{L})(?:nous avons|on a|j['’]ai) (?:rencontré|interrogé|interviewé|vu|parlé (?:à|avec)|discuté avec|échangé avec)(?!\p{L})|(?<!\p{L})(?:personnes (?:rencontrées|interrogées|interviewées)|interviewés)(?!\p{L})/iu,
  wishes,
  reported:
    /^(?:hors (?:étude|champ|périmètre|sujet)|exclu(?:s|sions?)?|non inclus|méthod(?:e|ologie)|démarche|échantillon|participants?|recrutement|public|calendrier|dates?|échéances?|délais?|livrables?|rendu|budget|coût|commanditaire|contacts?|lieu|format|éthique)$/iu,
  attendance: { line: /^[\s\p{P}]*(?:présents?)\s?:/iu, with: 'avec' },
  background: /^(?:contexte|rappel(?: du contexte)?|le produit)$/iu,
  assumed: /^(?:h\s?\d{1,2}|hypothèses?(?: \d{1,2})?)$/iu,
  assumedBelow: /(?<!\p{L})(?:hypothèses|idées[^:]*vérifier|présupposés)(?!\p{L})[^:]*:$/iu,
  decides:
    /^(?:décider|développer|améliorer|augmenter|réduire|définir|concevoir|choisir|préparer|adapter|fixer)(?!\p{L})/iu,
  belief: /^(?:nous (?:pensons|croyons|supposons|faisons l['’]hypothèse)|on (?:pense|croit|suppose)) (?:que |qu['’])/iu,
  sample:
    /^(?:environ )?(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt) (?:qui|personnes|entretiens|conversations|échanges|appels|témoignages|enregistrements|femmes|hommes|d['’]entre|anciens?|anciennes?)(?!\p{L})/iu,
  eitherWay: /^(?:en )?(?:bon|bien|positif) (?:ou|et|comme) (?:en )?(?:mauvais|mal|négatif)$/iu,
  order:
    /^(?:(?:mieux )?(?:comprendre|identifier|explorer|recueillir|décrire|repérer|analyser|connaître|savoir|cerner|examiner|recenser|découvrir|étudier|évaluer|cartographier|mesurer|saisir|préciser)) /iu,
  orderWhether: /^(?:voir|savoir|vérifier|comprendre|déterminer|évaluer|tester|regarder) s(?:i |['’](?=ils? ))/iu,
  whether: 'si',
  mayAsk:
    /^(?:ce qu(?:[ie]\s|['’])|si\s|s['’](?=ils?\s)|(?:à|de|avec|pour|chez|en|sur|par) (?:qui|quoi|quel(?:le)?s?)\s)/iu,
  wants:
    /(?<!\p{L})(?:idée|image|impression) (?:de|sur|d['’])$|(?<!\p{L})(?:(?:comprend|comprenons|sait|savons|voit|voyons) (?:mal|pas|encore mal)), c['’]est$|(?<!\p{L})(?:savoir|comprendre|entendre|apprendre)$|(?<!\p{L})(?:raconter|expliquer|décrire)(?: [\p{L}’']+){0,3},?$/iu,
  message: {
    asking:
      /(?<!\p{L})(?:comment|pourquoi|combien|(?:à|de|avec|pour|chez|vers|par) (?:qui|quoi|quel(?:le)?s? \p{L}+)|ce que ressentent) [^,.;:!?–—()]+/giu,
    team: /^(?:je|j['’]\p{L}*|nous|notre|nos|vous|tu)$/iu,
    leftOut:
      /(?<!\p{L})(?:pas (?:la peine|un mot|besoin)|laiss\p{L}* (?:tomber|de côté)|ne pas aborder|évite\p{L}*|inutile|hors sujet)(?!\p{L})/iu,
  },
  plainly: [
    [/ ?(?<!\p{L})(?:lol|mdr)(?!\p{L})/giu, ''],
    // « si tu peux me sortir l'essentiel », « Un neveu, le guichet, le site des impôts… », « une voiture depuis. ou au moins songé à »
    [/,? (?:donc )?si (?:tu peux|vous pouvez (?:me|nous|m['’])) ?[^.;!?,…\n]*/giu, ''],
    [/(?<=\p{L}{3}\. )(?:une?|le|la|les|des) [^.?!:\n]*,[^.?!:\n]*(?:…|\.\.\.)$/gimu, ''],
    [/(?<=\p{Ll}{3})\. (?=ou \p{Ll})/gu, ', '],
    // « Ce qui nous préoccupe d'abord, c'est de comprendre comment … », « ce que je voudrais en tirer c'est surtout comment … »
    [
      /(?<!\p{L})ce (?:qui|qu(?:e (?:je|nous)|['’]on)) [^.;:?!\n]{3,40}?,? c['’]est (?:surtout |d['’]abord )?(?:de (?:comprendre|savoir|voir) )?(?=pourquoi|comment|qui|où|quand|ce qu)/giu,
      'nous voulons savoir ',
    ],
    [
      /(?<=(?<!\p{L})(?:comment|pourquoi|ce qu[ei]|quand|où) [^.?!:;,\n]{10,120}) parce qu(?:e |['’])[^.?!:;,\n]*/giu,
      '',
    ],
    // « → Sylvain analyse, retour le 24 »
    [/^[^\S\n]*→ \p{Lu}[^\n]*$/gmu, ''],
    [/(?<=\p{L}) évidemment(?=[.!?,]?$)/gimu, ''],
    // « quand ils sont malades et que le médecin ne peut pas »
    [/(?<=(?<!\p{L})(?:quand|lorsque|si) [^.?!,;:\n]{5,60}) et qu(?:e |['’])[^.?!,;:\n]+/giu, ''],
    // « Ceux qui ont essayé, ici ou ailleurs, comment ça s'est passé. », « si quelqu'un parle du prix, je prends »
    [
      /(?<=^|[.!?]\s)ceux qui ([^.?!,;:\n]+)(?:, [^,.?!\n]{3,40})?, (comment [^.?!,\n]+)\.(?=\s|$)/gimu,
      'Je veux savoir $2 pour ceux qui $1.',
    ],
    [
      /(?<=^|[.!?]\s)(?:et )?si quelqu['’]un parle ((?:de |d['’]|du |des )[^.?!,;:\n]{3,60}?),? (?:je|on) (?:prends?|suis preneur|suis preneuse)(?!\p{L})[^.?!\n]*/gimu,
      'Je veux savoir ce que les gens disent $1.',
    ],
    // « L'autre gros morceau c'est les retours : comment ils font, et est-ce qu'ils comprennent l'étiquette. »
    [
      /(?<=^|[.!?]\s)(?:l['’]autre |le |un )?(?:gros |grand )?(?:morceau|sujet|point|thème|volet)[^:.?!\n]{0,30}?,? c['’]est (?=les? )/gimu,
      '',
    ],
    [
      /(?<=^|[.!?]\s)((?![^.?!:\n]{0,60}(?:savoir|comprendre|apprendre|cherche|veut|veux|voudrai\p{L}*|aimerai\p{L}*) ?:)[^.?!:\n]{3,60} ?: (?:\([^()\n]*\)|[^.?!()\n])*(?<!\p{L})est-ce qu(?:e |['’])(?:\([^()\n]*\)|[^.?!()\n])+)\.(?=\s|$)/gimu,
      '$1\u00a0?',
    ],
    // « Ce qui m'intrigue d'abord, c'est ce qui fait que … »
    [
      /(?<!\p{L})ce qui (?:m['’]|nous )(?:intrigue|interpelle|intéresse|travaille)[^,.;:?!\n]{0,30}, c['’]est /giu,
      'Je veux comprendre ',
    ],
    // « … quand ça coince, parce que le service ne voit pas tout »
    [/, (?:parce qu(?:e |['’])|car )[^.?!:;\n]*/giu, ''],
    // Shorthand: « pdt le mois », « ds la boîte »
    [/(?<!\p{L})pdt(?!\p{L})/giu, 'pendant'],
    [/(?<!\p{L})ds(?= \p{L})/giu, 'dans'],
    [/(?<!\p{L})qqn(?!\p{L})/giu, 'quelqu’un'],
    [/(?<!\p{L})qq(?= \p{L})/giu, 'quelques'],
    [/(?<!\p{L})(?:pcq|pck)(?!\p{L})/giu, 'parce que'],
    [/(?<!\p{L})bcp(?!\p{L})/giu, 'beaucoup'],
    [/(?<!\p{L})(?:piger|capter)(?= )/giu, 'comprendre'],
    [/(?<=(?:pourquoi|comment|qu['’]|si|quand) ?)(?<!\p{L})y (?=(?:en )?a(?!\p{L}))/giu, 'il y '],
    [
      /(?<=^|[.!?,;] )(?:(?:je|on) soupçonne|(?:mon|notre) intuition,? c['’]est) qu(?:e |['’])([^,.;:?!\n]{8,90})(?=[,.;]|$)/gimu,
      '\nEst-il vrai que $1 ?\n',
    ],
    [/ \/ (?<=\p{L} \/ )(?<!\/ [^/\n]{0,60} \/ )(?=\p{L})(?!(?:pourquoi )?pas(?!\p{L}))(?![^/\n]{0,60} \/ )/gu, ' et '],
    [
      /(?<!\p{L})ce qu(?:['’]on|e nous) (?:\p{L}+ ){1,3}\p{L}+,? c['’]est (?:d['’]abord )?(?=pourquoi|comment|qui|où|quand|ce qu)/giu,
      'nous voulons savoir ',
    ],
    // Dictated: « ensuite comment ça se passe », « ah oui et les erreurs »
    [
      /, (?:ensuite|après|puis aussi|et puis aussi|et enfin|ah oui et) (?=pourquoi|comment|qui |où |quand|ce qu|est-ce que|si )/giu,
      ', et ',
    ],
    [
      /(?<!\p{L})ce qu(?:['’]on|e nous) (?:\p{L}+ ){1,3}\p{L}+, c['’]est (?=pourquoi|comment|qui|où|quand|ce que?)/giu,
      'nous voulons savoir ',
    ],
  ],
  ofCourse: /, bien sûr(?=,|$)/giu,
  goesOn: /^(?:et |mais )?(?:et|aussi|enfin|également|puis|ensuite|d[’']abord)(?!\p{L})/iu,
  emphasis:
    /^(?:(?:et )?puis, plus \p{L}+|enfin|par ailleurs|en particulier|surtout|en somme|si possible|idéalement)[,\s\u00a0]*[,:]\s*(?=\p{L})/iu,
  and: 'et|ou',
  andWhy: /,? et pourquoi$/iu,
  questionPrefix: /^qu['’]est-(?=ce qu)/u,
  leftOut: /^hors(?!\p{L})/iu,
  or: 'ou',
  mailFields: 'de|à|objet|date|envoyé',
  slide: 'diapo(?:sitive)?',
  greeting: /^(?:bonjour|salut|coucou|chère?s?)(?:\s\S+){1,3}$/iu,
  dropped:
    /[–—:-] non(?: finalement)?(?:[ ,].*)?$|hors sujet|on n[e’'](?:n[’'])?(?:en )?parle pas|^(?:présents?|absents?|excusés?|cadeau)(?=\s?:)|: (?:hors sujet|pas cette fois|non plus)(?:[.,;][^?]*)?$|, pas la peine (?:de|d['’])[^?]*$|^(?:entretiens|restitution|livrables?|rendu)(?!\p{L})(?![^.]*\?)|(?:[.;:–—(-] ?|(?:→|->|=>) ?)(?:non|hors sujet|on les a déjà|inutile de (?:le |la |les )?demander|étude à part|on laisse tomber)(?:,[^.?!]*)?[.!)]*$/iu,
  closing: /^(?:bien )?(?:cordialement|à vous|merci)(?!\p{L})/iu,
  clauses: {
    whetherWithin: /^(?:si|s['’]ils?)$/u,
    whatWithin: /^ce qu(?:[ei] |['’])/iu,
    asksAsWritten: /^(?:est-ce qu|qu['’]est-ce qu|(?:y|\p{L}+)[- ](?:a-)?t-(?:il|elle|on)s? )/iu,
    describes: /^qu[ei]$/u,
    they: /^(?:ils|elles)$/u,
    them: /^(?:leur|les)$/u,
    reporting: /^(?:ils|elles|il|elle)$/u,
    pronoun: /^(?:ils|elles|il|elle|on)$/u,
    demonstrative: /(?<!\p{L})(?:cela|ça)(?!\p{L})/iu,
    clitic:
      /(?<!\p{L})(?:qu)?['’]?on (?:les? |la |l['’]|en |y )\p{L}+[^\p{L}]*$|(?<!\p{L})s['’](?:en|y) \p{L}+[^\p{L}]*$/iu,
    impersonal: /^\p{L}+ y a(?:vait)?$/u,
    denied: /(?<!\p{L})(?:pas|jamais)\s*$/iu,
    knows: /(?:^|\s)(?:nous|je)(?: \p{L}+)? (?:savons|sais)\s*$/iu,
    being: /^(?:est|sont)$/u,
    unnamed:
      /^ce qui (?:me|nous) (?:travaille|tracasse|intéresse|préoccupe|turlupine)|^s['’]il y (?:a|en a) (?:quelque chose|lieu|une raison)$/iu,
    partTitle: /^(?:salut|bonjour|coucou)(?!\p{L})/iu,
    remark: /^et /iu,
    please: /(?<!\p{L})(?:merci de|s['’]il vous pla[iî]t)(?!\p{L})/iu,
    bareWhy: /^(?:et )?pourquoi(?: (?:pas|ça))?\s?\?$/iu,
    ofTheStudy:
      /(?:ça te|ça vous) (?:paraît|semble|va|convient)(?!\p{L})|^(?:une (?:dizaine|douzaine|quinzaine|vingtaine)|\d+) (?:d['’])?(?:entretiens|personnes|clients)|^(?:comment (?:vas|allez|ça va)|ça va)(?!\p{L})/iu,
    nobody: /^(?:rien|personne|jamais)$/u,
    between: /(?<!\p{L})entre(?!\p{L})[^,;:]*$/iu,
    negatedRest: /^\p{L}+ pas$/u,
  },
  isTrue: (statement) => `Est-il vrai que ${statement}\u00a0?`,
};
