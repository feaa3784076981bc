import { thingsOf } from '../templates/thing-kinds.ts';

/** The nouns of which it is known what they name. */
export const things = thingsOf('spanish');
const articles: Record<string, string> = { m: 'el', f: 'la', mp: 'los', fp: 'las' };

/** Nouns whose gender their ending hides. */
const masculineInA = /^(?:problema|tema|sistema|programa|clima|idioma|mapa|día|drama|esquema|dilema|diagrama)s?$/iu;
const feminine = /(?:a|ción|sión|dad|tad|tud|umbre|ez|eza)$/iu;
const feminineOthers =
  /^(?:mano|foto|app|gente|parte|clase|calle|noche|tarde|salud|ley|red|señal|imagen|base|fase|frase|leche|carne|nube|fuente|suerte|muerte|mente|llave|nave|fe)$/iu;
const feminines = /(?:as|ciones|siones|dades|tades|tudes|umbres)$/iu;
const femininesOthers =
  /^(?:manos|fotos|apps|partes|clases|calles|noches|tardes|leyes|redes|señales|imágenes|bases|fases|frases|fuentes|llaves)$/iu;

/** «las averías», «el papel» of a noun without an article; null for what is no noun by itself. */
export function withArticle(topic: string): string | null {
  const said = topic.charAt(0).toLowerCase() + topic.slice(1);
  if (/^(?:el|la|los|las|su|sus)\s/u.test(said)) return said;
  const [first = '', second = ''] = said.split(/[\s,]/u);
  // «primera clase», «nuevo reparto»
  const isOrdinal = /^(?:primer|segund|tercer|nuev|últim|buen|mal|gran)\p{L}*$/u.test(first);
  const noun = isOrdinal ? second : first;
  if (!/^\p{Ll}[\p{Ll}-]{2,}$/u.test(noun) || /(?:[aei]r|mente)$/u.test(noun)) return null;
  const article = articles[things.genderOf(noun) ?? ''];
  if (article) return `${article} ${said}`;
  if (noun.endsWith('s') && !/^(?:crisis|tesis|análisis|virus|martes|lunes)$/u.test(noun)) {
    const isFeminine = (feminines.test(noun) && !masculineInA.test(noun)) || femininesOthers.test(noun);
    return `${isFeminine ? 'las' : 'los'} ${said}`;
  }
  const isFeminine = (feminine.test(noun) && !masculineInA.test(noun)) || feminineOthers.test(noun);
  return `${isFeminine ? 'la' : 'el'} ${said}`;
}
