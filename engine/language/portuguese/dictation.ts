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
};
