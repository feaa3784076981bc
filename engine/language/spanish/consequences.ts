import { type Pattern, words } from '../cue.ts';
import type { ConsequenceKind } from '../templates/templates.ts';

const some =
  '(?:\\d[\\d.,]*|una?|media|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|' +
  'varias|varios|muchas|muchos|unas|unos)';
const duration = `${some}(?: o ${some}| a ${some})* (?:minutos?|horas?|días?|semanas?|meses|mes)`;
const number =
  '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\\p{L}+cientos|quinientos|mil)';
const money = `(?:${number} (?:y )?)*${number} (?:euros|pesos|dólares|soles)`;
const people =
  '(?:clientes?|clientas|pacientes|residentes|usuarios|alumnos|estudiantes|padres|madres|niños|niñas|familias?|compañeros|empleados|vecinos|pasajeros|gente|personas|equipo|todos|todo el mundo)';

/** Verbs for what people say they cannot do. */
const doing =
  '(?:usar|utilizar|leer|ver|encontrar|abrir|planificar|planear|cambiar|modificar|comprobar|comparar|pedir|reservar|trabajar|seguir|entregar|enviar|mandar|empezar|terminar|acabar|vender|saber|entrar|salir|ir|venir|participar|imprimir|guardar|hacer|cocinar|avanzar|conectar|acceder|borrar|descargar|instalar|recibir|contestar|atender)';

