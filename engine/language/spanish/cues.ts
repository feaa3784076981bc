import { stems, words } from '../cue.ts';
import type { Cues } from '../definition.ts';
import { consequences } from './consequences.ts';
import { outcomes } from './outcomes.ts';

const roleEnd =
  '(?=\\s+(?:y|e|pero|o|en|para|con|desde|que|porque|aquí|acá|allí|ahora|hace|donde|cuando|así|a|por|los|las|el|la|mi|' +
  'tengo|llevo|trabajo)(?!\\p{L})|\\s*[,.;:!?…()–—\\n»”]|\\s*$)';
const trade = `[\\p{L}][\\p{L}\\p{M}/ -]{2,58}?`;
const role = `(?<role>${trade})${roleEnd}`;
/** “Soy …” is followed by a trait as often as by a trade; trades are known by their endings. */
const known =
  '(?:jef[ea]|chef|gerente|encargad[oa]|emplead[oa]|abogad[oa]|dueñ[oa]|propietari[oa]|médic[oa]|enfermer[oa]|profe|maestr[oa]|' +
  'autónom[oa]|estudiante|responsable|técnic[oa]|ingenier[oa]|obrer[oa]|aprendiz|pastelero|becari[oa]|pilot[oa]|administrativ[oa]|modista|dependient[ea]|celador[ae]?|funcionari[oa]|' +
  '(?!sincer[oa]|soltera?|somer[oa]|enter[oa]|verdader[oa]|primer[oa]|tercer[oa])\\p{L}{3,}(?:dor|dora|tor|tora|sor|sora|ista|ero|era|ario|aria|ante|ólogo|óloga|ógrafo|ógrafa|mático|mática))';

/** What kind of it: “enfermera pediátrica”, “trabajadora social”. */
const kindOfTrade = '(?: (?!(?:actual|normal|nada)(?!\\p{L}))\\p{L}{2,}(?:al|ar|ic[oa]|iv[oa]|ari[oa]|nom[oa]|ente))?';

/** Where people introduce themselves by name, age and work: “Marta, treinta y ocho años, enfermera”. */
const introduced = '(?<=^(?:(?:pues|bueno|yo) )?(?:\\p{L}+, )?)';

const phraseEnd =
  '(?=\\s+(?:y|e|pero|o|desde|que|porque|aquí|acá|allí|ahora|hace|donde|cuando|así|con|a)(?!\\p{L})|\\s*[,.;:!?…()–—\\n»”]|\\s*$)';
const thirdPerson: Record<string, string> = {
  trabajo: 'Trabaja',
  dirijo: 'Dirige',
  regento: 'Regenta',
  llevo: 'Lleva',
  enseño: 'Enseña',
  doy: 'Da',
  conduzco: 'Conduce',
  vendo: 'Vende',
  arreglo: 'Arregla',
  reparo: 'Repara',
  fabrico: 'Fabrica',
};

/** “trabajo en una guardería” in the third person. */
function inThirdPerson(role: string): string {
  return role.replace(/^\p{L}+/u, (verb) => thirdPerson[verb.toLowerCase()] ?? verb);
}

