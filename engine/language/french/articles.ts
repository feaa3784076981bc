/** Plural nouns show by their ending, feminine ones mostly do; a noun of unknown gender is left alone. */
const plural = /[sx]$/u;
const pluralAlike =
  /^(?:temps|poids|prix|choix|cas|corps|processus|accès|succès|discours|parcours|recours|concours|cours|avis|bus|refus|voix|tiers|fois)$/iu;
const feminine = /(?:ion|té|ure|ence|ance|ette|ade|ude|esse|ise|rie|gie|phie|nomie|ée)$/iu;
const feminineNot = /^(?:silence|comité|côté|été|lycée|musée|trajet|avion|camion|espion|million|pion)$/iu;
const masculine = /(?:age|ment|eau|isme|oir|al|ail|eil|et|in|on|er|at|ier|eur|uit|ait|ard|ort)$/iu;
const masculineNot =
  /^(?:image|page|plage|cage|nage|rage|main|fin|peur|fleur|couleur|valeur|chaleur|longueur|largeur|hauteur|douleur|odeur|erreur|mer|façon|leçon|maison|raison|saison|boisson|prison|liaison|forêt|nuit|mort)$/iu;
const vowel = /^[aeiouyàâéèêëîïôûh]/iu;

/** The same of each thing of a list: « du comportement, de la propreté et des passages ». */
export function withOfEach(topic: string): string | null {
  const things = topic.split(/, | et /u);
  const each = things.map(withOf);
  if (things.length === 1 || each.includes(null)) return withOf(topic);
  return `${each.slice(0, -1).join(', ')} et ${each.at(-1)}`;
}

/** « des messages d’erreur », « de la formation », « du transport » of a noun without an article; null where the gender does not show. */
export function withOf(topic: string): string | null {
  const said = topic.charAt(0).toLowerCase() + topic.slice(1);
  const [, article = '', rest = ''] = /^(les|le|la|l['’])\s?(.+)$/u.exec(said) ?? [];
  if (article)
    return article === 'le'
      ? `du ${rest}`
      : article === 'les'
        ? `des ${rest}`
        : `de ${article}${article === 'la' ? ' ' : ''}${rest}`;
  const [noun = ''] = said.split(/[\s,]/u);
  if (!/^\p{Ll}[\p{Ll}-]{2,}$/u.test(noun)) return null;
  if (plural.test(noun) && !pluralAlike.test(noun)) return `des ${said}`;
  const isFeminine = (feminine.test(noun) && !feminineNot.test(noun)) || masculineNot.test(noun);
  const isMasculine = !isFeminine && (masculine.test(noun) || pluralAlike.test(noun));
  if (!isFeminine && !isMasculine) return null;
  if (vowel.test(noun)) return `de l’${said}`;
  return isFeminine ? `de la ${said}` : `du ${said}`;
}
