import type { Language } from '#contract/languages.ts';
import { fieldsOfPhrases, fieldsOfWord } from '#engine/language/synonyms.ts';
import type { StatementKind } from '#engine/language/templates/templates.ts';
import type { Corpus, Reading } from '../../corpus/corpus.ts';
import { termOf } from '../../search/terms.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { statementKind } from '../sentences/statement-kind.ts';
import { matchStrength, minPartLength } from '../tuning/chat.ts';

/** By field of meaning: the terms of a corpus, and the sentences that hold a phrase of it. */
type Fields = Readonly<Record<'terms' | 'phrases', ReadonlyMap<string, ReadonlySet<number>>>>;

/** What a statement is about whatever its words: "I can never find the list" is a problem. */
const fieldOfKind: Partial<Record<StatementKind, string>> = { difficulty: 'problem', wish: 'wish', liking: 'joy' };

const known = new WeakMap<Reading, Fields>();

/** Reads every word once: a term is a stem, and what it means is told by the word. */
function fieldsOf(corpus: Corpus): Fields {
  const { reading } = corpus;
  const found = known.get(reading);
  if (found) return found;
  const terms = new Map<string, Set<number>>();
  const phrases = new Map<string, Set<number>>();
  const seen = new Set<string>();
  for (const [index, sentence] of reading.sentences.entries()) {
    const language = reading.languages[sentence.document] ?? corpus.language;
    const { text = '' } = corpus.documents[sentence.document] ?? {};
    for (const [i, { form }] of wordsOf(text, sentence, language).entries()) {
      if (seen.has(form)) continue;
      seen.add(form);
      const term = reading.terms[sentence.from + i] ?? -1;
      for (const field of fieldsOfWord(form, language)) addTo(terms, field, term);
    }
    const said = text.slice(sentence.start, sentence.end);
    const told = fieldOfKind[statementKind(said, language)];
    for (const field of [...fieldsOfPhrases(said, language), ...(told ? [told] : [])]) addTo(phrases, field, index);
  }
  const fields = { terms, phrases };
  known.set(reading, fields);
  return fields;
}

function addTo(sets: Map<string, Set<number>>, field: string, member: number): void {
  sets.set(field, (sets.get(field) ?? new Set<number>()).add(member));
}

/** The sentences that say a word (folded) of a message in a phrase. */
export function phrasesOf(corpus: Corpus, form: string, languages: readonly Language[]): Set<number> {
  const fields = languages.flatMap((language) => [...fieldsOfWord(form, language)]);
  return new Set(fields.flatMap((field) => [...(fieldsOf(corpus).phrases.get(field) ?? [])]));
}

/** The terms of a corpus that match a word (folded) of a message, each with how well, 0 to 1. */
export function matchesOf(corpus: Corpus, form: string, languages: readonly Language[]): Map<number, number> {
  const { ids, terms } = corpus.reading.vocabulary;
  const matches = new Map<number, number>();
  const add = (term: number, strength: number) => matches.set(term, Math.max(strength, matches.get(term) ?? 0));
  for (const language of languages) {
    for (const field of fieldsOfWord(form, language))
      for (const term of fieldsOf(corpus).terms.get(field) ?? []) add(term, matchStrength.field);
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

/** A stem within a longer one, or the other way round: "bahn" in "eisenbahn". */
function isPart(stem: string, term: string, minLength: number): boolean {
  if (term.length < minLength || stem.length === term.length) return false;
  return term.includes(stem) || stem.includes(term);
}

/** How well two words (folded) match, 0 to 1, without a corpus. */
export function likeness(form: string, other: string, language: Language): number {
  if (termOf(form, language) === termOf(other, language)) return matchStrength.same;
  const fields = fieldsOfWord(form, language);
  return [...fieldsOfWord(other, language)].some((field) => fields.has(field)) ? matchStrength.field : 0;
}
