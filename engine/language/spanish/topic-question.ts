import { askedBy, type QuestionPattern } from '../templates/question-patterns.ts';

/** A noun that something is asked of, and the question for it. */
const patterns: readonly QuestionPattern[] = [
  // "tablets vs paper"
  [
    /^((?!(?:quién|cómo|qué|confianza) )(?:\S+ ){0,2}?\S+) (?:vs?\.?|versus) (.+?)((?: (?:para|en|al) .+)?)$/iu,
    (one, other, rest) => `${one.charAt(0).toUpperCase() + one.slice(1)} o ${other}${rest}: ¿qué prefiere la gente?`,
  ],
  [/^(?:la |su )?relación ((?:con|entre) .+)$/iu, (rest) => `¿Cómo es la relación ${rest}?`],
  [/^(?:la |su )?relación (de .+? con .+)$/iu, (rest) => `¿Cómo es la relación ${rest}?`],
  [
    /^(?:el |su )?uso (?:real |actual )?(del|de la|de los|de las) (.+)$/iu,
    (of, thing) => `¿Cómo usa la gente ${of === 'del' ? 'el' : of.slice(3)} ${thing}?`,
  ],
  // «percepción del profesorado sobre el móvil»
  [
    /^(?:la )?percepci(?:ón|ones) (del|de la) (.+?) sobre (.+)$/iu,
    (of, who, thing) => `¿Cómo percibe ${of === 'del' ? 'el' : 'la'} ${who} ${thing}?`,
  ],
  [
    /^(?:la |su )?percepci(?:ón|ones) (del|de la|de los|de las) (.+)$/iu,
    (of, thing) => `¿Cómo percibe la gente ${of === 'del' ? 'el' : of.slice(3)} ${thing}?`,
  ],
  [/^(?:la )?influencia (de .+|del .+)$/iu, (rest) => `¿Cuál es la influencia ${rest}?`],
  [
    /^(?:la |su )?(vida (?:cotidiana|diaria)|rutina(?: diaria)?)( .+)?$/iu,
    (life, rest) => `¿Cómo es la ${life.toLowerCase()}${rest}?`,
  ],
  [/^(?:el |su )?día a día (de .+|del .+)$/iu, (rest) => `¿Cómo es el día a día ${rest}?`],
  [/^(?:la )?confianza en (.+)$/iu, (thing) => `¿Cuánto confía la gente en ${thing}?`],
  [/^(?:la )?disposición a (.+)$/iu, (act) => `¿Hasta qué punto está la gente dispuesta a ${act}?`],
  [/^(?:el )?papel de (las|los) (.+)$/iu, (article, who) => `¿Qué papel tienen ${article} ${who}?`],
  [/^(?:el )?papel del (.+)$/iu, (who) => `¿Qué papel tiene el ${who}?`],
  [/^(?:el )?papel de la (.+)$/iu, (who) => `¿Qué papel tiene la ${who}?`],
];
const ofQuality = askedBy(patterns);

const things =
  /^(?:(?:los|las|sus) )?(?:(?:principales|mayores|peores|mejores|grandes) )?(?:(motivos|obstáculos|puntos|desencadenantes|retos|desafíos|deseos|miedos|problemas|criterios|momentos|pasos|frenos|riesgos|usos|requisitos|factores|hábitos)|(?:barreras|razones|dificultades|necesidades|expectativas|situaciones|causas|ventajas|desventajas|diferencias|preocupaciones|dudas|costumbres|opiniones|consecuencias|alternativas|actitudes|experiencias|motivaciones|vivencias|preferencias|prioridades|reacciones|oportunidades|frustraciones|quejas))(?= |$)/iu;

/** The question for a subject that names what is asked of a thing («las barreras de acceso»); null for any other. */
export function topicQuestion(topic: string): string | null {
  const framed = ofQuality(topic);
  if (framed) return framed;
  const [found, masculine] = things.exec(topic) ?? [];
  const named = topic.charAt(0).toLowerCase() + topic.slice(1);
  const bare = named.replace(/^(?:los|las) /u, '');
  if (!found) return null;
  return bare.startsWith('sus ') ? `¿Cuáles son ${bare}?` : `¿Cuáles son ${masculine ? 'los' : 'las'} ${bare}?`;
}
