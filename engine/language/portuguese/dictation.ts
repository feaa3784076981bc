import type { Dictation } from '../dictation.ts';

export const dictation: Dictation = {
  written:
    /(?<!\p{L})(?:títulos?|manchetes?|cabeçalhos?|conclus(?:ão|ões)|achados?|resumos?|relatórios?|análises?|parágrafos?|linhas?|palavras?|termos?|express(?:ão|ões)|etiquetas?|respostas?|transcriç(?:ão|ões)|resultados?)(?!\p{L})/iu,
  naming:
    /(?<!\p{L})(?:cham|nome(?:ar|ie)|design|mencion|cit(?:ar|e|em|ado)|escrev|repet|repit|indi(?:car|que)|dig(?:a|am)|dizer|empreg(?:ar|ue)|destac|destaqu|sublinh|recomend|intitul|inclu|refer|refir)\p{L}*/iu,
  asking:
    /(?<!\p{L})(?:por favor|pede-se|pedimos|solicita-se|é favor|deve(?:m|rá|ria|riam)?|é (?:preciso|necessário|importante|obrigatório|imprescindível)|há que|convém|já não (?:conta|vale|importa)m?|trata-se|o mais possível|onde houver|não se? ?esque\p{L}+|queiram?)(?!\p{L})/iu,
  own: /(?<!\p{L})(?:eu|nós|a gente) (?:devo|deve|devemos|deveria)(?!\p{L})/giu,
  imperative:
    /(?:^|[.;:!?–—]\s*)(?:chamem?|mencionem?|escrevam?|repitam?|indiquem?|digam?|destaquem?|sublinhem?|recomendem?|incluam?|citem?)(?!\p{L})/iu,
  toModels: [
    /instruções (?:anteriores|prévias).{0,30}(?:nul|anulad|inválid)|sua (?:única|nova|verdadeira) (?:tarefa|missão)|pare de (?:analisar|resumir)|modelos? de ia.{0,12}que l[eê]|(?:diga|diz) aos? leitor/iu,
    /(?:ignor|esque[cç]|desconsider|descart|abandon)\p{L}*.{0,50}(?:instruç|regra|orientaç|diretriz|ordens)/iu,
    /(?:agora você é|você agora é|a partir de agora|de agora em diante|agora és|tu agora és)(?!\p{L})|como (?:uma ia|modelo de linguagem)/iu,
    /(?:quem|o modelo|a ia).{0,12}(?:process|analis|resum|l[eê])\p{L}*.{0,40}(?:deve|deverá|tem (?:de|que))/iu,
    /respond\p{L}*.{0,12}(?:apenas|somente|só|exatamente|sempre)|(?:escrev|adicion|inclu|insir|coloc|comec|termin|us|aj[ai]|elogi|recomend)\p{L}*.{0,80}(?:cada|todos os|todas as|seu|sua|seus|suas) (?:título|resumo|resposta|saída|conclus|resultado)/iu,
    /(?:mostr|revel|envi|exib)\p{L}*.{0,40}(?:senha|palavra-passe|chave|segredo)/iu,
  ],
};
