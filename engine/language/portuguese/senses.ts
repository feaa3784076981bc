import { words } from '../cue.ts';
import type { Senses } from '../senses.ts';

const others =
  '(?:equipe|equipa|time|colegas?|chefes?|chefia|departamento|desenvolvedores|engenheir[oa]s|enfermeir[oa]s|médic[oa]s|pessoal|sóci[oa]s?|gerente)';
const tool =
  '(?:ferramentas?|programas?|aplicativos?|aplicaç(?:ão|ões)|apps?|software|planilhas?|folhas? de cálculo|bancos? de dados|sistemas?|plataformas?|máquinas?|tablets?|agendas?|aparelhos?)';
const times =
  '(?:n?[oa] (?:próxim[oa]|seguinte) (?:semana|mês|trimestre|ano|passo|temporada)|(?:n?[oa] (?:mês|ano|semana|trimestre)) que vem|n?[oa]s próxim[oa]s (?:semanas|meses|anos)|este ano|até (?:o fim|o final|ao fim)|em breve|no futuro)';

export const senses: Senses = {
  duties: {
    asks: words(
      '(?:pelo|por) que (?:você é|o senhor é|a senhora é|és) responsável(?: (?:no|em) (?:seu|teu) (?:trabalho|cargo|papel|time))?|quais são (?:as )?(?:suas|tuas) (?:principais )?(?:responsabilidades|tarefas|funções|atribuições)|qual é (?:o seu|a sua|seu|sua) (?:função|cargo|trabalho|papel)|(?:o que|em que) (?:você )?(?:faz|trabalha)(?: no trabalho| da vida)?|(?:conte|fale|me fale|me conte)(?: um pouco)? (?:de|sobre) (?:você|si|seu trabalho|o seu trabalho)|(?:se apresente|apresente-se)|como é um dia (?:típico|normal)',
    ),
    foremost: words(
      '(?:sou|estou|era|somos) (?:\\p{L}+ ){0,2}(?:responsável|responsáveis|encarregad[oa]) (?:por|pel[oa]s?|d[eoa])|(?:eu )?cuido d|a gente cuida d|(?:meu|minha) (?:trabalho|tarefa|função|responsabilidade|papel) (?:principal )?(?:é|era|consiste)|minhas (?:tarefas|funções|responsabilidades)|(?:eu )?(?:coordeno|supervisiono|lidero|gerencio|dirijo|chefio)',
    ),
    plainly: words('(?:eu )?trabalho (?:\\p{L}+ ){0,3}(?:como|de)'),
    touches: words(
      '(?:eu )?(?:trabalho|trabalhamos|desenvolvo|desenvolvemos|preparo|organizo|ensino|dou aulas|vendo|atendo|atendemos|faço) (?:em|no|na|com|os|as|o|a)',
    ),
    never: words('não sou responsável|não é (?:meu|minha) (?:trabalho|tarefa)|estudei|minha faculdade'),
  },
  troubles: {
    asks: words(
      '(?:que|quais(?: são (?:as|os)(?: suas| seus)?)?) (?:principais |maiores )?(?:dificuldades|problemas|desafios|obstáculos)(?: (?:você )?(?:enfrenta|tem|encontra|teve))?(?: (?:no (?:seu )?(?:dia a dia|trabalho)|todos os dias|diariamente))?|o que (?:é|foi|você acha)(?: o)? mais (?:difícil|complicado|chato|frustrante)|o que (?:te|o|a|lhe) (?:incomoda|frustra|preocupa|irrita)(?: mais)?',
    ),
    foremost: words(
      '(?:o|a|meu|minha|nosso|nossa) (?:maior|principal|pior|grande) (?:problema|dificuldade|desafio|obstáculo)|(?:problema|dificuldade|desafio) (?:mais \\p{L}+|principal|maior)|o (?:mais (?:difícil|duro|complicado|chato|frustrante)|pior)',
    ),
    plainly: words(
      '(?:o|um|meu|nosso|outro|a|uma) (?:grande |verdadeiro )?(?:problema|dificuldade|desafio) (?:é|era|são|foi|com|de que)|(?:tenho|temos|tive|tivemos|a gente tem|tinha) (?:\\p{L}+ ){0,3}(?:problemas?|dificuldades?|trabalho para)|(?:me|nos) (?:incomoda|frustra|preocupa|irrita|atrapalha)|o que (?:me|nos) (?:incomoda|frustra|preocupa|irrita|atrapalha)|é (?:muito |bem |tão )?(?:difícil|complicado|duro|frustrante|chato)',
    ),
    never: words(
      '(?:não|nenhum|nenhuma|sem) (?:\\p{L}+ ){0,2}(?:problemas?|dificuldades?)|não é (?:\\p{L}+ )?(?:difícil|complicado)|seria (?:um|o) problema',
    ),
  },
  team: {
    asks: words(
      'como (?:você )?(?:trabalha|se comunica|colabora|interage|se relaciona) com (?:a sua|sua|a|os seus|o seu) (?:equipe|equipa|time|colegas)|como (?:é|funciona|está organizada?) (?:a sua|sua|a|o seu) (?:equipe|equipa|time|trabalho em equipe)|com quem (?:você )?trabalha|quem está na sua equipe',
    ),
    foremost: words(
      '(?:minha|nossa|a) equip[ea] (?:é|tem|está|se|trabalha|faz)|(?:meu|nosso) time (?:é|tem|está|se)|(?:meus|minhas|nossos) colegas (?:são|fazem|me|ajudam)|(?:somos|a gente é) (?:uma equipe|um time|(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\\d+)(?: pessoas)?)|uma (?:\\p{L}+ )?equip[ea] (?:de|com)',
      `(?:trabalho|trabalhamos|colaboro|colaboramos|falo|falamos|converso|conversamos|divido|dividimos|combino|combinamos)(?: \\p{L}+){0,3} com (?:\\p{L}+ ){0,3}${others}|a gente se (?:reúne|fala|encontra|ajuda|divide)|nos reunimos|(?:reunião|reuniões) (?:de equipe|da equipe|diárias?|semana(?:l|is)|de manhã)`,
    ),
    plainly: words(
      `com (?:meu|minha|meus|minhas|nosso|nossa) (?:\\p{L}+ )?${others}|(?:meu|minha) (?:chefe|colega) (?:e eu|me|faz|diz|vem)|(?:na minha|na nossa|no meu|no nosso) (?:equipe|equipa|time)`,
    ),
    touches: words(`(?:meu|minha|meus|minhas|nosso|nossa|nossos) ${others}|em equipe|membros da equipe`),
    never: words('não tenho equipe|trabalho sozinh[oa]'),
  },
  tools: {
    asks: words(
      '(?:que|quais)(?: são as)?(?: outras)? (?:ferramentas|programas|aplicativos|aplicações|apps|softwares?|sistemas)(?: (?:e|ou) (?:ferramentas|programas|aplicativos))?(?: (?:você )?(?:usa|utiliza|usam))?(?: (?:no (?:seu )?(?:trabalho|dia a dia)|todos os dias))?|com o que (?:você )?trabalha',
    ),
    plainly: words(
      `(?:uso|usamos|usava|utilizo|utilizamos|a gente usa|trabalho com|trabalhamos com)(?: \\S+){0,5}? ${tool}|(?:ferramenta|programa|aplicativo|app|plataforma|sistema) (?:que se chama|chamad[oa])`,
    ),
    touches: words(
      '(?:uso|usamos|usava|usávamos|utilizo|utilizamos|utilizava|a gente (?:usa|utiliza|faz|anota)|trabalho (?:com|no)|trabalhamos (?:com|no)|usando|utilizando|(?:faço|fazemos|anoto) (?:tudo )?(?:com|no|em)|feito (?:com|no|em))',
    ),
    never: words('(?:não|nunca) (?:uso|usamos|usei|utilizo|utilizamos|utilizei|trabalhei|a gente usa)'),
  },
  plans: {
    asks: words(
      'quais? (?:são|é) (?:os seus|as suas|o seu|a sua|seus|suas|os|as) (?:principais |próximos )?(?:objetivos?|metas?|planos?|prioridades|próximos passos)(?: (?:para|n)[oa]?s? ?(?:o |os |as )?(?:próxim[oa]s?)? ?(?:trimestre|ano|meses|semanas|futuro)(?: que vem)?)?|quais (?:planos|metas|objetivos) (?:você )?tem(?: para o (?:próximo trimestre|próximo ano|futuro))?|o que (?:você )?(?:pretende|quer|planeja|pensa em) fazer(?: (?:depois|agora|no próximo (?:ano|trimestre)))?',
    ),
    plainly: words(
      `(?:meu|nosso|o) (?:próximo |principal )?(?:objetivo|plano|projeto|passo) (?:é|para|seria|agora)|(?:minha|nossa) meta (?:é|para)|(?:meus|nossos) (?:objetivos|planos) (?:são|para)|(?:pretendo|pretendemos|planejo|planejamos|penso em|pensamos em|a gente pretende) |estamos (?:vendo|procurando|preparando|trabalhando para)|(?:quero|queremos|vou|vamos|a gente quer|a gente vai|gostaria|gostaríamos)(?: \\S+){0,10}? ${times}|${times},? (?:eu )?(?:quero|queremos|vou|vamos|a gente quer|a gente vai|gostaria)`,
    ),
    touches: words(
      '(?:quero|queremos|gostaria de|gostaríamos de|a gente quer) (?:\\p{L}+ )?(?:aprender|crescer|melhorar|abrir|começar|lançar|terminar|mudar|contratar|conseguir|ampliar|chegar)|um dia eu|no futuro',
    ),
    never: words(
      '(?:quero|gostaria de|vou|vamos|queria) (?:\\p{L}+ )?(?:dizer|acrescentar|agradecer|perguntar|contar|explicar|mencionar|falar|comentar)|queria|queríamos|teria|se eu|por exemplo,? (?:quero|vou)|não (?:quero|pretendo|vamos)',
    ),
  },
  wishes: {
    asks: words(
      'o que (?:você )?(?:gostaria|mudaria|melhoraria|deseja|desejaria|te falta|lhe falta|ajudaria|poderia ser melhor|poderia melhorar)(?: (?:de (?:ter|mudar|ver|melhorar)|no seu trabalho|mais))*|o que (?:falta|faz falta) (?:para|a) você',
    ),
    plainly: words(
      '(?:eu )?(?:gostaria|gostaríamos|queria que|adoraria|desejo|espero que|tomara)|(?:seria) (?:\\p{L}+ ){0,2}(?:bom|melhor|ideal|ótimo|útil|legal)|(?:me|nos) (?:ajudaria|falta|faltam|faz falta)|o ideal|quem dera',
    ),
    touches: words('(?:deveria|deveriam|poderia|poderiam|teria que|teriam que)'),
    never: words('gostaria de (?:\\p{L}+ )?(?:dizer|acrescentar|agradecer|comentar|mencionar)'),
  },
  likes: {
    asks: words(
      '(?:do|o) que (?:você )?(?:mais )?(?:gosta|gostou)(?: (?:mais|no seu trabalho))*|o que (?:é o melhor|mais lhe agrada)(?: no seu trabalho)?',
    ),
    plainly: words(
      '(?:eu )?(?:gosto|gostei|gostamos|adoro|adorei|adoramos|aprecio|curto)|o (?:melhor|que mais gosto)|(?:é|foi|são|está) (?:muito |bem |super )?(?:prático|prática|útil|legal|ótimo|ótima|confortável|fácil de usar)|(?:me|nos) ajuda|ajuda (?:a gente|muito)',
    ),
    never: words(
      'não (?:gosto|gostei|gostamos|ajuda)|não (?:é|foi) (?:\\p{L}+ )?(?:prático|útil|legal)|gostaria|seria|adoraria',
    ),
  },
};
