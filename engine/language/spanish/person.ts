import { words } from '../cue.ts';
import type { PersonCues } from '../definition.ts';

const number =
  '(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|varios|muchos|unos)(?: (?:a|o) (?:\\d+|\\p{L}+))?';
const about = '(?:unos |casi |más de |como |alrededor de |ya |aproximadamente )*';
const years = `(?<years>${number} (?:años?|meses))`;
const habit = '(?:normalmente|habitualmente|generalmente|por lo general|siempre|a menudo|casi siempre)';
const turn = '(?:días|lunes|martes|miércoles|jueves|viernes|sábados|domingos|meses)';
const single = '(?:día|mañana|tarde|noche|semana|mes|lunes|martes|miércoles|jueves|viernes|sábado|domingo)';
const state = '(?!(?:soy|estoy|tengo|creo|pienso|sé|quiero|me|he|digo|es|está|hay|no|que|se|lo|la)(?!\\p{L}))';

export const person: PersonCues = {
  fact: [
    words(`(?:tengo|con) ${about}${years} de experiencia`),
    words(
      `llevo ${about}${years}|(?:trabajo|soy|estoy|vendo|enseño|conduzco)(?: [\\p{L}-]+){0,9}? desde hace ${about}${number} años`,
    ),
    words(
      `desde hace ${about}${number} años,? (?:trabajo|soy|estoy)|hace ${about}${number} años que (?:trabajo|soy|estoy|vendo)`,
      'estudié|me gradué|hice (?:un|una|mi) (?:máster|maestría|doctorado|carrera|grado)|mi formación|soy licenciad[oa]',
      `tengo [1-9]\\d años|tengo ${number} (?:hij[oa]s?|niet[oa]s?|niñ[oa]s?)|soy (?:madre|padre|mamá|papá|jubilad[oa]|viud[oa]|divorciad[oa]|solter[oa])|estoy (?:casad[oa]|jubilad[oa])`,
      'vivo (?:en|con|sola?|cerca)|nací en|crecí en|trabajo por mi cuenta|soy autónom[oa]',
      `somos ${about}${number} (?:personas|emplead[oa]s|trabajador[ea]s|compañer[oa]s)|tenemos ${about}${number} (?:emplead[oa]s|trabajador[ea]s)`,
    ),
  ],
  activity: [
    words(
      `${habit},? (?:yo )?${state}\\p{L}+(?:o|amos|emos|imos|y)(?!\\p{L})|(?:suelo|solemos) \\p{L}+r(?!\\p{L})`,
      `(?:cada ${single}|todos los ${turn}|todas las (?:mañanas|tardes|noches|semanas)),? (?:yo )?${state}\\p{L}+(?:o|amos|emos|imos)(?!\\p{L})|(?<!\\p{L})${state}\\p{L}+(?:o|amos|emos|imos) (?:[\\p{L}-]+ ){0,7}?(?:cada ${single}|todos los ${turn}|todas las (?:mañanas|tardes|noches|semanas))`,
      '^(?:yo )?(?:hago|gestiono|organizo|preparo) (?:el|la|los|las|todo)|soy responsable de|me encargo de|me ocupo de|estoy a cargo de|mi trabajo consiste|mi día (?:empieza|comienza)|mi jornada (?:empieza|comienza)',
      'paso (?:[\\p{L}-]+ ){0,6}(?:tiempo|horas?|días?|minutos|mañanas?)',
    ),
  ],
  wish: [
    words(
      '(?:me|nos) (?:gustaría|encantaría)(?! (?:decir|añadir|saber si|empezar|comentar|hablar|agradecer))|ojalá|desearía|quisiera(?! (?:decir|añadir|comentar|agradecer))|mi (?:deseo|sueño) (?:es|sería)',
      '(?:sería|estaría) (?:[\\p{L}]+ )?(?:bueno|ideal|útil|mejor|genial|estupendo|bien|más (?:fácil|cómodo)) (?:que|si|poder|tener)|lo ideal sería|(?:me|nos) vendría bien|(?:me|nos) haría falta',
      'no (?:tengo|tenemos|hay) (?:una? |ningun[oa] |ningún )?(?:manera|forma|herramienta|modo|sistema|posibilidad)|pagaría|(?:me|nos) hace falta',
    ),
  ],
  belief: [
    words(
      'creo (?:firmemente|de verdad) (?:que|en)|estoy (?:totalmente )?convencid[oa] de|lo más importante (?:[\\p{L}]+ ){0,4}es|(?:siempre|nunca|nadie) (?:se )?deberían?|(?:uno|todos|la gente) (?:debería|deberían) siempre',
    ),
  ],
  span: [words('[\\p{L}\\d]+ (?:años|meses)')],
  over: [
    words(
      '(?:era|estaba|había|tenía|hacía|iba|fue|fui|fuimos|tuve|tuvimos|hice|hicimos|antes|entonces)|\\p{L}{2,}(?:aba|ábamos|aban|íamos|ían|aron|ieron|imos ayer)',
    ),
  ],
  aside: [
    words(
      'entrevistas?|grabación|grabando|estudio|encuesta|(?:tu|su|la|esta|esa|buena|primera|siguiente) pregunta|como (?:te |le |ya )?(?:dije|decía|he dicho|digo)|gracias|perdón|perdona|disculpa|me explico|no sé|ni idea|moderador\\p{L}*|puede repetir',
    ),
  ],
};
