import { list, phrases, sides, stems, words } from '../cue.ts';
import type { Words } from '../pack.ts';

const roleEnd =
  '(?=\\s+(?:e|mas|ou|em|na|no|nas|nos|numa|num|para|pra|com|desde|que|porque|aqui|lá|agora|há|faz|onde|quando|então|a|' +
  'por|os|as|o|minha|meu|tenho|trabalho)(?!\\p{L})|\\s*[,.;:!?…()–—\\n»”]|\\s*$)';
const trade = `[\\p{L}][\\p{L}\\p{M}/ -]{2,58}?`;
const role = `(?<role>${trade})${roleEnd}`;
/** “Sou …” is followed by a trait as often as by a trade; trades are known by their endings. */
const known =
  '(?:chefe|chef|gerente|encarregad[oa]|empregad[oa]|advogad[oa]|don[oa]|médic[oa]|enfermeir[oa]|autônom[oa]|estudante|' +
  'responsável|técnic[oa]|engenheir[oa]|aprendiz|estagiári[oa]|' +
  '\\p{L}{3,}(?:dor|dora|tor|tora|sor|sora|ista|eiro|eira|ário|ária|ante|ólogo|óloga|ógrafo|ógrafa))';

const phraseEnd =
  '(?=\\s+(?:e|mas|ou|desde|que|porque|aqui|lá|agora|há|faz|onde|quando|então|com|a)(?!\\p{L})|\\s*[,.;:!?…()–—\\n»”]|\\s*$)';
const thirdPerson: Record<string, string> = {
  trabalho: 'Trabalha',
  dirijo: 'Dirige',
  gerencio: 'Gerencia',
  ensino: 'Ensina',
  dou: 'Dá',
};

/** “trabalho em uma creche” as it is said of somebody else. */
function inThirdPerson(role: string): string {
  return role.replace(/^\p{L}+/u, (verb) => thirdPerson[verb.toLowerCase()] ?? verb);
}

