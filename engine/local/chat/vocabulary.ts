import type { Language } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { fieldsOfPhrases, fieldsOfWord } from '#engine/language/synonyms.ts';
import type { StatementKind } from '#engine/language/templates/templates.ts';
import { type Corpus, type CorpusSentence, type Reading, textOf } from '../../corpus/corpus.ts';
import { termOf } from '../../search/terms.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { statesRole } from '../people/person-fields.ts';
import { kindOfSentence } from '../sentences/statement-kind.ts';
import { matchStrength, minPartLength } from '../tuning/chat.ts';

/** By field of meaning, the terms of a corpus or the sentences. */
type ByField = ReadonlyMap<string, ReadonlySet<number>>;
type Lists = Partial<Record<'terms' | 'phrases' | 'kinds' | 'roles', ByField>>;

/** What a statement is about whatever its words: "I can never find the list" is a problem. */
const fieldOfKind: Partial<Record<StatementKind, string>> = { difficulty: 'problem', wish: 'wish', liking: 'joy' };
const fieldsOfKinds: ReadonlySet<string | undefined> = new Set(Object.values(fieldOfKind));

const known = new WeakMap<Reading, Lists>();

/** Each list is made when a message first needs it, and kept: reading all sentences takes longer than answering. */
function listOf(corpus: Corpus, name: keyof Lists, make: (corpus: Corpus) => ByField): ByField {
  const lists = known.get(corpus.reading) ?? {};
  known.set(corpus.reading, lists);
  lists[name] ??= make(corpus);
  return lists[name];
}

/** The terms of each field: a term is a stem, and its meaning comes from the words, of which each is read once. */
const termsByField = (corpus: Corpus) =>
  listOf(corpus, 'terms', ({ reading, language: own }) => {
    const terms = new Map<string, Set<number>>();
    const seen = new Set<string>();
    for (const sentence of reading.sentences) {
      const language = reading.languages[sentence.document] ?? own;
      for (const [i, form] of formsIn(corpus, sentence, language).entries()) {
        if (seen.has(form)) continue;
        seen.add(form);
        const term = reading.terms[sentence.from + i] ?? -1;
        for (const field of fieldsOfWord(form, language)) addTo(terms, field, term);
      }
    }
    return terms;
  });

/** The words (folded) of a sentence. Without a stemmer the terms are these words, and cutting the text up again takes long. */
function formsIn({ documents, reading }: Corpus, sentence: CorpusSentence, language: Language): string[] {
  if (grammarOf(language).stemmer !== undefined)
    return wordsOf(documents[sentence.document]?.text ?? '', sentence, language).map(({ form }) => form);
  const terms = reading.terms.subarray(sentence.from, sentence.to);
  return Array.from(terms, (id) => reading.vocabulary.terms[id] ?? '');
}

/** The sentences of each field by `fieldsOf` what they say. */
function sentencesBy(corpus: Corpus, fieldsOf: (said: string, language: Language) => Iterable<string>): ByField {
  const found = new Map<string, Set<number>>();
  for (const [index, sentence] of corpus.reading.sentences.entries()) {
    const language = corpus.reading.languages[sentence.document] ?? corpus.language;
    for (const field of fieldsOf(textOf(corpus, sentence), language)) addTo(found, field, index);
  }
  return found;
}

const phrasesByField = (corpus: Corpus) => listOf(corpus, 'phrases', () => sentencesBy(corpus, fieldsOfPhrases));

const kindsByField = (corpus: Corpus) =>
  listOf(corpus, 'kinds', () => {
    const found = new Map<string, Set<number>>();
    for (const [index, sentence] of corpus.reading.sentences.entries()) {
      const field = fieldOfKind[kindOfSentence(corpus, index)];
      if (field && !isNeed(corpus, sentence, field)) addTo(found, field, index);
    }
    return found;
  });

/** "I had to wait" is no goal, although a need is a wish where insights are distinguished. */
function isNeed(corpus: Corpus, sentence: CorpusSentence, field: string): boolean {
  if (field !== fieldOfKind.wish) return false;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const said = textOf(corpus, sentence);
  return !languagePack(language).cues.wish.some((cue) => cue.test(said));
}

function addTo(sets: Map<string, Set<number>>, field: string, member: number): void {
  sets.set(field, (sets.get(field) ?? new Set<number>()).add(member));
}

const rolesByField = (corpus: Corpus) =>
  listOf(corpus, 'roles', ({ reading }) => {
    const stated = [...reading.sentences.keys()].filter((index) => statesRole(corpus, index));
    return new Map([['tasks', new Set(stated)]]);
  });

/** The sentences that answer a question from one of these fields by stating a role: "I'm a data engineer" answers one about tasks. */
export function rolesOfFields(corpus: Corpus, fields: readonly string[]): ReadonlySet<number> {
  return fields.includes('tasks') ? (rolesByField(corpus).get('tasks') ?? new Set()) : new Set();
}

/** The sentences that say a word (folded) of a message in a phrase. */
export function phrasesOf(corpus: Corpus, form: string, languages: readonly Language[]): Set<number> {
  return sentencesOfFields(
    corpus,
    languages.flatMap((language) => [...fieldsOfWord(form, language)]),
  );
}

/** The sentences that say one of these fields in a phrase, or by what kind of statement they are. */
export function sentencesOfFields(corpus: Corpus, fields: readonly string[]): Set<number> {
  return new Set(
    fields.flatMap((field) => [
      ...(phrasesByField(corpus).get(field) ?? []),
      ...(fieldsOfKinds.has(field) ? (kindsByField(corpus).get(field) ?? []) : []),
    ]),
  );
}

/** The terms of a corpus that match a word (folded) of a message, each with how well, 0 to 1. */
export function matchesOf(corpus: Corpus, form: string, languages: readonly Language[]): Map<number, number> {
  const { ids, terms } = corpus.reading.vocabulary;
  const matches = new Map<number, number>();
  const add = (term: number, strength: number) => matches.set(term, Math.max(strength, matches.get(term) ?? 0));
  for (const language of languages) {
    for (const field of fieldsOfWord(form, language))
      for (const term of termsByField(corpus).get(field) ?? []) add(term, matchStrength.field);
    const stem = termOf(form, language);
    const minLength = minPartLength[isUnspaced(language) ? 'unspaced' : 'spaced'];
    if (stem.length >= minLength)
      for (const [id, term] of terms.entries())
        if (isPart(stem, term, minLength) && corpus.reading.stop[id] !== 1) add(id, matchStrength.part);
    const own = ids.get(stem);
    if (own !== undefined) add(own, matchStrength.same);
  }
  return matches;
}

/** The terms of a corpus of these fields. */
export function matchesOfFields(corpus: Corpus, fields: readonly string[]): Map<number, number> {
  const terms = fields.flatMap((field) => [...(termsByField(corpus).get(field) ?? [])]);
  return new Map(terms.map((term) => [term, matchStrength.field]));
}

/** A stem within a longer one, or the other way round: "bahn" in "eisenbahn". */
function isPart(stem: string, term: string, minLength: number): boolean {
  if (term.length < minLength || stem.length === term.length) return false;
  return term.includes(stem) || stem.includes(term);
}

/** How well two words (folded) match, 0 to 1, without a corpus. */
export function similarityOfForms(form: string, other: string, language: Language): number {
  if (termOf(form, language) === termOf(other, language)) return matchStrength.same;
  const fields = fieldsOfWord(form, language);
  return [...fieldsOfWord(other, language)].some((field) => fields.has(field)) ? matchStrength.field : 0;
}
