import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { type About, ModelFailureError, NoUsableTextError, type StageOptions } from '../../engine.ts';
import { subjectsAsked } from '../../local/questions/brief/asked-in-brief.ts';
import { questionsInBrief } from '../../local/questions/brief/brief-questions.ts';
import { sameQuestion } from '../../local/questions/same-question.ts';
import { maxQuestions } from '../../tuning.ts';
import type { Asking } from '../asking.ts';
import { themesCall, type Understanding, understandingOf } from './find-themes.ts';
import { questionsWorth } from './questions-worth.ts';
import { keptNotes, noteCalls, readNotes } from './read-notes.ts';

/** Reads all documents and puts together what they say. Repeated for the same corpus, it costs nothing: replies are stored. */
export async function understand(
  asking: Asking,
  corpus: Corpus,
  about: About,
  options: StageOptions,
): Promise<Understanding> {
  const notes = await readNotes(asking, corpus, about, options);
  if (notes.length === 0) return { notes, themes: [], questions: [] };
  const { call, offered } = themesCall(asking, corpus, about, notes);
  return understandingOf(corpus, notes, await asking.client.ask(call, options), offered, about, options);
}

/** The same from stored replies alone; null when one of them is missing. Nothing is asked. */
export async function understoodBefore(
  asking: Asking,
  corpus: Corpus,
  about: About,
  { signal }: StageOptions,
): Promise<Understanding | null> {
  const notes = [];
  for (const { call, offer } of noteCalls(asking, corpus, about)) {
    signal?.throwIfAborted();
    const reply = await asking.client.stored(call);
    if (reply === null) return null;
    notes.push(...keptNotes(corpus, reply.notes, offer.passages, about, undefined));
  }
  const { call, offered } = themesCall(asking, corpus, about, notes);
  const reply = await asking.client.stored(call);
  return reply && understandingOf(corpus, notes, reply, offered, about, {});
}

/** The brief's own questions word for word, then what it names, then those that the notes raise. */
export async function proposeQuestions(
  asking: Asking,
  corpus: Corpus,
  input: About & { maxQuestions?: number },
  options: StageOptions = {},
): Promise<string[]> {
  const questions = questionsOf(corpus, await understand(asking, corpus, input, options), input);
  if (questions.length === 0) {
    if (noteCalls(asking, corpus, input).length === 0)
      throw new NoUsableTextError(languagePack(input.language).templates.noStatements());
    throw new ModelFailureError(
      `${asking.client.settings.model} found nothing to ask in these documents. Try again, or choose another model.`,
      'reply',
    );
  }
  return questions;
}

export function questionsOf(
  corpus: Corpus,
  { questions, notes }: Understanding,
  { brief, language, maxQuestions: wanted = maxQuestions }: About & { maxQuestions?: number },
): string[] {
  const limit = Math.min(wanted, maxQuestions);
  const chosen = [...new Set(questionsInBrief(brief, language))].slice(0, limit);
  if (notes.length === 0) return chosen;
  const worth = Math.min(limit, questionsWorth(corpus.passages.length));
  for (const text of [...questions.map((q) => q.question), ...subjectsAsked(brief, language)])
    if (chosen.length < worth && chosen.every((other) => !sameQuestion(text, other, language))) chosen.push(text);
  return chosen;
}
