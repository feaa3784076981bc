import type { PersonReply } from '#engine/engine.ts';
import { isCutFrom } from '#engine/local/chat/testing/conversation-with.ts';
import { type AskedQuestion, spansOf, type TestPerson } from './people.ts';

export type Asked = { person: TestPerson; question: AskedQuestion; reply: PersonReply };

export const emptyScores = () => ({
  offMaterial: 0,
  declined: 0,
  declinedWithOffer: 0,
  onMaterial: 0,
  rightFirst: 0,
  rightFirstOfParaphrases: 0,
  answersOfOne: 0,
  answersTooLong: 0,
  sentences: 0,
  inferred: 0,
  withoutCitation: 0,
  notInMaterial: 0,
  citations: 0,
  wrongCitations: 0,
});
export type Scores = ReturnType<typeof emptyScores>;

export function total(sum: Scores, added: Scores): void {
  for (const key of Object.keys(sum) as (keyof Scores)[]) sum[key] += added[key];
}

export function score({ person, question, reply }: Asked): Scores {
  const { text, id } = person.document;
  const off = question.kind === 'near' || question.kind === 'far';
  const [first] = reply.citations;
  const isRight = !reply.refused && first !== undefined && spansOf(person, question).some((s) => overlaps(s, first));
  const told = reply.refused ? [] : reply.sentences.filter((s) => s.basis !== 'none');
  const said = reply.sentences.filter((s) => s.basis === 'said');
  const isCut = (s: (typeof said)[number]) =>
    s.citations.some((c) => isCutFrom(s.text, reply.citations[c]?.quote ?? '', person.language));
  const opens = (c: (typeof reply.citations)[number]) => c.documentId === id && text.slice(c.start, c.end) === c.quote;
  return {
    offMaterial: Number(off),
    declined: Number(off && reply.refused),
    declinedWithOffer: Number(off && reply.refused && reply.sentences.length > 1),
    onMaterial: Number(!off),
    rightFirst: Number(!off && isRight),
    rightFirstOfParaphrases: Number(question.kind === 'paraphrase' && isRight),
    answersOfOne: Number(!reply.refused && told.length < 2),
    answersTooLong: Number(!reply.refused && told.length > 5),
    sentences: told.length,
    inferred: told.filter((s) => s.basis === 'inferred').length,
    withoutCitation: told.filter((s) => s.citations.length === 0).length,
    notInMaterial: said.filter((s) => !isCut(s)).length,
    citations: reply.citations.length,
    wrongCitations: reply.citations.filter((c) => !opens(c)).length,
  };
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;
