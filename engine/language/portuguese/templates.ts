import { composePlace, composeSummary, composeWhy, listOf } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { counted, inTurn, type Quotes, quoted } from '../templates/wording.ts';

const tag = 'pt';
const quotes: Quotes = { open: '“', close: '”', innerOpen: '‘', innerClose: '’', stop: '.', stopInside: false };
const people = counted(tag, { one: '# pessoa', other: '# pessoas' });
const documents = counted(tag, { one: '# documento', other: '# documentos' });
const quotations = counted(tag, { one: '# citação', other: '# citações' });
const q = (theme: string) => quoted(theme, quotes);

/** Within a sentence; at its beginning with a capital. */
function whoWithin(n: number, inAll: number): string {
  if (n < inAll) return `${n} de ${people(inAll)}`;
  return n === 2 ? 'as duas pessoas' : `as ${people(n)}`;
}
const who = (n: number, inAll: number) => whoWithin(n, inAll).replace(/^a/u, 'A');

function where(n: number, inAll: number): string {
  if (n < inAll) return `, em ${n} de ${documents(inAll)}`;
  return n === 2 ? ', nos dois documentos' : `, nos ${documents(n)}`;
}

export const templates: Templates = {
  question: {
    theme: (theme, turn) =>
      inTurn(
        [
          `O que as pessoas contam sobre ${q(theme)} e por que isso importa para elas?`,
          `Que papel tem ${q(theme)} no dia a dia das pessoas?`,
          `Como as pessoas lidam com ${q(theme)} na prática?`,
          `Que experiências as pessoas descrevem com ${q(theme)}?`,
          `O que mais conta para as pessoas quando se trata de ${q(theme)}?`,
        ],
        theme,
        turn,
      ),
    difficulty: (theme, turn) =>
      inTurn(
        [`O que é difícil quando se trata de ${q(theme)}?`, `Onde surgem os problemas com ${q(theme)}?`],
        theme,
        turn,
      ),
    wish: (theme, turn) =>
      inTurn(
        [`O que as pessoas desejam quando se trata de ${q(theme)}?`, `O que deveria mudar em ${q(theme)}?`],
        theme,
        turn,
      ),
    habit: (theme, turn) =>
      inTurn([`Como se faz ${q(theme)} hoje?`, `Que hábitos se formaram em torno de ${q(theme)}?`], theme, turn),
    reason: (theme) => `Que razões as pessoas dão quando falam de ${q(theme)}?`,
    difference: (theme, turn) =>
      inTurn(
        [
          `Em que diferem as opiniões sobre ${q(theme)}?`,
          `De que as pessoas discordam quando se trata de ${q(theme)}?`,
        ],
        theme,
        turn,
      ),
  },
  summary: composeSummary({
    quotes,
    who,
    where,
    gap: ' ',
    agree: [
      (s) => `${s.who} dizem isso${s.where}. ${s.speaker ?? 'Uma delas'} explica assim: ${s.said}`,
      (s) => `${s.who} concordam neste ponto${s.where}${s.among ? `, entre elas ${s.among}` : ''}: ${s.said}`,
      (s) => `${s.said} Dizem isso, com estas palavras ou parecidas, ${whoWithin(s.people, s.peopleInAll)}${s.where}.`,
    ],
    mixed: [
      (s) =>
        `As opiniões divergem. De um lado, ${s.who}${s.where}: ${s.said} Do outro, ${people(s.opponents)}: ${s.against}`,
      (s) => `Não há acordo. ${s.who}${s.where}: ${s.said} Em sentido contrário, ${people(s.opponents)}: ${s.against}`,
    ],
    single: [
      (s) => `De ${people(s.peopleInAll)}, por enquanto só ${s.speaker ?? 'uma'} diz isso: ${s.said}`,
      (s) => `Só ${s.speaker ?? 'uma pessoa'} diz isso, num total de ${people(s.peopleInAll)}: ${s.said}`,
    ],
    alone: [(s) => `${s.speaker ?? 'A pessoa entrevistada'} diz${s.where}: ${s.said}`],
    torn: [(s) => `Aparecem as duas opiniões${s.where}: ${s.said} Mas também: ${s.against}`],
    unnamed: [
      (s) =>
        s.documentsInAll > 1
          ? `Aparece em ${s.documents} de ${documents(s.documentsInAll)}: ${s.said}`
          : `O documento diz: ${s.said}`,
    ],
    also: (more) => `Também se ouve: ${more.join(' E ainda: ')}`,
  }),
  why: composeWhy({
    quotes,
    gap: ' ',
    tally: (n, inAll) => ` (${n} de ${people(inAll)})`,
    onePerson: ' (por enquanto, uma só pessoa)',
    toBrief: [
      (subject) => `O projeto pergunta por ${subject}; aqui há algo concreto com que trabalhar.`,
      (subject) => `O projeto quer entender ${subject}, e isto é parte da resposta.`,
      (subject) => `Sobre ${subject}, é um testemunho em primeira mão.`,
      (subject) => `Qualquer decisão sobre ${subject} deve levar isto em conta.`,
    ],
    toQuestion: [
      (question) => `Isto responde em parte à pergunta ${question}.`,
      (question) => `À pergunta ${question} responde-se aqui com experiência própria.`,
      (question) => `Qualquer resposta a ${question} tem de levar isto em conta.`,
    ],
    consequences: {
      difficulty: [
        (w) =>
          `Com ${w.theme} há um obstáculo no dia a dia${w.tally}: é preciso decidir se ele é removido ou se as pessoas recebem ajuda para contorná-lo.`,
        (w) =>
          `Vale verificar com que frequência algo falha com ${w.theme}${w.tally} e quanto custa, e só depois decidir o que pode esperar.`,
        (w) => `Antes de acrescentar algo novo, convém descobrir o que facilitaria as coisas com ${w.theme}${w.tally}.`,
        (w) => `Se nada mudar, ${w.theme} vai continuar custando esforço${w.tally}: falta definir quem cuida disso.`,
      ],
      wish: [
        (w) =>
          `As pessoas pedem ${w.theme} com todas as letras${w.tally}: é preciso decidir se será oferecido e avisar em qualquer caso.`,
        (w) =>
          `Convém comparar ${w.theme} com o que já está previsto${w.tally}: é um desejo que as pessoas trazem por conta própria.`,
        (w) =>
          `Falta verificar o que ${w.theme} permitiria fazer que hoje não é possível${w.tally}; isso mostra quanto vale.`,
      ],
      liking: [
        (w) => `Com ${w.theme} as coisas funcionam${w.tally}: convém manter isso quando o resto mudar.`,
        (w) => `Seja qual for a reformulação, ${w.theme} deve continuar${w.tally}; melhor perguntar antes de mexer.`,
        (w) => `Vale descobrir o que exatamente funciona com ${w.theme}${w.tally} e onde mais o mesmo ajudaria.`,
      ],
      habit: [
        (w) =>
          `${w.theme} já faz parte do modo de fazer as coisas${w.tally}: o que for novo deve caber ali, e não correr em paralelo.`,
        (w) => `A medida é ${w.theme} como é hoje${w.tally}: uma mudança tem de dar menos trabalho do que isso.`,
        (w) => `Antes de mudar os passos em volta, convém observar quando e por que ${w.theme} acontece${w.tally}.`,
      ],
      reason: [
        (w) =>
          `Explica por que as pessoas agem assim em relação a ${w.theme}${w.tally}: é a causa que pede atenção, não só o que se vê.`,
        (w) =>
          `Já se conhece uma razão por trás de ${w.theme}${w.tally}; falta verificar se vale para os outros antes de se apoiar nela.`,
        (w) => `Uma decisão sobre ${w.theme} pode partir desta razão${w.tally}, e não de um palpite.`,
      ],
      other: [
        (w) =>
          `As pessoas têm o que dizer sobre ${w.theme}${w.tally}: é preciso decidir se entra no plano ou na próxima rodada de perguntas.`,
        (w) => `Antes de apoiar qualquer coisa em ${w.theme}${w.tally}, convém conferir com mais pessoas.`,
        (w) => `Convém ter ${w.theme} em vista nas decisões${w.tally}.`,
      ],
    },
  }),
  place: composePlace({
    page: (n) => `página ${n}`,
    row: (n) => `linha ${n} da tabela`,
    line: (n) => `linha ${n}`,
    paragraph: (n) => `parágrafo ${n}`,
    comma: ', ',
  }),
  speakerSaid: (speaker, sentence) => `${speaker} disse: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `Isso não foi encontrado nos documentos selecionados. O que eles têm de mais próximo é ${listOf(tag, nearest, quotes)}.`
      : 'Isso não foi encontrado nos documentos selecionados.',
  notStated: () => 'Não consta nos documentos.',
  person: {
    unnamed: (n) => `Pessoa ${n}`,
    respondent: (n) => `Respondente ${n}`,
    roleUnknown: () => 'Função desconhecida',
    noDescription: () => 'Nenhuma descrição disponível',
    restsOn: (d, n) => `Baseia-se em ${quotations(n)} de ${documents(d)}.`,
  },
  context: {
    title: (projectName) => (projectName ? `O que diz o material de ${q(projectName)}` : 'O que diz o material'),
    documents: () => 'Documentos',
    themes: () => 'Temas',
    brief: () => 'Tema do projeto',
    people: () => 'Pessoas',
    saidBy: (n, d) => (n > 0 ? `dito por ${people(n)} em ${documents(d)}` : `em ${documents(d)}`),
  },
  noUsableText: () =>
    'Nenhum dos documentos selecionados contém uma frase que possa ser citada. Verifique se os arquivos têm texto ' +
    'legível, e não páginas digitalizadas ou imagens, e envie-os de novo.',
};
