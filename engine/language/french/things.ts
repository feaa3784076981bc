import type { ThingKind } from '../data/schema.ts';
import type { ItemQuestion } from '../templates/templates.ts';
import { thingKinds } from '../templates/thing-kinds.ts';
import { withOf, withOfEach } from './articles.ts';

type Joined = 'of' | 'to' | 'article';
/** `several`: where the verb has to agree. */
type Form = { readonly joined: Joined; readonly one: string; readonly several?: string };

const forms: Record<ThingKind, Form> = {
  troubles: { joined: 'to', one: 'Comment les gens font-ils face {}\u00a0?' },
  processes: {
    joined: 'article',
    one: 'Comment se passe {}\u00a0?',
    several: 'Comment se passent {}\u00a0?',
  },
  tools: { joined: 'of', one: 'Comment les gens se servent-ils {}\u00a0?' },
  messages: { joined: 'of', one: 'Que font les gens {}\u00a0?' },
  terms: { joined: 'of', one: 'Que pensent les gens {}\u00a0?' },
  places: { joined: 'of', one: 'Que pensent les gens {}\u00a0?' },
  people: { joined: 'article', one: 'Comment cela se passe-t-il avec {}\u00a0?' },
  values: {
    joined: 'article',
    one: 'Que représente {} pour les gens\u00a0?',
    several: 'Que représentent {} pour les gens\u00a0?',
  },
  views: { joined: 'of', one: 'Qu’en est-il {}\u00a0?' },
};
/** Of places: what people go through. */
const lived: Form = { joined: 'article', one: 'Comment les gens vivent-ils {}\u00a0?' };
const livedNouns =
  /^(?:trajet|voyage|jour|journée|semaine|mois|nuit|soir|soirée|matin|matinée|week-end|dimanche|pause|repas|début|départ|arrivée|travail|stage|hiver|été|rentrée|retraite|séjour|traitement|télétravail|examen|apprentissage|convalescence)s?$/u;

const kindOf = thingKinds('french');
const head =
  /^(?:(?:les|le|la|leurs?)\s|l['’])?(?:(?:premi(?:er|ère)|nouve(?:au|lle|aux)|petite?|grande?|bon(?:ne)?|mauvaise?|autre)s?\s)*([\p{L}-]+)/iu;
/** « machines en panne »: whatever it is, it is a trouble. */
const troubled = /(?<!\p{L})(?:pas|jamais|sans|en panne|cassée?s?|perdue?s?|tardi(?:f|ve)s?|manquée?s?)(?!\p{L})/iu;
const headOf = (thing: string): string => head.exec(thing)?.[1] ?? '';

export const onItem: ItemQuestion = {
  ask: (topic) => {
    const of = withOfEach(topic);
    if (!of) return null;
    const things = topic.split(/, | et | \/ /u);
    const each = things.map(withOf);
    // « sel et poivre du chef »: only the first has a gender that shows, so the list is one thing.
    const parts = each.every((one) => one !== null) ? each : [of];
    const kind = troubled.test(topic) ? 'troubles' : (kindOf(things.slice(0, parts.length).map(headOf)) ?? 'terms');
    const form =
      kind === 'places' && things.every((thing) => livedNouns.test(headOf(thing).toLowerCase())) ? lived : forms[kind];
    const { joined, one, several = one } = form;
    const texts = parts.map((part) => rejoined(part, joined));
    const listed = texts.length > 1 ? `${texts.slice(0, -1).join(', ')} et ${texts.at(-1)}` : (texts[0] ?? '');
    return (texts.length > 1 || of.startsWith('des ') ? several : one).replace('{}', listed);
  },
  forms: [...new Set([...Object.values(forms), lived].flatMap(withArticles))],
};

/** All that a form may look like around a thing without its article. */
function withArticles({ joined, one, several = one }: Form): string[] {
  const articles = ['du ', 'de la ', 'de l’', 'des '].map((of) => rejoined(of, joined));
  return [...new Set([one, several])].flatMap((form) => articles.map((article) => form.replace('{}', `${article}{}`)));
}

/** « du prix » as « au prix » or « le prix ». */
function rejoined(of: string, joined: Joined): string {
  if (joined === 'of') return of;
  const [contracted, split] = joined === 'to' ? [{ du: 'au', des: 'aux' }, 'à '] : [{ du: 'le', des: 'les' }, ''];
  return of.replace(/^(du|des)(?= )/u, (word) => contracted[word as 'du' | 'des']).replace(/^de (?=la |l[’'])/u, split);
}
