import type { Dictation } from '../dictation.ts';

export const dictation: Dictation = {
  written:
    /(?<!\p{L})(?:títulos?|titular(?:es)?|encabezados?|epígrafes?|hallazgos?|conclusi(?:ón|ones)|resúmen(?:es)?|resumen|informes?|análisis|párrafos?|líneas?|palabras?|términos?|expresi(?:ón|ones)|etiquetas?|respuestas?|transcripci(?:ón|ones)|resultados?)(?!\p{L})/iu,
  naming:
    /(?<!\p{L})(?:llam|nombr|denomin|mencion|cit(?:ar|e|en|ado)|escrib|repit|repet|indi(?:car|que)|dig|decir|emple(?:ar|e)|destac|destaqu|subray|recom[ei]nd|recomiend|titul|inclu|señal)\p{L}*/iu,
  asking:
    /(?<!\p{L})(?:por favor|se (?:ruega|pide|solicita)|rogamos|pedimos|hay que|habrá que|debe(?:n|rá|ría|rían)?|conviene|es (?:importante|necesario|preciso|obligatorio|imprescindible)|ya no (?:vale|cuenta|importa)n?|se trata de|lo más posible|donde haga falta|no olvid\p{L}+)(?!\p{L})/iu,
  own: /(?<!\p{L})(?:yo|nosotros|uno) (?:debo|debe|debemos)(?!\p{L})|(?<!\p{L})(?:él|ella|ellos) deben?(?!\p{L})/giu,
  imperative:
    /(?:^|[.;:!?¡–—]\s*)(?:llamen?|nombren?|mencionen?|escriban?|repitan?|indiquen?|digan?|destaquen?|subrayen?|recomienden?|incluyan?|cite)(?!\p{L})/iu,
  toModels: [
    /instrucciones (?:anteriores|previas).{0,30}(?:nul|anulad|inválid)|(?:tu|su) (?:única|nueva|verdadera) (?:tarea|misión)|(?:deja|deje) de (?:analizar|resumir)|modelos? de ia.{0,12}que le|(?:di|diga|dile) al? lector/iu,
    /(?:ignor|olvid|omit|descart|abandon)\p{L}*.{0,50}(?:instruccion|regla|indicacion|directri|orden)/iu,
    /\b(?:ahora eres|eres ahora|a partir de ahora|de ahora en adelante|desde ahora|ahora es usted)\b|como (?:ia|inteligencia artificial|modelo de lenguaje)/i,
    /(?:quien|quienquiera|el modelo|la ia).{0,12}(?:proces|analic|analiz|resum|le)\p{L}*.{0,40}(?:debe|deberá|tiene que)/iu,
    /(?:respond|contest)\p{L}*.{0,12}(?:solo|sólo|únicamente|exactamente|siempre)|(?:escrib|añad|agreg|inclu|insert|pon|comienz|termin|us|act[uú]|elogi|recomiend)\p{L}*.{0,80}(?:cada|todos los|todas las|tu|tus|su|sus) (?:título|resumen|respuesta|salida|conclusi|resultado)/iu,
    /(?:muestr|mostr|revel|envi|enví|d[ai])\p{L}*.{0,40}(?:contraseña|clave|secreto)/iu,
  ],
};
