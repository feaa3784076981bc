import { thingsOf } from '../templates/thing-kinds.ts';

export type GrammaticalCase = 'nominative' | 'accusative' | 'dative';
type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

/** How nouns end that are no known things, compounds with them; of two endings the longer one counts. */
const endings: Record<Gender, string> = {
  masculine:
    'zug beipackzettel bot bus tausch schutz hof job stand vorstand lauf tag dienstag donnerstag freitag samstag name kram ' +
    'weg ruf befall berater halt kunde ton',
  feminine:
    'keit heit ung schaft ion tät enz anz ik ei kunft app bank kur staffel kraft uhr hand wand gabe vorsorge ablage säule ' +
    'stelle familie sphäre frage sprache hilfe tasche decke probe gruppe firma methode quelle theke schleife miene rate ' +
    'spritze reihe küste',
  neuter: 'abo amt bad excel rad fax loch center blatt kraut häuschen laden fach thema badezimmer schlafzimmer',
  plural:
    'staffeln vorgesetzte angehörige auszubildende keiten heiten ungen schaften ionen täten enzen anzen iken eien eltern ' +
    'angehörigen kinder leute menschen gelder schriften retouren rückfragen säulen räder fächer löcher ärgernisse fehler ' +
    'filter melder arbeiter zimmer',
};
/** Shorter endings are only found as whole words or after a hyphen: "App", "Mieter-App". */
const minCompound = 4;

/** Compounds are known by how they end. */
export const things = thingsOf('german', 4);
const genders: Record<string, Gender> = { m: 'masculine', f: 'feminine', n: 'neuter', p: 'plural' };

let known: ReadonlyMap<string, Gender> | undefined;

/** The gender of a noun as its ending shows it, or that it is a plural; null for a noun that is not known. */
export function genderOf(noun: string): Gender | null {
  known ??= new Map(
    (Object.entries(endings) as [Gender, string][]).flatMap(([gender, nouns]) =>
      nouns.split(' ').map((one) => [one, gender] as const),
    ),
  );
  const word = noun.toLowerCase().replace(/^.*-(?=\p{L})/u, '');
  const found = known.get(word) ?? genders[things.genderOf(noun) ?? ''];
  if (found) return found;
  for (let from = 1; from < word.length; from++) {
    const ending = word.slice(from);
    const gender = known.get(ending);
    if (gender && (ending.length >= minCompound || isSuffix.test(ending))) return gender;
  }
  return null;
}

/** These are no separate words, so no compound is needed to know them. */
const isSuffix = /^(?:keit|heit|ung|schaft|ion|tät|enz|anz|ik|ei)$/u;

const articles: Record<Gender, Record<GrammaticalCase, string>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem' },
  plural: { nominative: 'die', accusative: 'die', dative: 'den' },
};

/** „die neue App im Lager“; not „Aufzug Haus“, where a second noun follows without anything between. */
const joints =
  'vorm|je|an|ans|am|auf|aufs|aus|bei|beim|bis|ab|der|des|dem|den|die|einer|eines|durch|für|gegen|gegenüber|im|in|ins|innerhalb|mit|nach|per|pro|rund|seit|trotz|über|um|unter|von|vom|vor|während|wegen|zu|zum|zur|zwischen|zwischendurch|unserer|unseres|ihrer|ihres';
const phrase = new RegExp(
  `^(?:(?:[Dd]ie|[Dd]er|[Dd]as|[Dd]en|[Dd]em) )?((?:\\p{L}\\p{Ll}*e[nrs]? )*?)(\\p{L}[\\p{L}-]+)((?: (?:(?:${joints})|\\p{Ll}+s)(?: .*)?)?)$`,
  'u',
);
/** Masculine nouns that take an ending in every other case. */
const weak = /(?:name|glaube|kunde|[ae]nt|automat|kollege)$/u;

export type Declined = { readonly text: string; readonly noun: string; readonly isPlural: boolean };

/** A noun with its article, adjectives and what follows it, in a case; null where gender or endings do not show. */
export function declined(topic: string, inCase: GrammaticalCase): Declined | null {
  const [, adjectives = '', noun = '', rest = ''] = phrase.exec(topic) ?? [];
  const gender = noun ? genderOf(noun) : null;
  if (!gender) return null;
  const isPlural = gender === 'plural';
  const isPlain = !isPlural && (inCase === 'nominative' || (inCase === 'accusative' && gender !== 'masculine'));
  const ending = isPlain ? 'e ' : 'en ';
  const described = adjectives.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()).replace(/e[nrs]? /gu, ending);
  const text = `${articles[gender][inCase]} ${described}${inflected(noun, gender, inCase)}${rest}`;
  return { text, noun, isPlural };
}

function inflected(noun: string, gender: Gender, inCase: GrammaticalCase): string {
  const written = noun.charAt(0).toUpperCase() + noun.slice(1);
  if (gender === 'plural') return inCase === 'dative' && !/[ns]$/u.test(written) ? `${written}n` : written;
  if (gender !== 'masculine' || inCase === 'nominative' || !weak.test(written.toLowerCase())) return written;
  return /e$/u.test(written) ? `${written}n` : `${written}en`;
}
