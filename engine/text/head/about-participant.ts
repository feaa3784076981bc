import { type Language, languages } from '#contract/languages.ts';
import { isGivenName } from '#engine/language/attribution/given-names.ts';
import { headersOfLanguage, wordsOfLanguage } from '#engine/language/data/data.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { inTranscripts } from '#engine/language/transcript.ts';
import { headLines } from '../../tuning.ts';

/**
 * What a head says of the person interviewed: "Role: baker", "Company: Acme" (a fact, too), "Age: 34"; `detail` is what follows the name first ("Interview
 * with Mara, parent of two, Leeds").
 */
export type About = {
  readonly role: string | null;
  readonly company: string | null;
  readonly detail: string | null;
  readonly facts: readonly string[];
};

export const nothingStated: About = { role: null, company: null, detail: null, facts: [] };

/** Within brackets it belongs to one thing ("volunteer, 9 years"). */
const detailMark = /(?:\s*[,;，、；،]\s*|\s+[-–—]\s+)(?![^(（]*[)）])/u;

/**
 * What follows a name, without numbers and dates: first the role, then facts. A single capitalised word may be a place as
 * well as a trade, so it is a role only in languages that capitalise every noun, or none.
 */
export function detailsAfterName(value: string, language: Language): About {
  const [, first, ...rest] = value
    .replace(/\*\*|__/g, '')
    .trim()
    .split(detailMark)
    .filter((part, i) => i === 0 || !sex.test(part));
  const [, inBrackets = ''] = first === undefined ? (roleInBrackets.exec(value) ?? []) : [];
  if (inBrackets && !ofName.test(inBrackets)) return { ...nothingStated, detail: inBrackets.trim() };
  // "Site secretary (volunteer, 9 years)"
  if (!first || /\d/.test(first.replace(note, ''))) return nothingStated;
  const isRole = !/^\p{Lu}\S*$/u.test(first) || grammarOf(language).capitalisedNouns === true;
  return isRole
    ? { ...nothingStated, detail: first, facts: rest.filter((part) => part && !/\d/.test(part)) }
    : nothingStated;
}

/** बलवान सिंह (अभिभावक): in a script without capitals, brackets after a name hold the role, unless they say that the name was changed. */
const roleInBrackets = /^[^()（）]+[(（](\p{Lo}[^()（）\d]{1,60})[)）]\s*$/u;
const ofName = /اسم|مستعار|नाम|名/u;

/** Not after an ordinal: "11. Klasse", and not in brackets: "(bldg. B)". */
const sentenceEnd = new RegExp(
  String.raw`(?<=(?:\p{L}{3}|\d|\p{L}\))[.।])\s+(?![^()]{0,20}\))(?!${inTranscripts('afterOrdinal')})(?=\p{Lu}|\p{Lo}|[[(])|(?<=。)`,
  'u',
);
/** "Transcript no. 4.", "Interview Nr. 3 –" */
const talkNumber = new RegExp(
  String.raw`^\p{L}{4,14}\s*(?:${inTranscripts('number')}|#)?\s*\d{1,3}\s*[.,:|–—-]+\s*(?=["“„«]?\p{L})`,
  'iu',
);
/** "34", "aged 34", "60s", "mid-40s", "Anfang 50". */
const age = new RegExp(
  String.raw`^${inTranscripts('age')}?\s*:?\s*([1-9]\d|${inTranscripts('decade')})(?:\s*${inTranscripts('years')})?$`,
  'iu',
);
/** "33-year-old product designer" */
const ageWithTrade = new RegExp(String.raw`^${inTranscripts('ageFirst')}\s+(?=\p{L})`, 'iu');
/** "Person:", "P2.", "Participant 3 (P3):", "TN04 |", "B =" before what is said of them. */
const labelBefore =
  /^(?:\p{L}{1,14}|\p{L}{2,7}\.\p{Ll}{3,10})(?:\s?\d{1,3})?\s*(?:\([^()]{1,12}\)\s*)?(?:\.\s+|:\s*|：|\|\s*|=\s*)(?=[\p{L}\p{N}])/u;
