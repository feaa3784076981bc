import type { Language } from '#contract/languages.ts';
import { languageTags } from '#contract/languages.ts';
import { isUnspaced } from '../../text/words.ts';
import { namesIn } from '../verify/names-in.ts';
import { givenNames } from './given-names.ts';

/**
 * The names of people that a text speaks of, as far as they can be told: what follows a form of address or a relation ("my boss
 * Petra"), common given names with the name after them, and in languages where only names have a capital, every word that has one inside a
 * sentence. That is rather too much than too little: places and products become marks as well, days and months do not.
 */
export function mentionedNames(text: string, language: Language): string[] {
  const found = [...addressed(text, language), ...given(text, language), ...capitalised(text, language)];
  return [...new Set(found.map((name) => name.trim()))].filter((name) => [...name].length > 1);
}

const name = "(\\p{Lu}[\\p{L}\\p{M}’'-]+(?: \\p{Lu}[\\p{L}\\p{M}’'-]+)?)";
const han = '\\u3400-\\u9fff';

/** What stands before or after the name of a person; the first group is the name. */
const addresses: Record<Language, readonly RegExp[]> = {
  english: [
    new RegExp(`\\b(?:Mr|Mrs|Ms|Miss|Mister|Dr|Prof|Professor|Sir|Madam|Uncle|Aunt)\\.? ${name}`, 'gu'),
    new RegExp(
      `\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:\\p{Ll}+ )?(?:boss|wife|husband|son|daughter|brother|sister|mother|father|friend|colleague|manager|partner|neighbour|neighbor|doctor|teacher|assistant|apprentice|supervisor|client|customer),? ${name}`,
      'gu',
    ),
    new RegExp(`\\b(?:called|named|name is|name’s|name's) ${name}`, 'gu'),
  ],
  german: [
    new RegExp(
      `(?<!\\p{L})(?:Herrn?|Frau|Dr\\.|Prof\\.|Fräulein|Onkel|Tante|Schwester|Bruder|Oma|Opa|Kollegin|Kollege|Kollegen|Chefin|Chef|Freundin|Freund|Nachbarin|Nachbar|Mann|Sohn|Tochter|Meister|Meisterin) ${name}`,
      'gu',
    ),
    new RegExp(
      `(?<!\\p{L})(?:heißt|heiße|namens|hieß|von der|die|der|dem|den) (${givenNames.german.join('|')})(?!\\p{L})`,
      'gu',
    ),
  ],
  french: [
    new RegExp(
      `(?<!\\p{L})(?:M\\.|Mme|Mlle|Monsieur|Madame|Mademoiselle|Docteur|Dr\\.?|Maître|oncle|tante) ${name}`,
      'gu',
    ),
  ],
  spanish: [
    new RegExp(
      `(?<!\\p{L})(?:Sr\\.?|Sra\\.?|Srta\\.?|señora?|señorita|don|doña|Dr\\.?|Dra\\.?|doctora?|tío|tía) ${name}`,
      'gu',
    ),
  ],
  portuguese: [
    new RegExp(`(?<!\\p{L})(?:Sr\\.?ª?|Sra\\.?|senhora?|dona|seu|Dr\\.?ª?|Dra\\.?|doutora?|tio|tia) ${name}`, 'gu'),
  ],
  russian: [
    /(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:ович|евич|ич|овна|евна|ична|инична)(?:а|у|ем|ом|е|ой|ы)?)(?!\p{L})/gu,
    new RegExp(`(?<!\\p{L})(?:господин\\p{L}*|госпож\\p{L}*|дяд[яию]|т[её]т[яию]|тётей|доктор\\p{L}*) ${name}`, 'gu'),
  ],
  chinese: [
    new RegExp(
      `([王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白江阎薛尹段雷黎史龙陶贺顾毛郝龚邵万钱严武戚莫孔向汤][${han}]{0,2}?(?:先生|女士|小姐|太太|老师|经理|主任|医生|护士|师傅|老板|阿姨|叔叔|总(?![是之体共])))`,
      'gu',
    ),
    new RegExp(
      `(?:叫做?|名叫|小|老|阿)([王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗郑梁谢宋唐许邓冯韩曹彭蔡潘董袁余叶蒋杜苏魏吕沈姚卢崔谭廖][${han}]{0,2}?)(?=[，。、：！？\\s说在是的把给跟和])`,
      'gu',
    ),
  ],
  japanese: [
    new RegExp(
      `([${han}]{1,4}|[\\u30a0-\\u30ff]{2,8})(?:さん|様|さま|くん|ちゃん|氏|先生|先輩|部長|課長|係長|社長|店長|主任)`,
      'gu',
    ),
  ],
  arabic: [
    /(?<!\p{L})(?:السيدة|السيد|الأستاذة|الأستاذ|أستاذة|أستاذ|الدكتورة|الدكتور|دكتورة|دكتور|الحاجة|الحاج|أبو|أم|عمي|خالي|اسمها|اسمه|تدعى|يدعى) ([\p{Script=Arabic}]{2,})/gu,
    /(?<!\p{L})(?:مديرتي|مديري|زميلتي|زميلي|صديقتي|صديقي|زوجتي|زوجي|أختي|أخي|ابنتي|ابني|جارتي|جاري) ([\p{Script=Arabic}]{2,})/gu,
  ],
  hindi: [
    /([\p{Script=Devanagari}]{2,}(?: [\p{Script=Devanagari}]{2,})?) जी(?![\p{L}\p{M}])/gu,
    /(?<![\p{L}\p{M}])(?:श्रीमती|श्री|सुश्री|डॉक्टर|डॉ\.?|मास्टर) ([\p{Script=Devanagari}]{2,}(?: [\p{Script=Devanagari}]{2,})?)/gu,
  ],
};

