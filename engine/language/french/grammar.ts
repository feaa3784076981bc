import type { Grammar } from '../definition.ts';
import { isRomanceName } from '../topics/name-checks.ts';

const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=.{2})/u;

export const grammar: Grammar = {
  alsoWords: /^oui$/u,
  tokenRatio: 1.25,
  abbreviations: /[Dd]rs?|[Pp]rof|[Ss]t|[Aa]v|[Ff]ig|[Vv]ol|etc|ca|vs/u,
  spokenTo: [
    [/(?<!\p{L})(?:vous êtes|tu es|êtes-vous|es-tu)(?!\p{L})/giu, 'je suis'],
    [/(?<!\p{L})(?:vous travaillez|tu travailles)(?!\p{L})/giu, 'je travaille'],
  ],
  needsSubject: true,
  endsPhrase:
    /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|tous|toutes|tout|certains|certaines|plusieurs|autres?|même|avec|sans|pour|contre|avant|après|depuis|dessus)$/u,
  endsClause: /^(?:deux|cinq|six|sept|huit|neuf|dix)$/u,
  boundSubject: /^(?:je|ils?)$/u,
  playedRole: { role: /(?<!\p{L})rôle(?!\p{L})/giu, plays: /(?<!\p{L})jou(?:e|ent)(?!\p{L})/giu },
  joinedVerb: /['’]est$/u,
  stemmer: 'french',
  elision,
  withoutPrefix: (form) => form.replace(elision, ''),
  adjectivesFollow: true,
  spacedMarks: true,
  doubled: /^(?:vous|nous)$/u,
  // After “parce” comes “que”.
  onlyTime: /^(?:le (?:jour|soir|matin|moment)|la (?:fois|nuit|semaine)|l['’]année|au moment) où(?!\p{L})/iu,
  plainJoiners: /^(?:et|mais|ou|donc|car|or|puis|alors)$/u,
  negativeConcord: true,
  elidedNegation: /^n'./,
  negationPartner: /^(?:ne$|n'|sans$|jamais$)/,
  notOnly: /\bpas (?:seulement|que)\b/iu,
  hedges: /\bpas (?:toujours|tou[ts]e?s?|forcément|vraiment)\b|\b(?:sais pas si|pas (?:très )?sûre?)\b|\bau début\b/iu,
  phrases: {
    // A name begins with its noun: l’accueil → accueil.
    withoutArticle: (word) => word.replace(/^[ld]['’](?=\p{L}{3})/iu, ''),
    isName: isRomanceName,
  },
  // « Je n'ai jamais aimé ça, c'est lui qui conduisait »
  closing: /^(?!(?:que|et|mais|donc|si|quand|comme|car|parce) )\p{L}{3,} (?:ça|cela)$/u,
  noRole:
    /(?:^|\s)(?:(?:personne|femme|homme|fille|garçon|mec)\s(?:patiente?|simple|calme|tranquille|occupée?|discr[eè]te?|âgée?|seule?|organisée?|curieu(?:x|se))|fan)$/iu,
};