/** "ID 04", "Interviewpartnerin 3", "Transcript P3": a number instead of a name. */
const code = /^(?:\p{L}{1,20}\.?\s)?\p{L}{0,3}\s?#?\d{1,3}$/u;
/** "Lene (17)" */
const ageInBrackets = /\s*[(（]([1-9]\d)[)）]/gu;
const note = /[(（]([^()（）]*)[)）]/gu;
/** Between the facts about a person; within brackets it belongs to one of them ("mother-in-law (74, at home)"). */
const detailsApart = /(?:\s*[,;|，、；،]\s*|\s+[-–—/]{1,3}\s+)(?![^(（]*[)）])/u;
/** "participant is 43" */
const saysWho = new RegExp(`^${inTranscripts('saysWho')} `, 'iu');
const sex = new RegExp(`^${inTranscripts('sex')}$`, 'iu');
/** "310 pupils", "18 Beschäftigte": how many are at a place. */
const sizeOfPlace = new RegExp(
  String.raw`^(?:${inTranscripts('roughly')} |~\s?)?\d[\d.,]* ${inTranscripts('size')}$`,
  'iu',
);
/** A numbered place ("plot 79", "rooms 8 and 9") is a fact about a person and no job; "Year 12" describes a pupil. */
const numberedPlace = new RegExp(
  String.raw`^(?!${inTranscripts('schoolYear')}\s)\p{L}{3,}(?:\s${inTranscripts('number')}\.?)?\s?#?\d{1,4}\p{L}?(?:\s?(?:[&/–-]|${inTranscripts('and')})\s?\d{1,4}\p{L}?)*$`,
  'iu',
);
/** Where a person lives is a fact, and no job. */
const dwelling = new RegExp(inTranscripts('dwelling'), 'iu');
/** "Two small kids", „verheiratet“, but not "child psychologist" or "works with children". */
const family = new RegExp(
  String.raw`^(?:(?:three|trois|[\p{L}\p{N}]{1,4})\s?(?:\p{L}{2,8}\s)?)?${inTranscripts('family')}(?:\s?\p{N}\p{L}?)?(?:\s${inTranscripts('and')}\s.+)?$`,
  'iu',
);
export const isSizeOfPlace = (part: string): boolean => sizeOfPlace.test(part);
/** The age that a part of a description gives, as written; null where it gives none. */
export const ageIn = (part: string): string | null => age.exec(part)?.[1] ?? null;
/** "recorded at the stall", "38 min", and the names of programs: how the talk was held is no fact about a person. */
export const ofTheTalk = new RegExp(String.raw`(?<!\p{L})(?:zoom|teams)|${inTranscripts('ofTheTalk')}`, 'iu');

/** `name` is all text before the age; it may be no name where `isNameless`. */
export type DescribedPerson = { readonly name: string; readonly isNameless: boolean; readonly about: About };

/**
 * A line that describes whom a talk is with: "Maureen, 71, retired school cook, moved from Leeds. At her home.", or without a name
 * "Person: male, 29, nurse"; also after the number of the talk ("Transcript 4. Alan, 71, …") or as a note in brackets ("B = guest (Dennis,
 * 34, fitter)"). After the age the trade, then facts, to the end of the sentence; what follows may be about the talk. `ageLabel`: what
 * the age is called. Null for any other line.
 */
