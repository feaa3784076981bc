import { composePlace, composeSummary, composeWhy, listOf } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { counted, inTurn, type Quotes, quoted } from '../templates/wording.ts';

const tag = 'es';
const quotes: Quotes = { open: '«', close: '»', innerOpen: '“', innerClose: '”', stop: '.', stopInside: false };
const people = counted(tag, { one: '# persona', other: '# personas' });
const documents = counted(tag, { one: '# documento', other: '# documentos' });
const quotations = counted(tag, { one: '# cita', other: '# citas' });
const q = (theme: string) => quoted(theme, quotes);

/** Within a sentence; at its beginning with a capital. */
function whoWithin(n: number, inAll: number): string {
  if (n < inAll) return `${n} de ${people(inAll)}`;
  return n === 2 ? 'las dos personas' : `las ${people(n)}`;
}
const who = (n: number, inAll: number) => whoWithin(n, inAll).replace(/^l/u, 'L');

function where(n: number, inAll: number): string {
  if (n < inAll) return `, en ${n} de ${documents(inAll)}`;
  return n === 2 ? ', en los dos documentos' : `, en los ${documents(n)}`;
}

export const templates: Templates = {
  question: {
    theme: (theme, turn) =>
      inTurn(
        [
          `¿Qué cuentan las personas sobre ${q(theme)} y por qué les importa?`,
          `¿Qué papel tiene ${q(theme)} en el día a día?`,
          `¿Cómo se maneja ${q(theme)} en la práctica?`,
          `¿Qué experiencias describen las personas con ${q(theme)}?`,
          `¿En qué se fijan las personas cuando se trata de ${q(theme)}?`,
        ],
        theme,
        turn,
      ),
    difficulty: (theme, turn) =>
      inTurn([`¿Qué resulta difícil con ${q(theme)}?`, `¿Dónde surgen los problemas con ${q(theme)}?`], theme, turn),
    wish: (theme, turn) =>
      inTurn([`¿Qué desean las personas respecto a ${q(theme)}?`, `¿Qué debería cambiar en ${q(theme)}?`], theme, turn),
    habit: (theme, turn) =>
      inTurn([`¿Cómo se hace hoy ${q(theme)}?`, `¿Qué costumbres se han formado en torno a ${q(theme)}?`], theme, turn),
    reason: (theme) => `¿Qué razones dan las personas cuando hablan de ${q(theme)}?`,
    difference: (theme, turn) =>
      inTurn(
        [
          `¿En qué difieren las opiniones sobre ${q(theme)}?`,
          `¿En qué no coinciden las personas cuando se trata de ${q(theme)}?`,
        ],
        theme,
        turn,
      ),
  },
  summary: composeSummary({
    quotes,
    who,
    where,
    gap: ' ',
    agree: [
      (s) => `${s.who} lo dicen${s.where}. ${s.speaker ?? 'Una de ellas'} lo expresa así: ${s.said}`,
      (s) => `${s.who} coinciden en esto${s.where}${s.among ? `, entre ellas ${s.among}` : ''}: ${s.said}`,
      (s) => `${s.said} Lo dicen, con estas o parecidas palabras, ${whoWithin(s.people, s.peopleInAll)}${s.where}.`,
    ],
    mixed: [
      (s) =>
        `Las opiniones difieren. Por un lado, ${s.who}${s.where}: ${s.said} Por otro, ${people(s.opponents)}: ${s.against}`,
      (s) => `No hay acuerdo. ${s.who}${s.where}: ${s.said} Frente a eso, ${people(s.opponents)}: ${s.against}`,
    ],
    single: [
      (s) => `De ${people(s.peopleInAll)}, por ahora solo lo dice ${s.speaker ?? 'una'}: ${s.said}`,
      (s) => `Solo ${s.speaker ?? 'una persona'} lo dice, de un total de ${people(s.peopleInAll)}: ${s.said}`,
    ],
    alone: [(s) => `${s.speaker ?? 'La persona entrevistada'} dice${s.where}: ${s.said}`],
    torn: [(s) => `Aparecen las dos opiniones${s.where}: ${s.said} Pero también: ${s.against}`],
    unnamed: [
      (s) =>
        s.documentsInAll > 1
          ? `Aparece en ${s.documents} de ${documents(s.documentsInAll)}: ${s.said}`
          : `El documento dice: ${s.said}`,
    ],
    also: (more) => `También se dice: ${more.join(' Y además: ')}`,
  }),
  why: composeWhy({
    quotes,
    gap: ' ',
    tally: (n, inAll) => ` (${n} de ${people(inAll)})`,
    onePerson: ' (por ahora, una sola persona)',
    toBrief: [
      (subject) => `El encargo pregunta por ${subject}; aquí hay algo concreto con lo que trabajar.`,
      (subject) => `El proyecto quiere entender ${subject}, y esto es parte de la respuesta.`,
      (subject) => `Sobre ${subject}, es un testimonio de primera mano.`,
      (subject) => `Cualquier decisión sobre ${subject} debería tener esto en cuenta.`,
    ],
    toQuestion: [
      (question) => `Esto responde en parte a la pregunta ${question}.`,
      (question) => `A la pregunta ${question} se responde aquí desde la propia experiencia.`,
      (question) => `Cualquier respuesta a ${question} tiene que tener esto en cuenta.`,
    ],
    consequences: {
      difficulty: [
        (w) =>
          `Con ${w.theme} hay un obstáculo en el día a día${w.tally}: conviene decidir si se elimina o se ayuda a sortearlo.`,
        (w) =>
          `Habría que comprobar con qué frecuencia algo falla con ${w.theme}${w.tally} y qué cuesta, y decidir después qué puede esperar.`,
        (w) => `Antes de añadir algo nuevo, conviene averiguar qué haría más fácil lo de ${w.theme}${w.tally}.`,
        (w) => `Si no cambia nada, lo de ${w.theme} seguirá costando esfuerzo${w.tally}: falta acordar quién se ocupa.`,
      ],
      wish: [
        (w) =>
          `Se pide ${w.theme} de forma expresa${w.tally}: toca decidir si se ofrece y comunicarlo en cualquier caso.`,
        (w) =>
          `Conviene comparar ${w.theme} con lo que ya está previsto${w.tally}: es un deseo que surge por iniciativa propia.`,
        (w) =>
          `Queda por comprobar qué se podría hacer con ${w.theme} que hoy no se puede${w.tally}; eso dirá cuánto vale.`,
      ],
      liking: [
        (w) => `Con ${w.theme} las cosas funcionan${w.tally}: conviene conservarlo cuando cambie lo demás.`,
        (w) => `Sea cual sea el rediseño, ${w.theme} debería mantenerse${w.tally}; mejor preguntar antes de tocarlo.`,
        (w) => `Conviene averiguar qué es lo que funciona con ${w.theme}${w.tally} y dónde más ayudaría lo mismo.`,
      ],
      habit: [
        (w) =>
          `${w.theme} ya forma parte de la manera de hacer las cosas${w.tally}: lo nuevo debe encajar ahí y no correr en paralelo.`,
        (w) => `La vara de medir es ${w.theme} tal como es hoy${w.tally}: un cambio tiene que dar menos trabajo.`,
        (w) =>
          `Antes de cambiar los pasos que lo rodean, conviene observar cuándo y por qué aparece ${w.theme}${w.tally}.`,
      ],
      reason: [
        (w) =>
          `Explica por qué se actúa así con ${w.theme}${w.tally}: hay que atender a la causa y no solo a lo que se ve.`,
        (w) =>
          `Ya se conoce una razón detrás de ${w.theme}${w.tally}; falta comprobar si vale para los demás antes de apoyarse en ella.`,
        (w) => `Una decisión sobre ${w.theme} puede partir de esta razón${w.tally} y no de una suposición.`,
      ],
      other: [
        (w) =>
          `La gente tiene cosas que decir sobre ${w.theme}${w.tally}: toca decidir si entra en el plan o en la próxima ronda de preguntas.`,
        (w) => `Antes de apoyar nada en ${w.theme}${w.tally}, conviene comprobarlo con más personas.`,
        (w) => `Conviene tener presente ${w.theme} al tomar decisiones${w.tally}.`,
      ],
    },
  }),
  place: composePlace({
    page: (n) => `página ${n}`,
    row: (n) => `fila ${n}`,
    line: (n) => `línea ${n}`,
    paragraph: (n) => `párrafo ${n}`,
    comma: ', ',
  }),
  speakerSaid: (speaker, sentence) => `${speaker} dijo: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `No se ha encontrado en los documentos seleccionados. Lo más cercano que contienen es ${listOf(tag, nearest, quotes)}.`
      : 'No se ha encontrado en los documentos seleccionados.',
  notStated: () => 'No consta en los documentos.',
  person: {
    unnamed: (n) => `Persona ${n}`,
    respondent: (n) => `Persona encuestada ${n}`,
    roleUnknown: () => 'Función desconocida',
    noDescription: () => 'Sin descripción disponible',
    restsOn: (d, n) => `Se basa en ${quotations(n)} de ${documents(d)}.`,
  },
  context: {
    title: (projectName) => (projectName ? `Qué dice el material de ${q(projectName)}` : 'Qué dice el material'),
    documents: () => 'Documentos',
    themes: () => 'Temas',
    brief: () => 'Encargo',
    people: () => 'Personas',
    saidBy: (n, d) =>
      (n > 0 ? `lo dicen ${people(n)} en ${documents(d)}` : `en ${documents(d)}`).replace('lo dicen 1 ', 'lo dice 1 '),
  },
  noUsableText: () =>
    'Ninguno de los documentos seleccionados contiene una frase que se pueda citar. Compruebe que los archivos tengan ' +
    'texto legible y no páginas escaneadas o imágenes, y vuelva a subirlos.',
};
