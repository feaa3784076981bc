import type { Wishes } from '../brief-wording.ts';

const verb =
  '(?:comprendre|connaître|savoir|explorer|cerner|identifier|découvrir|analyser|étudier|évaluer|mesurer|saisir|repérer|examiner|recueillir|tester)';
const often = '(?: (?:aussi|surtout|également|mieux|notamment|avant tout|particulièrement))*';

/** What a person or a team wants: « nous voulons », « notre objectif est de ». */
const wanting = [
  `(?:nous|on|je) (?:voulons|souhaitons|aimerions|voudrions|cherchons à|devons|veut|souhaite|aimerait|voudrait|veux|aimerais|voudrais|cherche à)${often} (?:en )?(?:mieux )?${verb}(?: plus)?(?: sur)?`,
  `(?:l['’]objectif|le but|notre objectif|notre but)(?: principal)? est (?:de |d['’])(?:mieux )?${verb}(?: plus)?(?: sur)?`,
  `(?:cette |l['’]|notre )(?:étude|enquête|recherche) (?:porte sur|analyse|explore|examine)`,
  `les (?:thèmes|sujets|questions)(?: clés| principaux)? sont`,
  `(?:il s['’]agit|il est question)${often} de ${verb}`,
  `il (?:faut|faudrait)${often} ${verb}`,
  `(?:nous|on) (?:nous |s['’])?intéress(?:ons|e)${often} à`,
  `(?:mieux )?${verb}`,
].join('|');

export const wishes: Wishes = {
  opener: new RegExp(`^(?:(?:et|enfin|ensuite|de plus|par ailleurs|deuxièmement),? )*(?:${wanting}) `, 'iu'),
  joint: ',? (?:et|ou|ainsi que) |, ',
  adverb: /^(?:(?:notamment|en particulier|surtout|particulièrement|y compris|aussi|ainsi que),? )+/iu,
  know: 'Nous voulons savoir ',
  determined: /^(?:(?:les?|la|leurs?|ses|son|sa|nos|notre|une?|des|autres) |l['’])/iu,
  owner: /^(?:leurs|leur|nos) /iu,
  named:
    /(?<!\p{L})(?:raisons?|motifs?|motivations?|freins?|obstacles?|barrières?|irritants|points? (?:de friction|faibles|forts)|problèmes?|difficultés?|défis|besoins?|attentes?|souhaits|envies|alternatives|critères?|déclencheurs?|leviers?|rôle|impact|effets?|influence|attitudes?|avis|opinions?|perceptions?|confiance|disposition|parcours|processus|habitudes?|usages?|routines?|inquiétudes?|craintes?|doutes|espoirs|idées|suggestions|opportunités|avantages?|inconvénients?|expériences?|satisfaction|différences|forces|faiblesses|lacunes|préférences?|priorités|objectifs|sentiments|réactions?|conséquences?|circonstances|quotidien)(?!\p{L})/iu,
};
