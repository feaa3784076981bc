import type { ItemQuestion } from '../templates/templates.ts';
import type { AskedKind } from '../templates/thing-kinds.ts';
import { things as known, withArticle } from './articles.ts';

/** Singular and plural, where the verb has to agree; * is the ending of an adjective. */
const forms: Record<AskedKind, readonly [string, string]> = {
  troubles: ['¿Cómo lleva la gente {}?', '¿Cómo lleva la gente {}?'],
  processes: ['¿Cómo le va a la gente con {}?', '¿Cómo le va a la gente con {}?'],
  tools: ['¿Cómo usa la gente {}?', '¿Cómo usa la gente {}?'],
  messages: ['¿De qué le sirve a la gente {}?', '¿De qué le sirven a la gente {}?'],
  prices: ['¿Le parece just* a la gente {}?', '¿Le parecen just* a la gente {}?'],
  conditions: ['¿Qué tal le viene a la gente {}?', '¿Qué tal le vienen a la gente {}?'],
  changes: ['¿Qué ha cambiado para la gente con {}?', '¿Qué ha cambiado para la gente con {}?'],
  goods: ['¿Hasta qué punto está contenta la gente con {}?', '¿Hasta qué punto está contenta la gente con {}?'],
  places: ['¿Cómo se siente la gente en {}?', '¿Cómo se siente la gente en {}?'],
  moments: ['¿Cómo vive la gente {}?', '¿Cómo vive la gente {}?'],
  people: ['¿Cómo se lleva la gente con {}?', '¿Cómo se lleva la gente con {}?'],
  values: ['¿Qué significa para la gente {}?', '¿Qué significan para la gente {}?'],
  views: ['¿Cuáles son {}?', '¿Cuáles son {}?'],
  anything: ['¿Qué le parece a la gente {}?', '¿Qué le parecen a la gente {}?'],
};
const endings: Record<string, string> = { el: 'o', la: 'a', los: 'os', las: 'as', su: 'o', sus: 'os' };

const head = /^(?:(?:el|la|los|las|sus?) )?(?:(?:primer|segund|tercer|nuev|últim|buen|mal|gran)\p{L}* )*([\p{L}-]+)/iu;
/** «carritos que no caben»: whatever it is, it is a trouble. */
const troubled =
  /(?<!\p{L})(?:no|nunca|sin|rot[oa]s?|perdid[oa]s?|tardí[oa]s?)(?!\p{L})|^(?:los )?tiempos? de espera(?!\p{L})/iu;
const list = new Intl.ListFormat('es');
const headOf = (thing: string): string => head.exec(thing)?.[1] ?? '';

const infinitive = /^\p{Ll}{2,}(?:ar|er|ir)(?:se|l[aoe]s?)? \S/u;
const ofInfinitive = '¿Cómo hace la gente para {}?';

export const onItem: ItemQuestion = {
  ask: (topic) => {
    const act = topic.charAt(0).toLowerCase() + topic.slice(1);
    if (infinitive.test(act) && known.kindOf([headOf(act)]) === 'anything') return ofInfinitive.replace('{}', act);
    const things = topic.split(/, | y /u);
    const each = things.map(withArticle);
    const kind = troubled.test(topic) ? 'troubles' : known.kindOf(things.map(headOf));
    // «pan y sal de aquí»: where only the first has an article, the list is one thing.
    const parts = each.includes(null) ? [withArticle(topic)] : each;
    if (parts[0] === null) return null;
    const listed = list.format(parts.filter((part) => part !== null));
    const [one, several] = forms[kind];
    const isPlural = parts.length > 1 || /^(?:los|las|sus) /u.test(listed);
    const ending = parts.length > 1 ? 'os' : (endings[listed.split(' ')[0] ?? ''] ?? 'o');
    return (isPlural ? several : one).replace('*', ending).replace('{}', listed);
  },
  knows: (topic) => known.kindOf([headOf(topic)]) !== 'anything',
  forms: [
    ofInfinitive,
    ...[...new Set(Object.values(forms).flat())].flatMap((form) =>
      ['el', 'la', 'los', 'las'].map((article) =>
        form.replace('*', endings[article] ?? '').replace('{}', `${article} {}`),
      ),
    ),
  ],
};
