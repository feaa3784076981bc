import { words } from '../cue.ts';
import type { Speech } from '../definition.ts';
import { subjectBeforeVerb, wordList } from '../main-clause.ts';
import { endsAsVerb, isFirstPerson } from './verb-endings.ts';

const subject = '(?:eu|nós|a gente|você|vocês|eles|elas|ele|ela|isso|isto|ninguém|todos|o|a|os|as|meu|minha|não|me|se)';

/** A topic that is named first: «o pior é que …», «o que falta é …». */
const naming =
  'o (?:que(?: \\S+){1,7}|(?:mais|menos|único|pior|melhor|ruim|bom|importante|difícil|complicado|ideal|chato)(?: \\S+){0,3}) (?:é|era|seria|são) (?:que|o|a|os|as|um|uma|não|quando|\\p{L}+[aei]r)';

export const speech: Speech = {
  restricts: words('só|somente|apenas'),
  closes: () =>
    /(?<!\p{L})(?:mais alguma coisa|algo mais|alguma outra coisa|algo que (?:não|queira|gostaria)|me esqueci)(?!\p{L})/iu,
  subjects: words('você|tu'),
  otherTopic: () =>
    /^(?:(?:e|mas)[,\s]+)*(?:quanto (?:a|à|ao|às|aos)|o que (?:me )?diz(?:es)? (?:de|da|do|das|dos))\s+(?<topic>[^?]+)\?/iu,
  invites: words(
    '(?:cont[ea]|fal[ea]|descrev[ae]|explique|explica|mostr[ea])-(?:me|nos)|me (?:cont[ea]|fal[ea]|descrev[ae]|expliqu[ea]|explica)|descrev[ae]|(?:dê-me|me dê|dá-me) um exemplo',
  ),
  questionLeads: words(
    'diga-me|diz-me|me diga|me conta|(?:a |minha )?(?:próxima|última) pergunta(?: é)?|queria (?:saber|perguntar-lhe)|gostaria de saber|para (?:terminar|começar)',
  ),
  unmarkedQuestions: words(
    '(?:o que|que \\p{L}+|como|quando|onde|quem|quanto|quanta|quantos|quantas|qual|quais|por que|de onde)(?: é que)? (?:você|vocês|o senhor|a senhora|é|são|foi|faz|fazem|acontece|funciona|entra|decide|paga|usa|mudou|precisa|gostaria|ele|ela|a gente|tem|vem|fica|chega)',
  ),
  unmarkedEnds: words('e|ou|mas|o|a|os|as|um|uma|de|do|da|que|se|em|no|na|para|pra|por|com|porque|seu|sua|meu|minha'),
  offRecord: words(
    '(?:isso |isto |que )?fica entre nós|não (?:escreva|escrevas|anote|anotes|ponha|ponhas|coloque|registe|registre) (?:isso|isto)|(?:isso|isto) não (?:escreva|escrevas|anote|ponha|coloque)|não (?:é )?para o relatório|não (?:escreva|escrevas|anote|ponha|ponhas|coloque|use|uses) (?:o )?meu nome|(?:isso|isto) não sai daqui|que (?:isso |isto )?não saia|não (?:conte|contes|diga|digas) (?:isso |isto )?a ninguém|(?:desligue|desliga) (?:o gravador|a gravação)',
  ),
  recording: words(
    'grav(?:o|ar|ando|ação|amos|arei|e)|gravador|tom(?:o|ar) notas|apont(?:o|ar|amentos)|transcri\\p{L}+',
  ),
  permits: words(
    'tudo bem|pode ser|está bem|tá bom|de acordo|importa|incomoda|permiss\\p{L}+|permite\\p{L}*|anônim\\p{L}*|anónim\\p{L}*|confidenci\\p{L}+|nomes?|equipa|equipe|entre nós|parar?|paramos',
  ),
  digresses: words(
    'estou a (?:divagar|desviar-me)|(?:tô|estou) (?:fugindo do assunto|divagando)|onde (?:é que )?(?:íamos|estávamos|a gente estava)|voltando ao assunto|qual era a (?:sua )?pergunta|o que é que (?:me )?perguntou',
  ),
  leavesOut: words(
    'não (?:vou (?:escrever|anotar|pôr|colocar)|escrevo|anoto|ponho|coloco|sai daqui)|(?:isso|isto) fica (?:entre nós|de fora|aqui)|deixo (?:isso |isto )?de fora',
  ),
  courtesies: words(
    '(?:dou|vou dar)(?:-lhe|-te|-vos| lhe| te)? um exemplo(?=[.:!]*$)',
    'desculpe|desculpa|perdão|com licença|obrigad[oa]|tchau|adeus|um momento(?=[,.!]|$)|um segundo(?=[,.!]|$)|está me ouvindo',
  ),
  openers: words(
    // A remark about one's own remark.
    '(?:(?:se calhar|talvez|pode ser que) (?:seja só eu|sou eu|seja (?:bobagem|besteira|parvoíce))|posso estar errad[oa]|parece (?:bobo|bobagem|besteira|parvo)),? mas|não me (?:leve|entenda) a? ?mal(?:,? mas)?',
    'hã+|ahn?|hum+|hmm+|eh+|é(?=,)|ah|oh|ai|sim|não(?=,)|claro|bom|bem|tá|(?:gente|menin[ao]|nossa|agora|minto|pô|ó)(?=,)|então|olha|olhe|veja|pois|pois é|né|tipo|tipo assim|assim(?=,)|e|mas|ou|aí|daí|depois(?=,)|também(?=,)|quer dizer|ou seja|na verdade|a verdade é que|o que acontece é que|digamos|vamos dizer|sabe|sei lá|por exemplo(?=,)|basicamente|sinceramente|realmente|com certeza(?=,)|pronto',
    '(?:eu )?(?:acho|penso|diria|creio|acredito|imagino|sinto) que|(?:na minha opinião|pra mim|para mim|da minha parte)(?=,)',
  ),
  tails: words(
    'né|não é|(?<!(?:digo|diz|dizem|disse|disseram|dizia|dizer|que|ou) )sim|tá|sabe|claro|e tudo|e tal|e tudo mais|etc|etcétera|e coisas assim|ou algo assim|por exemplo|digamos|eu acho|acho eu|então|e|mas|ou|assim|tipo|pois|aí',
  ),
  asides: words(
    '(?<=, )(?:(?:eu )?acho(?: eu)?|creio(?: eu)?|penso|suponho|diria(?: eu)?|parece-me)(?=,)',
    'hã+|ahn|hum+|hmm+|eh+|né|tipo assim|quer dizer|digamos|vamos dizer|sei lá|ou seja|(?<=, )(?:tipo|assim|bom|sabe|então|claro|por exemplo|na verdade|é)(?=,)',
  ),
  joints: words(
    'porque|mas|embora|quando|enquanto|se(?= (?:eu|a gente|nós|o|a|os|as|não|alguém|você)\\b)|até que|já que|então|para que|onde|quem|que(?<=, que)|exceto|por isso|pois',
    `e(?= ${subject}(?: |$))|ou(?= ${subject}(?: |$))|e(?= (?:então|depois|por isso|quando|se|às vezes|aí)(?: |$))`,
    `(?<=, )(?:${subject}|e|ou|sim|que|por exemplo|principalmente)`,
  ),
  limits: words(
    'exceto|se|quando|enquanto|até que|desde que|só se|mas (?:não|só)|que|onde|quem|a não ser|a menos|para que|embora não',
  ),
  denials: words('não'),
  leads: words(
    '(?:e |mas )?(?:se|quando|enquanto|sem|exceto|embora|até que|caso|a menos|como|(?:n?os )dias (?:que|em que)|(?:cada|toda) vez que)',
  ),
  afterComma: words('mas|porque|e|ou|embora|então|já que|principalmente|exceto|que|o que|por isso|pois|não'),
  complete: words(naming),
  probes: () =>
    /(?<!\p{L})(?:\p{L}+(?:aste|iste|aram|eram|iram)|\p{L}{2,}ou|foi|foram|houve|eram?|tinha\p{L}*|estava\p{L}*|teria\p{L}*)(?!\p{L})/iu,
  badStart: words(
    'e|ou|nem|mas|então|depois(?! d\\S+ .* (?:o|a|os|as|eu|não|ninguém|a gente) )|também|além|porque|assim|pois|porém|contudo|portanto|aí|daí|que|quem|onde|como|cujo|(?:para|pra|por|ao|à|aos|às|com|sem|sobre|até|desde)(?! (?:\\S+ ){1,6}(?:eu|não|ninguém|todos|o|a|os|as|meu|minha|me|se|a gente|\\S+(?:amos|emos|imos|ia)) )|de|do|da|dos|das|qual|quais|por que|talvez|só|até mesmo|sim|embora(?!.*,)|se(?!.*,)|quando(?!.*,)|enquanto(?!.*,)',
    'isso|isto|este|esta|estes|estas|esse|essa|esses|essas|aquilo|aquele|aquela|ele|ela|eles|elas|ali|lá|aqui|lhe|lhes|seu|sua|seus|suas|dele|dela|tal|você|vocês|o outro|a outra|os outros|as outras|outro|outra|o primeiro|a primeira|o (?:que|mesmo)(?= (?:é|são|faço|acontece))',
  ),
  badEnd: words(
    'e|ou|mas|que|de|do|da|dos|das|o|a|os|as|um|uma|uns|umas|ao|à|em|no|na|nos|nas|com|sem|por|pelo|pela|para|pra|sobre|entre|até|desde|meu|minha|seu|sua|nosso|nossa|este|esta|esse|essa|muito|mais|menos|tão|também|é|são|está|estão|era|tem|têm|há|se|não|me|como|quando|porque|eu|cada|todo|toda|todos|todas|algum|alguma|outro|outra|falou|falei|falava|disse|dizia|perguntou|perguntei|respondeu|ser|estar|fazer|ter|tenho|onde|assim',
  ),
  refused: [
    words(
      'sua pergunta|a pergunta|boa pergunta|a entrevista|(?:está|tá) me ouvindo|como (?:eu )?(?:disse|falei|mencionei)|(?:já )?(?:falei|disse|mencionei) (?:antes|isso|que)|não sei|não lembro|não me lembro|nem ideia|deixa eu|deixe-me|vou (?:falar|dizer|contar|ver)|vamos (?:ver|dizer)|obrigad[oa]|desculpe|desculpa|olá|tchau|por favor|de nada|inaudível|e tal|coisas assim|algo assim|etcétera|tá bom|tudo bem|sem problema|né|qual',
      // «Na segunda ela falou …»: no one is named whom the pronoun could mean.
      '^(?:(?:n[ao]|em|hoje|ontem|agora|quando|se|já|às vezes|depois|antes) )(?:\\S+ )?(?:ele|ela|eles|elas)(?= )',
      '(?:de|do|da|o|um|uma|em|com|por) (?:é|são|está|têm|e|mas|de|eu|me)|(?:eu|nós) (?:eu|o|a|os|as|de)|(?:é|são) (?:é|são|está)',
    ),
  ],
  plain: [
    words(
      '(?:eu )?(?:sou|estudei|trabalho|trabalhei|me chamo|moro|nasci|venho de)|tenho (?:\\w+ )?anos|anos de experiência|há \\w+ anos|meu (?:nome|trabalho|cargo) é|minha função|(?:eu )?(?:clico|abro|entro|vejo|leio|aperto|olho|procuro)|aqui (?:vejo|diz|tem)|(?:tem|há) (?:um|uma|uns|umas|dois|duas|três)',
    ),
  ],
  plans: words(
    '(?<!não )(?:vamos|queremos|queríamos|tentamos|estamos (?:tentando|a tentar|trabalhando|a trabalhar|procurando)|vou|a gente (?:vai|quer|queria|tenta))|(?:a decisão|o plano|a ideia|o objetivo|a meta|a tarefa) (?:é|era|foi|seria)',
  ),
  stories: words(
    '^(?:ontem|anteontem|(?:no )?outro dia|um dia|uma (?:vez|noite|manhã|tarde)|(?:na )?semana passada|(?:no )?(?:mês|ano|verão|inverno) passado|hoje de manhã)',
    '^(?:[oa]s? )?(?:meu|minha|meus|minhas|nosso|nossa) (?:\\p{L}+ )?(?:mãe|pai|pais|filho|filha|irmão|irmã|tia|tio|avó|avô|marido|esposa|mulher|namorado|namorada|primo|prima|sobrinha|sobrinho|sogra|sogro|cunhado|cunhada)',
  ),
  claims: words(
    'não|nunca|ninguém|nada|sem|mais|menos|melhor|pior|demais|sempre|só|importante|precis\\w+|tem que|tenho que|temos que|dev\\w+|depende|custa|falta|faltam|perd\\w+|esque\\w+|prefir\\w+|difícil|impossível|demora\\w*|vergonha|medo|car[oa]|barat[oa]|pesad[oa]|perigos[oa]|bagunçad[oa]',
  ),
  isMainClause: subjectBeforeVerb({
    subjects: wordList('eu nós gente ninguém todos todas alguém muitos alguns qualquer pessoal nada tudo'),
    openers: wordList(
      'o a os as um uma uns umas ao aos à às do da dos das de no na nos nas num numa pelo pela meu minha meus minhas nosso nossa nossos nossas seu sua este esta esse essa cada todo toda algum alguma alguns algumas nenhum nenhuma outro outra muito muita muitos muitas vários várias dois duas três quatro cinco seis sete oito nove dez',
      'em com sem por para pra sobre entre até desde contra durante após',
    ),
    prepositions: wordList(
      'em no na nos nas num numa com sem por pelo pela para pra sobre entre até desde contra durante após de do da dos das ao à',
    ),
    subordinators: wordList('que quem onde quando se porque como embora enquanto cujo qual'),
    between: wordList('não já me nos se te lhe também sempre nunca só quase ainda'),
    marks: wordList('eu não nunca me'),
    carriesSubject: isFirstPerson,
    opensAlone:
      /^(?:(?:não|já|sempre|nunca|às vezes|quase|também) )*(?:me \S+|há|(?:é|era|seria|fica) (?:muito |bem |bastante |quase |mais |tão )?(?:rápido|lento|cômodo|simples|difícil|complicado|impossível|importante|necessário|preciso|fácil|melhor|pior|útil|caro|raro|chato|frustrante)|falta|faltam|preciso|precisamos|tenho|temos|quero|queremos|queria|gostaria|gosto|gostamos|prefiro|preferimos|perco|perdemos|perdi|posso|podemos|consigo|conseguimos|devo|devemos|faço|fazemos|uso|usamos|confio|confiamos|gasto|gastamos|odeio|pago|pagamos|esqueço|esquecemos|jogamos)(?: |$)|^(?!(?:dentro|claro|muito|pouco|primeiro|segundo|logo|todo|tudo|quando|como|quanto|enquanto|mesmo|tanto|certo|outro|exemplo|trabalho|embaixo|antigo|novo) )\p{L}{3,}o (?:o|a|os|as|um|uma|meu|minha|todo|todos|todas|cada|por|com|em|no|na|à) /u,
  }),
  endsAsVerb,
  verbFirst: true,
};
