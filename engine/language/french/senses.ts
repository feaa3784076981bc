import { words } from '../cue.ts';
import type { Senses } from '../senses.ts';

const others =
  '(?:équipe|équipes|collègues?|chef(?:fe)?|responsable|patron(?:ne)?|service|développeurs|ingénieurs|infirmi(?:er|ère)s|médecins|collaborateurs|collaboratrices|gens)';
const tool =
  '(?:outils?|logiciels?|applications?|applis?|programmes?|tableurs?|tableaux?|bases? de données|systèmes?|plateformes?|machines?|tablettes?|agendas?|appareils?)';
const times =
  "(?:(?:la semaine|le mois|l'année|le trimestre|la saison|l'an) prochaine?|les prochain(?:e)?s (?:semaines|mois|années)|l'étape suivante|cette année|d'ici (?:la fin|un an|deux ans|six mois|l'été|noël)|bientôt|prochainement|à l'avenir)";
const self = "(?:je|j'|nous|on)";

export const senses: Senses = {
  duties: {
    asks: words(
      "(?:de quoi|pour quoi) (?:êtes-vous|es-tu|étiez-vous) (?:responsable|chargée?|en charge)(?: dans (?:votre|ton|le) (?:travail|rôle|poste|métier|équipe))?|quel(?:le)?s? (?:est|sont) (?:vos|votre|tes|ton) (?:principales? )?(?:tâches?|missions?|responsabilités?|rôle|métier|travail|poste)|(?:que faites-vous|qu'est-ce que vous faites|que fais-tu) (?:dans la vie|au travail|comme travail|comme métier)|(?:parlez-moi|parlez-nous) (?:un peu )?de (?:vous|votre travail|votre métier)|présentez-vous|pouvez-vous vous présenter|à quoi ressemble (?:votre|une) journée(?: type)?",
    ),
    foremost: words(
      `(?:je suis|j'étais|nous sommes|on est) (?:\\p{L}+ )?(?:responsable|chargée?s?|en charge) d|je m'occupe|on s'occupe|nous nous occupons|(?:mon|ma) (?:rôle|travail|mission|tâche|métier|poste) (?:principale? )?(?:est|c'est|consiste|était)|mes (?:missions|tâches|responsabilités)|(?:je dirige|je gère|j'encadre|je coordonne|je supervise|je pilote|je mène)`,
    ),
    plainly: words('je travaille (?:\\p{L}+ ){0,3}(?:comme|en tant que)'),
    touches: words(
      "(?:je|nous|on) (?:travaille|travaillons|développe|développons|prépare|organise|enseigne|vends|vend|soigne|conçois|fabrique|accompagne)|j'accompagne|j'organise|j'enseigne",
    ),
    never: words("pas responsable|pas mon (?:travail|rôle)|j'ai étudié|j'étudiais|mes études"),
  },
  troubles: {
    asks: words(
      "quel(?:le)?s (?:sont (?:vos|les|tes) )?(?:principa(?:les|ux) |plus grand(?:e)?s )?(?:difficultés|problèmes|défis|obstacles)(?: (?:rencontrez-vous|avez-vous(?: rencontrée?s)?|as-tu))?(?: (?:au quotidien|dans votre (?:travail|quotidien)|tous les jours|chaque jour))?|qu'est-ce qui (?:est|vous semble|a été)(?: le)?(?: plus)? (?:difficile|compliqué|dur|pénible)(?: pour vous)?|qu'est-ce qui vous (?:gêne|énerve|dérange|frustre|agace)(?: le plus)?",
    ),
    foremost: words(
      '(?:le|la|mon|ma|notre) (?:plus (?:gros|grosse|grand|grande) |principale? |premi(?:er|ère) )(?:problème|difficulté|défi|souci|obstacle)|(?:problème|difficulté|défi) (?:principale?|majeure?|numéro un)|le plus (?:dur|difficile|compliqué|pénible|frustrant)|(?:le pire|la pire)',
    ),
    plainly: words(
      "(?:le|un|mon|notre|une|ma|la) (?:vrai |autre |gros )?(?:problème|souci|difficulté|défi|problématique) (?:c'est|c'était|est|était|qu|d|avec)|(?:j'ai|on a|nous avons|on avait|j'avais) (?:\\p{L}+ ){0,3}(?:du mal|un problème|des problèmes|des difficultés|un souci|des soucis|de la peine)|(?:rencontr(?:e|é|er|ons)) (?:des|un|une|beaucoup de) (?:problèmes?|difficultés?|soucis?)|ce qui (?:me|nous) (?:gêne|énerve|dérange|frustre|agace|manque)|(?:c'est|c'était) (?:\\p{L}+ ){0,2}(?:difficile|compliqué|dur|pénible|galère|frustrant)",
    ),
    never: words(
      '(?:pas|aucun|aucune|plus|sans) (?:de |eu de |un |vraiment de )?(?:problèmes?|difficultés?|soucis?)|pas (?:difficile|compliqué|dur)|serait (?:un|le) problème|ne sont pas des problèmes|je ne pouvais pas (?:en )?parler',
    ),
  },
  team: {
    asks: words(
      'comment (?:travaillez|communiquez|échangez|collaborez|interagissez)-vous (?:avec|dans|au sein de) (?:votre|l) ?(?:équipe|collègues)|comment (?:travailles|communiques)-tu avec ton équipe|comment (?:se passe|fonctionne) (?:le travail en équipe|la collaboration)|comment (?:votre|ton) équipe est-elle organisée|avec qui travaillez-vous|qui est dans votre équipe',
    ),
    foremost: words(
      `(?:mon|notre) équipe (?:est|a|se|compte|fait|travaille)|(?:mes|nos) collègues (?:sont|font|aident|travaillent)|(?:nous sommes|on est) (?:une (?:\\p{L}+ )?équipe|(?:à )?(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\\d+))|une (?:petite |grande )?équipe (?:de|avec)`,
      `(?:je|nous|on) (?:travaille|travaillons|collabore|collaborons|discute|discutons|parle|parlons|partage|partageons|échange)(?: \\p{L}+){0,3} avec (?:\\p{L}+ ){0,3}${others}|on se (?:réunit|voit|parle|retrouve)|nous nous (?:réunissons|voyons)|(?:réunion|réunions|point|points) (?:d'équipe|du matin|hebdomadaires?|quotidiens?|quotidiennes?)`,
    ),
    plainly: words(
      `avec (?:mon|ma|mes|notre|nos) (?:\\p{L}+ )?${others}|(?:mon|ma|notre) (?:chef(?:fe)?|collègue|patron(?:ne)?|responsable) (?:et moi|m'aide|me|fait|dit|vient)|dans (?:mon|notre) équipe`,
    ),
    touches: words(`(?:mon|ma|mes|notre|nos) ${others}|en équipe|membres de l'équipe`),
    never: words("pas d'équipe|je travaille seule?"),
  },
  tools: {
    asks: words(
      '(?:quel(?:le)?s|quels sont (?:les|vos)) (?:autres )?(?:outils|logiciels|applications|applis|programmes|systèmes)(?: (?:et|ou) (?:outils|logiciels|applications|programmes))?(?: (?:utilisez-vous|utilises-tu|employez-vous|que vous utilisez))?(?: (?:au quotidien|tous les jours|au travail))?|avec quoi travaillez-vous',
    ),
    plainly: words(
      `(?:${self}) ?(?:utilise|utilisons|utilisait|utilisais|emploie|travaille avec|travaillons avec|travaille sur|se sert|me sers)(?: (?!pas)\\S+){0,5}? ${tool}|(?:outil|logiciel|application|appli|programme|plateforme) (?:qui s'appelle|appelée?|nommée?)`,
    ),
    touches: words(
      `(?:${self}) ?(?:utilise|utilisons|utilisait|utilisais|emploie|travaille (?:avec|sur|actuellement)|travaillons (?:avec|sur)|me sers|se sert)|en utilisant|(?:fait|faite|écrit|développé|tourne|tournent) (?:\\p{L}+ )?(?:avec|sur|en|sous)|avec`,
    ),
    never: words(
      "(?:pas|jamais) (?:\\p{L}+ )?(?:utilisée?s?|encore utilisé|employé)|n'(?:utilise|utilisons|ai jamais utilisé)",
    ),
  },
  plans: {
    asks: words(
      "quel(?:le)?s? (?:sont|est) (?:vos|votre|tes|ton|les) (?:principaux |prochains? )?(?:objectifs?|buts?|projets?|plans?|priorités?|prochaines étapes)(?: (?:pour|dans|sur) (?:le |les |l')?(?:prochaine?s? )?(?:trimestre|année|mois|semaines|avenir|mois à venir)(?: prochaine?)?)?|que (?:prévoyez-vous|comptez-vous|voulez-vous) (?:de )?faire(?: (?:ensuite|après|prochainement|au prochain trimestre))?|quelle est la suite",
    ),
    plainly: words(
      `(?:mon|notre|le) (?:prochain |principal )?(?:objectif|but|projet) (?:est|c'est|pour|suivant)|(?:mes|nos) (?:objectifs|projets) (?:sont|pour)|la (?:prochaine étape|suite),? (?:c'est|est|sera)|(?:je|nous|on) (?:prévois|prévoit|prévoyons|compte|comptons|envisage|envisageons) d?|(?:on|nous|je) (?:est|sommes|suis) en train de (?:chercher|réfléchir|préparer|mettre en place|regarder)|(?:je|nous|on) (?:veux|veut|voulons|vais|va|allons|voudrais|voudrait|aimerais|aimerait|aimerions)(?: (?!pas)\\S+){0,10}? ${times}|${times},? (?:je|nous|on) (?:veux|veut|voulons|vais|va|allons|voudrais|aimerais)|j'aimerais(?: (?!pas)\\S+){0,10}? ${times}`,
    ),
    touches: words(
      "(?:je|nous|on) (?:veux|veut|voulons|voudrais|voudrait) (?:\\p{L}+ ){0,2}(?:apprendre|développer|améliorer|lancer|ouvrir|changer|devenir|continuer|embaucher|finir|créer)|j'aimerais (?:\\p{L}+ )?(?:apprendre|développer|améliorer|lancer|ouvrir|changer|devenir|continuer|finir|créer)|un jour,? (?:je|j'|on)|à l'avenir",
    ),
    never: words(
      '(?:veux|voudrais|aimerais|vais|voulais) (?:\\p{L}+ )?(?:dire|ajouter|remercier|demander|préciser|souligner|parler|raconter|expliquer)|voulais|voulait|aurais|si (?:je|on|nous|vous)|par exemple,? (?:je|on)',
    ),
  },
  wishes: {
    asks: words(
      "qu'est-ce que vous (?:aimeriez|souhaiteriez|voudriez|changeriez|amélioreriez)(?: (?:avoir|changer|voir|améliorer))?|que (?:souhaitez-vous|souhaiteriez-vous|voudriez-vous|aimeriez-vous|changeriez-vous)(?: (?:avoir|changer|améliorer))?|qu'est-ce qui (?:vous manque|vous aiderait|pourrait être (?:mieux|amélioré))(?: le plus)?",
    ),
    plainly: words(
      "(?:j'aimerais|on aimerait|nous aimerions|je voudrais|nous voudrions|on voudrait|je souhaite|je souhaiterais|j'espère)|(?:ce serait|ça serait|il serait) (?:\\p{L}+ ){0,2}(?:bien|mieux|super|utile|idéal|pratique|génial)|ça (?:m'aiderait|nous aiderait)|il (?:nous|me) (?:manque|faudrait)|si seulement|l'idéal|dans l'idéal",
    ),
    touches: words('(?:devrait|devraient|pourrait|pourraient|faudrait)'),
    never: words('(?:aimerais|voudrais|souhaite|tiens à) (?:\\p{L}+ )?(?:dire|ajouter|remercier|préciser)'),
  },
  likes: {
    asks: words(
      "qu'est-ce (?:que vous (?:aimez|préférez|avez aimé)|qui vous plaît|qui vous a plu)(?: (?:le plus|le mieux|dans votre (?:travail|métier)))*|qu'aimez-vous(?: le plus)?(?: dans votre (?:travail|métier))?",
    ),
    plainly: words(
      "(?:j'aime|j'adore|j'apprécie|j'ai (?:bien |beaucoup )?aimé|on aime|nous aimons)(?: (?:bien|beaucoup))?|(?:me|nous) plaît|m'a plu|(?:c'est|c'était|est) (?:\\p{L}+ ){0,2}(?:pratique|super|génial|utile|agréable|bien fait|parfait)|le mieux,? c'est|ce que je préfère|ça (?:m'aide|nous aide)",
    ),
    never: words("(?:pas|jamais|plus) (?:\\p{L}+ )?(?:aimé|pratique|super|utile|agréable|plu)|n'aime|aimerais|serait"),
  },
};
