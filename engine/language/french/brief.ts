import type { BriefWording } from '../brief-wording.ts';

export const brief: BriefWording = {
  asked:
    /^(?:(?:nos|les|principales?|grandes) )*(?:questions?(?: de recherche| clés?| que nous nous posons| que l['’]on se pose)?|objectifs?|buts?|thèmes?|axes?|ce que (?:nous|l['’]on) (?:voulons|veut|cherch\p{L}+) (?:à )?(?:savoir|comprendre)?)$/iu,
  told: /^(?:hors (?:étude|champ|périmètre|sujet)|exclu(?:s|sions?)?|non inclus|méthod(?:e|ologie)|démarche|échantillon|participants?|recrutement|public|calendrier|dates?|échéances?|délais?|livrables?|rendu|budget|coût|commanditaire|contacts?|lieu|format|éthique)$/iu,
  assumed: /^(?:h\s?\d{1,2}|hypothèses?(?: \d{1,2})?)$/iu,
  assumedBelow: /(?<!\p{L})(?:hypothèses|idées[^:]*vérifier|présupposés)(?!\p{L})[^:]*:$/iu,
  decides: /^(?:décider|développer|améliorer|augmenter|réduire|définir|concevoir|choisir)(?!\p{L})/iu,
  belief: /^(?:nous (?:pensons|croyons|supposons|faisons l['’]hypothèse)|on (?:pense|croit|suppose)) (?:que |qu['’])/iu,
  sample:
    /^(?:environ )?(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt) (?:qui|personnes|entretiens|femmes|hommes|d['’]entre|anciens?|anciennes?)(?!\p{L})/iu,
  order:
    /^(?:(?:mieux )?(?:comprendre|identifier|explorer|recueillir|décrire|repérer|analyser|connaître|savoir|cerner|examiner|recenser|découvrir|étudier|évaluer|cartographier|mesurer|saisir|préciser)) /iu,
  orderWhether: /^(?:voir|savoir|vérifier|comprendre|déterminer|évaluer|tester|regarder) s(?:i |['’](?=ils? ))/iu,
  whether: 'si',
  mayAsk:
    /^(?:ce qu(?:[ie]\s|['’])|si\s|s['’](?=ils?\s)|(?:à|de|avec|pour|chez|en|sur|par) (?:qui|quoi|quel(?:le)?s?)\s)/iu,
  wants:
    /(?<!\p{L})(?:idée|image|impression) (?:de|sur|d['’])$|(?<!\p{L})(?:(?:comprend|comprenons|sait|savons|voit|voyons) (?:mal|pas|encore mal)), c['’]est$|(?<!\p{L})(?:savoir|comprendre|entendre|apprendre)$/iu,
  plainly: [
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
  goesOn: /^(?:et |mais )?(?:et|aussi|enfin|également|puis)(?!\p{L})/iu,
  emphasis:
    /^(?:(?:et )?puis, plus \p{L}+|enfin|en particulier|surtout|en somme|si possible|idéalement)[,\s\u00a0]*[,:]\s*(?=\p{L})/iu,
  isTrue: (statement) => `Est-il vrai que ${statement}\u00a0?`,
};
