import { languagePack } from '#engine/language/pack.ts';
import { localEngine as engine } from '#engine/local/local-engine.ts';
import { readPeople, type TestPerson } from './people.ts';
import { type Asked, emptyScores, score, total } from './score.ts';
import { timeAnswers, timePeople } from './speed.ts';

/** Asks a person all questions, in a corpus of these documents. */
async function ask(person: TestPerson, documents: readonly TestPerson['document'][]): Promise<Asked[]> {
  const { language } = person;
  const corpus = await engine.prepare(documents, { language });
  const found = await engine.findPeople(corpus, { language });
  const { voices = [] } = found.find(({ name }) => name === person.name) ?? {};
  if (voices.length === 0) throw new Error(`${person.name} was not found`);
  const asked: Asked[] = [];
  for (const question of person.questions) {
    const people = [{ id: 1, name: person.name, voices }];
    const input = { people, message: question.question, history: [], language };
    const [reply] = (await engine.askPeople(corpus, input)).replies;
    if (reply) asked.push({ person, question, reply });
  }
  return asked;
}

function show({ person, question, reply }: Asked): void {
  const right = score({ person, question, reply });
  const verdict = right.declined + right.rightFirst > 0 ? 'right' : 'WRONG';
  console.log(`\n[${question.kind}, ${verdict}] ${person.name}, ${question.question}`);
  const space = languagePack(person.language).grammar.unspaced ? '' : ' ';
  const marks = { said: '', inferred: '*', none: '~' };
  console.log(`   ${reply.sentences.map((s) => `${marks[s.basis]}${s.text}${marks[s.basis]}`).join(space)}`);
}

const part = process.argv.includes('held-out') ? 'held out' : 'development';
const people = readPeople(part);
for (const mode of ['project', 'alone'] as const) {
  const scores = emptyScores();
  for (const person of people) {
    const sameLanguage = people.filter((p) => p.language === person.language).map((p) => p.document);
    const asked = await ask(person, mode === 'alone' ? [person.document] : sameLanguage);
    for (const answer of asked) {
      total(scores, score(answer));
      if (process.argv.includes(`show-${mode}`)) show(answer);
    }
  }
  console.log(`\n${part}, corpus of ${mode === 'alone' ? 'the person alone' : 'all people of the language'}`);
  console.table(scores);
}
if (part === 'development') console.table({ ...(await timeAnswers(people)), ...(await timePeople(people)) });