export function describedIn(line: string, ageLabel: string): DescribedPerson | null {
  if (line.length > headLines.maxLength.ofParticipant) return null;
  const bare = line
    .replace(/\*\*|__|^[\s#>-]+/gu, '')
    // "with Maria D. (45), cook", "[Note: designer, 28, …]"
    .replace(beforeName, '')
    .replace(/^\[(.+)\]\s*$/u, '$1');
  const plain = isOfPerson.test(bare) ? bare : bare.replace(ageInBrackets, ', $1');
  const found = labelledIn(plain, ageLabel);
  if (found) return found;
  // A person named after the interview's number, or in brackets, is the one interviewed.
  const number = talkNumber.exec(plain)?.[0];
  const after = number ? plain.slice(number.length).split(sentenceEnd).slice(0, headLines.maxSentencesAfterNumber) : [];
  const notes = [...plain.matchAll(note)].map(([, inside = '']) => inside);
  for (const text of [...after, ...notes]) {
    const noted = labelledIn(text, ageLabel, true);
    if (noted) return { ...noted, isNameless: true };
  }
  return null;
}

const beforeName = new RegExp(
  String.raw`^(?:${languages.flatMap((language) => headersOfLanguage(language).with).join('|')})\s+(?=\p{Lu})`,
  'u',
);

function labelledIn(text: string, ageLabel: string, isOfInterviewed = false): DescribedPerson | null {
  const label = labelBefore.exec(text)?.[0] ?? '';
  const [whole = ''] = text.slice(label.length).split(sentenceEnd);
  // "Male, 58, fitter / canteen, back room": what follows the slash is about the talk.
  const apart = whole.split(/\s\/\s(?![^(（]*[)）])/u).find((part) => isOfPerson.test(part));
  const sentence = apart ?? whole;
  return personOf(sentence, { label, isOfInterviewed }, ageLabel);
}

/** Several details with an age among them. */
const isOfPerson = new RegExp(
  String.raw`(?:^|[,;，、；،]\s*)(?:${inTranscripts('age')}\s*)?[1-9]\d(?:\s*\p{L}+\.?){0,2}\s*[,;，、；،]`,
  'iu',
);

/** "Participant: " and no code. */
const isWord = /^\p{L}[\p{L}.]{4,}\s*[:：]\s*$/u;
/** What no trade begins with. */
export const noTrade = new RegExp(String.raw`^${inTranscripts('noTrade')}(?!\p{L})`, 'iu');
/** "Respondent: Audiologist, f, 41, independent practice": a single word that ends as trades do. */
const trade = new RegExp(String.raw`^\p{L}+${inTranscripts('trade')}$`, 'iu');
export const isCalled = (text: string): boolean => {
  const [first = ''] = text.split(/\s/u);
  return languages.some(
    (language) => isGivenName(first, language) || wordsOfLanguage(language).givenNames.includes(first),
  );
};

/** "Yusuf. Tenants' panel member, Block C. Community room": a name as a sentence, followed by a trade with facts. */
export function describedAfterName(line: string): { readonly name: string; readonly about: About } | null {
  const [, name = '', details = ''] = (line.length <= headLines.maxLength.ofParticipant && nameAlone.exec(line)) || [];
  const [role = '', ...facts] = details.split(detailsApart).map((part) => part.trim());
  if (!name || !endsAsTrade.test(role) || noTrade.test(role) || ofTheTalk.test(role)) return null;
  const isFact = (part: string) => part !== '' && part.length <= headLines.maxFactLength && !ofTheTalk.test(part);
  return { name, about: { ...nothingStated, role: role.replace(article, ''), facts: facts.filter(isFact) } };
}
const nameAlone = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})\.\s+(\p{L}[^.?!:]{3,80})(?:\.|$)/u;
/** Up to four words, the last with the ending of a trade. */
export const endsAsTrade = new RegExp(String.raw`^(?:[\p{L}'’-]+ ){0,3}\p{L}+${inTranscripts('trade')}$`, 'iu');

type Known = { readonly label: string; readonly isOfInterviewed: boolean };

