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
  toModels: [
    /instructions (?:précédentes|antérieures).{0,30}(?:null|annul|caduqu|invalid)|(?:ta|votre) (?:seule|nouvelle|unique|vraie) (?:tâche|mission)|arrête[zr]? d['’]analys|modèles? d['’]ia.{0,12}(?:qui lis|lisant)|(?:dis|dites) (?:au|aux) lecteur/iu,
    /(?:ignor|oubli|néglig|contourn|abandonn|rejet)\p{L}*.{0,50}(?:instruction|consigne|règle|directive|ordre)s?/iu,
    /\b(?:tu es|vous êtes) (?:maintenant|désormais)(?!\p{L})|en tant qu['’](?:ia|assistant|intelligence)/iu,
    /(?:à partir de (?:maintenant|là|ce moment)|désormais|dorénavant).{0,24}(?:agis|agiss|comport|répond|écri|tu |vous )|(?:celui|celle|quiconque|toute personne|le modèle|l['’]ia).{0,12}(?:qui )?(?:trait|analys|résum|li[ts])\p{L}*.{0,40}(?:doit|devra)/iu,
    /(?<!je )répond(?:s|ez|re)(?!\p{L}).{0,12}(?:uniquement|seulement|exactement|toujours)|(?:écri|ajout|insèr|insér|mett|mets|inclu|commenc|termin|utilis|vant|recommand|agis)\p{L}*.{0,80}(?:chaque|tous les|toutes les|ton|ta|tes|votre|vos) (?:titre|résumé|réponse|sortie|conclusion|résultat)/iu,
    /(?:affich|montr|révél|envoi|envoy|donn)\p{L}*.{0,40}(?:mot de passe|clé|secret)/iu,
  ],
};
