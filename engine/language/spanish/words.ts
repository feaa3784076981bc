import { list, phrases, sides, stems, words } from '../cue.ts';
import type { Words } from '../pack.ts';

const roleEnd =
  '(?=\\s+(?:y|e|pero|o|en|para|con|desde|que|porque|aquí|acá|allí|ahora|hace|donde|cuando|así|a|por|los|las|el|la|mi|' +
  'tengo|llevo|trabajo)(?!\\p{L})|\\s*[,.;:!?…()–—\\n»”]|\\s*$)';
const trade = `[\\p{L}][\\p{L}\\p{M}/ -]{2,58}?`;
const role = `(?<role>${trade})${roleEnd}`;
/** “Soy …” is followed by a trait as often as by a trade; trades are known by their endings. */
const known =
  '(?:jef[ea]|chef|gerente|encargad[oa]|emplead[oa]|abogad[oa]|dueñ[oa]|propietari[oa]|médic[oa]|enfermer[oa]|profe|maestr[oa]|' +
  'autónom[oa]|estudiante|responsable|técnic[oa]|ingenier[oa]|obrer[oa]|aprendiz|pastelero|becari[oa]|pilot[oa]|' +
  '\\p{L}{3,}(?:dor|dora|tor|tora|sor|sora|ista|ero|era|ario|aria|ante|ólogo|óloga|ógrafo|ógrafa|mático|mática))';

const phraseEnd =
  '(?=\\s+(?:y|e|pero|o|desde|que|porque|aquí|acá|allí|ahora|hace|donde|cuando|así|con|a)(?!\\p{L})|\\s*[,.;:!?…()–—\\n»”]|\\s*$)';
const thirdPerson: Record<string, string> = {
  trabajo: 'Trabaja',
  dirijo: 'Dirige',
  regento: 'Regenta',
  llevo: 'Lleva',
  enseño: 'Enseña',
  doy: 'Da',
};

/** “trabajo en una guardería” as it is said of somebody else. */
function inThirdPerson(role: string): string {
  return role.replace(/^\p{L}+/u, (verb) => thirdPerson[verb.toLowerCase()] ?? verb);
}

