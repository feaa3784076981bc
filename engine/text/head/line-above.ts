import type { Language } from '#contract/languages.ts';
import { headersOfLanguage } from '#engine/language/data/data.ts';
import { definitionOf } from '#engine/language/definition-of.ts';
import { headLines } from '../../tuning.ts';
import { isUnspaced } from '../words.ts';
import {
  type About,
  ageIn,
  detailsAfterName,
  endsAsTrade,
  isCalled,
  nothingStated,
  ofTheTalk,
} from './about-participant.ts';
import { isSentence } from './is-said.ts';
import { inCapitals, nameIn } from './name-in.ts';

type Above = { readonly name: string | null; readonly about: About };

/**
 * Whom a line above a talk names, with what is said of the person after the name: "# Priyanka, associate dentist, Leicester"; after the
 * word for a talk a name alone, too: "# Interview Mara".
 */
export function nameAbove(line: string, language: Language): Above | null {
  if (line.length > headLines.maxLength.ofLineAbove) return null;
  const text = withoutMarks(line);
  const bare = text.replace(talkBefore(language), '');
  // 「配達スタッフ聞き取り 堀さん」
  const named = isUnspaced(language) ? definitionOf(language).transcript.calledInNotes?.exec(text) : null;
  const called = named?.groups?.name;
  if (called && text.endsWith(called)) return { name: called, about: nothingStated };
  const name = nameIn(bare);
  if (!name || !isCalled(name) || isSentence(bare.replace(/(?<=\s\p{Lu})\.$/u, ''))) return null;
  const about = detailsAfterName(bare, language);
  const facts = about.facts.filter((fact) => !ofTheTalk.test(fact));
  return about.detail === null && bare === text ? null : { name: inCapitals(name), about: { ...about, facts } };
}

/** What a line above a talk says of a person without a name: "Graphic designer, 41, Leeds, by phone". The trade comes first, then the age. */
export function tradeAbove(line: string, ageLabel: string): Above | null {
  if (line.length > headLines.maxLength.ofLineAbove) return null;
  const [role = '', second = '', ...after] = withoutMarks(line).split(/\s*[,;|]\s*|\s+[-–—]\s+/u);
  const age = ageIn(second);
  const isTrade = endsAsTrade.test(role) || endsAsTrade.test(role.split(' ')[0] ?? '');
  if (age === null || !isTrade || isCalled(role) || /\d/u.test(role)) return null;
  const end = after.findIndex((part) => /\d/u.test(part) || ofTheTalk.test(part) || isSentence(part));
  const facts = end < 0 ? after : after.slice(0, end);
  return { name: null, about: { ...nothingStated, role, facts: [`${ageLabel}: ${age}`, ...facts] } };
}

const withoutMarks = (line: string): string => line.replace(/^[\s#*_]+|[\s*_]+$/gu, '');

const talkBefore = (language: Language): RegExp =>
  new RegExp(`^(?:${headersOfLanguage(language).talk.join('|')})\\s+(?=\\p{Lu})`, 'iu');
