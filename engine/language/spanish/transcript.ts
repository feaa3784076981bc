import type { Transcript } from '../transcript.ts';

export const transcript: Transcript = {
  and: /y|e/u,
  number: /n[º°]/u,
  article: /(?:una?|el|la)\s+/u,
  relative: /que|quien|cuyo/u,
  title: /[Ss]ra?|[Dd]on|[Dd]oña/u,
  labelTitle: /señora?|don|doña/u,
  age: /edad/u,
  years: /años/u,
  sex: /mujer|hombre/u,
  trade: /or|ista/u,
  noTrade: /desde|clientes? desde|de \p{Lu}\p{L}+/u,
  size: /alumnos|vecinos|empleados|camas/u,
  dwelling: /^(?:la |el |los |las )?(?:residencial|urbanización|barrio|bloque|edificio|calle)(?!\p{L})|^nacid[oa] en /u,
  ofTheTalk:
    /(?<!\p{L})(?:teléfono|vídeo|video|(?:vídeo|video)?llamada|\d+\s*(?:min|minutos)\b)|entrevista|^(?:en (?:su casa|casa|el (?:bar|café|trabajo|despacho)|la (?:oficina|cocina)|un bar|una cafetería)|por videollamada|(?:el |un )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?: por la (?:mañana|tarde|noche))?)[.]?$/u,
  ofTalk: /de(?:\s+(?:la|una))?|del/u,
  outOf: /de/u,
  study: /proyecto|estudio/u,
  companyForm: /(?<![\p{L}\p{N}])(?:s\.?a(?!\.\p{L})|s\.?l)(?![\p{L}\p{N}])\.?/u,
  family: /hij[oa]s?|gemelos|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]/u,
  ownNote: /nota (?:para mí|mía)|nb|ojo|pendiente|por hacer|no olvidar/u,
  takenDown: /notas|apuntes|apunto|sin grabar|sin grabación|no quiso (?:que )?grab\p{L}+/u,
  askedInNotes: /pregunto|pregunté|preguntamos|repregunto|insisto/u,
  introducesSelf: /(?:[Ss]oy |[Mm]e llamo |[Mm]i nombre es )/u,
};
