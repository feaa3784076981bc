const plural = /^(?:(?:os|as|seus|suas) )(?=\p{Ll}+s(?: |$))/iu;
const things =
  /^(motivos|obstáculos|problemas|critérios|momentos|passos|riscos|usos)|^(barreiras|razões|dificuldades|necessidades|expectativas|situações|causas|vantagens|desvantagens|diferenças|preocupações|dúvidas)/iu;

/** The question for a subject that names what is asked of a thing (“as barreiras de acesso”); null for any other. */
export function topicQuestion(topic: string): string | null {
  const small = topic.charAt(0).toLowerCase() + topic.slice(1);
  if (plural.test(topic)) return `Quais são ${small}?`;
  const [found, masculine] = things.exec(topic) ?? [];
  return found ? `Quais são ${masculine ? 'os' : 'as'} ${small}?` : null;
}
