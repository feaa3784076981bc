import type { Transcript } from '../transcript.ts';

export const transcript: Transcript = {
  and: /e/u,
  number: /n[º°]/u,
  article: /(?:uma?|o)\s+/u,
  relative: /que/u,
  title: /[Ss]ra?|[Ss]eu|[Dd]ona/u,
  age: /idade/u,
  years: /anos/u,
  sex: /mulher|homem/u,
  trade: /or|ista/u,
  noTrade: /desde/u,
  size: /alunos|moradores|funcionários/u,
  dwelling: /^(?:residência|bairro|prédio|rua)(?!\p{L})|^nascid[oa] em /u,
  ofTheTalk:
    /(?<!\p{L})(?:vídeo|\d+\s*(?:min|minutos)\b)|entrevista|^(?:em (?:sua )?casa(?: del[ea])?|no (?:café|trabalho|escritório)|na cozinha|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?(?: (?:de manhã|à tarde|à noite))?|sábado|domingo)[.]?$/u,
  ofTalk: /de(?:\s+uma?)?|da|do/u,
  outOf: /de/u,
  study: /projeto|estudo/u,
  companyForm: /(?<![\p{L}\p{N}])(?:s\.?a(?!\.\p{L})|lda|ltda)(?![\p{L}\p{N}])\.?/u,
  family: /filh[oa]s?|gémeos|gêmeos|casad[oa]|solteir[oa]|divorciad[oa]|viúv[oa]/u,
  ownNote: /nota (?:para mim|minha)|nb|pendente|por fazer|a fazer|não esquecer/u,
  takenDown: /notas|anotações|anotei|anotado|sem gravar|sem gravação|não quis gravar/u,
  askedInNotes: /pergunto|perguntei|perguntado|reformulei|insisti/u,
  introducesSelf: /(?:[Ss]ou (?:o |a )?|[Mm]e chamo |[Mm]eu nome é )/u,
};
