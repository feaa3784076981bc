import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, isReported, textOf } from '../../corpus/corpus.ts';
import { type Clause, clausesOf } from '../sentences/clauses.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { jaccard } from '../sentences/similarity.ts';
import { statementKind } from '../sentences/statement-kind.ts';
import { minTermsOfAgreement } from '../tuning/chat.ts';

/** Who says the same, as places in the list of speakers, each with the sentence that says so. */
export type Agreement = ReadonlyMap<number, number>;

/**
 * The most speakers of whom each says plainly the same: a clause of the same words in the same order, apart from "I" and "we".
 * Questions, conditions and what a document only reports agree with nothing. Null where no two do. Few and right rather than many.
 */
export function agreementAmong(corpus: Corpus, given: readonly (readonly number[])[]): Agreement | null {
  const said = given.map((sentences) => sentences.flatMap((index) => statementsIn(corpus, index)));
  let most: Agreement | null = null;
  for (const [first, statements] of said.entries())
    for (const statement of statements) {
      const group = new Map([[first, statement.index]]);
      for (const [other, theirs] of said.entries()) {
        const same = other > first ? theirs.find((s) => saysTheSame(statement, s)) : undefined;
        if (same) group.set(other, same.index);
      }
      if (group.size > Math.max(1, most?.size ?? 0)) most = group;
    }
  return most;
}

type Statement = { index: number; clause: Clause; words: ReadonlySet<number>; kind: string; isWhole: boolean };

function statementsIn(corpus: Corpus, index: number): Statement[] {
  const { reading } = corpus;
  const sentence = reading.sentences[index] as CorpusSentence;
  const { firstPerson, coordinators, conditionals } = languagePack(
    reading.languages[sentence.document] ?? corpus.language,
  );
  if (isQuestion(corpus, index) || isReported(reading, sentence)) return [];
  const term = (i: number) => reading.vocabulary.terms[i] ?? '';
  const clauses = clausesOf(corpus, sentence);
  if (clauses.some(({ all }) => all.some((i) => conditionals.has(term(i))))) return [];
  const kind = statementKind(textOf(corpus, sentence), reading.languages[sentence.document] ?? corpus.language);
  return clauses.map((clause) => {
    const words = new Set(clause.all.filter((i) => !firstPerson.has(term(i)) && !coordinators.has(term(i))));
    return { index, clause, words, kind, isWhole: clauses.length === 1 };
  });
}

function saysTheSame(a: Statement, b: Statement): boolean {
  const [x, y] = [[...a.clause.terms.keys()], [...b.clause.terms.keys()]];
  const enough = minTermsOfAgreement[a.isWhole && b.isWhole ? 'whole' : 'part'];
  if (x.length < enough || x.length !== y.length || !x.every((term, i) => term === y[i])) return false;
  // "Before work" and "after work" differ in words without content.
  return a.clause.denied === b.clause.denied && a.kind === b.kind && jaccard(a.words, b.words) === 1;
}
