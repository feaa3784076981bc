import type { ItemQuestion } from '../templates/templates.ts';
import { type AskedKind, thingsOf } from '../templates/thing-kinds.ts';

/** Singular and plural, where the verb has to agree. */
const forms: Record<AskedKind, readonly [string, string]> = {
  troubles: ['How do people cope with {}?', 'How do people cope with {}?'],
  processes: ['How well does {} work for people?', 'How well do {} work for people?'],
  tools: ['How do people use {}?', 'How do people use {}?'],
  messages: ['How useful do people find {}?', 'How useful do people find {}?'],
  prices: ['How fair do people find {}?', 'How fair do people find {}?'],
  conditions: ['How well does {} suit people?', 'How well do {} suit people?'],
  changes: ['What has {} changed for people?', 'What have {} changed for people?'],
  goods: ['How happy are people with {}?', 'How happy are people with {}?'],
  places: ['What is {} like for people?', 'What are {} like for people?'],
  moments: ['What is {} like for people?', 'What are {} like for people?'],
  people: ['How do people get on with {}?', 'How do people get on with {}?'],
  values: ['What does {} mean to people?', 'What do {} mean to people?'],
  views: ['What are people’s {}?', 'What are people’s {}?'],
  anything: ['How do people feel about {}?', 'How do people feel about {}?'],
};
const { kindOf } = thingsOf('english');

/** A heading with signs in it ("Ticketed v. free") is no noun, and "my" and "we" are the client's. */
const noItem = /[/&;]|:(?!\d)|(?<!\p{L})(?:vs?\.|versus|my|we|our|i)(?!\p{L})/iu;
/** What follows describes the noun before it. */
const describes =
  / (?:as|against|vs?|of|for|in|at|on|with|without|from|to|by|about|around|during|after|before|behind|between|within|under|over|into|through|per|when|where|while|that|which|who|being|not|is|are|was|were)(?= ).*$/iu;
const hasArticle =
  /^(?:the|an?|their|this|that|these|those|each|every|any|some|no|all|both|more|less|being|\p{L}+['’]s|\p{L}+s['’]) /iu;
const uncounted =
  /^(?:life|noise|heat|cold|damp|mou?ld|dust|rain|mud|traffic|stress|pressure|fatigue|tiredness|exhaustion|burnout|pain|paperwork|jargon|bureaucracy|clutter|damage|downtime|overtime|friction|confusion|frustration|sickness|turnover|congestion|lateness|loneliness|isolation|guilt|shame|anxiety|grief|boredom|homesickness|vandalism|rudeness|abuse|spam|fraud|sign-?up|sign-in|log-?in|registration|onboarding|check-?(?:out|in)|payment|collection|pick-?up|drop-off|\p{L}*ing|induction|enrolment|discharge|triage|installation|set-?up|migration|search|navigation|dispatch|communication|co-?ordination|co-?operation|collaboration|teamwork|support|aftercare|access|service|storage|ventilation|wi-?fi|internet|broadband|reception|recycling|authentication|documentation|transport|childcare|supervision|moderation|software|kit|equipment|guidance|signage|feedback|advice|info(?:rmation)?|salary|pay|rent|travel|work|food|housing|breakfast|lunch|dinner|homework|recovery|retirement|treatment|staff|family|christmas|ramadan|summer|winter|spring|autumn|excel|whatsapp|slack|hr|handover|funding|signal|coverage|connection|connectivity|power|electricity)$/iu;
