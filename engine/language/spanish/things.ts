import type { ThingKind } from '../data/schema.ts';
import type { ItemQuestion } from '../templates/templates.ts';
import { thingKinds } from '../templates/thing-kinds.ts';
import { withArticle } from './articles.ts';

/** Singular and plural, where the verb has to agree. */
const forms: Record<ThingKind, readonly [string, string]> = {
  troubles: ['¿Cómo lleva la gente {}?', '¿Cómo lleva la gente {}?'],
  processes: ['¿Cómo le va a la gente con {}?', '¿Cómo le va a la gente con {}?'],
  tools: ['¿Cómo usa la gente {}?', '¿Cómo usa la gente {}?'],
  messages: ['¿De qué le sirve a la gente {}?', '¿De qué le sirven a la gente {}?'],
  terms: ['¿Qué le parece a la gente {}?', '¿Qué le parecen a la gente {}?'],
  places: ['¿Qué le parece a la gente {}?', '¿Qué le parecen a la gente {}?'],
  people: ['¿Cómo se lleva la gente con {}?', '¿Cómo se lleva la gente con {}?'],
  values: ['¿Qué significa para la gente {}?', '¿Qué significan para la gente {}?'],
  views: ['¿Cuáles son {}?', '¿Cuáles son {}?'],
};
/** Of places: what people go through. */
const lived = '¿Cómo vive la gente {}?';
const livedNouns =
  /^(?:trayecto|viaje|día|jornada|semana|mes|noche|mañana|tarde|turno|descanso|pausa|inicio|comienzo|salida|llegada|trabajo|prácticas|invierno|verano|vuelta|jubilación|estancia|tratamiento|teletrabajo|examen|recuperación)(?:e?s)?$/u;

const kindOf = thingKinds('spanish');
const head = /^(?:(?:el|la|los|las|sus?) )?(?:(?:primer|segund|tercer|nuev|últim|buen|mal|gran)\p{L}* )*([\p{L}-]+)/iu;
/** «carritos que no caben»: whatever it is, it is a trouble. */
const troubled = /(?<!\p{L})(?:no|nunca|sin|rot[oa]s?|perdid[oa]s?|tardí[oa]s?)(?!\p{L})/iu;
const headOf = (thing: string): string => head.exec(thing)?.[1] ?? '';

export const onItem: ItemQuestion = {
  ask: (topic) => {
    const things = topic.split(/, | y /u);
    const each = things.map(withArticle);
    const kind = troubled.test(topic) ? 'troubles' : (kindOf(things.map(headOf)) ?? 'terms');
    // «pan y sal de aquí»: where only the first has an article, the list is one thing.
    const parts = each.includes(null) ? [withArticle(topic)] : each;
    if (parts[0] === null) return null;
    const listed = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}` : (parts[0] ?? '');
    const [one, several] = forms[kind];
    const isLived = kind === 'places' && things.every((thing) => livedNouns.test(headOf(thing).toLowerCase()));
    if (isLived) return lived.replace('{}', listed);
    return (parts.length > 1 || /^(?:los|las|sus) /u.test(listed) ? several : one).replace('{}', listed);
  },
  forms: [...new Set([...Object.values(forms).flat(), lived])].flatMap((form) =>
    ['el ', 'la ', 'los ', 'las '].map((article) => form.replace('{}', `${article}{}`)),
  ),
};
