import { collectReplies } from '#engine/collect-replies.ts';
import { localEngine as engine } from '#engine/local/local-engine.ts';
import { plainDocument } from '#engine/testing/documents.ts';
import type { TestPerson } from './people.ts';

const megabyte = 1_000_000;
/** Characters of an interview of one hour. */
const hour = 50_000;

const names =
  'Ada Bruno Clara Dora Emil Frida Greta Hugo Ida Jonas Klara Leo Mona Nils Olga Paul Quentin Rita Sven Thea Ugo Vera Wim Yara Zoe'.split(
    ' ',
  );

/**
 * Interviews of as many people, until they are long enough: the first are those of the set, the others are made of what is asked and
 * answered in all of them, in another order and by another person each.
 */
function interviews(people: readonly TestPerson[], characters: number): TestPerson['document'][] {
  const exchanges = people.flatMap(exchangesOf);
  const documents = people.map(({ document }) => document);
  const size = exchanges.length / people.length;
  let length = documents.reduce((sum, { text }) => sum + text.length, 0);
  for (let n = 0; length < characters; n++) {
    const name = `${names[n % names.length]}${n < names.length ? '' : ` ${names[(n * 7 + 3) % names.length]}`}`;
    // A step without a common factor goes through all of them.
    const step = 2 * n + 1;
    const told = Array.from({ length: size }, (_, i) => exchanges[(n * size + i * step) % exchanges.length] ?? '');
    const text = told.join('\n').replaceAll(speaker, `${name}:`);
    documents.push(plainDocument(text, documents.length + 1, `${name}.txt`));
    length += text.length;
  }
  return documents.map((document, i) => ({ ...document, id: i + 1 }));
}

const speaker = '\u0001:';

/** Each question with its answer; who answers is left open. */
function exchangesOf({ name, document }: TestPerson): string[] {
  const turns = document.text.replaceAll(`${name}:`, speaker);
  return turns.split(/\n(?=Interviewer:)/u).filter((exchange) => exchange.includes(speaker));
}

/** Milliseconds from a question to its answer on 1 MB, the corpus being read already. */
export async function timeAnswers(people: readonly TestPerson[]): Promise<Record<string, number>> {
  const english = people.filter((p) => p.language === 'english');
  const corpus = await engine.prepare(interviews(english, megabyte), { language: 'english' });
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
  const corpus = await engine.prepare(interviews(english, 10 * hour), { language: 'english' });
  await engine.findPeople(corpus, { language: 'english' });
  return { 'people of ten hours (ms)': Math.round(performance.now() - begun) };
}