export const cues: Cues = {
  selfRole: [
    words(
      `trabajo (?:aquí |ahora |actualmente )?(?:como|de) (?!lunes|día|noche|tarde|mañana|forma|manera)(?:una? )?${role}`,
    ),
    words(
      `(?:yo )?soy (?!(?:bastante|muy|tan|algo|demasiado|un poco) )(?:el |la |una? )?(?<role>${known}${kindOfTrade}(?: (?:de|del|en jefe|jefe|jefa|general) ?[\\p{L} ]{0,40}?)?)${roleEnd}`,
    ),
    words(
      `(?:mi (?:puesto|profesión|oficio|trabajo|cargo) es|me dedico a ser|estoy de(?! (?:guardia|vacaciones|baja|acuerdo|viaje|pie|vuelta|turno|suerte|paso|obras|luto))|ejerzo de) (?:el |la |una? )?(?!que\\b)${role}`,
    ),
    words(
      `${introduced}(?:\\d{2}|\\p{L}+(?: y \\p{L}+)?) años,? (?:y )?(?:una? )?(?<role>${known}${kindOfTrade})${roleEnd}`,
    ),
    words(`como (?<role>${known}),? (?:yo|que soy|tengo|necesito|trabajo|veo)`),
    words(
      `(?<role>(?:trabajo (?:en|para) |dirijo |regento |(?<!me )llevo (?:una?|el|la)(?= (?:tienda|bar|restaurante|negocio|taller|equipo|hotel|empresa|panader|librer|farmacia|cafeter|granja|finca|cocina|obrador|peluquer|quiosco|bodega|grupo|departamento|proyecto|contabilidad|almacén)) |(?<!(?:me|te|le|les|se|lo|la|los|las) )enseño (?!el |la |los |las |un |una |este|esta|ese|esa|lo )|doy clases? de |(?:conduzco|vendo|(?<!(?:me|lo|la|los|las) )arreglo(?! yo)|reparo|fabrico) (?!hasta|y |más|menos|mucho|poco|bien|tod|lo |que|en |a |por ))[\\p{L}][\\p{L} -]{2,40}?)${phraseEnd}`,
    ),
  ],
  roleName: inThirdPerson,
  statements: {
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
        '(?:no|nunca) se (?:sabe|entiende|encuentra|ve)|nadie (?:sabe|entiende)',
        'me cuesta|nos cuesta|ni idea|a mano otra vez|desde cero|al final (?:acabo|acabamos|termino)|en vez de eso|me las arreglo|nos las arreglamos|a ojo|post-?its?',
      ),
    ],
    liking: [
      words(
        'me (?:gusta|gustan|gustó|gustaba|encanta|encantan|encantó|ayuda|ayudan|viene bien|sirve)|nos (?:gusta|gustan|encanta|ayuda|sirve)',
        'de un vistazo|útil|útiles|fácil|fáciles|fácilmente|sencill[oa]s?|rápid[oa]s?|cómod[oa]s?|práctic[oa]s?|content[oa]s?|satisfech[oa]s?|genial',
        'excelente|perfect[oa]|estupend[oa]|maravill\\p{L}+|fiable|confío|prefiero|preferimos|favorit[oa]|funciona (?:bien|muy bien|genial)|ahorr(?:a|o|amos)|orgullos[oa]|mejor',
      ),
    ],
    wish: [
      words(
        'me gustaría|nos gustaría|quisiera|quisiéramos|ojalá|desearía|deseo|espero que|lo ideal sería|idealmente|estaría (?:bien|genial)',
        '(?:podrían|podría|podríais|se podría) (?:también |quizás? |al menos )*(?:poner|añadir|incluir|mostrar|avisar|explicar|simplificar|juntar|separar|quitar|indicar)|habría que|preferiría(?:mos)?|no estaría mal',
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
  consequences,
  outcomes,
  topics: {
    problem:
      /^(?:desperdicio|pérdidas?|retrasos?|abandono|errores|quejas|estrés|escasez|rotación|barreras|fraude|ruido|conflictos?|accidentes?|cancelaci(?:ón|ones)|deudas?|soledad|ansiedad|problemas?|riesgos?|averías|ausencias?|absentismo|devoluciones)(?!\p{L})/u,
    activity:
      /^\p{L}*(?:ción|sión|miento|aje|ura|ado|planes|compras?|pedidos?|entregas?|reservas?|viajes?|cuidados?|trabajo|uso|búsqueda|ventas?|trámites?)(?!\p{L})/u,
    people:
      /^(?:gente|miembros|soci[oa]s|clientes|usuari[oa]s|pacientes|padres|madres|familias|niñ[oa]s|jóvenes|adolescentes|adultos|mujeres|hombres|personas|emplead[oa]s|trabajador[ea]s|equipos?|estudiantes|aprendices|docentes|vecin[oa]s|parejas|autónom[oa]s|\p{L}+(?:er[oa]s|or[ea]s|istas|antes))(?!\p{L})/u,
  },
};
