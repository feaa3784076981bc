const plural = /^(?:(?:los|las|sus) )(?=\p{Ll}+s(?: |$))/iu;
const things =
  /^(motivos|obstáculos|problemas|criterios|momentos|pasos|frenos|riesgos|usos)|^(barreras|razones|dificultades|necesidades|expectativas|situaciones|causas|ventajas|desventajas|diferencias|preocupaciones|dudas)/iu;

/** The question for a subject that names what is asked of a thing («las barreras de acceso»); null for any other. */
export function topicQuestion(topic: string): string | null {
  const small = topic.charAt(0).toLowerCase() + topic.slice(1);
  if (plural.test(topic)) return `¿Cuáles son ${small}?`;
  const [found, masculine] = things.exec(topic) ?? [];
  return found ? `¿Cuáles son ${masculine ? 'los' : 'las'} ${small}?` : null;
}
