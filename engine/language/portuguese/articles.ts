import { thingsOf } from '../templates/thing-kinds.ts';

/** The nouns of which it is known what they name. */
export const things = thingsOf('portuguese');
const articles: Record<string, string> = { m: 'o', f: 'a', mp: 'os', fp: 'as' };

/** Nouns whose gender their ending hides. */
const masculineInA =
  /^(?:problema|tema|sistema|programa|clima|idioma|mapa|dia|drama|esquema|dilema|diagrama|motorista)s?$/iu;
const feminine = /(?:a|ção|são|dade|tude|gem|ez|ice|ã)$/iu;
const feminineOthers =
  /^(?:mão|foto|gente|parte|noite|tarde|saúde|lei|rede|base|fase|frase|carne|sorte|morte|mente|chave|fé|dor|cor|flor|equipe|app|fila|pele|fome|sede|ponte|creche|tribo|moto)$/iu;
const feminines = /(?:as|ções|sões|dades|tudes|gens)$/iu;
const femininesOthers =
  /^(?:mãos|fotos|partes|noites|tardes|leis|redes|bases|fases|frases|fontes|chaves|dores|cores|flores|equipes|motos)$/iu;
const masculineOthers = /^(?:app|apps)$/iu;

/** “as filas”, “o preço” of a noun without an article; null for what is no noun by itself. */
export function withArticle(topic: string): string | null {
  const said = topic.charAt(0).toLowerCase() + topic.slice(1);
  if (/^(?:o|a|os|as|seus?|suas?)\s/u.test(said)) return said;
  const [first = '', second = ''] = said.split(/[\s,]/u);
  // “primeira aula”, “novo cardápio”
  const isOrdinal = /^(?:primeir|segund|terceir|nov|últim|bo[am]|má|mau)\p{L}*$/u.test(first) && second !== '';
  const noun = isOrdinal ? second : first;
  if (!/^\p{Ll}[\p{Ll}-]{2,}$/u.test(noun) || (/(?:[aei]r|mente)$/u.test(noun) && !nounsInR.test(noun))) return null;
  const article = articles[things.genderOf(noun) ?? ''];
  if (article) return `${article} ${said}`;
  if (noun.endsWith('s') && !/^(?:crise|tese|vírus|ônibus|bônus|lápis)$/u.test(noun)) {
    const isFeminine = (feminines.test(noun) && !masculineInA.test(noun)) || femininesOthers.test(noun);
    return `${isFeminine ? 'as' : 'os'} ${said}`;
  }
  const isFeminine =
    (feminine.test(noun) && !masculineInA.test(noun)) || (feminineOthers.test(noun) && !masculineOthers.test(noun));
  return `${isFeminine ? 'a' : 'o'} ${said}`;
}

/** They look like infinitives. */
const nounsInR = /^(?:lugar|celular|par|bar|lar|mulher|jantar|ar)$/u;
