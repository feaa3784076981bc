import type { NameCheck } from '../definition.ts';
import type { LanguagePack } from '../pack.ts';

/** People and what comes next to them in a sentence: who does something, and what they do it with. */
export const startsWithPeople: NameCheck = (words, isTitle, { kinds }) =>
  !isTitle && words.slice(0, -1).some((word) => kinds.people.test(word));

const joiners = /^(?:de|del|du|des|do|da|dos|das|d['’].*|la|le|el|los|las|les|l['’].*)$/u;
const romanceAdjective =
  /(?:[aàâáêéèíóúôãñ]l|ar|air|iv[oa]|ic[oa]|ique|os[oa]|eux|euse|ad[oa]|id[oa]|ari[oa]|aire|[aeií][bv]l?e|ble|vel|is|ent[ea]?|ante?|[éi]e?|aux|ais|aise|ien|ienne|[eé]s|an[oa]|in[oa]|iel|ielle|al|ale|el|elle|eur|eure|ôle|nov[oa]|nuev[oa]|pequen[oa]|pequeñ[oa]|usad[oa]|grande?|jeunes?|verte?|libre|mixte)s?$/iu;
const isPlural = (word: string) => /[sx]$/u.test(word);

/** Spanish, French, Portuguese: a noun, then adjectives that agree with it in number, or “de” and another noun. */
export const isRomanceName: NameCheck = (words, isTitle) => {
  const [noun = ''] = words;
  if (
    /^(?:qu|d|l|auprès|aupres)['’]?$|^(?:qu|d|j|s|n)['’]|^auprès|(?:raient|rait|ían|ía|aba|aban|ariam|aria)$/u.test(
      noun,
    )
  )
    return false;
  if (isTitle) return true;
  return words.every((word, i) => {
    const before = words[i - 1];
    if (before === undefined || joiners.test(word) || joiners.test(before)) return true;
    return romanceAdjective.test(word) && isPlural(word) === isPlural(before) && !/(?:ent|an|am|en)$/u.test(word);
  });
};

/** Whether the words of a phrase can be a name by themselves, as far as their spelling shows. */
export function isName(words: readonly string[], pack: LanguagePack, isTitle: boolean): boolean {
  return pack.grammar.phrases.isName?.(words, isTitle, pack.topics) ?? true;
}
