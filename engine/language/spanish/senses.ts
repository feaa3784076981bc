import { words } from '../cue.ts';
import type { Senses } from '../senses.ts';

const others =
  '(?:equipo|equipos|compañer[oa]s?|colegas?|jef[ea]s?|departamento|desarrolladores|ingenier[oa]s|enfermer[oa]s|médicos|médicas|gente|socios?)';
const tool =
  '(?:herramientas?|programas?|aplicaci(?:ón|ones)|apps?|software|hojas? de cálculo|bases? de datos|sistemas?|plataformas?|máquinas?|tabletas?|agendas?|aparatos?)';
const times =
  '(?:(?:el|la) (?:próxim[oa]|siguiente) (?:semana|mes|trimestre|año|temporada|paso)|(?:el (?:mes|año|trimestre)|la (?:semana|temporada)) que viene|los próximos (?:meses|años|días)|las próximas semanas|este año|para (?:finales|fin) de|antes de (?:fin|que acabe)|pronto|en el futuro)';

export const senses: Senses = {
  duties: {
    asks: words(
      '¿?de qué (?:es|eres|está|estás) (?:responsable|encargad[oa]|a cargo)(?: en (?:su|tu|el) (?:trabajo|puesto|equipo|rol))?|¿?cuál(?:es)? (?:es|son) (?:sus?|tus?) (?:principales )?(?:responsabilidades|responsabilidad|tareas?|funciones|función|puesto|rol|trabajo)(?: principales)?|¿?(?:a qué se dedica|a qué te dedicas|qué hace en su trabajo|en qué trabajas?)|(?:cuénteme|cuéntame|háblenos|hábleme|háblame)(?: un poco)? (?:de|sobre) (?:usted|ti|su trabajo|tu trabajo)|preséntese|preséntate|¿?cómo es un día (?:típico|normal)',
    ),
    foremost: words(
      '(?:soy|estoy|era|somos) (?:\\p{L}+ ){0,2}(?:responsable|encargad[oa]s?|a cargo) de|me encargo de|nos encargamos de|me ocupo de|mi (?:trabajo|tarea|función|responsabilidad|rol|labor) (?:principal )?(?:es|era|consiste)|mis (?:tareas|funciones|responsabilidades)|(?:dirijo|coordino|superviso|gestiono|lidero|llevo (?:el|la|un|una))',
    ),
    plainly: words('trabajo (?:\\p{L}+ ){0,3}(?:como|de)'),
    touches: words(
      '(?:trabajo|trabajamos|desarrollo|desarrollamos|preparo|preparamos|organizo|enseño|doy clases|vendo|cuido|diseño|atiendo|atendemos) (?:en|a|con|los|las|el|la)',
    ),
    never: words('no (?:soy|estoy) (?:responsable|encargad[oa])|no es mi (?:trabajo|tarea)|estudié|mis estudios'),
  },
  troubles: {
    asks: words(
      '¿?(?:qué|cuáles son (?:sus|tus|las|los)) (?:principales |mayores )?(?:dificultades|problemas|retos|desafíos|obstáculos)(?: (?:tiene|tienes|enfrenta|enfrentas|encuentra|encuentras|ha tenido))?(?: (?:en (?:el|su|tu) (?:día a día|trabajo)|cada día|a diario))?|¿?qué (?:es|fue|le resulta|te resulta) (?:lo )?más (?:difícil|duro|complicado|frustrante)|¿?qué (?:le|te) (?:molesta|frustra|preocupa|cuesta)(?: más)?',
    ),
    foremost: words(
      '(?:el|la|mi|nuestro|nuestra) (?:principal|mayor|peor|gran|primer) (?:problema|dificultad|reto|desafío|obstáculo)|(?:problema|dificultad|reto|desafío) (?:más \\p{L}+|principal|mayor)|lo (?:más (?:difícil|duro|complicado|frustrante|pesado)|peor)',
    ),
    plainly: words(
      '(?:el|un|mi|nuestro|otro|la|una) (?:gran |verdadero )?(?:problema|dificultad|reto|desafío|inconveniente) (?:es|era|son|fue|con|de que)|(?:tengo|tenemos|tuve|tuvimos|teníamos) (?:\\p{L}+ ){0,3}(?:problemas?|dificultades|líos?)|(?:me|nos) (?:cuesta|costaba|costó|molesta|frustra|preocupa|agobia)|lo que (?:me|nos) (?:cuesta|molesta|frustra|preocupa|agobia)|es (?:muy |bastante |tan )?(?:difícil|complicado|duro|frustrante|pesado)',
    ),
    never: words(
      '(?:no|ningún|ninguna|sin) (?:\\p{L}+ ){0,2}(?:problemas?|dificultad(?:es)?)|no es (?:\\p{L}+ )?(?:difícil|complicado)|sería (?:un|el) problema',
    ),
  },
  team: {
    asks: words(
      '¿?cómo (?:trabaja|trabajas|se comunica|te comunicas|colabora|colaboras|se relaciona|interactúa)(?: usted)? con (?:su|tu|el) (?:equipo|compañeros)|¿?cómo (?:es|funciona|está organizado) (?:su|tu|el) (?:equipo|trabajo en equipo)|¿?con quién(?:es)? trabajas?|¿?quién está en (?:su|tu) equipo',
    ),
    foremost: words(
      '(?:mi|nuestro|el) equipo (?:es|está|tiene|somos|se|trabaja|hace)|mis compañer[oa]s (?:son|hacen|me|ayudan)|(?:somos|estamos) (?:un equipo|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d+)(?: personas)?)|un (?:\\p{L}+ )?equipo (?:de|con)',
      `(?:trabajo|trabajamos|colaboro|colaboramos|hablo|hablamos|comparto|compartimos|coordino|me coordino|nos coordinamos)(?: \\p{L}+){0,3} con (?:\\p{L}+ ){0,3}${others}|nos (?:reunimos|vemos|juntamos|repartimos|ayudamos)|(?:reunión|reuniones) (?:de equipo|diarias?|semanal(?:es)?|por la mañana)`,
    ),
    plainly: words(
      `con (?:mi|mis|nuestro|nuestros|nuestra) (?:\\p{L}+ )?${others}|mi (?:jef[ea]|compañer[oa]|colega) (?:y yo|me|hace|dice|viene)|en (?:mi|nuestro) equipo`,
    ),
    touches: words(`(?:mi|mis|nuestro|nuestra|nuestros) ${others}|en equipo|miembros del equipo`),
    never: words('no tengo equipo|trabajo sol[oa]'),
  },
  tools: {
    asks: words(
      '¿?(?:qué|cuáles)(?: otras)? (?:herramientas|programas|aplicaciones|apps|software|sistemas)(?: (?:y|o) (?:herramientas|programas|aplicaciones))?(?: (?:utiliza|utilizas|usa|usas|emplea|usan))?(?: (?:en su (?:trabajo|día a día)|cada día|a diario))?|¿?con qué (?:herramientas )?trabajas?',
    ),
    plainly: words(
      `(?:uso|usamos|usaba|utilizo|utilizamos|empleo|empleamos|trabajo con|trabajamos con)(?: \\S+){0,5}? ${tool}|(?:herramienta|programa|aplicación|app|plataforma|sistema) (?:que se llama|llamad[oa])`,
    ),
    touches: words(
      '(?:uso|usamos|usaba|usábamos|utilizo|utilizamos|utilizaba|empleo|empleamos|trabajo (?:con|en)|trabajamos (?:con|en)|usando|utilizando|lo (?:hago|hacemos|llevo|llevamos|apunto) (?:todo )?(?:con|en)|hecho (?:con|en))',
    ),
    never: words('(?:no|nunca) (?:he |hemos )?(?:uso|usamos|usado|utilizo|utilizamos|utilizado|trabajado)'),
  },
  plans: {
    asks: words(
      '¿?(?:cuáles? (?:son|es) )(?:sus?|tus?|los|el) (?:principales |próximos )?(?:objetivos?|metas?|planes|plan|prioridades|próximos pasos)(?: (?:para|en) (?:el |los |las )?(?:próxim[oa]s?|siguiente)? ?(?:trimestre|año|meses|semanas|futuro)(?: que viene)?)?|¿?qué (?:planes|metas|objetivos) (?:tiene|tienes)(?: para el (?:próximo trimestre|próximo año|futuro))?|¿?qué (?:piensa|piensas|quiere|quieres|planea|planeas) hacer(?: (?:después|ahora|el próximo (?:año|trimestre)))?',
    ),
    plainly: words(
      `(?:mi|nuestro|el) (?:próximo |principal |siguiente )?(?:objetivo|plan|proyecto|paso) (?:es|para|sería|ahora)|mi meta (?:es|para)|(?:mis|nuestros) (?:objetivos|planes) (?:son|para)|(?:pienso|pensamos|planeo|planeamos|tengo pensado|tenemos pensado|tengo previsto|tenemos previsto) |estamos (?:mirando|buscando|preparando|trabajando para)|(?:quiero|queremos|voy a|vamos a|quisiera|me gustaría|nos gustaría)(?: \\S+){0,10}? ${times}|${times},? (?:quiero|queremos|voy a|vamos a|me gustaría|nos gustaría)`,
    ),
    touches: words(
      '(?:quiero|queremos|quisiera|me gustaría|nos gustaría) (?:\\p{L}+ )?(?:aprender|crecer|mejorar|abrir|empezar|lanzar|terminar|cambiar|contratar|conseguir|ampliar|llegar)|algún día|en el futuro',
    ),
    never: words(
      '(?:quiero|quisiera|gustaría|voy a|vamos a|quería) (?:\\p{L}+ )?(?:decir|añadir|agradecer|preguntar|contar|explicar|mencionar|hablar|comentar)|quería|queríamos|hubiera|habría|si (?:quiero|yo|uno|usted)|por ejemplo,? (?:quiero|voy)|no (?:quiero|pienso|vamos)',
    ),
  },
  wishes: {
    asks: words(
      '¿?qué (?:le|te) (?:gustaría|falta|ayudaría)(?: (?:tener|cambiar|ver|mejorar|más))?|¿?qué (?:cambiaría|cambiarías|mejoraría|mejorarías|desea|deseas|desearía|podría ser mejor|podría mejorar)(?: de su trabajo)?',
    ),
    plainly: words(
      '(?:me|nos) (?:gustaría|encantaría|vendría bien|haría falta|falta|faltan|ayudaría)|(?:ojalá|desearía|quisiera|quisiéramos|espero que|esperamos que)|(?:sería|estaría) (?:\\p{L}+ ){0,2}(?:bueno|bien|mejor|ideal|genial|útil|estupendo)|lo ideal',
    ),
    touches: words('(?:debería|deberían|podría|podrían|tendría que|tendrían que)'),
    never: words('(?:gustaría|quisiera) (?:\\p{L}+ )?(?:decir|añadir|agradecer|comentar|mencionar)'),
  },
  likes: {
    asks: words(
      '¿?qué (?:es lo que )?(?:más )?(?:le|te) (?:gusta|gustó|gusta más)(?: (?:más|de su trabajo|de tu trabajo))*|¿?qué es lo (?:mejor|que más le gusta)(?: de su trabajo)?',
    ),
    plainly: words(
      '(?:me|nos) (?:gusta|gustan|gustó|encanta|encantan|encantó)|(?:disfruto|disfrutamos|valoro)|lo (?:mejor|que más me gusta)|(?:es|fue|son|está) (?:muy |bastante |súper )?(?:práctico|práctica|útil|cómodo|cómoda|genial|estupendo|fácil de usar)|(?:me|nos) ayuda',
    ),
    never: words(
      'no (?:me|nos) (?:gusta|gustan|gustó|ayuda)|no (?:es|fue) (?:\\p{L}+ )?(?:práctico|útil|cómodo)|gustaría|sería|encantaría',
    ),
  },
};
