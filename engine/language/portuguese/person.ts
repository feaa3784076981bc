import { words } from '../cue.ts';
import type { PersonCues } from '../definition.ts';

const number =
  '(?:\\d+|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|vários|muitos|uns)(?: (?:a|ou) (?:\\d+|\\p{L}+))?';
const about = '(?:uns |quase |mais de |cerca de |já |aproximadamente )*';
const years = `(?<years>${number} (?:anos?|meses))`;
const habit = '(?:normalmente|geralmente|habitualmente|em geral|sempre|quase sempre|muitas vezes)';
const single = '(?:dia|manhã|tarde|noite|semana|mês|segunda|terça|quarta|quinta|sexta|sábado|domingo)';
const state = '(?!(?:sou|estou|tenho|acho|penso|sei|quero|me|digo|é|está|há|não|que|se|eu)(?!\\p{L}))';
const every = `(?:cada ${single}|tod[oa]s? (?:o |a |os |as )?${single}s?)`;

export const person: PersonCues = {
  fact: [
    words(`(?:tenho|com) ${about}${years} de experiência`),
    words(`(?:trabalho|sou|estou|vendo|ensino|dirijo|dou aulas?|faço)(?: [\\p{L}-]+){0,9}? há ${about}${years}`),
    words(
      `há ${about}${number} anos (?:que )?(?:eu )?(?:trabalho|sou|estou|vendo)`,
      'estudei|me formei|formei-me|fiz (?:um|uma|o|a|meu|minha) (?:mestrado|doutorado|doutoramento|faculdade|curso|licenciatura)|minha formação|sou formad[oa]',
      `tenho (?:[1-9]\\d|(?:vinte|trinta|quarenta|cinquenta|sessenta)(?: e \\p{L}+)?) anos(?! de)|tenho ${number} (?:filh[oa]s?|net[oa]s?)|sou (?:mãe|pai|aposentad[oa]|reformad[oa]|viúv[oa]|divorciad[oa]|solteir[oa]|casad[oa])`,
      'moro (?:em|no|na|com|sozinh[oa]|perto)|vivo (?:em|no|na|com|sozinh[oa])|nasci em|cresci em|trabalho por conta própria|sou autônom[oa]',
      `somos ${about}${number} (?:pessoas|funcionári[oa]s|empregad[oa]s|colegas)|temos ${about}${number} (?:funcionári[oa]s|empregad[oa]s)`,
    ),
  ],
  activity: [
    words(
      `(?:eu )?${habit},? (?:eu )?${state}\\p{L}+(?:o|amos|emos|imos)(?!\\p{L})|(?:costumo|costumamos) \\p{L}+r(?!\\p{L})`,
      `${every},? (?:eu )?${state}\\p{L}+(?:o|amos|emos|imos)(?!\\p{L})|(?<!\\p{L})${state}\\p{L}+(?:o|amos|emos|imos) (?:[\\p{L}-]+ ){0,7}?${every}`,
      'sou responsável (?:por|pel[oa]s?)|cuido d[oae]s?|me encarrego d|meu trabalho consiste|meu dia começa|tomo conta d[oae]s?',
      'passo (?:[\\p{L}-]+ ){0,6}(?:tempo|horas?|dias?|minutos|manhãs?)',
    ),
  ],
  wish: [
    words(
      '(?<!do que (?:eu |nós )?)(?:gostaria|gostaríamos|adoraria|gostava(?: muito)?(?= (?:de (?:poder|ter|ver)|que)(?!\\p{L})))(?! (?:de )?(?:dizer|acrescentar|saber se|começar|comentar|falar|agradecer))|quem me dera|quem dera|tomara que|(?<!não )(?:eu )?queria (?:que|um|uma|ter|poder)|meu (?:desejo|sonho) (?:é|seria)',
      '(?:seria|era) (?:[\\p{L}]+ )?(?:bom|ideal|útil|melhor|ótimo|legal|mais fácil) (?:que|se|poder|ter)|o ideal seria|(?:me|nos) ajudaria',
      'não (?:tenho|temos|há|tem) (?:um |uma |nenhum |nenhuma )?(?:maneira|forma|ferramenta|jeito|modo|sistema|possibilidade)|pagaria|(?:me|nos) faz falta|sinto falta de',
    ),
  ],
  belief: [
    words(
      'acredito (?:mesmo |firmemente )*(?:que|em)|estou convencid[oa] de|o mais importante (?:[\\p{L}]+ ){0,4}é|(?:sempre|nunca|ninguém) (?:se )?dever?iam?|(?:todos|a gente|as pessoas) (?:deveria|deveriam|deviam) sempre',
    ),
  ],
  span: [words('[\\p{L}\\d]+ (?:anos|meses)')],
  over: [
    words(
      '(?:era|estava|havia|tinha|fazia|ia|foi|fui|fomos|tive|fiz|antes|antigamente)|\\p{L}{2,}(?:ava|ávamos|avam|íamos|iam|aram|eram|iram)',
    ),
  ],
  aside: [
    words(
      'entrevistas?|gravação|gravando|estudo|pesquisa|inquérito|(?:sua|tua|a|essa|esta|boa|primeira|próxima) pergunta|como (?:eu |já |te )?(?:disse|falei|dizia)|obrigad[oa]|desculpa|desculpe|não sei|sei lá|moderador\\p{L}*|pode repetir',
    ),
  ],
};