export function spanish(): Words {
  return {
    questionWords: list(`
    qué que quién quien quiénes cuál cual cuáles cuándo cuando dónde donde por cómo como cuánto cuánta cuántos piensa
    piensan pensó pensaron opina opinan opinión opiniones dice dicen dijo dijeron decir cuenta cuentan contó habla hablan
    habló hablaron hablar menciona mencionan mencionó comenta comentan comentó resume resumir resumen resuma discute
    discuten discutió discutir discusión describe describir descripción explica explicar explicó da dar lista enumera
    sobre acerca respecto según vista puntos general principales principal brevemente detalle detalles reunión
    participante participantes persona personas entrevistado entrevistada entrevistados usuario usuarios hay fue fueron
    es son ha han tiene tienen siente sienten hace hacen hizo hicieron porque les
  `),
    fillers: phrases(`
    la verdad es que, si le soy sincera, si le soy sincero, si te soy sincera, si te soy sincero, para ser sincera,
    para ser sincero, buena pregunta, déjame pensar, déjeme pensar, a ver si me explico, lo que pasa es que, pues mira,
    pues mire, pues nada, pues bueno, bueno pues, bueno a ver, pues a ver, o sea que, o sea, es decir, es que, a ver,
    vamos a ver, la verdad, sinceramente, digamos, por así decirlo, y bueno, y pues, y entonces, y nada, y luego,
    pero bueno, sí bueno, sí sí, sí claro, claro que sí, claro, ya sabe, ya sabes, sabe usted, sabes, mira, mire, oye,
    oiga, vale, entonces, así que, porque, bueno, pues, este, eh, ehm, em, mmm, mm, ajá, ah, oh, uf, sí, ya, y, pero
  `),
    negations: list('no ni nunca jamás nada nadie ninguno ninguna ningún tampoco sin apenas'),
    askerLabels: phrases(`
    entrevistadora, entrevistador, moderadora, moderador, facilitadora, facilitador, investigadora, investigador,
    encuestadora, encuestador, pregunta, interviewer, moderator, entr, ent, mod, inv, e, m, p, q
  `),
    answererLabels: phrases(`
    entrevistada, entrevistado, participante, respuesta, cliente, clienta, usuaria, usuario, invitada, invitado,
    persona, paciente, empleada, empleado, participant, respondent, part, resp, r, a
  `),
    firstPerson: list(
      'yo me mí mi mis mío mía míos mías conmigo nosotros nosotras nos nuestro nuestra nuestros nuestras',
    ),
    selfRole: [
      words(
        `trabajo (?:aquí |ahora |actualmente )?(?:como|de) (?!lunes|día|noche|tarde|mañana|forma|manera)(?:una? )?${role}`,
      ),
      words(
        `(?:yo )?soy (?:el |la |una? )?(?<role>${known}(?: (?:de|del|en jefe|jefe|jefa|general) ?[\\p{L} ]{0,40}?)?)${roleEnd}`,
      ),
      words(
        `(?:mi (?:puesto|profesión|oficio|trabajo|cargo) es|me dedico a ser|estoy de|ejerzo de) (?:el |la |una? )?(?!que\\b)${role}`,
      ),
      words(
        `(?<role>(?:trabajo (?:en|para) |dirijo |regento |llevo (?:una?|el|la) |enseño |doy clases? de )[\\p{L}][\\p{L} -]{2,40}?)${phraseEnd}`,
      ),
    ],
    roleName: inThirdPerson,
    cues: {
      need: [
        words(
          '(?<!no )necesit(?:o|a|an|as|amos|aba|ábamos|é|ar|aría|aríamos)|hace falta|hacen falta|hay que|tengo que|tenemos que',
          'tiene que|tienen que|tuve que|tuvimos que|deb(?:o|e|emos|en)|es (?:imprescindible|necesario|fundamental|clave)',
          'importante|imprescindible|depend(?:e|o|emos|en) de|falta|faltan|no puedo prescindir|sin eso',
        ),
      ],
      difficulty: [
        stems(
          'dif[ií]cil',
          'dificultad',
          'problem',
          'complica',
          'confus',
          'confund',
          'frustra',
          'molest',
          'pesad[oa]',
          'lent[oa]s?(?!\\p{L})',
          'fall(?:a|o|an|os|ó|aba)(?!\\p{L})',
          'error',
          'equivoc',
          'preocup',
          'estr[eé]s',
          'agobi',
          'pérdida de tiempo',
          'perd(?:er|emos|í|imos|ido)',
          'pierd',
          'olvid',
          'caos',
          'caótic',
          'lío',
          'obstácul',
          'desventaj',
          'imposible',
          'poco (?:clar|fiable|práctic)',
          'engorros',
          'tedios',
          'desperdici',
          'tirar',
          'tiramos',
          'atasc',
          'inútil',
          'rot[oa]',
          'demasiad',
          'retras',
          'cuesta (?:mucho|trabajo|entender|encontrar)',
        ),
        words(
          'no (?:sé|se|entiendo|entendí|encuentro|encontré|funciona|funcionó|puedo|pude|podemos|consigo|recuerdo|veo|está claro|estoy segur[oa]|me aclaro|llego|llegamos|hay manera)',
          'me cuesta|nos cuesta|ni idea|a mano otra vez|desde cero|al final (?:acabo|acabamos|termino)|en vez de eso|me las arreglo|nos las arreglamos|a ojo|post-?its?',
        ),
      ],
      liking: [
        words(
          'me (?:gusta|gustan|gustó|gustaba|encanta|encantan|encantó|ayuda|ayudan|viene bien|sirve)|nos (?:gusta|gustan|encanta|ayuda|sirve)',
          'útil|útiles|fácil|fáciles|fácilmente|sencill[oa]s?|rápid[oa]s?|cómod[oa]s?|práctic[oa]s?|content[oa]s?|satisfech[oa]s?|genial',
          'excelente|perfect[oa]|estupend[oa]|maravill\\p{L}+|fiable|confío|prefiero|preferimos|favorit[oa]|funciona (?:bien|muy bien|genial)|ahorr(?:a|o|amos)|orgullos[oa]|mejor',
        ),
      ],
      wish: [
        words(
          'me gustaría|nos gustaría|quisiera|quisiéramos|ojalá|desearía|deseo|espero que|lo ideal sería|idealmente|estaría (?:bien|genial)',
          'sería (?:bueno|ideal|útil|mejor|genial|estupendo|más fácil)|vendría bien|si pudiera|si pudiéramos|si hubiera|debería(?:n|mos)?|querría|(?<!no )queremos|(?<!no )quiero|soñ(?:ar|amos|ado)|sueño',
        ),
      ],
      habit: [
        words(
          'normalmente|habitualmente|generalmente|siempre|casi siempre|a menudo|a veces|muchas veces|por lo general|suelo|suele|solemos|suelen',
          'cada (?:día|mañana|tarde|noche|semana|mes|año|vez|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|todos los (?:días|lunes|martes|miércoles|jueves|viernes|sábados|domingos)|todas las (?:mañanas|tardes|noches|semanas)',
          'diariamente|semanalmente|costumbre|rutina|por la (?:mañana|noche|tarde)|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines de semana)|(?:una|dos|tres) ve(?:z|ces) (?:al|por|a la)|lo primero que',
        ),
      ],
      belief: [
        words(
          'creo|creemos|pienso|pensamos|opino|supongo|me imagino|imagino|considero|diría|siento que|me parece|a mi (?:juicio|parecer|entender|modo de ver)|en mi opinión|para mí|desde mi punto de vista|estoy (?:convencid[oa]|segur[oa])|yo diría|no creo',
        ),
      ],
      reason: [
        words(
          'porque|ya que|puesto que|por eso|por lo tanto|por tanto|debido a|gracias a|a causa de|por culpa de|para que|con el fin de|si no|de lo contrario|así que|la razón|el motivo|lo que significa|de modo que|dado que',
        ),
      ],
    },
    nounBefore: list(`
    el la los las un una unos unas lo al del de a en con sin por para sobre entre hasta desde hacia según contra durante
    tras ante bajo mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas aquel
    aquella aquellos aquellas cada todo toda todos todas algún alguna algunos algunas ningún ninguna otro otra otros otras
    mucho mucha muchos muchas poco poca pocos pocas varios varias dos tres cuatro cinco seis siete ocho nueve diez como
  `),
    nounAfter: [],
    weakWords: list(`
    ser estar tener haber hacer hago haces hace hacemos hacen hacía hizo hice hicimos hecho haciendo poder puedo puede
    podemos pueden podía pude pudo podría decir digo dice decimos dicen decía dije dijo dicho diciendo ir voy va vamos van
    iba fui fue ver veo ve vemos ven vi vio visto viendo dar doy da damos dan di dio dado saber sé sabe sabemos saben
    sabía querer quiero quiere queremos quieren quería llegar llego llega llegamos llegan llegó pasar paso pasa pasamos
    pasan pasó deber debo debe poner pongo pone ponemos ponen puse puso puesto parecer parece parecía quedar quedo queda
    quedan quedó creer creo cree hablar hablo habla hablamos llevar llevo lleva llevamos llevan dejar dejo deja dejamos
    dejó seguir sigo sigue seguimos encontrar encuentro encuentra llamar llamo llama llamó venir vengo viene vienen vino
    pensar pienso piensa pensamos salir salgo sale volver vuelvo vuelve tomar tomo toma conocer conozco conoce tratar
    trato trata mirar miro mira miramos contar cuento cuenta empezar empiezo empieza empezamos esperar espero espera
    buscar busco busca entrar trabajar trabajo trabaja trabajamos trabajan perder producir ocurrir entender entiendo pedir
    pido pide recordar recuerdo terminar termino termina comenzar servir sirve sacar saco saca necesitar necesito necesita
    mantener usar uso usa usamos usan usaba utilizar utilizo utiliza gustar gusta gustan gustaría intentar intento
    intenta comprar ayudar ayuda ayudan acabar acabo acaba cambiar cambio cambia suele suelo solemos
    muy mucho poco bastante demasiado casi siempre nunca veces vez luego después antes ahora hoy ayer mañana pronto
    tarde temprano todavía aún ya también tampoco además solo sólo solamente realmente simplemente prácticamente
    básicamente normalmente generalmente exactamente seguramente probablemente quizá quizás claro obviamente incluso bien
    mal mejor peor así aquí allí ahí juntos
    bueno buena buenos buenas malo mala malos malas grande grandes gran pequeño pequeña pequeños pequeñas nuevo nueva
    nuevos nuevas viejo vieja mismo misma mismos mismas diferente diferentes distinto distinta igual iguales cierto cierta
    seguro segura posible imposible importante importantes interesante fácil fáciles difícil difíciles simple largo larga
    corto corta alto alta bajo baja verdadero último última primero primera primer segundo segunda tercero siguiente
    próximo final principal general normal típico típica común especial único única propio propia listo lista contento feliz
    cosa cosas algo nada todo alguien nadie tipo tipos forma formas manera maneras modo parte partes punto puntos caso
    casos hecho ejemplo ejemplos idea ideas problema problemas pregunta preguntas respuesta tema temas razón gente persona
    personas hombre mujer chico chica señor señora tiempo momento momentos día días semana semanas mes meses año años hora
    horas minuto minutos mañana noche noches lugar lugares sitio sitios lado vida mundo número cantidad mitad resto nivel
    palabra sentido nombre mano verdad cuenta falta
    uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien ciento
    mil millón lunes martes miércoles jueves viernes sábado domingo etcétera
    gracias hola adiós buenos buenas perdón disculpe disculpa favor bienvenida bienvenido enviar envío envía
    mandar mando manda ayudar vender vendo vende vendemos pagar pago paga pagamos caminar conducir conduzco
    escribir escribo escribe leer leo abrir abro abre cerrar cierro revisar reviso revisa elegir elijo coger
    cojo cortar sentar comer como beber dormir duermo aprender aprendo enseñar enseño explicar explico decidir
    decido gastar gasto tirar tiro tiramos reunir ganar contestar responder respondo apuntar apunto apuntamos
    anotar anoto
  `),
    coordinators: list(`
    y e o u pero sino aunque entonces luego después también además porque así pues conque mas todavía igualmente
    asimismo incluso mientras
  `),
    clauseStarts: list(`
    porque pero y que cuando mientras si donde aunque hasta desde como para pues sino quien cuyo entonces así o
  `),
    backward: list(`
    eso esto ello este esta estos estas ese esa esos esas aquello él ella ellos ellas así allí ahí entonces lo la los las
    le les tal
  `),
    complementizers: list('que si cómo qué cuándo dónde porqué'),
    topics: {
      briefWords: list(`
      estudiamos investigamos exploramos analizamos entrevistamos observamos
      estudio estudios investigación investigar proyecto proyectos entrevista entrevistas encuesta encuestas explorar
      comprender entender conocer saber descubrir averiguar examinar analizar análisis evaluar identificar determinar
      objetivo objetivos meta propósito finalidad preguntas pregunta respuestas queremos quiere quieren buscamos busca
      pretende deseamos interesa interés equipo contexto alcance enfoque ver decir cómo qué porqué si sobre participantes
      entrevistados encuestados personas gente principal principales diferentes distintos ciertos relacionado actual
      actuales actualmente hoy mejor cosas formas manera maneras papel razones motivos ejemplo ayuda fase ronda piloto
      cualitativo cualitativa cuantitativo salir mal
    `),
      verbs: list(`
      planifican planifica planificar planean planea deciden decide decidir usan usa usar utilizan utiliza utilizar eligen
      elige elegir compran compra comprar piden pedir gestionan gestiona gestionar manejan maneja manejar organizan
      organiza organizar pagan paga pagar gastan gasta gastar ahorran ahorrar comen comer duermen dormir viajan viajar
      cocinan cocinar reservan reservar contratan contratar venden vender comparan comparar cambian cambiar cancelan
      cancelar abandonan abandonar dejan dejar vuelven volver aprenden aprender enseñan enseñar viven vivir trabajan
      trabajar sienten sentir piensan pensar perciben percibir experimentan adoptan adoptar preparan preparar tiran tirar
      reducen reducir evitan evitar mejoran mejorar aumentan aumentar hacen hacer toman tomar dan dar reciben recibir
      esperan esperar prefieren preferir confían confiar valoran valorar reaccionan acceden acceder buscan buscar
      encuentran encontrar surgen surge ocurre ocurren sucede influyen influye afecta afectan necesitan necesita llevan
      lleva lleve haría harían haga quedan quedarse controlan prevén prever calculan
    `),
      joiners: ['de', 'del'],
      joinedArticles: ['el', 'la', 'los', 'las'],
      vague: list(
        'producto productos servicio servicios usuario usuarios cliente clientes experiencia necesidades casa hogar trabajo lugar ciudad gente día días semana semanas mes meses mañana tarde noche tiempo año años vida veces plato cosas',
      ),
      adjectives: list(
        'pequeño pequeña pequeños pequeñas grandes jóvenes mayores nuevo nueva nuevos nuevas primeras primeros',
      ),
      kinds: {
        problem:
          /^(?:desperdicio|pérdidas?|retrasos?|abandono|errores|quejas|estrés|escasez|rotación|barreras|fraude|ruido|conflictos?|accidentes?|cancelaci(?:ón|ones)|deudas?|soledad|ansiedad|problemas?|riesgos?|averías|ausencias?|absentismo|devoluciones)(?!\p{L})/u,
        activity:
          /^\p{L}*(?:ción|sión|miento|aje|ura|ado|planes|compras?|pedidos?|entregas?|reservas?|viajes?|cuidados?|trabajo|uso|búsqueda|ventas?|trámites?)(?!\p{L})/u,
        people:
          /^(?:clientes|usuari[oa]s|pacientes|padres|madres|familias|niñ[oa]s|jóvenes|adolescentes|adultos|mujeres|hombres|personas|emplead[oa]s|trabajador[ea]s|equipos?|estudiantes|aprendices|docentes|vecin[oa]s|parejas|autónom[oa]s|\p{L}+(?:er[oa]s|or[ea]s|istas|antes))(?!\p{L})/u,
      },
      facets: {
        problem: sides(': ', 'causas, costes, prevención, manejo diario, responsabilidad, conciencia'),
        activity: sides(': ', 'herramientas, obstáculos, tiempo y esfuerzo, decisiones, ideas de mejora, apoyo'),
        people: sides(': ', 'necesidades, vida diaria, motivos, preocupaciones, deseos, decisiones'),
        thing: sides(': ', 'experiencias, dificultades, expectativas, decisiones, costes, confianza'),
      },
      bare: [
        'Rutinas diarias',
        'Dificultades',
        'Deseos e ideas',
        'Razones y motivos',
        'Herramientas y atajos',
        'Costes',
      ],
    },
  };
}
