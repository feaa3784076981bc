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
};
