import { type Language, languageTags } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Brief } from '../engine.ts';
import { mayBeEvidence } from '../evidence/speaker-guard.ts';
import { readQuery } from '../search/query.ts';
import { wordsOf } from '../text/words.ts';
import { briefClauses } from './brief-clauses.ts';
import { type EmbeddedCorpus, languagesOf, textOf } from './corpus.ts';
import { needOf, needOfAll } from './need-of.ts';
import { type Theme, themesOf } from './themes.ts';

const most = 8;
const fewest = 3;
/** One question for about so many words of material. */
const wordsPerQuestion = 80;
const twinAt = 0.66;

/** Questions about what people come back to, in the project's language, the brief's own matters first, no twins. */
export async function proposeQuestions(
  corpus: EmbeddedCorpus,
  input: { brief: Brief; language: Language; limit?: number },
): Promise<string[]> {
  const limit = Math.min(input.limit ?? most, most);
  const size = corpus.reading.terms.length;
  const wanted = Math.min(limit, Math.max(fewest, Math.round(size / wordsPerQuestion)));
  const questions = clauseQuestions(corpus, input.brief, input.language).slice(0, Math.floor(wanted / 2));
  for (const theme of themesOf(corpus, input.brief, wanted * 2)) {
    if (questions.length >= (theme.strong ? wanted : Math.min(wanted, fewest))) break;
    const question = questionOf(corpus, theme, input.language, questions);
    if (question) questions.push(question);
  }
  return questions;
}

const longestClause = 6;
const heardOf = 3;

/** The parts of the brief that the material speaks of are its first themes, in the brief's own words. */
function clauseQuestions(corpus: EmbeddedCorpus, brief: Brief, language: Language): string[] {
  const { question } = languagePack(language).frames;
  const clauses = briefClauses(brief, language);
  if (clauses.length < 2) return [];
  const questions: string[] = [];
  for (const clause of clauses) {
    const words = wordsOf(clause, { start: 0, end: clause.length }, language);
    if (words.length > longestClause || !isHeard(corpus, clause)) continue;
    const asked = [question.theme, question.reason, question.difference, question.habit].map((frame) => frame(clause));
    const fresh = asked.find((q) => questions.every((other) => likeness(q, other, language) < twinAt));
    if (fresh) questions.push(fresh);
  }
  return questions;
}

/** True when participants say at least half of the telling words, in some sentences. */
function isHeard(corpus: EmbeddedCorpus, clause: string): boolean {
  const { reading } = corpus;
  const { terms } = readQuery(clause, languagesOf(corpus), reading.lexicon, []);
  const telling = terms.filter((t) => t.weight >= 0.9);
  const known = new Set(telling.map((t) => t.number).filter((n) => n >= 0));
  if (known.size === 0 || known.size < telling.length / 2) return false;
  let heard = 0;
  for (const sentence of reading.sentences) {
    if (!mayBeEvidence(reading, sentence)) continue;
    if (reading.terms.subarray(sentence.from, sentence.to).some((t) => known.has(t))) heard++;
    if (heard >= heardOf) return true;
  }
  return false;
}

function questionOf(corpus: EmbeddedCorpus, theme: Theme, language: Language, asked: readonly string[]): string | null {
  const { question: frames } = languagePack(language).frames;
  const kinds = theme.sentences.map((i) => {
    const sentence = corpus.reading.sentences[i];
    if (!sentence) return 'other';
    return needOf(textOf(corpus, sentence), corpus.reading.languages[sentence.document] ?? corpus.language);
  });
  const kind = needOfAll(kinds);
  const name = theme.phrase.text;
  const written = {
    difficulty: () => frames.difficulty(name),
    wish: () => frames.wish(name),
    habit: () => frames.habit(name),
    reason: () => frames.reason(name),
    like: () => frames.theme(name),
    other: () => frames.theme(name),
  };
  const shared = theme.people > 1 ? [frames.difference(name)] : [];
  const others = [frames.theme(name), frames.reason(name), ...shared, frames.wish(name), frames.difficulty(name)];
  const tries = [written[kind](), ...others, frames.habit(name)];
  return tries.find((q) => asked.every((other) => likeness(q, other, language) < twinAt)) ?? null;
}

/** Share of words that two questions have in common (Jaccard). */
function likeness(a: string, b: string, language: Language): number {
  const tag = languageTags[language];
  const words = (q: string) => {
    const text = q.toLocaleLowerCase(tag);
    return new Set(wordsOf(text, { start: 0, end: text.length }, language).map((w) => w.form));
  };
  const [first, second] = [words(a), words(b)];
  const both = [...first].filter((w) => second.has(w)).length;
  return both / Math.max(1, first.size + second.size - both);
}
