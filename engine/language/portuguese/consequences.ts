import { type Pattern, words } from '../cue.ts';
import type { ConsequenceKind } from '../templates/templates.ts';

const some =
  '(?:\\d[\\d.,]*|uma?|meia|duas|dois|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|' +
  'várias|vários|muitas|muitos|umas|uns)';
const duration = `${some}(?: ou ${some}| a ${some})* (?:minutos?|horas?|dias?|semanas?|meses|mês)`;
const number =
  '(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|\\p{L}+centos|quinhentos|mil)';
const money = `(?:${number} (?:e )?)*${number} (?:reais|euros|dólares)`;
const people =
  '(?:clientes?|pacientes|moradores|usuários|utentes|alunos|estudantes|pais|mães|crianças|famílias?|colegas|funcionários|vizinhos|passageiros|gente|pessoas|pessoal|equipe|equipa|todos|todo mundo|toda a gente)';

/** Verbs for what people say they cannot do. */
const doing =
  '(?:usar|utilizar|ler|ver|encontrar|achar|abrir|planejar|planear|mudar|alterar|verificar|comparar|pedir|reservar|trabalhar|continuar|entregar|enviar|mandar|começar|terminar|acabar|vender|saber|entrar|sair|ir|vir|participar|imprimir|guardar|salvar|fazer|cozinhar|avançar|acessar|aceder|marcar|apagar|carregar|instalar|receber|responder|atender|falar com)';