export function portuguese(): Words {
  return {
    questionWords: list(`
    que quê quem qual quais quando onde por como quanto quanta quantos pensa pensam pensou pensaram acha acham achou
    acharam opinião opiniões diz dizem disse disseram dizer conta contam contou fala falam falou falaram menciona
    mencionam mencionou comenta comentam resumo resume resumir resuma discute discutem discutiu discutir discussão
    descreve descreva descrever descrição explica explique explicar dar lista liste sobre acerca respeito segundo visão
    pontos geral principais principal brevemente detalhe detalhes reunião participante participantes pessoa pessoas
    entrevistado entrevistada entrevistados usuário usuários utilizadores há foi foram é são tem têm teve sente sentem
    faz fazem fez fizeram porque lhes
  `),
    fillers: phrases(`
    para ser sincera, para ser sincero, pra ser sincera, pra ser sincero, para falar a verdade, pra falar a verdade,
    para dizer a verdade, boa pergunta, deixa eu pensar, deixa eu ver, deixe-me ver, na verdade, a verdade é que,
    o que acontece é que, quer dizer, ou seja, é assim, é que, sabe como é, vamos dizer, digamos, sei lá, sabe, olha só,
    olha, olhe, veja, veja bem, bem, bom, pois é, pois, pronto, tipo assim, assim, então tá, então, e então, e aí,
    e daí, e depois, e bom, mas bom, aí, daí, tá, né, porque, sim sim, sim claro, claro, sim, ahã, aham, hum, hmm, eh,
    é, ah, oh, ai, uhm, e, mas
  `),
    negations: list('não nao nem nunca jamais nada ninguém nenhum nenhuma tampouco sem mal'),
    askerLabels: phrases(`
    entrevistadora, entrevistador, moderadora, moderador, facilitadora, facilitador, pesquisadora, pesquisador,
    investigadora, investigador, pergunta, interviewer, moderator, entr, ent, mod, pesq, e, m, p, q
  `),
    answererLabels: phrases(`
    entrevistada, entrevistado, participante, resposta, respondente, cliente, usuária, usuário, utilizadora, utilizador,
    convidada, convidado, pessoa, paciente, participant, respondent, part, resp, r, a
  `),
    firstPerson: list('eu me mim meu minha meus minhas comigo nós nos conosco connosco nosso nossa nossos nossas'),
    selfRole: [
      words(
        `trabalho (?:aqui |hoje |atualmente )?(?:como|de) (?!segunda|dia|noite|tarde|manhã|forma|maneira|casa)(?:uma? )?${role}`,
      ),
      words(`(?:eu )?sou (?:o |a |uma? )?(?<role>${known}(?: (?:de|da|do|chefe|geral) ?[\\p{L} ]{0,40}?)?)${roleEnd}`),
      words(
        `(?:meu cargo é|minha profissão é|meu trabalho é|minha função é|atuo como) (?:o |a |uma? )?(?!que\\b)${role}`,
      ),
      words(
        `(?<role>(?:trabalho (?:em|no|na|num|numa|para) |dirijo |gerencio |ensino |dou aulas? de |dou aula de )[\\p{L}][\\p{L} -]{2,40}?)${phraseEnd}`,
      ),
    ],
    roleName: inThirdPerson,
    cues: {
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
          'não (?:sei|entendo|entendi|encontro|achei|acho onde|funciona|funcionou|consigo|consegui|posso|pude|podemos|lembro|vejo|está claro|tenho certeza|dá|deu certo)',
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
          'gostaria|gostaríamos|(?<!não )queria|(?<!não )queríamos|(?<!não )quero|(?<!não )queremos|quem dera|tomara|espero que|o ideal seria|idealmente|desejo|desejaria|sonho|sonhamos',
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
    nounBefore: list(`
    o a os as um uma uns umas ao aos à às do da dos das de no na nos nas em num numa pelo pela pelos pelas por para pra
    pro com sem sobre entre até desde contra durante após sob segundo como meu minha meus minhas teu tua seu sua seus
    suas nosso nossa nossos nossas este esta estes estas esse essa esses essas aquele aquela aqueles aquelas neste nesta
    nesse nessa naquele naquela deste desta desse dessa daquele daquela cada todo toda todos todas algum alguma alguns
    algumas nenhum nenhuma outro outra outros outras muito muita muitos muitas pouco pouca poucos poucas vários várias
    dois duas três quatro cinco seis sete oito nove dez
  `),
    nounAfter: [],
    weakWords: list(`
    ser estar ter haver fazer faço faz fazemos fazem fazia fez fiz fizemos feito fazendo poder posso pode podemos podem
    podia pude pôde poderia dizer digo diz dizemos dizem dizia disse dito ir vou vai vamos vão ia foi fui indo ver vejo vê
    vemos veem vi viu visto dar dou dá damos dão dei deu dado saber sei sabe sabemos sabem sabia querer quero quer queremos
    querem queria chegar chego chega chegamos chegam chegou passar passo passa passamos passam passou dever devo deve pôr
    ponho põe colocar coloco coloca colocamos parecer parece parecia ficar fico fica ficamos ficam ficou achar acho acha
    achamos falar falo fala falamos levar levo leva levamos deixar deixo deixa deixamos deixou seguir encontrar encontro
    encontra chamar chama vir venho vem vêm veio pensar penso pensa pensamos sair saio sai voltar volto volta tomar
    conhecer conheço tratar trata olhar olho olha olhamos contar conto conta começar começo começa começamos esperar espero
    espera procurar procuro procura entrar trabalhar trabalho trabalha trabalhamos trabalham perder acontecer acontece
    entender entendo pedir peço pede lembrar lembro terminar termino termina servir serve tirar tiro tira precisar preciso
    precisa manter usar uso usa usamos usam usava utilizar utilizo utiliza gostar gosto gosta gostamos gostaria tentar
    tento tenta comprar ajudar ajuda ajudam acabar acabo acaba mudar mudo muda pegar pego pega costumo costuma
    muito pouco bastante demais quase sempre nunca vezes vez depois antes agora hoje ontem amanhã cedo tarde ainda já
    também além só somente apenas realmente simplesmente praticamente basicamente normalmente geralmente exatamente
    provavelmente talvez claro obviamente inclusive bem mal melhor pior assim aqui ali lá aí juntos mesmo
    bom boa bons boas ruim mau má maus más grande grandes pequeno pequena pequenos pequenas novo nova novos novas velho
    velha mesma mesmos diferente diferentes igual iguais certo certa certeza seguro possível impossível importante
    importantes interessante fácil fáceis difícil difíceis simples longo longa curto curta alto alta baixo baixa
    verdadeiro último última primeiro primeira segundo segunda terceiro seguinte próximo próxima final principal geral
    normal típico comum especial único única próprio própria pronto feliz legal
    coisa coisas algo nada tudo alguém ninguém tipo tipos forma formas maneira modo jeito parte partes ponto pontos caso
    casos fato exemplo exemplos ideia ideias problema problemas pergunta perguntas resposta tema temas razão gente pessoa
    pessoas homem mulher moço moça senhor senhora cara tempo momento dia dias semana semanas mês meses ano anos hora horas
    minuto minutos manhã noite noites lugar lugares lado vida mundo número quantidade metade resto nível palavra sentido
    nome mão verdade conta falta
    dois duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta cem cento mil
    milhão segunda terça quarta quinta sexta sábado domingo feira etc
    obrigado obrigada olá oi tchau adeus desculpe desculpa favor bem-vindo bem-vinda enviar envio envia mandar
    mando manda vender vendo vende vendemos pagar pago paga pagamos andar dirigir conduzir escrever escrevo
    escreve ler leio abrir abro abre fechar fecho verificar verifico conferir confiro escolher escolho cortar
    sentar comer como beber dormir durmo aprender aprendo ensinar ensino explicar explico decidir decido gastar
    gasto jogar jogo jogamos reunir ganhar responder respondo anotar anoto anotamos
  `),
    coordinators: list(`
    e ou nem mas então depois também além porque assim pois porém contudo todavia entretanto portanto aí daí ainda
    igualmente inclusive enquanto
  `),
    clauseStarts: list(`
    porque mas e que quando enquanto se onde embora até desde como para pois quem cujo então assim ou porém
  `),
    backward: list(`
    isso isto ele ela eles elas este esta estes estas esse essa esses essas aquilo aquele aquela assim ali lá aí então
    lhe lhes tal
  `),
    complementizers: list('que se como quando onde porquê'),
    topics: {
      briefWords: list(`
      estudamos investigamos exploramos analisamos entrevistamos observamos
      estudo estudos pesquisa pesquisas pesquisar projeto projetos projecto entrevista entrevistas inquérito questionário
      explorar compreender entender conhecer saber descobrir examinar analisar análise avaliar identificar determinar
      objetivo objetivos objectivo meta propósito finalidade perguntas pergunta respostas queremos quer quero buscamos
      busca pretende pretendemos desejamos interessa interesse equipe equipa contexto âmbito foco ver dizer como que porque
      se sobre participantes entrevistados pessoas principal principais diferentes certos relacionado atual atuais
      atualmente hoje melhor coisas formas forma maneira maneiras papel razões motivos exemplo ajuda fase rodada piloto
      qualitativo qualitativa quantitativo errado dá errado
    `),
      verbs: list(`
      planejam planeja planejar planeiam planear decidem decide decidir usam usa usar utilizam utiliza utilizar escolhem
      escolhe escolher compram compra comprar pedem pedir gerenciam gerenciar gerem gerir lidam lidar organizam organizar
      pagam pagar gastam gastar economizam poupam poupar comem comer dormem dormir viajam viajar cozinham cozinhar
      reservam reservar contratam contratar vendem vender comparam comparar mudam mudar cancelam cancelar abandonam
      abandonar deixam deixar voltam voltar aprendem aprender ensinam ensinar vivem viver trabalham trabalhar sentem sentir
      pensam pensar percebem perceber adotam adotar preparam preparar jogam fora reduzem reduzir evitam evitar melhoram
      melhorar aumentam aumentar fazem fazer tomam tomar dão dar recebem receber esperam esperar preferem preferir confiam
      confiar valorizam reagem acessam acessar acedem procuram procurar encontram encontrar surgem ocorrem acontece
      influenciam afetam precisam levam leva faria fariam ficar ficam controlam preveem prever calculam dão
    `),
      joiners: ['de', 'do', 'da', 'dos', 'das'],
      joinedArticles: [],
      vague: list(
        'produto produtos serviço serviços usuário usuários cliente clientes experiência necessidades casa lar trabalho lugar cidade gente dia dias semana semanas mês meses manhã tarde noite tempo ano anos vida vezes hora horas última',
      ),
      adjectives: list(
        'pequeno pequena pequenos pequenas grandes jovens idosos novo nova novos novas primeiras primeiros',
      ),
      kinds: {
        problem:
          /^(?:desperdício|perdas?|atrasos?|abandono|erros|reclamações|estresse|stress|escassez|rotatividade|barreiras|fraude|ruído|conflitos?|acidentes?|cancelamentos?|dívidas?|solidão|ansiedade|problemas?|riscos?|falhas?|ausências?|absenteísmo|devoluções)(?!\p{L})/u,
        activity:
          /^\p{L}*(?:ção|são|mento|agem|planejamento|compras?|pedidos?|entregas?|reservas?|viagens|viagem|cuidados?|trabalho|uso|busca|vendas?)(?!\p{L})/u,
        people:
          /^(?:clientes|usuári[oa]s|utilizador[ea]s|pacientes|pais|mães|famílias|crianças|jovens|adolescentes|adultos|mulheres|homens|pessoas|funcionári[oa]s|trabalhador[ea]s|equipes?|estudantes|aprendizes|docentes|vizinh[oa]s|casais|autônom[oa]s|\p{L}+(?:eir[oa]s|or[ea]s|istas|antes))(?!\p{L})/u,
      },
      facets: {
        problem: sides(': ', 'causas, custos, prevenção, manejo diário, responsabilidade, consciência'),
        activity: sides(': ', 'ferramentas, obstáculos, tempo e esforço, decisões, ideias de melhoria, apoio'),
        people: sides(': ', 'necessidades, dia a dia, motivos, preocupações, desejos, decisões'),
        thing: sides(': ', 'experiências, dificuldades, expectativas, decisões, custos, confiança'),
      },
      bare: [
        'Rotinas diárias',
        'Dificuldades',
        'Desejos e ideias',
        'Razões e motivos',
        'Ferramentas e atalhos',
        'Custos',
      ],
    },
  };
}
