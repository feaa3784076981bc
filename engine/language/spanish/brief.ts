import type { BriefWording } from '../brief-wording.ts';
import { wishes } from './wishes.ts';

export const brief: BriefWording = {
  asked:
    /^(?:(?:las|los|nuestras|nuestros|principales) )*(?:preguntas?(?: de investigación| clave| principales)?|objetivos?(?: específicos| generales)?|metas?|temas?|preguntas de (?:la )?investigación|qué queremos saber|lo que queremos saber)$/iu,
  talkedTo:
    /(?<!\p{L})(?:(?:hemos|he) (?:entrevistado|hablado con|visto)|entrevistamos|entrevisté|hablamos con|hablé con|entrevistad[oa]s)(?!\p{L})/iu,
  wishes,
  reported:
    /^(?:fuera de(?:l)? (?:alcance|estudio|ámbito)|excluido|no incluye|exclusiones|método|metodología|enfoque|muestra|participantes|reclutamiento|perfil(?:es)?|calendario|fechas?|plazos?|entregables?|resultados?|presupuesto|coste|cliente|contactos?|lugar|formato)$/iu,
  attendance: { line: /^[\s\p{P}]*(?:presentes|somos|asistentes|asistieron)\s?:/iu, with: 'con' },
  background: /^(?:contexto|antecedentes|qué es|sobre (?:nosotros|el producto))$/iu,
  assumed: /^(?:h\s?\d{1,2}|hipótesis(?: \d{1,2})?|supuestos?)$/iu,
  assumedBelow: /(?<!\p{L})(?:hipótesis|supuestos|creemos lo siguiente)(?!\p{L})[^:]*:$/iu,
  decides: /^(?:decidir|desarrollar|mejorar|aumentar|reducir|definir|diseñar|elegir|preparar|adaptar|fijar)(?!\p{L})/iu,
  belief: /^(?:creemos|pensamos|suponemos|sospechamos|asumimos) que /iu,
  sample:
    /^(?:unos |unas )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte) (?:que|personas|entrevistas|charlas|conversaciones|llamadas|audios|mujeres|hombres|de ell[ao]s)(?!\p{L})/iu,
  eitherWay: /^(?:para )?(?:bueno|bien|positivo) (?:o|y) (?:para )?(?:malo|mal|negativo)$/iu,
  order:
    /^(?:(?:comprender|entender|conocer|identificar|explorar|describir|analizar|averiguar|saber|recoger|investigar|detectar|determinar|examinar|descubrir|estudiar|evaluar|mapear)) /iu,
  orderWhether: /^(?:averiguar|saber|comprobar|ver|determinar|evaluar|conocer|entender) si /iu,
  whether: 'si',
  mayAsk: /^si\s/iu,
  wants:
    /(?<!\p{L})(?:agregaría|añadiría|sumaría)(?: también)?$|(?<!\p{L})(?:da|dan|daría) curiosidad(?: saber)?$|(?<!\p{L})(?:quiero|queremos) que (?:me |nos )?(?:les? )?(?:saques|preguntes|averigües|digan|cuenten)(?: a ellas| a ellos)?,?$|(?<!\p{L})que (?:te|nos|me) (?:digan|cuenten)$|(?<!\p{L})(?:idea|imagen|impresión) de$|(?<!\p{L})(?:saber|entender|conocer|comprender|ver|averiguar)(?: de primera mano| mejor| bien)?$|(?<!\p{L})no (?:tenemos|tengo|está|queda) (?:muy )?claro(?: es)?$/iu,
  message: {
    asking:
      /(?<!\p{L})(?:(?:a|en|con|de|por|para|desde|hasta) (?=qu[ié]))?(?:cómo|qué|quién(?:es)?|cuánt[oa]s?|cuándo|dónde|cuál(?:es)?) [^,.;:!?–—()¿]+/giu,
    team: /^(?:yo|nosotr[oa]s|nuestr[oa]s?|usted(?:es)?|tú)$/iu,
    leftOut:
      /(?<!\p{L})(?:no (?:toques?|preguntes?|hables?|hace falta)|ni palabra|ni pregunte|dej\p{L}* fuera|fuera de)(?!\p{L})/iu,
  },
  plainly: [
    // «¿tú sacas algo en claro?», «Para el viernes 17, ¿puede ser, no?»
    [/(?:¿|(?<=[,;.] ))(?:(?:y|a ver si|si) )?tú (?:sacas|puedes|podrías|verás|dirás|llegas) [^.?!\n]*[.?]/giu, ''],
    [
      /(?<=^|[.!?] )para el [^.?!\n]{3,30}[,:]? ¿?(?:si )?(?:puede ser|te va|llegas|es posible|da tiempo)[^.?!\n]*[.?]/gimu,
      '',
    ],
    // «Larguísimo, lo sé.», «cómo se enteran, que seguimos imprimiendo folletos»
    [/(?<=[.!?] )[^.?!,\n]{3,30}, lo sé[.!]/giu, ''],
    [/, que \p{Ll}+mos [^.,;?!\n]*/giu, ''],
    // «qué cambió, si es que cambió algo», «mira a ver si sale algo», «qué hacen con eso, porque yo veo que se pudre»
    [/,? si es que [^,.;:?!\n]+/giu, ''],
    [/(?<=^|[,.!?] )(?:pues |y )?mira(?: a ver)? si [^,.;?!\n]*(?:sale|hay|aparece) algo[^,.;?!\n]*/gimu, ''],
    [/(?<=[.!?] )(?:sospecho|sospechamos) que (?:el|las?|los) \p{L}+(?:,[^.?!\n]*)?[.]?$/gimu, ''],
    [/, porque (?:yo|nosotr[oa]s) [^,.;?!\n]+/giu, ''],
    // «gasolina quién la paga», an item of a list
    [
      /^([^\S\n]*[-■] ?(?!(?:a|con|de|en|para|por|sobre) )\p{Ll}+(?<![aei]r)(?<!n)) (?=(?:quién(?:es)?|cuánt[oa]s?|dónde|cuándo)(?!\p{L}))/gmu,
      '$1, ',
    ],
    [/(?<=(?:^|[.!?]) ?)(?:otra cosa|una cosa más|y otra)[:,] /giu, 'También '],
    // «Quiere que salga algo sobre las promociones, si las ven»
    [
      /(?<=(?:^|[.!?]) ?)[^.?!,:;\n]{0,50}?(?<!\p{L})(?:algo|cosas|información) (?:sobre|de) ([^,.;:?!\n]{3,50}), (?=si |qué |cómo |cuándo |quién )/giu,
      '\n\n$1: ',
    ],
    [/(?<=[.!?…»”"] )a ver[.…!]*(?=\s|$)/giu, ''],
    // Shorthand and politeness: "pq", "porfa"
    [/(?<!\p{L})(?:pq|xq)(?!\p{L})/giu, 'porque'],
    [
      /(?<=^|[-■] )q(?= \p{L}+)|(?<=[,;:] )q(?= (?:les?|se|pasa|tal|hac\p{L}+|piens\p{L}+|opin\p{L}+)(?!\p{L}))/gmu,
      'qué',
    ],
    [/(?<!\p{L})q(?!\p{L})/gu, 'que'],
    [/^([^\S\n]{0,4}[-■]?[^\S\n]{0,2})en serio, /gimu, '$1'],
    [/(?<!\p{L})tb(?!\p{L})/giu, 'también'],
    [/,? (?:porfa(?:vor|s|plis)?|plis)(?!\p{L})/giu, ''],
    // «Pregúntales por la tarjeta, dónde la recargan», «lo de la seguridad, si se sienten tranquilas»
    [
      /(?<=^|[.!?] )(?:(?:ah|y|también|además|luego|bueno|oye),? )*(?:pregúnta(?:les?|lo)(?: también)? (?:por|sobre)|lo de|el tema de|sobre|en cuanto a|respecto a) ([^,.;:?!\n]{3,60})(?:, sobre todo [^,.;:?!\n]+)?[,:] (?=(?:a |de |en |por |con )?(?:qué|cómo|dónde|cuándo|quién|quiénes|cuánt\p{L}+|cuál(?:es)?|si) )/gimu,
      '\n\n$1: ',
    ],
    // «Sobre la sala (butacas, sonido) me alcanza con saber qué les resulta cómodo»
    [
      /(?<=^|[.!?] )(?:y |también |además )?(?:sobre|respecto (?:a|de)|en cuanto a|de) ([^,.;:?!()\n]{3,50})(?: \([^()\n]*\))?(?:, [^,.;:?!\n]{3,40},)? (?:me|nos|quisiera|quisiéramos|quiero|queremos)(?: \p{L}+){0,3} (?:saber|ver|entender|conocer) (?=(?:por |en |de |a |con )?(?:qué|cómo|dónde|cuándo|quién|cuánt\p{L}+|cuál|si) )/gimu,
      '\n\n$1: ',
    ],
    // «De los horarios no tengo ni idea si la gente los conoce»
    [
      /(?<=^|[.!?] )(?:(?:ah|y|también),? )*(?:de|sobre) ([^,.;:?!\n]{3,50}?),? no (?:tengo|tenemos) (?:ni )?idea (?:de )?(?=(?:si|cómo|qué|por qué) )/gimu,
      '\n\n$1: ',
    ],
    [
      /(?<=^|[.!?,;] )(?:sospech(?:o|amos)|(?:mi|nuestra) sospecha es) que (?!(?:el|las?|los) \p{L}+(?=[,.;]|$))(?![^,.;:?!\n]*(?<!\p{L})(?:est[eao]s?|es[eao]s?|ello)(?!\p{L}))([^,.;:?!\n]{8,90})(?=[,.;]|$)/gimu,
      '\n¿Es cierto que $1?\n',
    ],
    [/ \/ (?<=\p{L} \/ )(?<!\/ [^/\n]{0,60} \/ )(?=\p{L})(?!(?:por qué )?no(?!\p{L}))(?![^/\n]{0,60} \/ )/gu, ' y '],
  ],
  ofCourse: /, (?:por supuesto|claro)(?=,|$)/giu,
  goesOn: /^(?:ah,? )?(?:y |pero )?(?:y|también|además|por último|luego|(?:lo )?primero)(?!\p{L})/iu,
  emphasis: /^(?:por último|en particular|sobre todo|si es posible|a ser posible)[,:]\s*(?=\p{L}|¿)/iu,
  and: 'y|o|e',
  andWhy: /,? [ye] por qué$/iu,
  leftOut: /^fuera(?!\p{L})/iu,
  or: 'o|u',
  mailFields: 'de|para|asunto|fecha|enviado',
  slide: 'diapositiva|lámina',
  greeting: /^(?:hola|estimad[oa]s?|querid[oa]s?)(?:\s\S+){1,3}$/iu,
  dropped:
    /^[^(]*(?<!\p{L})(?:no (?:pregunt\p{L}+|tocar|sacar|nombrar)|ni tocarl[oa])(?!\p{L})|fuera de tema|^(?:somos|presentes|asistentes|asistieron|faltó|regalo|no)(?=\s?:| \p{Lu})|(?:→|->) ?(?:descartad\p{L}+|fuera)(?:,[^.?!]*)?[.!)]*$|: (?:fuera|ni tocarl[oa]s?|descartad\p{L}+)[.!)]*$|^(?:para|entrega|informe) (?:antes del?|el|la|mediados|finales)(?!\p{L})|^\d+ (?:alumn\p{L}+|entrevistas|personas|clientes|usuari\p{L}+)(?!\p{L})|(?:[.;:–—(-] ?|(?:→|->|=>) ?)(?:no|quedamos que no|no (?:se )?preguntar|no se toca|descartado|ya está decidido|queda fuera)(?:,[^.?!]*)?[.!)]*$/iu,
  closing: /^(?:muchas )?gracias|^(?:un )?(?:saludos?|abrazo)/iu,
  clauses: {
    unnamed: /^qué pasa$/iu,
    whetherWithin: /^si$/u,
    describes: /^que$/u,
    they: /^(?:ellos|ellas)$/u,
    them: /^les$/u,
    reporting: /^ellos$/u,
    pronoun: /^(?:ellos|ellas)$/u,
    demonstrative: /(?<!\p{L})eso(?!\p{L})/iu,
    denied: /(?<!\p{L})no\s*$/iu,
    knows: /(?:^|\s)(?:sabemos|sé)\s*$/iu,
    being: /^(?:es|son|está|están)$/u,
    partTitle:
      /^hola(?!\p{L})|^(?:vienen|van|hacen|tienen|dicen|piden|llegan|salen|pasan|dejan|quieren|pueden|saben|usan|compran|pagan) /iu,
    remark: /^[ye] /iu,
    please: /(?<!\p{L})por favor(?!\p{L})/iu,
    bareWhy: /^por qué(?: (?:no|eso))?\s?\?$/iu,
    ofTheStudy:
      /^(?:hola|buen[oa]s \p{L}+|oye)[^¿?]{0,24}¿cómo (?:estás?|están|andas?|va)(?!\p{L})|^¿?(?:(?:me|nos) (?:dices|avisas|cuentas|confirmas|mandas)|te (?:late|va|parece(?: bien)?(?=\s*\?))|qué tal|cómo (?:estás?|va|andas))(?!\p{L})/iu,
    nobody: /^(?:nada|nadie|nunca|ningun\p{L}*)$/u,
    between: /(?<!\p{L})entre(?!\p{L})[^,;:]*$/iu,
    negatedRest: /^\p{L}+ no$/u,
  },
  isTrue: (statement) => `¿Es cierto que ${statement}?`,
};
