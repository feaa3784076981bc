import { collectReplies } from '#engine/collect-replies.ts';
import { localEngine as engine } from '#engine/local/local-engine.ts';
import type { TestPerson } from './people.ts';

const megabyte = 1_000_000;
/** Characters of an interview of one hour. */
const hour = 50_000;

/** The interviews of a language as new documents, over and over, until they are long enough. */
function repeated(people: readonly TestPerson[], characters: number): TestPerson['document'][] {
  const documents: TestPerson['document'][] = [];
  for (let length = 0, i = 0; length < characters; i++) {
    const { document } = people[i % people.length] as TestPerson;
    documents.push({ ...document, id: i + 1, fileName: `${i}-${document.fileName}` });
    length += document.text.length;
  }
  return documents;
}

/** Milliseconds from a question to its answer on 1 MB, the corpus being read already. */
export async function timeAnswers(people: readonly TestPerson[]): Promise<Record<string, number>> {
  const english = people.filter((p) => p.language === 'english');
  const corpus = await engine.prepare(repeated(english, megabyte), { language: 'english' });
  const found = await engine.findPeople(corpus, { language: 'english' });
  const times: number[] = [];
  for (const { name, questions } of english) {
    const { voices = [] } = found.find((p) => p.name === name) ?? {};
    for (const { question: message } of questions) {
      const begun = performance.now();
      const input = { people: [{ id: 1, name, voices }], message, history: [], language: 'english' as const };
      await collectReplies(engine.askPeople(corpus, input));
      times.push(performance.now() - begun);
    }
  }
  times.sort((a, b) => a - b);
  return {
    'answer, median (ms)': Math.round(times[Math.floor(times.length / 2)] ?? 0),
    'answer, longest (ms)': Math.round(times.at(-1) ?? 0),
  };
}

/** Milliseconds to read ten interviews of an hour and find their people. */
export async function timePeople(people: readonly TestPerson[]): Promise<Record<string, number>> {
  const english = people.filter((p) => p.language === 'english');
  const begun = performance.now();
  const corpus = await engine.prepare(repeated(english, 10 * hour), { language: 'english' });
  await engine.findPeople(corpus, { language: 'english' });
  return { 'people of ten hours (ms)': Math.round(performance.now() - begun) };
}