/** What shows that a topic has a consequence; each is to be precise rather than to find all. */
export const consequences: Record<Exclude<ConsequenceKind, 'outcome'>, readonly Pattern[]> = {
  cost: [
    words(
      money,
      '(?:r\\$|€|\\$) ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:reais|euros?|€|dólares|cêntimos)|(?:cem|mil|milhares de|centenas de|milhões de) (?:reais|euros|dólares)',
      '(?:muito |demasiado |mais |tão |bastante )?car(?:o|a|os|as)(?= (?:para|de|e|que|mas|demais)|[,.;]|$)|caríssim(?:o|a|os|as)|sa(?:i|em) car(?:o|a)',
      '(?:custa|custam|custava|perdemos|perco|perde|perder|gastamos|gasto|gasta|gastar) (?:\\p{L}+ ){0,3}?dinheiro|custa (?:muito|uma fortuna)|não (?:tenho|temos) (?:como|dinheiro para) pagar',
    ),
  ],
  time: [
    words(
      `(?:demora|demoro|demoram|demoramos|demorou|leva|levo|levam|levamos|levou|perco|perde|perdemos|perder|passo|passa|passamos|espero|espera|esperar|esperamos|esperando|dura|gasto|gasta|gastamos)(?: \\p{L}+){0,2}? ${duration}`,
      '(?:leva|toma|tira|perco|perdemos|perde|perder|perda de|gasta|gasto|consome) (?:\\p{L}+ ){0,1}?(?:muito |demasiado |tanto |bastante |mais )?tempo|demora(?:m|mos)? (?:muito|demais|demasiado|uma eternidade|horas|dias)|uma eternidade|horas e horas|meio dia inteiro',
    ),
  ],
  risk: [
    words(
      'perigos(?:o|a|os|as)|perigo|(?:um|o|grande|muito|há|tem) risco|arriscad(?:o|a|os|as)|insegur(?:o|a|os|as)|acidentes?|lesões|machuc(?:ar|ou|ado|ada)|multas?',
      '(?:perder|perdemos|perco|perde|perdido|perdeu|perdi) (?:\\p{L}+ ){0,2}?(?:clientes?|encomendas?|pedidos?|dados|pacientes?|vendas?|confiança|contratos?|emprego|receita)|falha de segurança|vazamento de dados|fuga de dados',
    ),
  ],
  frequency: [
    words(
      'todos os (?:dias|meses|sábados|domingos)|todas as (?:semanas|manhãs|noites|tardes|vezes|segundas|terças|quartas|quintas|sextas)|toda (?:semana|manhã|noite|hora|vez|segunda|terça|quarta|quinta|sexta)|todo (?:dia|mês|sábado|domingo)|cada (?:dia|semana|mês|vez|turno)',
      '(?:uma|duas|três|quatro|cinco|dez|várias|muitas|\\d+)(?: ou (?:duas|três|quatro))? vez(?:es)? (?:ao|por|à|a cada) (?:dia|semana|mês|hora|turno)|o tempo todo|constantemente|a toda hora|quase sempre|diariamente|metade das vezes',
    ),
  ],
  workaround: [
    words(
      'à mão|na mão|manualmente|(?:no|em|num|em um) (?:papel|papelzinho|caderno|caderninho)|(?:numa|na|em uma|uma|a minha|a nossa|nossa|minha) planilha|(?:no|num|em|em um|um) excel|folha de cálculo|post-?its?|copi(?:ar|amos|o|a) e col(?:ar|amos|o|a)',
      '(?:tenho|temos|tinha|tínhamos|tive|tivemos) (?:que|de) (?:ligar|telefonar|perguntar|voltar|imprimir|copiar|anotar|pedir emprestad[oa]|comprar)|mais (?:fácil|rápido|simples) \\p{L}+ (?:\\p{L}+ ){0,6}(?:do )?que|eu mesm[oa]|nós mesmos',
      'em vez disso|no lugar disso|damos um jeito|dou um jeito|dá um jeito|me viro|nos viramos|desenrasc(?:o|amos|ar)|improvis(?:amos|o|ar)|minha própria (?:lista|tabela)|nossa própria (?:lista|tabela)',
      '(?:tive|tivemos|tiveram) (?:que|de) (?!dizer|admitir|ser|estar|ter)\\p{L}+r',
    ),
  ],
  hindrance: [
    words(
      `não (?:\\p{L}+ )?(?:consegui|conseguiu|conseguiram|pude|pôde|pudemos|puderam|conseguia|podia) (?!dizer|pensar|lembrar|acreditar|dormir|imaginar)\\p{L}+r`,
      `não (?:\\p{L}+ )?(?:consigo|consegue|conseguimos|conseguem|posso|pode|podemos|podem) (?:nem )?${doing}`,
      'impossível \\p{L}+r|(?:me|nos) (?:impede|impedem|impediu) de \\p{L}+',
      '(?:desisti|desistimos|desistiu|desistiram)',
    ),
  ],
  affected: [
    words(
      '(?:me|nos) (?:estressa|preocupa|cansa|assusta|irrita|frustra|deixa (?:nervos[oa]|cansad[oa]|preocupad[oa]))|não (?:consigo|conseguia) dormir|(?:estou|estava|fico) (?:\\p{L}+ )?(?:exaust[oa]|fart[oa]|preocupad[oa]|com medo|com vergonha)|(?:meu|minha|meus|minhas|nossos) (?:filh[oa]s?|mulher|marido|família|chefe|clientes|equipe|mãe|pai) (?:\\p{L}+ ){0,3}(?:reclamam?|sofrem?|esperam?|choram?|se preocupam?)',
      `(?:afeta|prejudica|incomoda|confunde|frustra|preocupa|irrita) (?:também |sobretudo |muito |a |as |o |os |nossos |meus |todos |todas |muitos |muitas )*${people}`,
      `${people} (?:\\p{L}+ ){0,2}?(?:se queixam|queixam-se|reclamam|reclama|sofrem|sofre|se irritam|se perdem|desistem|vão embora|esperam|têm de esperar|têm que esperar|ficam (?:irritad|zangad|perdid|frustrad|confus|chatead)(?:os|as))`,
      `(?:difícil|duro|complicado|injusto|um problema) para (?:os |as |a |o |nossos |meus |muitos |muitas |todos |a maioria d[ao]s? )*${people}`,
    ),
  ],
};
