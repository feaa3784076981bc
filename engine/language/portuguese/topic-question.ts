import { askedBy, type QuestionPattern } from '../templates/question-patterns.ts';

/** A noun that something is asked of, and the question for it. */
const patterns: readonly QuestionPattern[] = [
  // "tablets vs paper"
  [
    /^((?!(?:quem|como|o que|confiança) )(?:\S+ ){0,2}?\S+) (?:vs?\.?|versus) (.+?)((?: (?:para|em|no|na) .+)?)$/iu,
    (one, other, rest) =>
      `${one.charAt(0).toUpperCase() + one.slice(1)} ou ${other}${rest}: o que as pessoas preferem?`,
  ],
  [/^(?:a |sua )?relação ((?:com|entre) .+)$/iu, (rest) => `Como é a relação ${rest}?`],
  [
    /^(?:o )?papel (d[aoe]s?|de) (.+)$/iu,
    (of, who) => `Que papel ${/s$/u.test(of) ? 'têm' : 'tem'} ${of.slice(1) === 'e' ? '' : `${of.slice(1)} `}${who}?`,
  ],
  [/^(?:a )?(?:sua )?rotina( .+)?$/iu, (rest) => `Como é a rotina${rest || ' das pessoas'}?`],
  [/^(?:[ao] )?(?:sua )?relação (d[aoe]s? .+? com .+)$/iu, (rest) => `Como é a relação ${rest}?`],
  [/^(?:o |seu )?uso (d[ao]s?) (.+)$/iu, (of, thing) => `Como as pessoas usam ${of.slice(1)} ${thing}?`],
  [/^(?:a |as )?percepç(?:ão|ões) sobre (.+)$/iu, (thing) => `Como as pessoas veem ${thing}?`],
  [/^(?:a )?influência (d[aoe]s? .+)$/iu, (rest) => `Qual é a influência ${rest}?`],
  [/^(?:o |seu )?dia a dia (d[aoe]s? .+)$/iu, (rest) => `Como é o dia a dia ${rest}?`],
  [/^(?:a )?intenção (de .+)$/iu, (of) => `Qual é a intenção ${of}?`],
  [/^(?:a )?confiança (n[oa]s? .+|em .+)$/iu, (rest) => `Quanto as pessoas confiam ${rest}?`],
];
const ofQuality = askedBy(patterns);

const things =
  /^(?:(?:os|as)? ?(?:seus|suas) |(?:os|as) )?(?:(?:principais|maiores|piores|melhores|grandes) )?(?:(motivos|obstáculos|pontos|gatilhos|desafios|desejos|medos|entraves|problemas|critérios|momentos|passos|riscos|usos|requisitos|fatores|hábitos)|(?:barreiras|razões|dificuldades|necessidades|expectativas|situações|causas|vantagens|desvantagens|diferenças|preocupações|dúvidas|opiniões|consequências|alternativas|atitudes|experiências|motivações|vivências|preferências|prioridades|reações|oportunidades|frustrações|dores))(?= |$)/iu;

/** The question for a subject that names what is asked of a thing (“as barreiras de acesso”); null for any other. */
export function topicQuestion(topic: string): string | null {
  const framed = ofQuality(topic);
  if (framed) return framed;
  const [found, masculine] = things.exec(topic) ?? [];
  const named = topic.charAt(0).toLowerCase() + topic.slice(1);
  const bare = named.replace(/^(?:os|as) /u, '');
  if (!found) return null;
  return /^(?:seus|suas) /u.test(bare) ? `Quais são ${bare}?` : `Quais são ${masculine ? 'os' : 'as'} ${bare}?`;
}
