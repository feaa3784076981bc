import type { Language } from '#contract/languages.ts';
import { briefWording, clauseMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { isUnspaced, wordsOf } from '../../../../text/words.ts';
import { minWordsOfDirect } from '../../../tuning/questions.ts';

/** The parts after words that say one wants to know: "what interests us first, | whether …, | and who …". */
export function wantedParts(clauses: readonly string[], language: Language): ReadonlySet<number> {
  const leads = languagePack(language).templates.question.leads();
  const wanted = new Set<number>();
  // "how they decide; what they mute, and whether anybody un-mutes it"
  const [lead = ''] = clauses;
  const beginsAsking = asks(lead, language, true) && !asksDirectly(lead, language);
  for (const [i, part] of clauses.entries()) {
    const before = clauses[i - 1];
    if (before === undefined || !(asks(part, language, true) || opensAsking(part, language))) continue;
    const isAfter =
      beginsAsking || wanted.size > 0 || clauses.slice(0, i).some((one) => withoutWanting(one, language) !== one);
    const isWanted = leads.test(lastWords(before)) || briefWording(language).wants?.test(before) === true;
    if (
      isAfter ||
      (isWanted && !clauseMatches(language, 'knows', before) && !clauseMatches(language, 'denied', before))
    )
      wanted.add(i);
  }
  return wanted;
}

/** The last words of a lead, in which it says that it asks. */
export const lastWords = (text: string): string => /(?:\S+\s+){0,4}\S+\s*$/u.exec(text)?.[0] ?? '';

/** "We want to know what keeps the others" names "what keeps the others". */
export function withoutWanting(part: string, language: Language): string {
  const words = wordsOf(part, { start: 0, end: part.length }, language);
  // "whether they know who to call" asks whether they do.
  if (clauseMatches(language, 'whether', words[0]?.form)) return part;
  const { askingVerbs, firstPerson, interrogatives, nounBefore, questionWords } = languagePack(language);
  const mayAsk = (form: string) => (interrogatives.size > 0 ? interrogatives : questionWords).has(form);
  // "What we should like to learn is how they deal with it"
  const isIt = (i: number) =>
    speechRules(language).verbs.isAuxiliary(words[i - 1]?.form ?? '') && firstPerson.has(words[1]?.form ?? '');
  const { mayAsk: opens, wants } = briefWording(language);
  // "hear from people who use it how they see it"
  const isRelative = (i: number) =>
    clauseMatches(language, 'nounWithRelative', `${words[i - 1]?.form} ${words[i]?.form}`);
  const isWanted = (i: number) =>
    i > 0 && !isRelative(i) && wants?.test(part.slice(0, words[i]?.start).replace(/[\s,]+$/u, '')) === true;
  // "understand at which points people give up"
  const isAfterPreposition = (i: number) =>
    nounBefore.has(words[i - 1]?.form ?? '') &&
    askingVerbs.has(words[i - 2]?.form ?? '') &&
    (!clauseMatches(language, 'asksWithNoun', words[i]?.form) || whichNoun(part.slice(words[i - 1]?.start), language));
  const at = words.findIndex(
    ({ form, start }, i) =>
      (mayAsk(form) || clauseMatches(language, 'whether', form) || opens?.test(part.slice(start)) === true) &&
      (askingVerbs.has(words[i - 1]?.form ?? '') || isAfterPreposition(i) || isIt(i) || isWanted(i)),
  );
  const asked = words[isAfterPreposition(at) ? at - 1 : at];
  if (!asked || clauseMatches(language, 'knows', part.slice(0, asked.start))) return part;
  // "How they find out about changes" asks already; "what we want to know is why" does not.
  const isAsked = interrogatives.has(words[0]?.form ?? '');
  return isAsked && !words.slice(0, at).some(({ form }) => firstPerson.has(form)) ? part : part.slice(asked.start);
}

/** "did they feel they belonged" */
export function isYesOrNo(first: string | undefined, second: string | undefined, language: Language): boolean {
  const { verbs } = speechRules(language);
  return (
    first !== undefined && second !== undefined && verbs.isAuxiliary(first) && clauseMatches(language, 'they', second)
  );
}

/** Whether "which" has a noun after it, as in "in which situations people …", and so asks a question. */
function whichNoun(part: string, language: Language): boolean {
  const { nounBefore, stopwords } = languagePack(language);
  const { verbs } = speechRules(language);
  const [, second, third = '', fourth = ''] = wordsOf(part, { start: 0, end: part.length }, language).map(
    ({ form }) => form,
  );
  const isNoun = !stopwords.has(third) && !nounBefore.has(third) && !verbs.isAuxiliary(third);
  const isSubject =
    nounBefore.has(fourth) || (['they', 'subjectNoun'] as const).some((name) => clauseMatches(language, name, fourth));
  return clauseMatches(language, 'asksWithNoun', second) && isNoun && isSubject;
}

export const opensAsking = (part: string, language: Language): boolean =>
  briefWording(language).mayAsk?.test(part) === true;

export function asks(part: string, language: Language, mayAsk: boolean): boolean {
  const { interrogatives, nounBefore, questionWords } = languagePack(language);
  const [first, second] = wordsOf(part, { start: 0, end: part.length }, language).map(({ form }) => form);
  // «por qué unos se van», "at which points people give up"; "in which they work" belongs to a noun before it
  const isAfter =
    nounBefore.has(first ?? '') &&
    interrogatives.has(second ?? '') &&
    (!clauseMatches(language, 'relativePronoun', second) || whichNoun(part, language));
  if (!isUnspaced(language))
    return (
      mayAsk &&
      ((interrogatives.size > 0 ? interrogatives : questionWords).has(first ?? '') ||
        isAfter ||
        clauseMatches(language, 'whether', first) ||
        isYesOrNo(first, second, language))
    );
  // There the word that asks is where the answer would be.
  return mayAsk && wordsOf(part, { start: 0, end: part.length }, language).some(({ form }) => questionWords.has(form));
}

/** "What happens around the oven": a question without its mark. */
export function asksDirectly(part: string, language: Language): boolean {
  if (isUnspaced(language)) return false;
  const { interrogatives } = languagePack(language);
  const { verbs } = speechRules(language);
  const words = wordsOf(part, { start: 0, end: part.length }, language).map(({ form }) => form);
  // «O que emperra a regularização»
  const asking = clauseMatches(language, 'whatWithin', part) ? words.slice(1) : words;
  const [first = '', second = ''] = asking;
  const isVerb = verbs.isVerb(second) || verbs.isAuxiliary(second);
  return interrogatives.has(first) && isVerb && asking.length >= minWordsOfDirect;
}

/** "do they tell us when it hurts". Where the verb comes last elsewhere, one in front may also mean "if". */
export function asksYesOrNo(part: string, language: Language): boolean {
  if (isUnspaced(language) || speechRules(language).verbLast) return false;
  const forms = wordsOf(part, { start: 0, end: part.length }, language).map(({ form }) => form);
  const { coordinators } = languagePack(language);
  const [first, second] = coordinators.has(forms[0] ?? '') ? forms.slice(1) : forms;
  return forms.length >= minWordsOfDirect && isYesOrNo(first, second, language);
}
