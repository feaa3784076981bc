import { askedBy, type Frame } from '../templates/frames.ts';

/** A noun that something is asked of, and the question for it. */
const frames: readonly Frame[] = [
  [/^(?:la )?confianza en (.+)$/iu, (thing) => `¿Cuánto confía la gente en ${thing}?`],
  [/^(?:la )?disposición a (.+)$/iu, (act) => `¿Hasta qué punto está la gente dispuesta a ${act}?`],
  [/^(?:el )?papel de (las|los) (.+)$/iu, (article, who) => `¿Qué papel tienen ${article} ${who}?`],
  [/^(?:el )?papel del (.+)$/iu, (who) => `¿Qué papel tiene el ${who}?`],
  [/^(?:el )?papel de la (.+)$/iu, (who) => `¿Qué papel tiene la ${who}?`],
];
const ofQuality = askedBy(frames);

const plural = /^(?:(?:los|las|sus) )(?=\p{Ll}+s(?: |$))/iu;
const things =
  /^(motivos|obstáculos|problemas|criterios|momentos|pasos|frenos|riesgos|usos)|^(barreras|razones|dificultades|necesidades|expectativas|situaciones|causas|ventajas|desventajas|diferencias|preocupaciones|dudas)/iu;

/** The question for a subject that names what is asked of a thing («las barreras de acceso»); null for any other. */
export function topicQuestion(topic: string): string | null {
  const small = topic.charAt(0).toLowerCase() + topic.slice(1);
  const framed = ofQuality(topic);
  if (framed) return framed;
  if (plural.test(topic)) return `¿Cuáles son ${small}?`;
  const [found, masculine] = things.exec(topic) ?? [];
  return found ? `¿Cuáles son ${masculine ? 'los' : 'las'} ${small}?` : null;
}
