import { thingsOf } from '../templates/thing-kinds.ts';

/** Plural nouns show by their ending, feminine ones mostly do; a noun of unknown gender is left alone. */
const plural = /[sx]$/u;
const pluralAlike =
  /^(?:temps|poids|prix|choix|cas|corps|processus|accès|succès|discours|parcours|recours|concours|cours|avis|bus|refus|voix|tiers|fois)$/iu;
const feminine = /(?:ion|té|ure|ence|ance|ette|ade|ude|esse|ise|rie|ière|gie|phie|nomie|ée)$/iu;
const feminineNot =
  /^(?:silence|comité|côté|été|lycée|musée|trajet|service|cimetière|avion|camion|espion|million|pion)$/iu;
const masculine = /(?:age|ment|eau|isme|oir|al|ail|eil|et|in|on|er|at|ier|eur|uit|ait|ard|ort|aire)$/iu;
const masculineNot =
  /^(?:image|page|affaire|plage|cage|nage|rage|main|fin|peur|fleur|couleur|valeur|chaleur|longueur|largeur|hauteur|douleur|odeur|erreur|mer|façon|leçon|maison|raison|saison|boisson|prison|liaison|forêt|nuit|mort)$/iu;
const feminineE =
  /^(?:affiche|alerte|annonce|application|appli|baisse|barre|borne|boue|boutique|caisse|cantine|carte|caméra|casse|caution|chambre|charge|chute|classe|clé|colle|commande|consigne|cour|crainte|crèche|cuisine|demande|dette|démarche|école|équipe|étape|étude|facture|famille|farine|faute|fenêtre|fiche|file|fraude|galerie|gamme|gare|grippe|garde|haine|hausse|histoire|honte|laverie|langue|lettre|liste|livraison|loi|lutte|machine|mairie|marque|messagerie|mode|notice|odeur|offre|panne|pause|perte|piste|place|plaine|plainte|plateforme|poste|prime|prise|qualité|recherche|recette|relance|relève|remise|reprise|rive|route|salle|semaine|signature|sortie|source|station|tablette|taille|tâche|terrasse|toile|vente|vie|ville|visite|vitre|viande|douche|pompe|porte|preuve|récolte|vigne|banque|bourse|cible|culpabilité|solitude|fatigue)$/iu;
const masculineOthers =
  /^(?:abandon|accueil|acte|agent|appareil|arrêt|art|avis|badge|bénévole|bon|bruit|bug|bureau|cadre|cadeau|cahier|carnet|casque|catalogue|chariot|chef|choix|client|climat|code|colis|compte|conflit|conseil|contact|contrôle|courrier|courriel|coût|déchet|début|délai|deuil|diagnostic|dossier|doute|emploi|entrepôt|été|fauteuil|filtre|forfait|formulaire|forum|frein|froid|gant|gaspillage|groupe|guide|hall|hiver|hôpital|impôt|impayé|itinéraire|jour|lieu|linge|lit|litige|livre|logiciel|logement|loyer|magasin|mail|manque|marché|matériel|menu|mois|mode|modèle|message|médecin|métier|micro|nom|oubli|outil|panneau|parc|parking|personnel|pilote|plan|planning|poids|point|portail|poste|pourboire|produit|prof|programme|prospectus|quai|quartier|rappel|refus|repas|respect|reste|résumé|retard|robot|rôle|rythme|salaire|scanner|score|service|siège|silence|site|sms|soin|soir|sol|sommeil|souci|stage|stand|stock|stress|suivi|syndic|syndicat|système|tarif|taxi|téléphone|théâtre|tissu|titre|train|travail|tri|trouble|télétravail|vélo|vestiaire|village|vin|vol|volume|voyage|wifi)$/iu;
/** The nouns of which it is known what they name. */
export const things = thingsOf('french');

const vowel = /^[aeiouyàâéèêëîïôûh]/iu;

export const list = new Intl.ListFormat('fr');

/** The same of each thing of a list: « du comportement, de la propreté et des passages ». */
export function withOfEach(topic: string): string | null {
  const things = topic.split(/, | et | \/ /u);
  const each = things.map(withOf);
  if (things.length === 1 || each.includes(null)) return withOf(topic);
  return list.format(each.filter((of) => of !== null));
}

/** « des messages d’erreur », « de la formation », « du transport » of a noun without an article; null where the gender does not show. */
export function withOf(topic: string): string | null {
  const said = topic.charAt(0).toLowerCase() + topic.slice(1);
  const [, joined = '', elided = '', rest = ''] = /^(?:(les|le|la)\s|(l['’]))(.+)$/u.exec(said) ?? [];
  const article = joined || elided;
  if (article)
    return article === 'le'
      ? `du ${rest}`
      : article === 'les'
        ? `des ${rest}`
        : `de ${article}${article === 'la' ? ' ' : ''}${rest}`;
  // « premier jour », « petite salle »: the noun is the word after it.
  const [noun = ''] = said
    .replace(/^(?:premier|petit|grand|petite|grande|première) (?=\p{Ll}{3})/u, '')
    .split(/[\s,]/u);
  if (!/^\p{Ll}[\p{Ll}-]{2,}$/u.test(noun)) return null;
  const gender = things.genderOf(noun);
  if (gender) return ofGender(said, gender);
  if (plural.test(noun) && !pluralAlike.test(noun)) return `des ${said}`;
  const isFeminine =
    (feminine.test(noun) && !feminineNot.test(noun)) || masculineNot.test(noun) || feminineE.test(noun);
  const isMasculine = !isFeminine && (masculine.test(noun) || pluralAlike.test(noun) || masculineOthers.test(noun));
  if (!isFeminine && !isMasculine) return null;
  if (vowel.test(noun)) return `de l’${said}`;
  return isFeminine ? `de la ${said}` : `du ${said}`;
}

function ofGender(said: string, gender: string): string {
  if (gender.endsWith('p')) return `des ${said}`;
  if (vowel.test(said)) return `de l’${said}`;
  return gender === 'f' ? `de la ${said}` : `du ${said}`;
}