/** Words before an honorific that are no names. */
const noNames = new Set(
  'お客 皆 みな お母 お父 お兄 お姉 奥 お医者 患者 業者 皆様 客 母 父 店員 運転手 हाँ नहीं माता पिता मैडम भाई बहन'.split(
    ' ',
  ),
);

function addressed(text: string, language: Language): string[] {
  return addresses[language].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, found]) => (found && !noNames.has(found) ? withParts(found) : [])),
  );
}

/** "Petra Lindner" is also called Petra, and Lindner. */
const withParts = (found: string): string[] => [...found.split(' '), found];

function given(text: string, language: Language): string[] {
  if (isUnspaced(language)) return givenNames[language].filter((known) => text.includes(known));
  const names = new Set(givenNames[language]);
  const words = [...text.matchAll(/[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*/gu)];
  return words.flatMap(([word], at) => {
    if (!names.has(word)) return [];
    const next = words[at + 1];
    const isSurname =
      next && /^\p{Lu}\p{Ll}+/u.test(next[0]) && text.charAt(next.index - 1) === ' ' && language !== 'german';
    return isSurname ? [word, next[0]] : [word];
  });
}

const unmarked = /^\p{Lu}[\p{Ll}\p{M}’'-]+$/u;
const calendars = new Map<Language, ReadonlySet<string>>();

function capitalised(text: string, language: Language): string[] {
  if (!['english', 'french', 'spanish', 'portuguese', 'russian'].includes(language)) return [];
  const known = calendars.get(language) ?? calendarOf(language);
  calendars.set(language, known);
  return namesIn(text, language).filter(
    (word) => unmarked.test(word) && !known.has(word.toLocaleLowerCase(languageTags[language])),
  );
}

/** Days and months, which English writes with a capital. */
function calendarOf(language: Language): ReadonlySet<string> {
  const tag = languageTags[language];
  const name = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(at).toLocaleLowerCase(tag);
  const days = Array.from({ length: 7 }, (_, n) => name({ weekday: 'long' }, Date.UTC(2026, 0, 5 + n)));
  const months = Array.from({ length: 12 }, (_, n) => name({ month: 'long' }, Date.UTC(2026, n, 1)));
  return new Set([...days, ...days.map((day) => `${day}s`), ...months]);
}
