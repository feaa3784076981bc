import type { Language } from '#contract/languages.ts';
import { isGivenName } from '#engine/language/attribution/given-names.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { inTranscripts } from '#engine/language/transcript.ts';
import { headLines } from '../../tuning.ts';
import { type About, ageIn, isSizeOfPlace, noTrade, nothingStated, ofTheTalk } from './about-participant.ts';

/** "P5 - ", "TN2:" */
const codeBefore = /^\p{L}{1,3}\s?\d{1,3}\s*(?:[-–—|:]\s*)/u;
/** "INT 5", "Gespräch Nr. 3" */
const numberOfTalk = new RegExp(String.raw`^\p{L}{2,14}\.?\s*(?:${inTranscripts('number')}|#)?\s*\d{1,3}$`, 'iu');
const inCells = /\s+(?:\/\/|[|·•])\s+/u;
const byCommas = /\s*[,;|]\s*(?![^(]*\))/u;
const endOfSentence = /(?<=[\p{L}\p{N})]{2}\.)\s+(?=\p{Lu}|\p{N})/u;

/**
 * What a line at the head of a talk says of the one who is interviewed, without a name: cells with an age among them ("INT 5 // chief
 * pharmacist // age 49"), sentences with one ("Owner of a bakery. 58 years old."), or a line that begins with a trade ("P5 - Production
 * manager, sandwiches, 130 staff"). Null for any other, and for a sentence that is said.
 */
export function tradeLine(line: string, language: Language, ageLabel: string): About | null {
  if (line.length > headLines.maxRoleLength * 3) return null;
  return (
    inCellsOf(line, ageLabel) ??
    inSlashes(line, ageLabel) ??
    inSentences(line, language, ageLabel) ??
    beginsWithTrade(line, language)
  );
}

function inCellsOf(line: string, ageLabel: string): About | null {
  const cells = line.trim().split(inCells);
  // "W2-04 | bus driver, m, 57, one aid | canteen"
  const parts = cells
    .map((cell) => cell.split(byCommas))
    .find((one) => one.length > 1 && one.some((part) => ageIn(part) !== null));
  const [trade = '', ...others] = parts ?? [];
  if (cells.length >= headLines.minCells && /^\p{L}{2}/u.test(trade) && !ofTheTalk.test(trade))
    return stated(
      trade,
      others
        .filter((part) => part.length > 1)
        .map((part) => (ageIn(part) === null ? part : `${ageLabel}: ${ageIn(part)}`)),
    );
  const age = cells.map(ageIn).find((one) => one !== null);
  if (cells.length < headLines.minCells || !age) return null;
  const isAbout = (cell: string) =>
    /^\p{L}/u.test(cell) &&
    !numberOfTalk.test(cell) &&
    ageIn(cell) === null &&
    !ofTheTalk.test(cell) &&
    !noTrade.test(cell);
  const [role = '', ...facts] = (cells.find(isAbout) ?? '').split(byCommas);
  const about = stated(role, [`${ageLabel}: ${age}`, ...facts]);
  return role ? about : { ...about, role: null };
}

/** "P2 / night crew lead / 14 people / by phone" */
function inSlashes(line: string, ageLabel: string): About | null {
  const [code = '', ...cells] = line.trim().split(/\s+\/\s+/u);
  const known = cells.filter((cell) => !ofTheTalk.test(cell));
  const [role = '', ...facts] = known;
  if (!/^\p{L}{1,3}\s?\d{1,3}$/u.test(code) || cells.length < 2 || !/^\p{L}{3}/u.test(role) || ageIn(role) !== null)
    return null;
  return stated(
    role,
    facts.map((fact) => (ageIn(fact) === null ? fact : `${ageLabel}: ${ageIn(fact)}`)),
  );
}

function inSentences(line: string, language: Language, ageLabel: string): About | null {
  const sentences = line.trim().replace(/\.$/u, '').split(endOfSentence);
  const parts = sentences.map((sentence) => sentence.replace(/\.$/u, '').split(byCommas));
  const at = parts.findIndex(([first = '']) => isTrade(first, language));
  const aged = parts.find((one) => one.some((part) => ageIn(part) !== null));
  if (sentences.length < 2 || at < 0 || !aged) return null;
  const [role = '', ...facts] = parts[at] ?? [];
  const ofAge = aged.map((part) => (ageIn(part) === null ? part : `${ageLabel}: ${ageIn(part)}`));
  return stated(role, [...(aged === parts[at] ? ofAge.slice(1) : [...ofAge, ...facts])]);
}

function beginsWithTrade(line: string, language: Language): About | null {
  if (ofTheTalk.test(line) || line.length > headLines.maxRoleLength * 2 || /[.?!…]["'”’»)]?\s*$/u.test(line))
    return null;
  const [trade = '', ...facts] = line.trim().replace(codeBefore, '').split(byCommas);
  return isTrade(trade, language) && facts.length > 0 ? stated(trade, facts) : null;
}

/** "Owner / baker", "owner and baker" */
const betweenTrades = new RegExp(String.raw`\s*[/&]\s*|\s${inTranscripts('and')}\s`, 'u');

function isTrade(text: string, language: Language): boolean {
  const [first = ''] = text.split(betweenTrades);
  return languagePack(language).selfRole.some((pattern) => pattern.exec(first)?.groups?.role === first);
}

const stated = (role: string, facts: readonly string[]): About => ({
  ...nothingStated,
  role,
  facts: facts.filter((fact) => fact && !isSizeOfPlace(fact)),
});

/**
 * What follows a title, where nouns are written as names are: the trade, and no name, if more than the age follows it
 * („Backstubenleiter, Bäckermeister, 58 J.“). Null otherwise.
 */
export function tradeFirst(value: string, language: Language, ageLabel: string): About | null {
  const parts = value.trim().split(byCommas);
  const [role = ''] = parts;
  const at = parts.findIndex((part) => ageIn(part) !== null);
  const mayBeTrade = grammarOf(language).capitalisedNouns && plainWord.test(role) && !isGivenName(role, language);
  if (!mayBeTrade || at < 2) return null;
  return stated(role, [`${ageLabel}: ${ageIn(parts[at] ?? '')}`, ...parts.slice(1).filter((_, i) => i + 1 !== at)]);
}

const plainWord = /^\p{Lu}\p{Ll}{5,}$/u;
