import { stems, words } from '../cue.ts';
import type { Cues } from '../definition.ts';
import { consequences } from './consequences.ts';
import { outcomes } from './outcomes.ts';

const roleEnd =
  '(?=\\s+(?:e|mas|ou|em|na|no|nas|nos|numa|num|para|pra|com|desde|que|porque|aqui|lá|agora|há|faz|onde|quando|então|a|' +
  'por|os|as|o|minha|meu|tenho|trabalho)(?!\\p{L})|\\s*[,.;:!?…()–—\\n»”]|\\s*$)';
const trade = `[\\p{L}][\\p{L}\\p{M}/ -]{2,58}?`;
const role = `(?<role>${trade})${roleEnd}`;
/** “Sou …” is followed by a trait as often as by a trade; trades are known by their endings. */
const known =
  '(?:chefe|chef|gerente|encarregad[oa]|empregad[oa]|advogad[oa]|don[oa]|médic[oa]|enfermeir[oa]|autônom[oa]|estudante|' +
  'responsável|assistente|auxiliar|educadora?|professora?|técnic[oa]|engenheir[oa]|aprendiz|estagiári[oa]|' +
  '\\p{L}{3,}(?:dor|dora|tor|tora|sor|sora|ista|eiro|eira|ário|ária|ante|ólogo|óloga|ógrafo|ógrafa))';

/** What kind of it: “enfermeira pediátrica”, “assistente social”. */
const kindOfTrade = '(?: (?!(?:atual|normal|nada)(?!\\p{L}))\\p{L}{2,}(?:al|ar|ic[oa]|iv[oa]|ári[oa]|nom[oa]|ente))?';

/** Where people introduce themselves by name, age and work: “Rui, trinta e quatro anos, auxiliar”. */
const introduced = '(?<=^(?:(?:então|bem|eu) )?(?:\\p{L}+, )?)';

const phraseEnd =
  '(?=\\s+(?:e|mas|ou|desde|que|porque|aqui|lá|agora|há|faz|onde|quando|então|com|a)(?!\\p{L})|\\s*[,.;:!?…()–—\\n»”]|\\s*$)';
const thirdPerson: Record<string, string> = {
  trabalho: 'Trabalha',
  dirijo: 'Dirige',
  gerencio: 'Gerencia',
  ensino: 'Ensina',
  dou: 'Dá',
  vendo: 'Vende',
  conduzo: 'Conduz',
  conserto: 'Conserta',
  reparo: 'Repara',
  fabrico: 'Fabrica',
};

/** “trabalho em uma creche” in the third person. */
function inThirdPerson(role: string): string {
  return role.replace(/^\p{L}+/u, (verb) => thirdPerson[verb.toLowerCase()] ?? verb);
}

