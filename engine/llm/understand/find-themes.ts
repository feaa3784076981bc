import * as z from 'zod/mini';
import type { Corpus } from '../../corpus/corpus.ts';
import type { About, Dropped, StageOptions } from '../../engine.ts';
import { questionsInBrief } from '../../local/questions/brief/brief-questions.ts';
import { chooseQuestions } from '../../local/questions/propose-questions.ts';
import { type Asking, briefParts, languagePart, roomFor } from '../asking.ts';
import type { Call } from '../client/call.ts';
import { countTokens } from '../count-tokens.ts';
import { contentTermsOf, loneDocuments } from '../material/lone-words.ts';
import { selfTermsOfPassages } from '../material/self-terms.ts';
import { repeatedSentence, strayIn } from '../material/stray-words.ts';
import { repeatsPlanted } from '../material/withheld.ts';
import { themesPrompt } from '../prompts/themes.ts';
import { replies } from '../tuning.ts';
import { isAcceptable } from '../verify/accept-reply.ts';
import { isMarker } from '../verify/check-claim.ts';
import { cleanText } from '../verify/clean-text.ts';
import { addressesModel } from '../verify/instruction-cues.ts';
import { unheldNames } from '../verify/names/check-names.ts';
import { namesIn } from '../verify/names/names-in.ts';
import { numbersIn } from '../verify/numbers/numbers-in.ts';
import { questionsWorth } from './questions-worth.ts';
import type { Note } from './read-notes.ts';

export type Theme = { name: string; text: string; notes: readonly Note[] };
export type ProposedQuestion = { question: string; notes: readonly Note[] };
/** What the notes of all documents come to. */
export type Understanding = {
  notes: readonly Note[];
  themes: readonly Theme[];
  questions: readonly ProposedQuestion[];
};

const ids = z.array(z.string());
const reply = z.object({
  themes: z.array(z.object({ name: z.string(), text: z.string(), notes: ids })),
  questions: z.array(z.object({ question: z.string(), notes: ids })),
});
type Reply = z.infer<typeof reply>;

/** The call that puts the notes together, with the notes that it offers; the weightiest where not all have room. */
export function themesCall(
  { client, mask }: Asking,
  corpus: Corpus,
  { brief, language }: About,
  notes: readonly Note[],
) {
  const room = roomFor(client, themesPrompt, replies.themes, briefParts(brief));
  const offered = new Map<string, Note>();
  const lines: string[] = [];
  let tokens = 0;
  for (const note of notes.toSorted((a, b) => b.weight - a.weight)) {
    const id = `n${offered.size + 1}`;
    const line = `[${id}] (${documentsOf(corpus, note)}; ${note.stance}) ${note.point}`;
    tokens += countTokens(line) + 1;
    if (tokens > room) break;
    offered.set(id, note);
    lines.push(line);
  }
  const given = questionsInBrief(brief, language);
  const wanted = Math.max(1, questionsWorth(corpus.passages.length) - given.length);
  const call: Call<Reply> = {
    ...{ stage: 'themes', prompt: themesPrompt, schema: reply, maxOutputTokens: replies.themes, mask },
    parts: [
      { says: `At most ${wanted} research ${wanted === 1 ? 'question' : 'questions'}.` },
      languagePart(language),
      ...briefParts(brief),
      ...(given.length > 0
        ? [{ data: given.join('\n'), label: 'Questions that are given', isTeams: true as const }]
        : []),
      { data: lines.join('\n'), label: 'Notes' },
    ],
    accept: ({ themes, questions }) =>
      isAcceptable(
        {
          texts: [...themes.map((t) => t.text), ...questions.map((q) => q.question)],
          ids: [...themes, ...questions].flatMap((one) => one.notes),
        },
        { offered, language },
      ),
  };
  return { call, offered };
}

const documentsOf = (corpus: Corpus, { passages }: Note): string =>
  [...new Set(passages.map((p) => `document ${(corpus.reading.passageSpans[p]?.document ?? 0) + 1}`))].join(', ');

/** The themes and questions of a reply that cite notes it was offered. */
export function understandingOf(
  corpus: Corpus,
  notes: readonly Note[],
  { themes, questions }: Reply,
  offered: ReadonlyMap<string, Note>,
  { language, brief }: About,
  options: StageOptions,
): Understanding {
  const known = [brief.name, brief.description, brief.longBrief].filter(Boolean).join('\n');
  const notesOf = (own: readonly string[]) => [...new Set(own.flatMap((id) => offered.get(id) ?? []))];
  // A document can bring its own words, whatever they are, into one question and one name of a theme at most.
  const isNew = () => {
    const used = new Set<number>();
    return (text: string) => {
      const documents = loneDocuments(corpus, text, language, ofBrief);
      const isFirst = documents.every((document) => !used.has(document));
      for (const document of isFirst ? documents : []) used.add(document);
      return isFirst || corpus.documents.length === 1;
    };
  };
  const ofBrief = new Set(contentTermsOf(known, language));
  const check = (text: string, own: readonly Note[], isAllowed = (_: string) => true): string | null => {
    const clean = cleanText(text);
    const said = `${own.map((n) => n.point).join('\n')}\n${known}`;
    const numbers = numbersIn(said);
    const drop = (reason: Dropped['reason']) => {
      options.onDropped?.({ question: '', text: clean, reason });
      return null;
    };
    if (own.length === 0) return drop('unknown-passage');
    if (clean === '' || addressesModel(clean) || repeatsPlanted(corpus, clean)) return drop('not-confirmed');
    if ([...numbersIn(clean, language)].some((n) => !numbers.has(n))) return drop('unsupported-number');
    const hasMarker = namesIn(clean, language).some((name) => isMarker(corpus, name, { known, language }));
    if (hasMarker || unheldNames({ text: clean, said, speakers: '', known: '', language }).length > 0)
      return drop('unsupported-name');
    const self = selfTermsOfPassages(
      corpus,
      own.flatMap(({ passages }) => passages),
    );
    const stray = strayIn(corpus, clean, { language, known, self });
    if (stray && stray.kind !== 'apart') return drop(stray.kind === 'asked' ? 'asked-for' : 'one-document');
    return isAllowed(clean) ? clean : drop('one-document');
  };
  const [isNewName, isNewQuestion] = [isNew(), isNew()];
  const isOfSeveral = (text: string) =>
    repeatedSentence(corpus, text, { language, known }) === null && isNewQuestion(text);
  const kept = questions.flatMap((one) => {
    const own = notesOf(one.notes);
    const question = check(one.question, own, isOfSeveral);
    return question && /[?？؟]$/u.test(question) ? [{ question, notes: own }] : [];
  });
  return {
    notes,
    themes: themes.flatMap((theme) => {
      const own = notesOf(theme.notes);
      const [name, text] = [check(theme.name, own, isNewName), check(theme.text, own)];
      return name && text ? [{ name, text, notes: own }] : [];
    }),
    questions: kept.length > 0 || questions.length === 0 ? kept : withoutNotes(corpus, { brief, language }),
  };
}

/** What the engine without a model would ask, where none of the model's questions can be asked of several people. */
const withoutNotes = (corpus: Corpus, about: About): ProposedQuestion[] =>
  chooseQuestions(corpus, { ...about, maxQuestions: questionsWorth(corpus.passages.length) }).map((question) => ({
    question,
    notes: [],
  }));
