import type { Wishes } from '../brief-wording.ts';

const verb =
  '(?:entender|compreender|perceber|conhecer|saber|explorar|descobrir|identificar|analisar|estudar|avaliar|medir|detectar|examinar|investigar|recolher|mapear)';
const often = '(?: (?:também|sobretudo|melhor|principalmente|além disso))*';

/** What a person or a team wants: “queremos”, “nosso objetivo é”. */
const wanting = [
  `(?:queremos|gostaríamos de|quero|gostaria de|precisamos(?: de)?|pretendemos|buscamos)${often} ${verb}(?: (?:mais|melhor))?(?: (?:sobre|de))?`,
  `(?:o|nosso|o nosso) (?:objetivo|objectivo|propósito)(?: principal)? é ${verb}(?: melhor)?`,
  `(?:est[ea]|[oa]|noss[oa]) (?:estudo|pesquisa|projeto) (?:analisa|explora|investiga|examina|trata de)`,
  `(?:trata-se de|é preciso|interessa) ${verb}`,
  `os temas(?: principais)? são`,
  `(?:nos|me) interessam?${often}`,
  `${verb}(?: melhor)?`,
].join('|');

export const wishes: Wishes = {
  opener: new RegExp(`^(?:(?:e|além disso|também|por fim|em segundo lugar),? )*(?:${wanting}) `, 'iu'),
  joint: ',? (?:e|ou|assim como|bem como) |, ',
  adverb: /^(?:(?:em particular|sobretudo|especialmente|principalmente|incluindo|também|bem como),? )+/iu,
  know: 'Queremos saber ',
  determined: /^(?:(?:os|as|o|a) )?(?:os|as|o|a|seus?|suas?|noss[oa]s?|uma?|outr[oa]s) /iu,
  owner: /^(?:(?:os |as )?(?:seus|suas)|nossos|nossas) /iu,
  named:
    /(?<!\p{L})(?:razão|razões|motivos?|motivações|barreiras?|obstáculos?|entraves|pontos? (?:de atrito|fracos|fortes)|dores|frustrações|problemas?|dificuldades?|desafios|necessidades?|expectativas?|desejos|alternativas|critérios?|gatilhos|papel|impacto|efeitos?|influência|atitudes?|opiniões|percepç(?:ão|ões)|confiança|disposição|processos?|jornada|percurso|hábitos?|costumes?|rotinas?|preocupações|medos|dúvidas|ideias|sugestões|oportunidades|vantagens|desvantagens|experiências?|satisfação|diferenças|forças|fraquezas|lacunas|preferências?|prioridades|objetivos|sentimentos|reações|consequências|circunstâncias|dia a dia)(?!\p{L})/iu,
};
