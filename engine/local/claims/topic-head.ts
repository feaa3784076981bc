import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import { wordsOf } from '../../text/words.ts';
import { termsOfSentence } from '../sentences/similarity.ts';
import { termsOfQuestion } from './asked-nearly.ts';

/**
 * What a question on a topic of several words is about: the Saturdays in "What do people say about booked Saturdays?". A claim that
 * only shares what is said of them ("booking is easy") is about something else. Null for other questions.
 */
export function topicHead(corpus: Corpus, question: string): ReadonlySet<number> | null {
  for (const language of languagesOf(corpus)) {
    const { grammar, templates } = languagePack(language);
    const { onItem, onTopic } = templates.question;
    const forms = [onTopic(gap), ...onItem.forms.map((form) => form.replace('{}', gap))].map((form) => form.split(gap));
    const form = forms.find(([before = '', after = '']) => question.startsWith(before) && question.endsWith(after));
    if (!form) continue;
    const [before = '', after = ''] = form;
    const topic = question.slice(before.length, question.length - after.length);
    const named = wordsOf(topic, { start: 0, end: topic.length }, language)
      .map(({ start, end }) => termsOfQuestion(corpus, topic.slice(start, end)))
      .filter(({ size }) => size > 0);
    if (named.length < 2) return null;
    return (grammar.adjectivesFollow ? named[0] : named.at(-1)) ?? null;
  }
  return null;
}

const gap = '\u0000';

/** Whether a sentence, or the one before or after it in the same turn, uses one of the words. */
export function isSaidAround({ reading }: Corpus, index: number, terms: ReadonlySet<number>): boolean {
  const turn = reading.sentences[index]?.turn;
  return [index, index - 1, index + 1].some(
    (i) =>
      reading.sentences[i]?.turn === turn &&
      reading.sentences[i]?.document === reading.sentences[index]?.document &&
      !termsOfSentence(reading, i).isDisjointFrom(terms),
  );
}
