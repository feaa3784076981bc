import type { ItemQuestion } from '../templates/templates.ts';
import type { AskedKind } from '../templates/thing-kinds.ts';
import { things as known, list, withOf, withOfEach } from './articles.ts';

type Joined = 'of' | 'to' | 'article';
/** `several`: where the verb has to agree. */
type Form = { readonly joined: Joined; readonly one: string; readonly several?: string };

const forms: Record<AskedKind, Form> = {
  troubles: { joined: 'to', one: 'Comment les gens font-ils face {}\u00a0?' },
  processes: {
    joined: 'article',
    one: 'Comment se passe {}\u00a0?',
    several: 'Comment se passent {}\u00a0?',
  },
  tools: { joined: 'of', one: 'Comment les gens se servent-ils {}\u00a0?' },
  messages: {
    joined: 'article',
    one: 'Les gens trouvent-ils {} utile\u00a0?',
    several: 'Les gens trouvent-ils {} utiles\u00a0?',
  },
  prices: {
    joined: 'article',
    one: 'Les gens trouvent-ils {} juste\u00a0?',
    several: 'Les gens trouvent-ils {} justes\u00a0?',
  },
  conditions: { joined: 'of', one: 'Comment les gens s’accommodent-ils {}\u00a0?' },
  changes: { joined: 'article', one: 'Qu’est-ce qui a changé pour les gens avec {}\u00a0?' },
  goods: { joined: 'of', one: 'Les gens sont-ils satisfaits {}\u00a0?' },
  places: { joined: 'article', one: 'Comment les gens se sentent-ils dans {}\u00a0?' },
  moments: { joined: 'article', one: 'Comment les gens vivent-ils {}\u00a0?' },
  people: { joined: 'article', one: 'Comment cela se passe-t-il avec {}\u00a0?' },
  values: {
    joined: 'article',
    one: 'Que représente {} pour les gens\u00a0?',
    several: 'Que représentent {} pour les gens\u00a0?',
  },
  views: { joined: 'of', one: 'Qu’en est-il {}\u00a0?' },
  anything: { joined: 'of', one: 'Que pensent les gens {}\u00a0?' },
};
const head =
  /^(?:(?:les|le|la|leurs?)\s|l['’])?(?:(?:premi(?:er|ère)|nouve(?:au|lle|aux)|petite?|grande?|bon(?:ne)?|mauvaise?|autre)s?\s)*([\p{L}-]+)/iu;
/** « machines en panne »: whatever it is, it is a trouble. */
const troubled =
  /(?<!\p{L})(?:pas|jamais|sans|en panne|cassée?s?|perdue?s?|tardi(?:f|ve)s?|manquée?s?)(?!\p{L})|^(?:les? )?temps d[’']attente(?!\p{L})/iu;
const headOf = (thing: string): string => head.exec(thing)?.[1] ?? '';

/** « joindre son conseiller » */
const infinitive = /^\p{Ll}{2,}(?:er|ir|oir|re) \S/u;
const ofInfinitive = 'Comment les gens font-ils pour {}\u00a0?';

export const onItem: ItemQuestion = {
  ask: (topic) => {
    const act = topic.charAt(0).toLowerCase() + topic.slice(1);
    if (infinitive.test(act) && known.kindOf([headOf(act)]) === 'anything' && !withOf(act))
      return ofInfinitive.replace('{}', act);
    const of = withOfEach(topic);
    if (!of) return null;
    const things = topic.split(/, | et | \/ /u);
    const each = things.map(withOf);
    // « sel et poivre du chef »: only the first has a gender that shows, so the list is one thing.
    const parts = each.every((one) => one !== null) ? each : [of];
    const kind = troubled.test(topic) ? 'troubles' : known.kindOf(things.slice(0, parts.length).map(headOf));
    const { joined, one, several = one } = forms[kind];
    const texts = parts.map((part) => rejoined(part, joined));
    const listed = list.format(texts);
    return (texts.length > 1 || of.startsWith('des ') ? several : one).replace('{}', listed);
  },
  knows: (topic) => known.kindOf([headOf(topic)]) !== 'anything',
  forms: [...new Set(Object.values(forms).flatMap(withArticles)), ofInfinitive],
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