export const cues: Cues = {
  selfRole: [
    words(
      `trabalho (?:aqui |hoje |atualmente )?(?:como|de) (?!segunda|dia|noite|tarde|manhã|forma|maneira|casa)(?:uma? )?${role}`,
    ),
    words(
      // «Sou psicóloga, enfermeira, juíza …» is no trade.
      `(?:eu )?sou (?:o |a |uma? )?(?<role>${known}${kindOfTrade}(?: (?:de|da|do|chefe|geral) ?[\\p{L} ]{0,40}?)?)${roleEnd}(?!, \\p{L}+, )`,
    ),
    words(
      `(?:meu cargo é|minha profissão é|meu trabalho é|minha função é|atuo como) (?:o |a |uma? )?(?!que\\b)${role}`,
    ),
    words(
      `${introduced}(?:\\d{2}|\\p{L}+(?: e \\p{L}+)?) anos,? (?:e )?(?:uma? )?(?<role>${known}${kindOfTrade})${roleEnd}`,
    ),
    words(`como (?<role>${known}),? (?:eu|que sou|tenho|preciso|trabalho|vejo)`),
    words(
      `(?<role>(?:trabalho (?:em|no|na|num|numa|para) |dirijo |gerencio |ensino |dou aulas? de |dou aula de |(?:conduzo|vendo|conserto|reparo|fabrico) (?!mais|menos|muito|pouco|bem|tud|tod|o que|que|em |n[oa]s? |aos? |a |por ))[\\p{L}][\\p{L} -]{2,40}?)${phraseEnd}`,
    ),
  ],
  roleName: inThirdPerson,
  statements: {
    need: [
      words(
        '(?<!não )precis(?:o|a|am|amos|ava|ávamos|ei|ar|aria)|(?:tenho|temos|tem|tive|tivemos) (?:que|de)|é preciso|é necessári[oa]',
        'dev(?:o|e|emos|em)|é (?:essencial|fundamental|imprescindível|importante)|depend(?:e|o|emos|em) d[eoa]s?|falta|faltam|faz falta|necessit\\p{L}+|sem isso',
      ),
    ],
    difficulty: [
      stems(
        'dif[ií]cil',
        'dificuldade',
        'problem',
        'complica',
        'confus',
        'confund',
        'frustra',
        'incomod',
        'pesad[oa]',
        'lent[oa]s?(?!\\p{L})',
        'demora',
        'falh',
        'erro(?!u?p)',
        'errad',
        'preocup',
        'estress',
        'perda de tempo',
        'perd(?:er|emos|i|ido|eu)',
        'esque[cç]',
        'caos',
        'bagunça',
        'obstácul',
        'desvantag',
        'impossível',
        'pouco (?:clar|prátic)',
        'cansativ',
        'trabalhos[oa]',
        'desperd',
        'jogar fora',
        'jogamos fora',
        'travad',
        'inútil',
        'quebr',
        'atras',
        'chato',
        'chata',
      ),
      words(
        'não (?:sei|entendo|entendi|percebo|percebi|encontro|encontrei|achei|acho onde|funciona|funcionou|consigo|consegui|posso|pude|podemos|lembro|vejo|está claro|tenho certeza|dá|deu certo)',
        '(?:não|nunca) se (?:sabe|entende|encontra|vê)|ninguém (?:sabe|entende)',
        'demais|nem ideia|nenhuma ideia|tudo de novo|à mão de novo|do zero|acab(?:o|amos|ei) (?:fazendo|anotando|tendo)|em vez disso|dou um jeito|damos um jeito|no olho|post-?its?',
      ),
    ],
    liking: [
      words(
        '(?:eu )?(?:gosto|gostei|gostamos|gostava|adoro|adorei|amo|curto)|me ajuda|ajuda muito|útil|úteis|fácil|fáceis|facilmente|simples|rápid[oa]s?|prátic[oa]s?|confortável',
        'content[oa]s?|feliz|satisfeit[oa]s?|ótim[oa]s?|excelente|perfeit[oa]|maravilh\\p{L}+|confiável|confio|prefiro|preferimos|favorit[oa]|funciona (?:bem|muito bem)|economiz\\p{L}+|orgulh\\p{L}+|melhor|legal',
      ),
    ],
    wish: [
      words(
        'gostaria|gostaríamos|gostava(?: muito)? (?:de (?:poder|ter|ver)|que)|(?<!não )queria|(?<!não )queríamos|(?<!não )quero|(?<!não )queremos|quem dera|tomara|espero que|o ideal seria|idealmente|desejo|desejaria|sonho|sonhamos',
        '(?:poderiam|poderia|podiam|podia-se|dava para) (?:também |talvez |pelo menos )*(?:pôr|colocar|acrescentar|adicionar|incluir|mostrar|avisar|explicar|simplificar|juntar|separar|tirar|indicar)|preferia|preferiria|não seria mau',
        'seria (?:bom|ideal|útil|melhor|ótimo|legal|mais fácil)|ajudaria|se eu pudesse|se pudéssemos|se houvesse|se tivesse|deveria(?:m|mos)?',
      ),
    ],
    habit: [
      words(
        'normalmente|geralmente|habitualmente|em geral|sempre|quase sempre|muitas vezes|às vezes|costumo|costuma|costumamos|costumam',
        'todo (?:dia|mês|ano|domingo|sábado)|toda (?:manhã|noite|tarde|semana|vez|segunda|terça|quarta|quinta|sexta)|todos os dias|todas as (?:manhãs|noites|semanas|segundas|sextas)|cada (?:dia|manhã|semana|vez)',
        'diariamente|semanalmente|hábito|rotina|de manhã|à noite|à tarde|(?:uma|duas|três) vez(?:es)? por|aos (?:sábados|domingos)|às (?:segundas|terças|quartas|quintas|sextas)|a primeira coisa',
      ),
    ],
    belief: [
      words(
        'acho|achamos|creio|acredito|penso|imagino|suponho|considero|diria|sinto que|me parece|parece-me|na minha (?:opinião|visão|experiência)|para mim|pra mim|do meu ponto de vista|tenho (?:certeza|a impressão)',
      ),
    ],
    reason: [
      words(
        'porque|já que|uma vez que|por isso|portanto|devido a|graças a|por causa d[eoa]s?|para que|a fim de|senão|caso contrário|a razão|o motivo|o que significa|de modo que|pois|visto que',
      ),
    ],
  },
  consequences,
  outcomes,
  topics: {
    problem:
      /^(?:desperdício|perdas?|atrasos?|abandono|erros|reclamações|estresse|stress|escassez|rotatividade|barreiras|fraude|ruído|conflitos?|acidentes?|cancelamentos?|dívidas?|solidão|ansiedade|problemas?|riscos?|falhas?|ausências?|absenteísmo|devoluções)(?!\p{L})/u,
    activity:
      /^\p{L}*(?:ção|são|mento|agem|planejamento|compras?|pedidos?|entregas?|reservas?|viagens|viagem|cuidados?|trabalho|uso|busca|vendas?)(?!\p{L})/u,
    people:
      /^(?:gente|membros|sóci[oa]s|clientes|usuári[oa]s|utilizador[ea]s|pacientes|pais|mães|famílias|crianças|jovens|adolescentes|adultos|mulheres|homens|pessoas|funcionári[oa]s|trabalhador[ea]s|equipes?|estudantes|aprendizes|docentes|vizinh[oa]s|casais|autônom[oa]s|\p{L}+(?:eir[oa]s|or[ea]s|istas|antes))(?!\p{L})/u,
  },
};
