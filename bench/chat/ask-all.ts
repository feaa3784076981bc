import { collectReplies } from '#engine/collect-replies.ts';
import { localEngine as engine } from '#engine/local/local-engine.ts';
import type { TestPerson } from './people.ts';
import type { Asked } from './score.ts';

/** Asks all people their questions: in a corpus of all people of the language, or of the person alone. */
export async function askAll(people: readonly TestPerson[], mode: 'project' | 'alone'): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const person of people) {
    const others = people.filter((p) => mode === 'project' && p !== person && p.language === person.language);
    asked.push(...(await ask(person, [person, ...others])));
  }
  return asked;
}

async function ask(person: TestPerson, people: readonly TestPerson[]): Promise<Asked[]> {
  const { language, name } = person;
  const corpus = await engine.prepare(
    people.map((p) => p.document),
    { language },
  );
  const found = await engine.findPeople(corpus, { language });
  const { voices = [] } = found.find((p) => p.name === name) ?? {};
  if (voices.length === 0) throw new Error(`${name} was not found`);
  const asked: Asked[] = [];
  for (const question of person.questions) {
    const input = { people: [{ id: 1, name, voices }], message: question.question, history: [], language };
    const [reply] = (await collectReplies(engine.askPeople(corpus, input))).replies;
    if (reply) asked.push({ person, question, reply });
  }
  return asked;
}
