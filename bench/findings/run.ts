import { collectInsights } from '#engine/collect-insights.ts';
import { languagePack } from '#engine/language/pack.ts';
import { localEngine as engine } from '#engine/local/local-engine.ts';
import { faultsOf } from './faults.ts';
import { codesAt, type Findings, type Scores, scoresOf } from './score.ts';
import { readStudy, type Study, studyLanguages } from './studies.ts';

async function findingsOf({ documents, brief: description, language }: Study): Promise<Findings> {
  const read = documents.map((document, i) => ({ id: i + 1, ...document, blocks: [] }));
  const corpus = await engine.prepare(read, { language });
  const about = { brief: { description }, language };
  const questions = await engine.proposeQuestions(corpus, about);
  const insights = await collectInsights(engine, corpus, { questions, ...about, claimsOnly: true });
  return {
    questions,
    insights,
    people: (await engine.findPeople(corpus, { language })).filter((person) => !person.brief),
  };
}

/** Everything that the engine says of a study, to be read by a person. */
function show(study: Study, { questions, insights, people }: Findings): void {
  console.log(`\n# ${study.language}\n`);
  for (const question of questions) console.log(`? ${question}`);
  for (const { question, title, summary, businessImpact, keywords, evidence } of insights) {
    const faults = faultsOf(title, study.language);
    console.log(`\n${title}${faults.length > 0 ? `   [${faults.join(', ')}]` : ''}\n   for: ${question}`);
    console.log(`   ${summary}\n   why: ${businessImpact}\n   tags: ${keywords.join(', ')}`);
    for (const e of evidence)
      console.log(
        `   ${e.stance === 'against' ? '-' : '+'} ${e.speaker}: ${e.quote} [${codesAt(study, e).join(', ')}]`,
      );
  }
  for (const { emoji, evidence, hasOwnName, documentIds, ...person } of people) console.log(`\n${emoji}`, person);
}

const columns: [keyof Scores, string][] = [
  ['questions', 'questions asked'],
  ['leads', 'leads coded'],
  ['coded', '(all words)'],
  ['groups', 'groups of two'],
  ['voices', 'voices on it'],
  ['faults', 'titles with a fault'],
  ['fields', 'fields filled'],
];

const cell = ([part, whole]: readonly [number, number]) =>
  whole > 999 ? `${Math.round((100 * part) / whole)} %` : `${part} of ${whole}`;

const row = (cells: readonly string[]) =>
  cells.map((text, i) => text.padEnd((columns[i - 1]?.[1].length ?? 8) + 2)).join('');

const studies = studyLanguages.map(readStudy);
const table: string[] = [];
for (const study of studies) {
  const findings = await findingsOf(study);
  if (process.argv[2] === 'show') show(study, findings);
  const { notStated, person } = languagePack(study.language).templates;
  const scores = scoresOf(study, findings, [notStated(), person.roleUnknown()]);
  table.push(row([study.language, ...columns.map(([key]) => cell(scores[key]))]));
}
console.log([row(['', ...columns.map(([, name]) => name)]), ...table].join('\n'));