const isPlural = (noun: string) => /(?<![su’'i])s$|^(?:people|staff|family|relatives|children|kids)$/iu.test(noun);

/** "hunting for pumps", "the lifting", but not "parking permit" or "opening hours" */
const ing = /^(?:the )?\p{L}+ing(?: (?!\p{L}+s?$)|$)/u;
/** "getting home", "switching supplier": the noun belongs to the verb. */
const withObject =
  /^(?:getting|going|being|coming|having|making|doing|taking|finding|leaving|paying|filling|moving|carrying|bringing|keeping|losing|trying|asking|telling|sharing|switching|becoming|staying|choosing|buying|finding|using|seeing|giving|reaching|meeting|raising|living) (?!(?:from|to|in|at|on|for|with|of|by|up|out|off|over|and|or)(?!\p{L}))\p{L}+/u;
const isActivity = (thing: string): boolean =>
  withObject.test(thing) || (ing.test(thing) && kindOf([headOf(thing)]) === 'anything');

/** The noun of a thing: the reminders of "the app's reminders at night". */
const headOf = (thing: string): string => thing.replace(describes, '').split(' ').at(-1) ?? '';

/** "late arrivals", "obs machines not charged": whatever it is, it is a trouble. */
const troubled =
  /^(?:late|false|missed|missing|lost|broken|wrong|last-minute|unpaid|unclear|slow|failed|sudden|constant|endless|difficult|upset|angry|nervous|aggressive|rude) |(?<!\p{L})(?:not|never|don['’]t|doesn['’]t|won['’]t|no longer|missing|broken|out of stock|being (?:missed|lost|ignored|late))(?!\p{L})/iu;

function withArticle(thing: string): string {
  const head = headOf(thing);
  if (
    /\d$/u.test(head) ||
    isActivity(thing) ||
    isPlural(head) ||
    hasArticle.test(thing) ||
    /^\p{Lu}\p{Ll}/u.test(thing)
  )
    return thing;
  const isOne = /^(?:first|last|next|only) /iu.test(thing);
  // "salt" may be uncounted, "bonus scheme" hardly is.
  const isCounted =
    !uncounted.test(head) &&
    (kindOf([head]) !== 'anything' || (/ /u.test(thing) && !abstract.test(head) && !troubled.test(thing)));
  return isOne || isCounted ? `the ${thing}` : thing;
}

const abstract = /(?:ing|ness|ity|tion|ment|ance|ence|morale|bread|food)$/iu;

function kindOfAll(things: readonly string[]): AskedKind {
  if (things.every((thing) => troubled.test(thing))) return 'troubles';
  const kind = kindOf(things.map(headOf));
  const isOfActivities = things.every((thing) => withObject.test(thing) || (kind === 'anything' && isActivity(thing)));
  return isOfActivities ? 'moments' : kind;
}

// British English, because it sets no comma before the "and".
const list = new Intl.ListFormat('en-GB');

/** "Waiting Room", but not "Ben Hall" or "Regent Park" */
const isTitle = (topic: string): boolean =>
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(topic) && !ofPlace.test(topic) && kindOf([headOf(topic)]) !== 'anything';
const ofPlace =
  / (?:hall|park|house|court|gardens?|market|street|lane|road|square|bridge|centre|center|station|school)$/iu;

/** "Guilt", where the noun is known to be no name. */
const begunSmall = (thing: string): string =>
  kindOf([headOf(thing)]) !== 'anything' && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(thing)
    ? thing.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    : thing;

export const onItem: ItemQuestion = {
  ask: (topic) => {
    if (noItem.test(topic)) return null;
    // "Staffing, late hours", but "Harrow Lane" and "CI checks"
    const small = topic
      .replace(/^The /u, 'the ')
      .replace(/^\p{Lu}(?=\p{Ll}*(?:,| \p{Ll}|(?:s|ing)$))/u, (letter) => letter.toLowerCase());
    const things = (isTitle(topic) ? topic.toLowerCase() : small).split(/, | and /u).map(begunSmall);
    const isProper = /^\p{Lu}\p{Ll}+ (?=\p{Lu})/u.test(things[0] ?? '');
    const kind = isProper ? 'anything' : kindOfAll(things);
    const [ofOne, ofSeveral] = forms[kind];
    const isOne = things.length === 1 && (isActivity(things[0] ?? '') || !isPlural(headOf(things[0] ?? '')));
    const form = isOne ? ofOne : ofSeveral;
    return form
      .replace('{}', list.format(isProper || kind === 'values' || kind === 'views' ? things : things.map(withArticle)))
      .replace(/people’s (?:their|any|the) /u, 'people’s ');
  },
  knows: (topic) => kindOf([headOf(topic)]) !== 'anything',
  forms: [...new Set(Object.values(forms).flat())],
};
