import type { Language } from '#contract/languages.ts';
import type { LanguagePack } from '../pack.ts';

/** Whether words stand as a name may: a noun with what belongs to it, none in a case or form that needs a sentence. */
type Check = (words: readonly string[], isTitle: boolean, pack: LanguagePack) => boolean;

/** Somebody and what stands next to him in a sentence: the one who does it, and what he does it with. */
const isLedByPeople: Check = (words, isTitle, pack) =>
  !isTitle && words.slice(0, -1).some((word) => pack.topics.kinds.people.test(word));

const last = (words: readonly string[]) => words.at(-1) ?? '';

/** A plural within a phrase, an adverb or an adjective at its end: words of a sentence that only stand side by side. */
const english: Check = (words, isTitle, pack) => {
  if (
    /(?:ly|est|able|ful|less|ive|ous|ed)$/u.test(last(words)) &&
    !/(?:shed|seed|bed|feed|speed|ally|family|need|supply|assembly|test|rest|harvest|interest)$/u.test(last(words))
  )
    return false;
  if (/^(?:first|last|next|same|own|free|many|few|several|full)$/u.test(words[0] ?? '')) return false;
  if (isTitle || words.includes('of')) return true;
  if (words.slice(1).some((word) => pack.topics.verbs.includes(word))) return false;
  return words
    .slice(0, -1)
    .every(
      (word) =>
        !/(?:[^s'’]s|ly|staff|people|children|women|men)$/u.test(word) || /(?:sales|sports|goods|news)$/u.test(word),
    );
};

const joiners = /^(?:de|del|du|des|do|da|dos|das|d['’].*|la|le|el|los|las|les|l['’].*)$/u;
const romanceAdjective =
  /(?:[aàâáêéèíóúôãñ]l|ar|air|iv[oa]|ic[oa]|ique|os[oa]|eux|euse|ad[oa]|id[oa]|ari[oa]|aire|[aeií][bv]l?e|ble|vel|is|ent[ea]?|ante?|[éi]e?|aux|ais|aise|ien|ienne|[eé]s|an[oa]|in[oa]|iel|ielle|al|ale|el|elle|eur|eure|ôle|nov[oa]|nuev[oa]|pequen[oa]|pequeñ[oa]|usad[oa]|grande?|jeunes?|verte?|libre|mixte)s?$/iu;
const isPlural = (word: string) => /[sx]$/u.test(word);

/** Noun, then adjectives that agree with it in number, or “de” and another noun. */
const romance: Check = (words, isTitle) => {
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

const surePlural = /(?:ung|heit|keit|tion|ei|inn|schaft|tät|ent|ant|ist|og|urs|all|aus)en$/u;

/** A noun at the end, none in a plural that only the dative has. */
const german: Check = (words, isTitle) => {
  const noun = last(words);
  if (!/^\p{Lu}/u.test(noun) || /^(?:voll|ganz|viel|ander|eigen|selb)/iu.test(words.length > 1 ? (words[0] ?? '') : ''))
    return false;
  if (isTitle && words.length === 1) return true;
  if (/(?:eln|ern)$/u.test(noun) && !/(?:Eltern|Bauern|Feiern|Steuern|Bayern|Nachbarn)$/u.test(noun)) return false;
  return !(words.length > 1 && /[äöü]\p{L}+en$/u.test(noun) && !surePlural.test(noun));
};

const finiteVerb =
  /(?:[аяеиую]ют|[аяеёиу]ет|[иа]ют|яют|уют|еют|[шчжщлвдтнсрбп]ят|[^рт]ут|ишь|ешь|[аеёиоя]ть|тся|ться|ются)$/u;
const nominativeAdjective = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/u;
const obliqueNoun = /(?:[уюы]х?|ом|ем|ём|ой|ей|ами|ями|ах|ях|ов|ев|ью|ию|ет|ют|ут|ит|ят|ат|ть|ться|тся|ются|ости|е)$/u;
const nominativeNoun = /(?:ие|ье|це|ще|ство|ция|ция|ия|ость|ние|ки|ги|хи|цы|ры|ды|ты|ны|сы|лы|вы|зы|бы|пы|мы)$/u;

/** The first noun in the nominative; what follows may be its genitive. */
const russian: Check = (words) => {
  if (words.some((word) => finiteVerb.test(word) || /^(?:дома|часто|обычно|вместе|вчера|завтра)$/u.test(word)))
    return false;
  const at = words.findIndex((word) => !nominativeAdjective.test(word) || /(?:ние|ция|ие)$/u.test(word));
  const noun = words[at < 0 ? words.length - 1 : at] ?? '';
  if (words.slice(0, Math.max(0, at)).some((word) => !nominativeAdjective.test(word))) return false;
  return nominativeNoun.test(noun) || !obliqueNoun.test(noun);
};

/** Nothing that a verb or a pronoun is written onto, and an attribute with an article only behind a noun with one. */
const arabic: Check = (words, isTitle, pack) => {
  if (isLedByPeople(words, isTitle, pack)) return false;
  if (
    words.some(
      (word) =>
        /^[يأ]\p{L}|^ن(?:ريد|سعى|رغب|بحث|عرف|فهم|هتم)|(?:هم|هن|كم|هما)$/u.test(word) &&
        !/^أ\p{L}*(?:[اةي]|طفال|سر)/u.test(word),
    )
  )
    return false;
  if (words.some((word) => /^ت\p{L}{2,}/u.test(word) && !/(?:ات|ة|[يا]\p{L})$/u.test(word))) return false;
  const withArticle = words.map((word) => /^(?:وال|ال)/u.test(word));
  if (withArticle[0] && withArticle.some((has) => !has) && !words.includes('عبر')) return false;
  return isTitle || words.length > 1;
};

const hindi: Check = (words, isTitle, pack) => {
  if (isLedByPeople(words, isTitle, pack)) return false;
  if (words.slice(0, -1).some((word) => /े$/u.test(word) && word !== 'के')) return false;
  if (words.filter((word) => /^क[ाीे]$/u.test(word)).length > 1 || /ड़$/u.test(last(words))) return false;
  if (
    /(?:ों|े|ता|ती|ते|कर|गा|गी)$/u.test(last(words)) &&
    !/(?:रास्ते|फ़ैसले|सब्ज़ी|खेती|बस्ती|दोस्ती|गिनती|ग़लती|भर्ती)$/u.test(last(words))
  )
    return false;
  return isTitle || words.length > 1;
};

const japanese: Check = (words) =>
  !words.some((word) => /[てたでにをはが]$|^[一二三四五六七八九十]+/u.test(word)) &&
  !words.slice(0, -1).some((word) => /\p{Script=Hiragana}$/u.test(word) && word !== 'の') &&
  !/[\p{Script=Hiragana}]$/u.test(last(words)) &&
  !/^の|^(?:年|月|日|回)/u.test(words[0] ?? '');

const checks: Partial<Record<Language, Check>> = {
  english,
  spanish: romance,
  french: romance,
  portuguese: romance,
  german,
  russian,
  arabic,
  hindi,
  japanese,
};

/** Whether the words of a phrase can stand as a name by themselves, as far as their writing tells. */
export function standsAlone(words: readonly string[], pack: LanguagePack, isTitle: boolean): boolean {
  return checks[pack.language]?.(words, isTitle, pack) ?? true;
}
