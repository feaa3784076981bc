import { words } from '../cue.ts';
import type { Speech } from '../definition.ts';
import { subjectBeforeVerb, wordList } from '../main-clause.ts';
import { endsAsVerb, isFirstPerson } from './verb-endings.ts';

const subject =
  '(?:yo|nosotros|nosotras|usted|ustedes|ellos|ellas|él|ella|eso|esto|nadie|todos|el|la|los|las|mi|mis|no|me|nos|se)';

/** A topic that is named first: «lo peor es que …», «lo que falta es …». */
const naming =
  'lo (?:que(?: \\S+){1,7}|(?:más|menos|único|peor|mejor|malo|bueno|importante|difícil|complicado|ideal)(?: \\S+){0,3}) (?:es|era|sería|son) (?:que|el|la|los|las|un|una|no|cuando|\\p{L}+[aei]r)';

export const speech: Speech = {
  restricts: words('s[oó]lo|solamente|únicamente'),
  closes: () =>
    /(?<!\p{L})(?:algo más|alguna otra cosa|algo que (?:no|quiera|te gustaría|le gustaría)(?: (?:te|le|se) (?:haya|he) preguntado)?|se me olvida)(?!\p{L})/iu,
  subjects: words('usted(?:es)?|tú'),
  otherTopic: () =>
    /^¿?\s*(?:(?:y|pero)[,\s]+)*(?:qué (?:hay|pasa|ocurre|tal|me dices?) (?:del?|con)|en cuanto al?)\s+(?<topic>[^?]+)\?/iu,
  invites: words(
    '(?:cuénte|cuénta|hábl[ea]|descríb[ea]|explíque|explíca|muéstre|muéstra)(?:me|nos)|describ[ea]|explique|(?:deme|dame|ponga|pon) un ejemplo',
  ),
  questionLeads: words(
    'dime|d[ií]game|(?:mi |la )?(?:siguiente|última) pregunta(?: es)?|quer[ií]a (?:saber|preguntarle|preguntarte)|me gustar[ií]a saber|pasemos a otra cosa|para (?:terminar|empezar)',
  ),
  unmarkedQuestions: words(
    '(?:qué|cómo|cuándo|dónde|quién|quiénes|cuánto|cuánta|cuántos|cuántas|cuál|cuáles|por qué|para qué|de dónde|con quién) \\p{L}+',
  ),
  unmarkedEnds: words('y|e|o|u|pero|el|la|los|las|un|una|de|del|que|si|a|al|en|para|por|con|porque|su|sus|tu|tus|mi'),
  offRecord: words(
    'que (?:esto |eso )?quede entre (?:nosotros|usted y yo)|(?:esto|eso) queda entre nosotros|(?:eso|esto) no lo (?:ponga|pongas|escriba|escribas|anote|anotes|apunte|apuntes)|no (?:ponga|pongas|escriba|escribas|anote|anotes|apunte|apuntes) (?:eso|esto)|no se lo digas? a nadie|que no lo (?:ponga|mencione|anote|incluya)|no en el informe',
    '(?<!se |que |y )(?:no|ni) lo (?:pongas?|escribas?|anotes?|apuntes?|digas?|cuentes?)(?: usted)?(?=[,.;!]|$)|(?:esto|eso|lo de [^,.]{2,30}) no lo (?:pongas?|escribas?|anotes?|apuntes?)|no se lo (?:digas?|cuentes?) a (?:mi|nadie|la|él|ella)|no sé si (?:esto|eso) (?:lo )?(?:deberías?|tendrías?|debe|puede)|que (?:esto |eso )?no salga(?= (?:lo|que|esto|eso|mi) |[,.;!]|$)|prefieres? que no salga|(?:quítalo|quítelo|bórralo|bórrelo)(?=[,.!]|$)|(?:apágalo|apáguelo|apaga(?:d|gue)? (?:eso|la grabadora|el móvil))',
  ),
  recording: words(
    'grab(?:o|ar|arlo|arla|ando|ación|amos|aré|e|es)|grabadora|tomo notas|tomar notas|apunt(?:o|ar)|transcri\\p{L}+',
  ),
  permits: words(
    'vale|de acuerdo|te parece|le parece|bien|importa|molesta|permiso|permite\\p{L}*|anónim\\p{L}*|confidencial\\p{L}*|nombres?|equipo|entre nosotros|parar?|paramos',
  ),
  digresses: words(
    'me (?:fui|estoy yendo|voy|salí) (?:por las ramas|del tema)|en qué (?:estábamos|íbamos)|volviendo al tema|cuál era la pregunta|qué me (?:preguntabas?|había preguntado)',
  ),
  leavesOut: words(
    'no (?:saldrá|sale|lo pondr[ée]|lo pongo|lo escribo|lo apunto|constará)|(?:eso|esto) (?:se queda|queda) (?:fuera|entre nosotros|aquí)|lo (?:quito|dejo fuera|dejamos fuera|borro)',
  ),
  courtesies: words(
    '(?:le|te|os|les) (?:(?:doy|pongo) un ejemplo|(?:cuento|digo) (?:una cosa|algo))(?=[.:!]*$)',
    'perdón|perdone|disculpe|lo siento(?=[,.!]|$)|gracias(?! a)|adiós|un momento(?=[,.!]|$)|un segundo(?=[,.!]|$)|me oye',
  ),
  openers: words(
    // A remark about one's own remark.
    '(?:(?:a lo mejor|igual|quizás?|tal vez) (?:soy yo|es una tontería|suena (?:tonto|raro|mal))|puede que me equivoque|puedo estar equivocad[oa]|suena (?:tonto|raro|mal|a tontería)),? pero|(?:que )?no me malinterprete[ns]?(?:,? pero)?',
    'digo(?: yo)?(?: porque| que|,)?(?! que no| que sí)|eh+m?|em+|mm+|ah|oh|uf|este(?=,)|sí|no(?=,)|claro|bueno|pues|vale|ok|okay|mira|mire|oye|oiga|a ver|o sea|es que|y|pero|o|entonces|luego(?=,)|además|así que|digamos|sabes|sabe usted|la verdad es que|la verdad(?=,)|lo que pasa es que|por ejemplo(?=,)|en realidad|realmente|básicamente|sinceramente|por así decirlo|es decir|porque(?= digamos)|de hecho|obviamente|en fin|hombre(?=,)|fíjate(?: que|,)|mujer(?=,)|ahora(?=,)',
    '(?:yo )?(?:creo|pienso|diría|supongo|me parece|considero|siento) que|en mi opinión(?=,)|para mí(?=,)|por mi parte(?=,)',
  ),
  tails: words(
    '(?<!(?:digo|dice|dices|dicen|dicho|dije|dijo|decía|decían|decir|que|o) )(?:no|sí)|(?<!la )verdad|fíjate|vale|claro|pues|sabes|eh|y todo|y todo eso|y eso|etcétera|y cosas así|o algo así|por ejemplo|digamos|creo|creo yo|supongo|entonces|y|pero|o|o sea|(?<!(?:digo|dices?|dicen|dicho|dije|dijo|decir|saber) )la verdad|de verdad|así',
  ),
  asides: words(
    '(?<=, )(?:(?:yo )?creo(?: yo)?|pienso|supongo|diría(?: yo)?|me parece)(?=,)',
    'eh+|ehm+|em+|mm+|o sea|digamos|por así decirlo|es decir|como que|(?<=, )(?:pues|bueno|este|claro|sabes|no|por ejemplo|la verdad|a ver)(?=,)',
  ),
  joints: words(
    'porque|pero|aunque|sino|cuando|mientras|si|hasta que|ya que|puesto que|así que|para que|donde|quien|que(?<=, que)|salvo|excepto|entonces|por eso',
    `y(?= ${subject}(?: |$))|o(?= ${subject}(?: |$))|y(?= (?:entonces|luego|por eso|cuando|si|a veces|después)(?: |$))`,
    `(?<=, )(?:${subject}|y|o|sí|que|por ejemplo|sobre todo|yo)`,
  ),
  limits: words(
    'salvo|excepto|si|cuando|mientras|hasta que|siempre que|solo si|sólo si|pero (?:no|solo|sólo)|que|donde|quien|sino|aunque no|a menos|para que',
  ),
  denials: words('no'),
  leads: words(
    '(?:y |pero )?(?:si|cuando|mientras|sin|salvo|aunque|hasta que|en caso|a menos|como|los días (?:que|en que)|cada vez que)',
  ),
  afterComma: words('pero|porque|y|o|aunque|sino|así que|ya que|sobre todo|salvo|que|lo que|lo cual|por eso|no'),
  complete: words(naming),
  probes: () =>
    /(?<!\p{L})(?:\p{L}+(?:aste|iste|asteis|isteis|aron|ieron)|\p{L}{2,}ó|fue|fueron|hubo|eran?|había\p{L}*|estaba\p{L}*|tenía\p{L}*|habría\p{L}*|hubiera\p{L}*)(?!\p{L})|(?<!\p{L})(?:esa|ese) mism[ao](?!\p{L})|(?<!\p{L})lo de (?:la|los|las|el)(?!\p{L})/iu,
  badStart: words(
    `y|e|o|u|ni|pero|sino|entonces|luego|después(?! de .* (?:el|la|los|las|yo|no|nadie|me|nos|se) )|también|además|porque|así|pues|conque|que|quien|donde|como|cuyo|(?:para|por|al|con|sin|sobre|hasta|desde)(?! (?:\\S+ ){1,6}(?:yo|no|nadie|todos|el|la|los|las|mi|me|nos|se|lo|\\S+(?:amos|emos|imos|ía)) )|de|del|a|hacia|qué|cuál|cómo|por qué|quizás?|tal vez|solo|sólo|incluso|sí|no(?= sé)|aunque(?!.*,)|si(?!.*,)|cuando(?!.*,)|mientras(?!.*,)`,
    `es (?:la razón|por lo que|por es[oa]|lo que|una (?:tontería|pena)|un decir)(?!\\p{L})|eso|esto|ello|este|esta|estos|estas|ese|esa|esos|esas|aquello|aquel|aquella|él|ella|ellos|ellas|allí|ahí|aquí|le|les|(?!${naming})lo|la(?= (?:tengo|tenemos|uso|usamos|veo|hago|puedo|hacemos))|los(?= (?:tengo|tenemos|uso|usamos|veo|hago|puedo|hacemos))|se|tal|su|sus|usted|tú|te|tu|el otro|la otra|los otros|las otras|otro|otra|por eso|(?:el|la) (?:primer[oa]|segund[oa]|tercer[oa]|últim[oa])(?= (?:es|son|sería|fue|era))|el primero|la primera|lo (?:que|mismo|otro)(?= (?:es|son|hago|pasa))`,
  ),
  badEnd: words(
    '(?:me|te|le|les|nos|se) (?:pide|piden|pone|ponen|ponga|pongan|dice|dicen|da|dan|hace|hacen)|visto|y|e|o|u|pero|que|de|del|el|la|los|las|lo|un|una|unos|unas|a|al|en|con|sin|por|para|sobre|entre|hasta|desde|mi|mis|su|sus|tu|nuestro|nuestra|este|esta|ese|esa|muy|más|menos|tan|también|es|son|está|están|era|he|ha|han|hay|si|no|me|se|nos|te|le|como|cuando|porque|yo|cada|todo|toda|todos|todas|algún|alguna|otro|otra|ser|estar|hacer|tener|tengo|tiene|donde|así',
  ),
  refused: [
    words(
      'ah[ií]|es[ae] (?!misma?(?!\\p{L}))\\p{L}+|es[oa]s (?!mism[oa]s(?!\\p{L}))\\p{L}+|su pregunta|tu pregunta|la pregunta|buena pregunta|la entrevista|me (?:oye|oyes|escucha|escuchas)|como (?:dije|decía|te dije|le dije|mencioné)|(?:ya )?(?:dije|mencioné|he dicho)|no (?:lo )?sé|no me acuerdo|no recuerdo|ni idea|déjame|déjeme|voy a (?:decir|hablar|contar|ver)|vamos a (?:ver|decir)|gracias|perdón|disculpe|hola|adiós|por favor|de nada|inaudible|y cosas así|algo así|etcétera|cosas? así|o sea|está bien|no hay problema|de acuerdo|vale|qué',
      '(?:de|el|la|los|las|un|una|en|con|por) (?:es|son|está|han|ha|y|pero|de|yo|me)|(?:yo|nosotros) (?:yo|el|la|los|de)|(?:es|son) (?:es|son|está)',
    ),
  ],
  plain: [
    words(
      '(?:yo )?(?:soy|estudié|trabajo|trabajé|me llamo|vivo|nací|vengo de|llevo (?:\\w+ )?años)|tengo (?:\\w+ )?años|años de experiencia|hace \\w+ años|mi (?:nombre|trabajo|puesto|función) es|(?:yo )?(?:hago clic|abro|entro|veo|leo|pulso|pincho|miro|busco)|aquí (?:veo|dice|hay)|hay (?:un|una|unos|unas|dos|tres)',
    ),
  ],
  plans: words(
    '(?<!no )(?:vamos a|queremos|queríamos|intentamos|estamos (?:intentando|trabajando|mirando|buscando)|voy a)|(?:la decisión|el plan|la idea|el objetivo|la meta|la tarea) (?:es|era|fue|sería)',
  ),
  stories: words(
    '^(?:ayer|anteayer|el otro día|un día|una (?:vez|noche|mañana|tarde)|la (?:semana|vez) pasada|el (?:mes|año|verano|invierno) pasado|esta mañana)',
    '^(?:mi|mis|nuestro|nuestra) (?:\\p{L}+ )?(?:madre|padre|mamá|papá|padres|hijo|hija|hermano|hermana|tía|tío|abuela|abuelo|marido|esposo|esposa|mujer|novio|novia|primo|prima|sobrina|sobrino|suegra|suegro|cuñado|cuñada)',
  ),
  claims: words(
    'no|nunca|nadie|nada|sin|más|menos|mejor|peor|demasiad[oa]s?|siempre|solo|sólo|importante|necesit\\w+|hay que|tengo que|tenemos que|tiene que|deb\\w+|depende|cuesta|falta|faltan|pierd\\w+|olvid\\w+|prefier\\w+|difícil|imposible',
  ),
  isMainClause: subjectBeforeVerb({
    subjects: wordList('yo nosotros nosotras nadie todos todas alguien uno muchos algunos cualquiera gente nada'),
    openers: wordList(
      'el la los las un una unos unas al del de mi mis nuestro nuestra nuestros nuestras su sus este esta ese esa cada todo toda algún alguna algunos algunas ningún ninguna otro otra mucho mucha muchos muchas varios varias dos tres cuatro cinco seis siete ocho nueve diez',
      'a en con sin por para sobre entre hasta desde hacia según contra durante tras',
    ),
    prepositions: wordList('a en con sin por para sobre entre hasta desde hacia según contra durante tras de del al'),
    subordinators: wordList('que quien donde cuando si porque como aunque mientras cuyo qué cómo cuál'),
    between: wordList(
      'no ya me nos se te le les lo la los las también siempre nunca solo casi todavía aún muchas veces',
    ),
    marks: wordList('yo no nunca me nos se'),
    carriesSubject: isFirstPerson,
    opensAlone:
      /^(?:(?:no|ya|siempre|nunca|a veces|casi|también) )*(?:(?:me|nos) (?!de )\S+|hay|hace falta|hacen falta|(?:es|era|sería|resulta) (?:muy |bastante |demasiado |casi |más |tan )?(?:rápido|lento|cómodo|sencillo|difícil|complicado|imposible|importante|necesario|fácil|mejor|peor|útil|caro|raro|incómodo|frustrante)|falta|faltan|necesito|necesitamos|tengo|tenemos|quiero|queremos|quisiera|prefiero|preferimos|pierdo|perdemos|perdí|perdimos|puedo|podemos|debo|debemos|hago|hacemos|uso|usamos|suelo|solemos|confío|confiamos|gasto|gastamos|odio|pago|pagamos|tiro|tiramos|tardo|tardamos|olvido|olvidamos)(?: |$)|^(?!(?:solo|sólo|bajo|dentro|claro|mucho|poco|primero|luego|todo|pero|cuando|como|cuanto|menos|mismo|tanto|cierto|uno|algo|otro|ejemplo|trabajo) )\p{L}{3,}o (?:el|la|los|las|un|una|mi|mis|todo|todos|todas|cada|por|con|en) /u,
  }),
  endsAsVerb,
  verbFirst: true,
};
