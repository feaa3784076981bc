import {
  type Coverage,
  collectInsights,
  type FoundInsight,
  type FoundPerson,
  type QuoteSpan,
  type StageOptions,
} from '#engine/engine.ts';
import { coverageOf } from '#engine/evidence/coverage.ts';
import type { Io } from './commands.ts';
import { overFiles, parseCall, prepareFiles, readLanguage, readQuestions } from './read-research.ts';

const usage = 'Usage: earshot analyze [--json] [--language L] [--brief TEXT] [--questions FILE] FILE…\n';
const options = {
  json: { type: 'boolean', default: false },
  language: { type: 'string' },
  brief: { type: 'string' },
  questions: { type: 'string' },
} as const;

type Analysis = {
  documents: { fileName: string; text: string }[];
  questions: string[];
  insights: FoundInsight[];
  people: FoundPerson[];
  coverage: Coverage[];
};

/**
 * Runs the whole pipeline over files, without a server or a database. Writes results to stdout (one JSON object with
 * `--json`, otherwise a report), progress and errors to stderr. Returns the exit code: 0 success, 1 something failed, 2
 * a usage error.
 */
export function analyzeCommand(args: string[], io: Io): Promise<number> {
  return overFiles(io, usage, async () => {
    const { values, positionals } = parseCall(args, options);
    const wanted = readLanguage(values.language);
    const given = values.questions === undefined ? null : await readQuestions(values.questions);
    const prepared = await prepareFiles(io, positionals, wanted);
    if (!prepared) return 1;
    const brief = values.brief === undefined ? {} : { description: values.brief };
    const analysis = await analyse(io, prepared, brief, given);
    io.stdout.write(values.json ? `${JSON.stringify(shape(analysis))}\n` : report(analysis));
    return prepared.exitCode;
  });
}

type Prepared = NonNullable<Awaited<ReturnType<typeof prepareFiles>>>;

async function analyse(
  io: Io,
  { engine, corpus, documents, language }: Prepared,
  brief: { description?: string },
  given: string[] | null,
): Promise<Analysis> {
  io.stderr.write(`Read ${counted(documents.length, 'document')} in ${counted(corpus.passages.length, 'passage')}.\n`);
  const { options, summary } = watched();
  const questions = given ?? (await engine.proposeQuestions(corpus, { brief, language }, options));
  const input = { questions, brief, language, claimsOnly: given === null };
  const insights = await collectInsights(engine, corpus, input, options);
  io.stderr.write(`Found ${counted(insights.length, 'insight')} for ${counted(questions.length, 'question')}.\n`);
  const people = await engine.findPeople(corpus, { language }, options);
  io.stderr.write(summary());
  return {
    documents: documents.map(({ fileName, text }) => ({ fileName, text })),
    questions,
    insights,
    people,
    coverage: coverageOf(corpus, insights),
  };
}

/** Counts what a model used and what verification dropped; says nothing where no model was asked. */
function watched(): { options: StageOptions; summary(): string } {
  let [calls, tokens, dropped] = [0, 0, 0];
  return {
    options: {
      onUsage: ({ inputTokens, outputTokens }) => {
        calls++;
        tokens += inputTokens + outputTokens;
      },
      onDropped: () => {
        dropped++;
      },
    },
    summary() {
      if (calls === 0) return '';
      const used = `The model used ${counted(tokens, 'token')} in ${counted(calls, 'call')}.`;
      return `${used} Dropped ${counted(dropped, 'sentence')} that did not pass verification.\n`;
    },
  };
}

/** The object of the contract: an insight's question and evidence are beside its analysis. */
function shape({ insights, people, ...rest }: Analysis) {
  return {
    ...rest,
    insights: insights.map(({ question, evidence, claim: _, ...analysis }) => ({
      question,
      analysis,
      evidence: evidence.map(({ stance, asked, ...quote }) => ({
        ...bare(quote),
        stance,
        ...(asked ? { asked } : {}),
      })),
    })),
    people: people.map(({ hasOwnName: _, documentIds: __, voices: ___, ...person }) => ({
      ...person,
      evidence: person.evidence.map(bare),
    })),
  };
}

function bare({ fileName, start, end, quote, speaker, place }: QuoteSpan) {
  return { fileName, start, end, quote, speaker, place };
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function report({ questions, insights, people, coverage }: Analysis): string {
  const lines: string[] = [];
  for (const question of questions) {
    lines.push(question, '='.repeat(Math.min(100, [...question].length)), '');
    for (const insight of insights.filter((i) => i.question === question)) {
      const asked = insight.evidence[0]?.asked?.text;
      if (asked) lines.push(`Context: ${asked}`);
      lines.push(`${insight.emoji} ${insight.title}`, '', insight.summary, '', insight.businessImpact, '');
      for (const e of insight.evidence.filter(({ stance }) => stance !== 'near'))
        lines.push(
          `  > ${e.quote.replace(/\s+/g, ' ')}`,
          `    ${[e.speaker, e.fileName, e.place].filter(Boolean).join(', ')}`,
        );
      lines.push('', `  ${insight.keywords.join(' · ')}`, '');
    }
  }
  for (const person of people.filter(({ brief }) => !brief))
    lines.push(`${person.emoji} ${person.name}: ${person.title}`, `  ${person.description}`, '');
  const briefPeople = people.filter(({ brief }) => brief).length;
  if (briefPeople > 0) lines.push(`${counted(briefPeople, 'more speaker')} with short answers`, '');
  for (const c of coverage)
    lines.push(
      `${c.fileName}: ${c.passagesCited} of ${c.passages} passages quoted, ${c.charactersRead} of ${c.charactersInAll} characters read`,
    );
  return `${lines.join('\n')}\n`;
}
