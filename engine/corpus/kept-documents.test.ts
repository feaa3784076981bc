import { describe, expect, test } from 'vitest';
import type { EngineDocument, FoundInsight, KnownClaim } from '../engine.ts';
import { localEngine } from '../local/local-engine.ts';
import { fixtureInterviews, plainDocument } from '../testing/documents.ts';
import { launderetteInterviews } from '../testing/guided-interviews.ts';
import type { Corpus } from './corpus.ts';
import { type KeptDocuments, keptDocuments } from './kept-documents.ts';

const interviews = [
  ...fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas', 'taxi-samir', 'pflege-martina', 'school-yuko'),
  ...launderetteInterviews(),
];
const large = 10_000_000;

async function sizeOf(document: EngineDocument): Promise<number> {
  const kept = keptDocuments(large);
  await kept.read(document);
  return kept.size();
}

/** The same documents in one paragraph each, as another format would give them. */
const reformatted = (documents: readonly EngineDocument[]): EngineDocument[] =>
  documents.map((document) => ({ ...document, blocks: [{ kind: 'paragraph', start: 0, end: document.text.length }] }));

function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Another set of documents: one more, one less, or one with another text, other blocks, or people whom the team knows. */
function changed(documents: readonly EngineDocument[], next: (below: number) => number): EngineDocument[] {
  const at = next(documents.length);
  const one = documents[at];
  const left = documents.filter((_, i) => i !== at);
  if (!one || documents.length < 3 || next(2) === 0) {
    const added = interviews[next(interviews.length)] as EngineDocument;
    return [...documents, { ...added, id: 100 + Math.max(0, ...documents.map((d) => d.id)) }];
  }
  if (next(3) === 0) return left;
  if (next(3) === 0) return [...left, { ...one, knownVoices: [{ voice: 'ada', person: next(3), name: 'Ada Brandt' }] }];
  if (next(3) === 0) return reformatted(documents);
  const lines = one.text.split('\n');
  const edited = lines.filter((_, i) => i !== next(lines.length)).join('\n');
  return [...left, { ...one, text: `${edited}\nI lost eleven towels on Sunday, because the dryer was too hot.` }];
}

/** All that a run gives, with the claims that earlier ones found. */
async function runOf(documents: readonly EngineDocument[], known: readonly KnownClaim[], kept?: KeptDocuments) {
  const corpus = await localEngine.prepare(documents, kept ? { kept } : {});
  const about = { brief: { description: 'What goes wrong? What would help?' }, language: corpus.language };
  const questions = await localEngine.proposeQuestions(corpus, about);
  const events = async (input: Parameters<typeof localEngine.findInsights>[1]) =>
    Array.fromAsync(localEngine.findInsights(corpus, input));
  const found = await events({ ...about, questions, claimsOnly: true, known });
  const chosen = await events({ ...about, questions: questions.slice(0, 2), perQuestion: 2 });
  const report = await localEngine.describe(corpus, about);
  const people = await localEngine.findPeople(corpus, about);
  const insights = found.flatMap((event) => (event.type === 'insight' ? [event.insight] : []));
  return { all: { read: readOf(corpus), questions, found, chosen, report, people }, claims: insights.map(asKnown) };
}

const readOf = ({ passages, reading, language }: Corpus) => ({
  ...{ passages, language, voices: reading.voices, sentences: reading.sentences, turns: reading.turns },
  terms: [...reading.terms].map((term) => reading.vocabulary.terms[term]),
});

const asKnown = ({ claim, evidence, question, title }: FoundInsight): KnownClaim => ({
  ...{ documentId: evidence[0]?.documentId ?? 0, ...claim, question, title },
});

/** KEPT says how many series of changes to try; `npm run test:long` tries 60. */
const seeds = Array.from({ length: Number(process.env.KEPT ?? 3) }, (_, i) => i + 1);

describe('documents that were read before', () => {
  test.each(seeds)('give what reading all of them again gives, whatever changed (seed %i)', async (seed) => {
    const next = seeded(seed * 7919);
    const kept = keptDocuments(seed % 2 === 0 ? large : 4000);
    let documents = interviews.slice(0, 3);
    let known: KnownClaim[] = [];
    for (let step = 0; step < 6; step++) {
      const incremental = await runOf(documents, known, kept);
      const full = await runOf(documents, known);
      expect(incremental).toEqual(full);
      known = full.claims;
      documents = changed(documents, next);
    }
  });

  test('are not read again, and only they', async () => {
    const kept = keptDocuments(large);
    const [first, second] = interviews as [EngineDocument, EngineDocument];
    const read = await kept.read(first);
    expect(await kept.read({ ...first, fileName: 'renamed.txt' })).toBe(read);
    expect(await kept.read({ ...first, text: first.text.replace('e', 'a') })).not.toBe(read);
    expect(await kept.read({ ...second, id: first.id })).not.toBe(read);
    expect(await kept.read({ ...first, id: 77 })).not.toBe(read);
    expect(await kept.read(first, 'german')).not.toBe(read);
  });

  test('are forgotten at once, and not kept by a run that still reads them', async () => {
    const kept = keptDocuments(large);
    const [deleted, other] = interviews as [EngineDocument, EngineDocument];
    const read = await kept.read(deleted);
    await kept.read(other);
    const late = kept.read({ ...deleted, id: 78 });
    kept.forget(deleted.id);
    kept.forget(78);
    await late;
    expect(kept.size()).toBe(await sizeOf(other));
    expect(await kept.read(deleted)).not.toBe(read);
    expect(kept.size()).toBe(await sizeOf(other));
  });

  test('take no more room than they may, the latest read stay', async () => {
    const document = (id: number) => plainDocument('The van is late every single morning. '.repeat(10), id);
    const size = await sizeOf(document(1));
    const kept = keptDocuments(2 * size);
    const [first, second] = [await kept.read(document(1)), await kept.read(document(2))];
    await kept.read(document(1));
    await kept.read(document(3));
    expect(kept.size()).toBe(2 * size);
    expect(await kept.read(document(1))).toBe(first);
    expect(await kept.read(document(2))).not.toBe(second);
    await kept.read(plainDocument('The van is late. '.repeat(1000), 4));
    expect(kept.size()).toBe(2 * size);
  });

  test('take the room of their turns, of which short lines have many', async () => {
    const lines = plainDocument('Ada: Yes.\nBo: No.\n'.repeat(500), 1);
    expect(await sizeOf(lines)).toBeGreaterThan(2 * lines.text.length);
    const prose = plainDocument('The van is late every single morning. '.repeat(100), 2);
    expect(await sizeOf(prose)).toBeLessThan(1.1 * prose.text.length);
  });
});
