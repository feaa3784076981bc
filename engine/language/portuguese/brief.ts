import type { BriefWording } from '../brief-wording.ts';
import { wishes } from './wishes.ts';

export const brief: BriefWording = {
  asked:
    /^(?:(?:as|os|nossas|nossos|principais) )*(?:(?:perguntas?|questões|questão)(?: de pesquisa| de investigação| principais)?|objetivos?(?: específicos| gerais)?|metas?|temas?|o que queremos saber)$/iu,
  talkedTo:
    /(?<!\p{L})(?:entrevist[aá]mos|entrevistei|fal[aá]mos com|falei com|convers[aá]mos com|ouvimos|entrevistad[oa]s)(?!\p{L})/iu,
  wishes,
  reported:
    /^(?:fora do (?:escopo|âmbito)|excluído|não inclui|exclusões|método|metodologia|abordagem|amostra|participantes|recrutamento|perfil|perfis|calendário|cronograma|datas?|prazos?|entregáveis|entregas?|resultados?|orçamento|custo|cliente|contatos?|contactos?|local|formato)$/iu,
  attendance: { line: /^[\s\p{P}]*(?:presentes|somos)\s?:/iu, with: 'com' },
  decides: /^(?:decidir|desenvolver|melhorar|aumentar|reduzir|definir|desenhar|escolher|preparar)(?!\p{L})/iu,
  background: /^(?:contexto|antecedentes|o que é|sobre (?:nós|o produto))$/iu,
  assumed: /^(?:h\s?\d{1,2}|hipóteses?(?: \d{1,2})?|pressupostos?)$/iu,
  belief: /^(?:acreditamos|achamos|supomos|suspeitamos|pensamos) que /iu,
  sample:
    /^(?:cerca de )?(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte) (?:que|pessoas|entrevistas|conversas|ligações|áudios|depoimentos|mulheres|homens|del[ae]s)(?!\p{L})/iu,
  order:
    /^(?:(?:compreender|entender|conhecer|identificar|explorar|descrever|analisar|descobrir|saber|recolher|coletar|investigar|detectar|determinar|examinar|estudar|avaliar|mapear)) /iu,
  orderWhether: /^(?:descobrir|saber|verificar|ver|determinar|avaliar|entender) se /iu,
  whether: 'se',
  mayAsk: /^(?:se|o que|(?:(?:com base )?em|a|com|de|para|por|sobre) (?:que|quem|qua(?:l|is)|quant[oa]s?))\s/iu,
  wants:
    /(?<!\p{L})(?:ideia|imagem|impressão) de$|(?<!\p{L})(?:saber|entender|perceber|conhecer|compreender|ver|vê|vejam?|descobrir|descobre|pergunt(?:a|ar)|fala|conta)$/iu,
  plainly: [
    // «vê aí», «o que a gente quer entender é, antes de tudo, por que não voltaram», «Coleta: o que tirar das entrevistas»
    [/,? (?:vê|vejam?) (?:aí|lá)(?=[.!,;]|$)/gimu, ''],
    [
      /(?<!\p{L})o que (?:a gente|eu|nós|\p{L}+ )?(?: ?\p{L}+){0,2} (?:quer|queria|quero|queremos|gostaria|precisa|preciso) (?:\p{L}+ )?é,?(?: antes de (?:tudo|mais nada),?)? (?=(?:por que|como|o que|quem|quando|onde|se|quant\p{L}+|qua(?:l|is)) )/giu,
      'queremos saber ',
    ],
    [/^([^\n?:]{3,60}): o que (?:tirar|extrair|quero|queremos|preciso|sacar)(?!\p{L})[^\n?]*$/gimu, '$1\n'],
    [/(?<=[.!?] |\n)[Pp]ro? \p{Lu}\p{Ll}+ (?:entregar|fazer|mandar|analisar)(?!\p{L})[^.?!\n]*[.!]?/gu, ''],
    [/,? o que aparecer(?=[.,;]|$)/gimu, ''],
    // «o grupo do zap pq aquilo virou uma bagunça»
    [/(?<=\p{L}{2},? )pq (?=(?:aquilo|isso|cada|chega|ninguém|não|tem|está|tá|é)(?!\p{L}))/giu, 'porque '],
    [/(?<=(?<!\p{L})(?:como|o que|quem|quando|onde|se) [^.?!,;\n]{8,90}) porque (?!é que)[^,.;?!\n]+/gmu, ''],
    [/(?<=, )pq(?= (?:o|a|os|as|ele|ela|eles|elas|eu|nós|nos|me|isso) )/giu, 'porque'],
    [/(?<!\p{L})vdd(?!\p{L})/giu, 'verdade'],
    [/(?<!\p{L})qdo(?!\p{L})/giu, 'quando'],
    [/(?<!\p{L})msm(?!\p{L})/giu, 'mesmo'],
    // «O que mais me tira o sono é por que somem»
    [
      /(?<!\p{L})o que (?:mais )?(?:me|nos) (?:\p{L}+ ){1,4}é (?=(?:por que|como|o que|quem|quando|onde|se|quant\p{L}+|qua(?:l|is)) )/giu,
      'queremos saber ',
    ],
    // «Tem também a fila das seis, queria saber como driblam», «e o treino no app, me fala se abrem»
    [
      /(?<=^|[.!?] )(?:(?:e|aí|também|tb|ah|tem|depois),? )*(?:sobre |quanto a |(?:a questão|a história|o lance) d)?((?:a|o|as|os) [^,.;:?!\n]{3,60}), (?:(?:me )?(?:fala|diz|conta)|(?:queria|quero|preciso|gostaria de|dá para) (?:saber|entender|ver)|vê|veja|pergunta|descobre) (?=(?:por que|como|o que|quem|quando|onde|se|quant\p{L}+|qua(?:l|is)) )/gimu,
      '\n\n$1: ',
    ],
    [
      /(?<=^|[.!?,;] )(?:suspeito|suspeitamos|desconfio|desconfiamos) (?:de )?que (?![^,.;:?!\n]*(?<!\p{L})(?:est[ea]s?|ess[ea]s?|iss[oe]|isto|aquilo)(?!\p{L}))([^,.;:?!\n]{8,90})(?=[,.;]|$)/gimu,
      '\nÉ verdade que $1?\n',
    ],
    // Shorthand: "quem larga e pq", "fila p/ canteiro, qto tempo"
    [/(?<!\p{L})pq(?=\s*(?:\(|[?.,;]|$))/gimu, 'por quê'],
    [/(?<!\p{L})pq(?!\p{L})/giu, 'por que'],
    [/(?<!\S)p\/ ?(?=\p{L})/giu, 'para '],
    [/(?<!\S)c\/ ?(?=\p{L})/giu, 'com '],
    [/(?<!\p{L})qto(s?)(?!\p{L})/giu, 'quanto$1'],
    [/(?<!\p{L})qta(s?)(?!\p{L})/giu, 'quanta$1'],
    [/(?<!\p{L})tb(?!\p{L})/giu, 'também'],
    [/(?<!\p{L})q(?!\p{L})/gu, 'que'],
    [/ \/ (?<=\p{L} \/ )(?<!\/ [^/\n]{0,60} \/ )(?=\p{L})(?!(?:por que )?não(?!\p{L}))(?![^/\n]{0,60} \/ )/gu, ' e '],
    // What may be the case, and why one asks.
    [/, tipo [^.;?!]+(?=[.;?!]|$)/gmu, ''],
    [/, porque (?!é que)[^,.;?!\n]+(?=[,.;?!]|$)/gmu, ''],
  ],
  ofCourse: /, claro(?=,|$)/giu,
  goesOn: /^(?:e |mas )?(?:e|também|além disso|por fim|depois|primeiro)(?!\p{L})/iu,
  emphasis:
    /^(?:(?:(?:ah|e|ah,? e) )?(?:primeiro|segundo|terceiro|depois|já agora|por fim|em particular|sobretudo|principalmente|se possível)|ah)[,:]\s*(?=\p{L})/iu,
  and: 'e|ou',
  andWhy: /,? e por quê$/iu,
  leftOut: /^fora(?!\p{L})/iu,
  or: 'ou',
  mailFields: 'de|para|assunto|data|enviado',
  slide: 'diapositivo|slide',
  greeting: /^(?:olá|oi|prezad[oa]s?|car[oa]s?|querid[oa]s?)(?:\s\S+){1,3}$/iu,
  dropped:
    /^[^(]*(?<!\p{L})(?:(?:deixa|fica|ficou) (?:de|pra) fora|não (?:pergunt\p{L}+|mexer|tocar))(?!\p{L})|(?:[.;:–—(-] ?|(?:→|->|=>) ?)(?:não|não (?:se )?pergunta(?:r|mos)?|descartado|já (?:está )?decidido|fica de fora|deixa pra lá)(?:,[^.?!]*)?[.!)]*$/iu,
  closing: /^(?:muito )?(?:obrigad[oa]|abraços?|atenciosamente|cumprimentos)/iu,
  clauses: {
    ofTheStudy:
      /^(?:você |vc )?(?:consegue|dá|daria|rola|pode)(?: (?:me|pra mim))?(?: \p{L}+)? (?:até|pra|antes)(?!\p{L})|^(?:(?:oi|fala|e aí|olá|opa),? ?\p{L}*,? )?(?:blz|beleza|tudo (?:bem|bom|certo|joia)|como (?:vai|você está|estás))(?!\p{L})/iu,
    unnamed:
      /^se (?:pergunta|dá|der|puder|achar)(?!\p{L})|^o que (?:pega|rola|acontece)(?: aqui)?$|^sei lá$|^como (?:te |lhe |vos |já )*(?:disse|falei|falámos|falamos|combin\p{L}+|prometi)(?!\p{L})/iu,
    whatWithin: /^o que (?!.*(?<!\p{L})(?:é|são|foi|seria)(?!\p{L}))/iu,
    describes: /^que$/u,
    they: /^(?:eles|elas)$/u,
    them: /^lhes$/u,
    reporting: /^eles$/u,
    pronoun: /^(?:eles|elas)$/u,
    demonstrative: /(?<!\p{L})isso(?!\p{L})/iu,
    denied: /(?<!\p{L})não\s*$/iu,
    knows: /(?:^|\s)sei\s*$/iu,
    partTitle: /^sei lá$|^(?:olá|oi|prezad[oa]s?|querid[oa]s?)(?!\p{L})/iu,
    remark: /^e /iu,
    please: /(?<!\p{L})por favor(?!\p{L})/iu,
    bareWhy: /^por quê(?: (?:isso|não))?\s?\?$/iu,
    nobody: /^(?:nada|nunca|jamais|ninguém)$/u,
    between: /(?<!\p{L})entre(?!\p{L})[^,;:]*$/iu,
    negatedRest: /^\p{L}+ não$/u,
  },
  isTrue: (statement) => `É verdade que ${statement}?`,
};
