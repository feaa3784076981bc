import type { Language } from '#contract/languages.ts';
import { type LanguagePack, languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { type Word, wordsOf } from '../../text/words.ts';
import { asksForRoutine } from '../exchanges/asked-aloud.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { routine } from '../tuning/people.ts';
import type { AskedAnswer } from './asked-wishes.ts';
import { cleanSentence, shortened } from './clean-sentence.ts';
import { isDenied, statesRole } from './person-fields.ts';

/** Not about the past: "What did a normal day look like before?" */
const asksWhatDaysAreLike = sentenceFact(
  'asks for routine',
  (text, language) => asksForRoutine(text, language) && !isOver(text, language),
);

const isOver = (text: string, language: Language) =>
  languagePack(language).person.over.some((pattern) => pattern.test(text));

/** Activities named in answer to a question about daily routine: "I open at six" to "What does a normal day look like?" */
export function askedRoutine(corpus: Corpus, voice: number): AskedAnswer[] {
  return exchangesIn(corpus)
    .all.filter((one) => one.voice === voice && one.asking.some((i) => asksWhatDaysAreLike(corpus, i)))
    .flatMap(({ answer }) => answer.slice(0, routine.sentences))
    .filter((i) => !isQuestion(corpus, i))
    .flatMap((sentence) => {
      const { document } = corpus.reading.sentences[sentence] as CorpusSentence;
      const text = activityIn(corpus, sentence, corpus.reading.languages[document] ?? corpus.language);
      return text ? [{ sentence, text }] : [];
    })
    .slice(0, routine.kept);
}

/** Whether the speaker is the subject of a clause: "Basically myself, my wife and Aarav, he is eight" lists people. */
function doesSomething(
  words: readonly Word[],
  { firstPerson, language, nounBefore, objectPronouns }: LanguagePack,
): boolean {
  const { verbs } = speechRules(language);
  const isSubject = ({ form }: Word) => firstPerson.has(form) && !objectPronouns.has(form) && !nounBefore.has(form);
  return words.some(isSubject) && words.some(({ form }) => verbs.isVerb(form));
}

/** The sentence, cleaned, if the speaker says in it what they do at present; otherwise null. */
function activityIn(corpus: Corpus, index: number, language: Language): string | null {
  const pack = languagePack(language);
  const { backward, complementizers, firstPerson, person } = pack;
  const said = cleanSentence(textOf(corpus, corpus.reading.sentences[index] as CorpusSentence), language);
  const text = said && shortened(said, 0, language);
  if (!text || person.aside.some((pattern) => pattern.test(text))) return null;
  if (speechRules(language).story?.test(text) || isOver(text, language) || isDenied(text, pack)) return null;
  // "I've been there fourteen years", "I'm a nurse": who they are is no routine.
  if (statesRole(corpus, index) || [...person.fact, ...person.span].some((pattern) => pattern.test(text))) return null;
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  if (pack.grammar.needsSubject && !doesSomething(words, pack)) return null;
  const [first] = words;
  if (first && (backward.has(first.form) || complementizers.has(first.form)) && !firstPerson.has(first.form))
    return null;
  return words.length >= routine.minWords && words.some(({ form }) => firstPerson.has(form)) ? text : null;
}