/** What shows that a topic has a consequence; each is to be precise rather than to find all. */
export const consequences: Record<Exclude<ConsequenceKind, 'outcome'>, readonly Pattern[]> = {
  cost: [
    words(
      money,
      '\\d[\\d.,]* ?(?:euros?|€|dólares|pesos|soles|céntimos)|[$€] ?\\d[\\d.,]*|(?:cien|mil|miles de|cientos de|millones de) (?:euros|dólares|pesos)',
      '(?:muy |demasiado |más |tan |bastante )?car(?:o|a|os|as)(?= (?:para|de|y|que|pero)|[,.;]|$)|carísim(?:o|a|os|as)|costos(?:o|a|os|as)|sale(?:n)? car(?:o|a)',
      '(?:cuesta|cuestan|costaba|perdemos|pierdo|pierde|gastamos|gasto|gasta|perder|gastar) (?:\\p{L}+ ){0,3}?dinero|cuesta (?:mucho|un dineral|una fortuna)|no (?:me |nos )?(?:lo )?(?:puedo|podemos) (?:permitir|pagar)',
    ),
  ],
  time: [
    words(
      `(?:tarda|tardo|tardan|tardamos|tardé|tardar|lleva|llevan|llevaba|toma|toman|pierdo|pierde|perdemos|perder|paso|pasa|pasamos|espero|espera|esperar|esperamos|esperando|dura|gasto|gastamos|dedico|dedicamos)(?: \\p{L}+){0,2}? ${duration}`,
      '(?:lleva|toma|quita|cuesta|pierdo|perdemos|pierde|perder|pérdida de|gasto) (?:\\p{L}+ ){0,1}?(?:mucho |demasiado |tanto |bastante |más )?tiempo|tarda(?:n|mos|s)? (?:mucho|demasiado|muchísimo|una eternidad|horas|días)|una eternidad|horas y horas|medio día',
    ),
  ],
  risk: [
    words(
      'peligros(?:o|a|os|as)|peligro|(?:un|el|gran|mucho|hay) riesgo|arriesgad(?:o|a|os|as)|insegur(?:o|a|os|as)|accidentes?|lesion(?:es|ado|ada|arse)|multas?|demandas? judicial(?:es)?',
      '(?:perdí|pierdo|perdimos|perdemos) (?:el|la|mi|nuestro) (?:tren|autobús|bus|cita|clase|turno|ensayo)|no me fío|no (?:nos )?fiamos',
      '(?:perder|perdemos|pierdo|pierde|perdido|perdimos|perdí) (?:\\p{L}+ ){0,2}?(?:clientes?|pedidos?|datos|pacientes?|ventas?|confianza|contratos?|trabajos?|ingresos)|fallo de seguridad|brecha de seguridad|fuga de datos',
    ),
  ],
  frequency: [
    words(
      'todos los (?:días|meses|lunes|martes|miércoles|jueves|viernes|sábados|domingos)|todas las (?:semanas|mañanas|noches|tardes)|cada (?:día|mañana|noche|semana|mes|vez|hora|turno|lunes|martes|miércoles|jueves|viernes|sábado|domingo)',
      '(?:una|dos|tres|cuatro|cinco|diez|varias|muchas|\\d+)(?: o (?:dos|tres|cuatro))? veces? (?:al|por|a la|cada) (?:día|semana|mes|hora|turno)|todo el tiempo|constantemente|una y otra vez|casi siempre|a diario|la mitad de las veces',
    ),
  ],
  workaround: [
    words(
      'a mano|manualmente|en (?:un |una |el |mi |nuestra )?(?:papel|papelito|libreta|cuaderno|hoja de cálculo|excel)|(?:un|el|con|nuestro|mi) excel|post-?its?|notas adhesivas|copi(?:ar|amos|o|a) y peg(?:ar|amos|o|a)',
      '(?:tengo|tenemos|tenía|teníamos|tuve|tuvimos) que (?:llamar|preguntar|volver|imprimir|copiar|apuntar|pedir prestad[oa]|comprar|dar la vuelta)|(?:más fácil|más rápido|más sencillo) \\p{L}+ (?:\\p{L}+ ){0,6}que|(?:yo mism[oa]|nosotros mismos)',
      'en su lugar,? (?:\\p{L}+)|en vez de eso|nos las (?:arreglamos|apañamos)|me las (?:arreglo|apaño)|nuestra propia (?:lista|tabla)|mi propia (?:lista|tabla)|improvis(?:amos|o|ar)',
      '(?:tuve|tuvimos|tuvieron) que (?!decir|admitir|ser|estar|tener|ver)\\p{L}+r(?:l[oa]s?|me|se|nos)?',
    ),
  ],
  hindrance: [
    words(
      `(?:no|nunca) (?:\\p{L}+ )?(?:pude|pudo|pudimos|pudieron|podía|podíamos|podían) (?!decir|pensar|recordar|creer|dormir|opinar|imaginar)\\p{L}+r(?:l[oa]s?|me|se|nos|les?)?`,
      `no (?:\\p{L}+ )?(?:puedo|puede|podemos|pueden) (?:ni )?${doing}(?:l[oa]s?|me|se|nos|les?)?`,
      'imposible \\p{L}+r|(?:me|nos|les) (?:impide|impiden|impidió) \\p{L}+',
      '(?:lo dejé|lo dejamos|me rendí|desistí|desistimos|renuncié|renunciamos)',
    ),
  ],
  affected: [
    words(
      '(?:me|nos) (?:estresa|preocupa|agobia|agota|da miedo|da vergüenza|pone de los nervios|frustra)|no (?:puedo|podía) dormir|(?:estoy|estaba) (?:\\p{L}+ )?(?:agotad[oa]|hart[oa]|preocupad[oa]|desesperad[oa])|(?:mi|mis|nuestros?) (?:hij[oa]s?|mujer|marido|familia|jef[ea]|clientes|equipo|madre|padre) (?:\\p{L}+ ){0,3}(?:se quejan?|sufren?|esperan?|lloran?|se preocupan?|se enfadan?)',
      `(?:afecta|perjudica|molesta|confunde|agobia|frustra|preocupa) (?:también |sobre todo |mucho |a |al |los |las |la |nuestros |mis |todos |todas |muchos |muchas )*${people}`,
      `${people} (?:\\p{L}+ ){0,2}?(?:se quejan|se queja|sufren|sufre|se enfadan|se enfada|se enojan|se pierden|se van|se marchan|esperan|tienen que esperar|están (?:enfadad|molest|perdid|frustrad|confundid|hart)(?:os|as))`,
      `(?:difícil|duro|complicado|injusto|un problema) para (?:los |las |la |el |nuestros |mis |muchos |muchas |todos |la mayoría de )*${people}`,
    ),
  ],
};