function personOf(sentence: string, { label, isOfInterviewed }: Known, ageLabel: string): DescribedPerson | null {
  const parts = sentence.split(detailsApart).flatMap((part) => {
    const said = part.trim().replace(saysWho, '');
    const found = ageWithTrade.exec(said);
    const old = found?.groups?.age;
    return found && old ? [old, said.slice(found[0].length)] : [said];
  });
  const at = parts.findIndex((part) => age.test(part));
  const [before, old] = [
    parts.slice(0, at).filter((part) => !isOfInterviewed || !ofTheTalk.test(part)),
    age.exec(parts[at] ?? '')?.[1],
  ];
  const after = parts.slice(at + 1).map((part) => part.replace(/[.。।]$/u, ''));
  const end = after.findIndex((part) => ofTheTalk.test(part));
  const details = end < 0 ? after : after.slice(0, end);
  const known = details.filter((part) => /\p{L}/u.test(part) && !sizeOfPlace.test(part));
  const isFact = (part: string) =>
    [numberedPlace, dwelling, family].some((other) => other.test(part.replace(note, '').trim()));
  const detail = known.find((part) => !isFact(part));
  const facts = known.filter((part) => part !== detail);
  // "P1, female, 41": that a person is meant shows without a trade.
  const isPerson =
    detail !== undefined || known.some((part) => dwelling.test(part)) || before.some((part) => sex.test(part));
  if (
    at < 0 ||
    before.length > headLines.maxPartsBeforeAge ||
    !isPerson ||
    details.some((part) => part.length > headLines.maxFactLength)
  )
    return null;
  const first = before[0]?.replace(note, '').trim();
  const isAlone = first === undefined && label === '';
  const isOfTalk = ofTheTalk.test(first ?? '');
  if ((isAlone && !isOfInterviewed) || before.slice(1).some((part) => !sex.test(part))) return null;
  const isFew = (first ?? '').split(/\s+/u).length <= headLines.maxWordsOfName;
  const ofAge = `${ageLabel}: ${old}`;
  // "Fitter for heating, 54, since 1994 in the same firm": no trade follows the age.
  const isBefore =
    (label !== '' || isOfInterviewed || first?.includes('/') === true) &&
    first !== undefined &&
    // A name is written with a capital.
    (noTrade.test(detail ?? '') ||
      (isWord.test(label) && trade.test(first)) ||
      (/^\p{Ll}/u.test(first) && !sex.test(first))) &&
    !isCalled(first);
  const isTrade = isOfInterviewed && isFew && /^\p{Lu}?\p{Ll}+(?: \p{Ll}+)+$/u.test(first ?? '');
  const afterAge = detail === undefined ? [] : [detail, ...facts];
  const about =
    isTrade || isBefore
      ? { ...nothingStated, role: (first ?? '').replace(article, ''), facts: [ofAge, ...afterAge] }
      : noTrade.test(detail ?? '')
        ? { ...nothingStated, facts: [ofAge, ...afterAge] }
        : { ...nothingStated, role: detail?.replace(article, '') ?? null, facts: [ofAge, ...facts] };
  return {
    name: isBefore ? '' : `${isWord.test(label) && first && !sex.test(first) ? '' : label}${first ?? ''}`.trim(),
    isNameless:
      isBefore || ((label !== '' || isAlone || code.test(first ?? '') || sex.test(first ?? '') || isOfTalk) && isFew),
    about,
  };
}

/** What comes before a trade rather than a relation. */
export const article = new RegExp(`^${inTranscripts('article')}`, 'iu');
const relative = new RegExp(String.raw`^${inTranscripts('relative')}(?!\p{L})`, 'iu');

/** What prose says of a person beside the name: "42, head nurse at a hospital", "teacher, 12 years". */
export function aboutInProse(value: string): About | null {
  const parts = value.split(detailMark).map((part) => part.replace(/\s+/gu, ' ').trim().replace(article, ''));
  const isRole = (part: string) =>
    /^\p{L}/u.test(part) && !relative.test(part) && part.length <= headLines.maxRoleLength;
  const detail = parts.find(isRole) ?? null;
  const facts = parts.filter((part) => part !== detail && /\d/u.test(part) && /\p{L}/u.test(part));
  return detail === null && facts.length === 0 ? null : { ...nothingStated, detail, facts };
}

/** What the fields of one head say together; the first role, company and detail count. */
export function joinAbout(all: readonly About[]): About {
  const found = (key: 'role' | 'company' | 'detail') => all.find((about) => about[key] !== null)?.[key] ?? null;
  const stated = { role: found('role'), company: found('company'), detail: found('detail') };
  return { ...stated, facts: all.flatMap(({ facts }) => facts) };
}

/** What is known of a person, with the role and company that only a later document states. */
export function completed(known: About | null, later: About | null): About | null {
  if (!known || !later) return known ?? later;
  const { role, detail } = known.role === null && known.detail === null ? later : known;
  return { ...known, role, detail, company: known.company ?? later.company };
}

/** "P1, stock lead" */
export const withoutCode = (value: string): string =>
  value.trim().replace(/^\p{Lu}{1,3}\s?\d{1,3}\s*(?:[,،，]|\s[-–—]\s)\s*/u, '');
