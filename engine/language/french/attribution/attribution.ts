import type { Attribution } from '../../attribution/attribution.ts';
import { casedIntroductions, casedName } from '../../attribution/cased-attribution.ts';
import { words } from '../../cue.ts';
import { named } from './named.ts';

const past =
  '(?:dit|expliqué|raconté|confié|précisé|ajouté|affirmé|déclaré|témoigné|rapporté|indiqué|souligné|reconnu|soupiré|répondu|résumé|mentionné|avoué)(?!\\p{L})';
const says = `(?:(?:dit|disait|explique|expliquait|raconte|racontait|confie|précise|ajoute|affirme|déclare|témoigne|rapporte|indique|souligne|reconnaît|estime|se souvient|soupire|répond|résume|s['’]exclame|se plaint|avoue|décrit|mentionne|regrette)(?!\\p{L})|(?:a|avait) ${past})`;

export const attribution: Attribution = {
  named,
  research: words(
    'entretiens?|interviews?|interviewée?s?|participante?s?|répondante?s?|enquêtée?s?|notes de terrain|carnet de terrain|recherche utilisateurs?|tests? utilisateurs?|groupes? de discussion|visites? (?:de terrain|sur place|à domicile)|nous (?:a|ont) (?:dit|raconté|expliqué|confié)|nous (?:explique|raconte|confie|dit)|nous avons (?:rencontré|interrogé|parlé|échangé|observé)|nous a-t-(?:elle|il) (?:dit|raconté|expliqué|confié)',
  ),
  elsewhere: words(
    'journalistes?|journal|quotidien|magazine|afp|reuters|conférence de presse|communiqué|porte-parole|dans (?:son|un|sa|leur) (?:livre|ouvrage|article|roman|essai|discours)|et al|publiée?s?|chapitre',
  ),
  outsiders: words(
    'intervieweu(?:r|se)|enquêt(?:eur|rice|euse)|animat(?:eur|rice)|modérat(?:eur|rice)|cherche(?:ur|use)|aut(?:eur|eure|rice)|écrivaine?|romanci(?:er|ère)|journaliste|analyste|porte-parole|ministre|maire|philosophe|entreprise|société|sarl|sa|fabricant|fournisseur|agence|ministère|université|institut|association|ville|village|capitale|appli(?:cation)?|outil|logiciel|plateforme|produit|marque',
  ),
  relations: words(
    "(?:sa|son|ses|leurs?|une?|la|le|l['’]) ?(?:\\p{L}+ ){0,2}?(?:collègues?|cheffe?|responsable|mari|femme|épouse|compagne|compagnon|mère|père|sœur|frère|fille|fils|amie?|voisine?|médecin|cliente?)",
  ),
  name: casedName("de|du|des|la|le|d['’]"),
  titles: { before: 'M|Mme|Mlle|Monsieur|Madame|Dr|Pr' },
  pronouns: '[Ee]lle|[Ii]l',
  introductions: casedIntroductions(
    '(?:\\p{Ll}+(?:ière|ier|euse|eur|trice|iste|ienne|ien|ante|ant)|cheffe?|cuisto)',
    '(?:est|était|travaille comme)',
  ),
  accordingTo: "(?:[Ss]elon|[Dd]['’]après)",
  patterns: [
    `{P} (?:nous |m['’]|me )?${says}`,
    `(?:nous |m['’])?${says} {P}`,
    `(?:nous |m['’])?(?:a|avait)-t-(?<who>elle|il)(?: \\p{Ll}+)? ${past}`,
    `(?:nous |m['’])?(?:dit|explique|raconte|confie|précise|ajoute|affirme|témoigne|soupire|répond|résume|avoue|poursuit|disait)-(?:t-)?(?<who>elle|il)(?!\\p{L})`,
  ],
};
