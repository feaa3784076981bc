import type { Wishes } from '../brief-wording.ts';

const verb =
  '(?:entender|comprender|conocer|saber|explorar|averiguar|identificar|descubrir|analizar|estudiar|evaluar|medir|detectar|examinar|investigar|recoger|indagar)';
const often = '(?: (?:también|sobre todo|mejor|especialmente|además|ante todo))*';

/** What a person or a team wants: «queremos», «nuestro objetivo es». */
const wanting = [
  `(?:queremos|quisiéramos|nos gustaría|quiero|quisiera|me gustaría|necesitamos|buscamos|esperamos|pretendemos)${often} ${verb}(?: (?:más|mejor|algo))?(?: (?:sobre|de))?`,
  `(?:el|nuestro) (?:objetivo|propósito)(?: principal)? es ${verb}(?: mejor)?`,
  `(?:este|el|nuestro) (?:estudio|proyecto) (?:analiza|explora|investiga|examina|trata de)`,
  `(?:se trata de|hace falta|hay que|toca) ${verb}`,
  `los temas(?: principales)? son`,
  `(?:nos|me) interesan?${often}`,
  `${verb}(?: mejor)?`,
].join('|');

export const wishes: Wishes = {
  opener: new RegExp(`^(?:(?:y|además|también|por último|en segundo lugar),? )*(?:${wanting}) `, 'iu'),
  joint: ',? (?:y|o|e|así como) |, ',
  adverb: /^(?:(?:en particular|sobre todo|especialmente|incluid[oa]s?|también|así como),? )+/iu,
  know: 'Queremos saber ',
  determined: /^(?:los|las|el|la|sus?|nuestr[oa]s?|una?|otr[oa]s) /iu,
  owner: /^(?:sus|su|nuestros|nuestras) /iu,
  named:
    /(?<!\p{L})(?:razon(?:es)?|razón|motivos?|motivacion(?:es)?|barreras?|obstáculos?|frenos?|puntos? (?:de fricción|débiles|fuertes)|frustraciones|problemas?|dificultad(?:es)?|retos|desafíos|necesidad(?:es)?|expectativas?|deseos|alternativas|criterios?|desencadenantes|papel|rol|impacto|efectos?|influencia|actitud(?:es)?|opinion(?:es)?|percepci(?:ón|ones)|confianza|disposición|procesos?|recorrido|hábitos?|costumbres?|rutinas?|preocupaciones|miedos|dudas|ideas|sugerencias|oportunidades|ventajas|desventajas|experiencias?|satisfacción|diferencias|fortalezas|debilidades|carencias|preferencias?|prioridades|objetivos|sentimientos|reacciones|consecuencias|circunstancias|día a día)(?!\p{L})/iu,
};
