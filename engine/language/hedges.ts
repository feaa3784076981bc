import type { Language } from '#contract/languages.ts';

/** Words that make a statement hold only under a condition or at a time. */
export const conditionals: Record<Language, ReadonlySet<string>> = {
  english: new Set(['if', 'when', 'whenever', 'unless', 'until', 'once']),
  german: new Set(['wenn', 'falls', 'sobald', 'sofern', 'solange', 'bis', 'außer']),
  spanish: new Set(['si', 'cuando', 'mientras', 'hasta']),
  french: new Set(['si', "s'", 'quand', 'lorsque', 'sauf', "jusqu'à"]),
  portuguese: new Set(['se', 'quando', 'caso', 'enquanto', 'até']),
  russian: new Set(['если', 'когда', 'пока', 'кроме']),
  chinese: new Set(['如果', '要是', '假如', '当', '除非', '的话']),
  japanese: new Set(['もし', 'とき', '時', '場合', 'たら', 'なら', 'ば']),
  hindi: new Set(['अगर', 'यदि', 'जब', 'तब']),
  arabic: new Set(['إذا', 'اذا', 'لو', 'عندما', 'حين', 'إلا']),
};

/** A denial that goes on to say more ("not only slow") denies nothing. */
export const notOnly =
  /\bnot (?:only|just|even)\b|\bnicht (?:nur|bloß|einmal)\b|\bno s[oó]lo\b|\bno solamente\b|\bpas (?:seulement|que)\b|\bnão (?:só|apenas|somente)\b|не только|不仅|不只|不光|だけで(?:は)?な|न केवल|न सिर्फ|ليس فقط|لا .{0,12}فقط/iu;

/** What is denied in part, doubted, or was so once contradicts nobody who says how it is. */
export const unsure: readonly RegExp[] = [
  /\bnot (?:always|every|all|necessarily|quite|really)\b|n['’]t (?:always|necessarily|quite|really)\b|\bnicht (?:immer|alle[nrs]?|jede[nrms]?|ganz|wirklich|unbedingt)\b|\bno (?:siempre|tod[oa]s?|del todo)\b|\bpas (?:toujours|tou[ts]e?s?|forcément|vraiment)\b|\bn(?:ão|em) (?:sempre|tod[oa]s?)\b|не (?:всегда|все|каждый|совсем|обязательно)|不总是|不一定|不都|并非都|とは限|わけでは|हमेशा (?:नहीं|नही)|हर बार (?:नहीं|नही)|ليس دائم|لا .{0,12}دائم/iu,
  /\b(?:not|n['’]t) (?:so |too )?(?:sure|certain|convinced)\b|n['’]t know (?:if|whether)\b|\b(?:nicht (?:so )?sicher|weiß nicht,? ob)\b|\bno (?:sé si|est(?:oy|amos) segur)|\b(?:sais pas si|pas (?:très )?sûre?)\b|\bnão (?:sei se|tenho certeza)|не (?:уверен|знаю, (?:ли|если))|不(?:知道是否|确定|太确定)|かもしれな|かどうか(?:わか|分か)らな|यक़ीन (?:नहीं|नही)|पक्का (?:नहीं|नही)|لست متأكد/iu,
  /\bat first\b|\bused to\b|\bback then\b|\bin the beginning\b|\b(?:früher|damals|anfangs|am Anfang)\b|\bal principio\b|\bantes\b|\bau début\b|\bno (?:começo|início)\b|раньше|сначала|поначалу|以前|刚开始|起初|最初|昔は|पहले|في البداية|سابق/iu,
  /なければ(?:な|いけ)|なくては|なきゃ|しかな/u,
];

/** Languages in which a second negation strengthens the first ("no … nada", "ne … pas") and does not undo it. */
export const negatesTwice: ReadonlySet<Language> = new Set([
  'spanish',
  'french',
  'portuguese',
  'russian',
  'arabic',
  'hindi',
]);
