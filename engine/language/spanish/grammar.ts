import type { Grammar } from '../definition.ts';
import { isRomanceName } from '../topics/name-checks.ts';

export const grammar: Grammar = {
  onlyTime: /^(?:el (?:día|momento)|la (?:vez|noche|semana)) (?:en )?que(?!\p{L})/iu,
  opensQuestion: '¿',
  alsoWords: /^mira$/u,
  spokenTo: [
    [/(?<!\p{L})(?:usted es|es usted|eres|tú eres)(?!\p{L})/giu, 'soy'],
    [/(?<!\p{L})(?:trabajas|usted trabaja|trabaja usted)(?!\p{L})/giu, 'trabajo'],
  ],
  tokenRatio: 1.25,
  abbreviations: /[Dd]ra?s?|[Pp]rof|[Ss]ra?|[Pp]ág|[Aa]v|[Ff]ig|[Vv]ol|etc|ca|vs|p\.\s?ej/u,
  negationFirst: true,
  endsPhrase:
    /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mucho|mucha|muchos|muchas|poco|poca|pocos|pocas|todos?|todas?|otros?|otras?|varios|varias|algunos|algunas)$/u,
  // «el PDF ese, el informe»: behind its noun.
  closing: /^\p{L}{3,} (?:ese|esa|esos|esas|este|esta|estos|estas|aquel|aquella)$/u,
  endsClause: /^(?:dos|tres|seis|ocho|diez|pues)$/u,
  stemmer: 'spanish',
  playedRole: { role: /(?<!\p{L})papel(?!\p{L})/giu, plays: /(?<!\p{L})(?:jueg(?:a|an)|desempeña)(?!\p{L})/giu },
  adjectivesFollow: true,
  negativeConcord: true,
  notOnly: /\bno s[oó]lo\b|\bno solamente\b/iu,
  hedges: /\bno (?:siempre|tod[oa]s?|del todo)\b|\bno (?:sé si|est(?:oy|amos) segur)|\bal principio\b|\bantes\b/iu,
  phrases: { isName: isRomanceName },
  noRole:
    /(?:^|\s)(?:(?:persona|mujer|hombre|chic[ao]|tip[ao])\s(?:tranquil[ao]|paciente|sencill[ao]|ocupad[ao]|mayor|sol[ao]|organizad[ao]|curios[ao])|fan)$/iu,
};
