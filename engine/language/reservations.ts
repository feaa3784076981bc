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

/** Languages in which a second negation strengthens the first ("no … nada", "ne … pas") and does not undo it. */
export const negatesTwice: ReadonlySet<Language> = new Set([
  'spanish',
  'french',
  'portuguese',
  'russian',
  'arabic',
  'hindi',
]);
