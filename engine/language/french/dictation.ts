import type { Dictation } from '../dictation.ts';

export const dictation: Dictation = {
  written:
    /(?<!\p{L})(?:titre|intitulé|en-tête|constat|conclusion|résumé|synthèse|rapport|analyse|paragraphe|ligne|mot|terme|expression|formulation|libellé|réponse|transcription|résultat)s?(?!\p{L})/iu,
  naming:
    /(?<!\p{L})(?:appel|nomm|désign|mentionn|cit(?:e|er|ez|é)|écri|répét|indiqu|di(?:re|tes)|repren|utilis|employ|soulign|recommand|intitul|inscri|évoqu)\p{L}*/iu,
  asking:
    /(?<!\p{L})(?:merci de|veuillez|prière de|s['’]il (?:te|vous) plaît|il (?:faut|faudra|faudrait|convient)|doi(?:t|vent)|devra(?:it|ient)?|il est (?:demandé|important|essentiel|nécessaire|préférable|impératif)|ne compte(?:nt)? plus|il s['’]agit|partout|n['’]oubliez|pensez à|le plus souvent possible)(?!\p{L})/iu,
  own: /(?<!\p{L})(?:je|nous|on|il|elle|ils|elles) (?:me |nous |lui |leur )?(?:doi[st]|devons|doivent|devai\p{L}+)(?!\p{L})|il (?:me|nous|lui|leur) faut|il faut que (?:je|nous|on|j['’])/giu,
  imperative:
    /(?:^|[.;:!?–—]\s*)(?:appelez|nommez|mentionnez|citez|écrivez|répétez|indiquez|dites|utilisez|soulignez|recommandez|désignez)(?!\p{L})/iu,
};
