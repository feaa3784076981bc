import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { isUnspaced, wordsOf } from '../../../text/words.ts';

/** What asks for yes or no behind "and": at the start of a clause, “si” is an "if". */
export const whetherWithin = /^(?:whether|ob|si)$/u;

/** « … et ce qu’ils en ont compris » asks as well. */
export const whatWithin = /^ce qu(?:[ei] |['’])/iu;

export function firstWord(part: string, language: Language): string {
  return wordsOf(part, { start: 0, end: part.length }, language)[0]?.form ?? '';
}

/** „… wie sie damit umgehen, dass andere sehen, wann sie da sind“: what is seen belongs to what they deal with. */
export function withDependents(sentence: string, clauses: readonly string[], language: Language): string[] {
  if (isUnspaced(language)) return [...clauses];
  const { complementizers, interrogatives, questionWords } = languagePack(language);
  const asks = (word: string) => questionWords.has(word) || whetherWithin.test(word);
  const whole: string[] = [];
  let isDependent = false;
  for (const clause of clauses) {
    const open = whole.at(-1) ?? '';
    const from = sentence.indexOf(open);
    const to = sentence.indexOf(clause, from + open.length);
    const first = firstWord(clause, language);
    const begins = (complementizers.has(first) || conditional.test(first)) && !asks(first) && !whatWithin.test(clause);
    const between = open === '' || from < 0 ? null : sentence.slice(from + open.length, to);
    const isDecided = (interrogatives.has(first) || first === 'ob') && deciding.test(open) && !decidesFor.test(open);
    const isInfinitive = speechRules(language).verbLast && infinitive.test(clause);
    const isRelative = speechRules(language).verbLast && relative.test(clause);
    const isNext = between !== null && /^,\s*$/u.test(between);
    // „… und welche nicht“ says nothing without the clause before it.
    const isRest = between !== null && interrogatives.has(first) && negated.test(clause);
    isDependent =
      isRest ||
      (isNext && (begins || isDecided || isRelative || isInfinitive || (isDependent && interrogatives.has(first))));
    // „…, damit jemand, der oft da war, | bleibt“
    const verb = isRelative ? (/^, \p{Ll}+(?=[.;!?]|$)/u.exec(sentence.slice(to + clause.length))?.[0] ?? '') : '';
    if (isDependent) whole.splice(-1, 1, sentence.slice(from, to + clause.length + verb.length));
    else whole.push(clause);
  }
  return whole;
}

/** In the place of a comma at which nothing is split. */
export const held = '\u2063';
const relativeWithin =
  /(?<!\p{L})((?:warum|weshalb|wieso|wie|was|wann|wo|ob|wer|welche[rsnm]?) (?:\p{L}+ ){0,3}\p{Lu}\p{L}+), ((?:die|der|das|den|dem|denen|deren) [^,.;:?!\n]{3,90}), (?=\p{Ll})/gu;

/** „… warum Leute, die früher kamen, heute wegbleiben“ stays in one piece. */
export const withHeldRelatives = (text: string, language: Language): string =>
  speechRules(language).verbLast ? text.replace(relativeWithin, `$1${held} $2${held} `) : text;

/** „… wie sie entscheiden, | welche Bücher kommen“: what is decided stands behind a comma. */
export const deciding =
  /(?:entscheide[tn]|entschieden|festmach(?:en|t)|abhängig machen|ab(?:zu)?hängt|abwägen|(?:klar|bewusst|bekannt) (?:ist|sind)|beurteil(?:en|t)|einschätz(?:en|t)|bestimm(?:en|t)|festlegen|festlegt|auswählen|aushandeln|überlegen|решают|решает|выбирают|выбирает)$/u;
/** „wie sie sich für den Ofen entscheiden, | welche Mühlen sie meiden“ are two things. */
const decidesFor = /(?:^| )(?:sich .*|dafür.*|dagegen.*)entscheide[tn]$/u;
/** „… was sie tun, | wenn nichts da ist“ */
const conditional = /^(?:damit|dass|weil|wenn|falls|sobald|solange|bevor|nachdem|während|obwohl)$/u;
/** „… was sie hindert, | konkrete Schritte zu unternehmen“ */
const infinitive =
  /(?:^| )zu \p{Ll}+n$|(?:^| )(?:ab|an|auf|aus|bei|ein|fest|los|mit|nach|teil|um|vor|weg|weiter|wieder|zurück|zu)zu\p{Ll}{3,}n$/u;
/** „… Dinge, | die keine Bücher sind“ */
const relative = /^(?!die (?:einen|anderen|meisten) )(?:der|die|das|dem|den|denen|deren|dessen) .*(?:n|t|ist|sind)$/u;
const negated = /^\p{L}+ (?:nicht|keine?|not|pas|no|não|нет)$/u;
