import { type Language, languageTags } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Brief } from '../engine.ts';
import { wordsOf } from '../text/words.ts';
import { type EmbeddedCorpus, textOf } from './corpus.ts';
import { needOf, needOfAll } from './need-of.ts';
import { type Theme, themesOf } from './themes.ts';

const most = 10;
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
  const questions: string[] = [];
  for (const theme of themesOf(corpus, input.brief, wanted * 2)) {
    if (questions.length >= wanted) break;
    const question = questionOf(corpus, theme, input.language, questions);
    if (question) questions.push(question);
  }
  return questions;
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
