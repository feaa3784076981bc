import { languagePack } from '#engine/language/pack.ts';
import { askAll } from './ask-all.ts';
import { type Part, readPeople } from './people.ts';
import { type Asked, emptyScores, score, total } from './score.ts';
import { timeAnswers, timePeople } from './speed.ts';

const parts: Part[] = ['held out', 'others'];

function show({ person, question, reply }: Asked): void {
  const { declined, rightFirst } = score({ person, question, reply });
  const verdict = declined + rightFirst > 0 ? 'right' : 'WRONG';
  console.log(`\n[${question.kind}, ${verdict}] ${person.name}, ${question.question}`);
  const space = languagePack(person.language).grammar.unspaced ? '' : ' ';
  const marks = { said: '', inferred: '*', none: '~' };
  console.log(`   ${reply.sentences.map((s) => `${marks[s.basis]}${s.text}${marks[s.basis]}`).join(space)}`);
}

const part = parts.find((name) => process.argv.includes(name.replace(' ', '-'))) ?? 'development';
// What is near the material of people who are held out was said by the others.
const people = readPeople(part);
for (const mode of ['project', 'alone'] as const) {
  const scores = emptyScores();
  for (const asked of await askAll(people, mode)) {
    total(scores, score(asked));
    if (process.argv.includes(`show-${mode}`)) show(asked);
  }
  console.log(`\n${part}, corpus of ${mode === 'alone' ? 'the person alone' : 'all people of the language'}`);
  console.table(scores);
}
if (part === 'development') console.table({ ...(await timeAnswers(people)), ...(await timePeople(people)) });
