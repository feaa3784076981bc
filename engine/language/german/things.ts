import type { ItemQuestion } from '../templates/templates.ts';
import type { AskedKind } from '../templates/thing-kinds.ts';
import { type Declined, declined, type GrammaticalCase, things as known } from './articles.ts';

type Form = { readonly inCase: GrammaticalCase; readonly one: string; readonly several?: string };

/** `several`: where the verb has to agree. */
const forms: Record<AskedKind, Form> = {
  troubles: { inCase: 'dative', one: 'Wie gehen die Menschen mit {} um?' },
  processes: { inCase: 'nominative', one: 'Wie läuft {}?', several: 'Wie laufen {}?' },
  tools: { inCase: 'accusative', one: 'Wie nutzen die Menschen {}?' },
  messages: { inCase: 'accusative', one: 'Wie hilfreich finden die Menschen {}?' },
  prices: { inCase: 'accusative', one: 'Wie fair finden die Menschen {}?' },
  conditions: {
    inCase: 'nominative',
    one: 'Wie gut passt {} für die Menschen?',
    several: 'Wie gut passen {} für die Menschen?',
  },
  changes: { inCase: 'dative', one: 'Was hat sich mit {} für die Menschen geändert?' },
  goods: { inCase: 'dative', one: 'Wie zufrieden sind die Menschen mit {}?' },
  places: { inCase: 'accusative', one: 'Wie erleben die Menschen {}?' },
  moments: { inCase: 'accusative', one: 'Wie erleben die Menschen {}?' },
  people: { inCase: 'dative', one: 'Wie kommen die Menschen mit {} aus?' },
  values: {
    inCase: 'nominative',
    one: 'Was bedeutet {} für die Menschen?',
    several: 'Was bedeuten {} für die Menschen?',
  },
  views: { inCase: 'nominative', one: 'Welche {} haben die Menschen?' },
  anything: { inCase: 'dative', one: 'Was halten die Menschen von {}?' },
};
/** For a thing whose article does not show. */
const loose: Record<AskedKind, string> = {
  troubles: '{}: Wie gehen die Menschen damit um?',
  processes: '{}: Wie läuft das?',
  tools: '{}: Wie nutzen die Menschen das?',
  messages: '{}: Wie hilfreich finden die Menschen das?',
  prices: '{}: Wie fair finden die Menschen das?',
  conditions: '{}: Wie gut passt das für die Menschen?',
  changes: '{}: Was hat sich für die Menschen geändert?',
  goods: '{}: Wie zufrieden sind die Menschen damit?',
  places: '{}: Wie erleben die Menschen das?',
  moments: '{}: Wie erleben die Menschen das?',
  people: '{}: Wie kommt man miteinander aus?',
  values: '{}: Was bedeutet das für die Menschen?',
  views: '{}: Welche haben die Menschen?',
  anything: '{}: Was halten die Menschen davon?',
};

/** „… und der Umgang damit“, „Touristen vs. Stammkunden“ */
const noItem = /[&;]|:(?!\d)| (?:und|oder) (?:der|ein) |(?<!\p{L})(?:vs?\.|gegen|wir|uns|deren|dessen)(?!\p{L})/u;
/** The first noun that no adjective is: „Aufzug“ in „kaputter Aufzug Haus 7“. */
const head = /^(?:(?:[Dd]ie|[Dd]er|[Dd]as|[Dd]en) )?(?:\p{Ll}+e[nrs]? |\p{Lu}\p{Ll}*e[nrs]? (?=\p{Lu}))*([\p{L}-]+)/u;

/** „späte Lieferungen“, „Fahrräder ohne Licht“: whatever it is, it is a trouble. */
const troubled =
  /^(?:spät|verspätet|kaputt|falsch|verloren|fehlend|defekt|ständig|unklar|schlecht|endlos)e[nrs]? |(?<!\p{L})(?:nicht|nie|ohne|kaputt)(?!\p{L})|(?<!\p{L})zu (?:knapp|lang|kurz|spät|früh|teuer|voll|eng|klein|laut|wenig|viel|schwer)$/iu;

export const onItem: ItemQuestion = {
  ask: (topic) => {
    if (noItem.test(topic)) return null;
    // People are named in each question.
    const things = topic.replace(/^[Ii]hre /u, '').split(/, | und | ?\/ ?/u);
    const heads = things.map((thing) => head.exec(thing)?.[1] ?? '');
    const kind = things.every((thing) => troubled.test(thing))
      ? 'troubles'
      : known.kindOf(/\S\/\S/u.test(topic) ? heads.slice(0, 1) : heads);
    // „Sicherheit im Treppenhaus“ has no article.
    const isBare =
      (kind === 'values' || kind === 'views') && things.length === 1 && /^\p{Lu}(?!\p{L}+e[rsn]? \p{Lu})/u.test(topic);
    if (isBare) return forms[kind].one.replace('{}', topic);
    return asked(things, forms[kind])?.replace(/^Welche die /u, 'Welche ') ?? said(loose[kind], topic);
  },
  knows: (topic) => known.kindOf([head.exec(topic)?.[1] ?? '']) !== 'anything',
  forms: [
    ...Object.values(forms).flatMap(({ one, several }) => (several ? [one, several] : [one])),
    ...Object.values(loose),
  ],
};

const list = new Intl.ListFormat('de');

function asked(things: readonly string[], { inCase, one, several = one }: Form): string | null {
  // „Pausen zu kurz“ says it as a note does.
  if (things.some((thing) => / zu \p{Ll}+$/u.test(thing))) return null;
  const each = things.map((thing) => declined(thing, inCase));
  if (!each.every((thing): thing is Declined => thing !== null)) return null;
  const listed = list.format(each.map(({ text }) => text));
  const isPlural = each.length > 1 || each[0]?.isPlural === true;
  return said(isPlural ? several : one, listed).replace(/(?<= )von dem /u, 'vom ');
}

const said = (form: string, thing: string): string =>
  form.replace('{}', form.startsWith('{}') ? thing.charAt(0).toUpperCase() + thing.slice(1) : thing);
