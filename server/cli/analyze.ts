import { parseArgs } from 'node:util';
import {
  type Coverage,
  type FoundInsight,
  type FoundPerson,
  NoUsableTextError,
  type QuoteSpan,
} from '#engine/engine.ts';
import { readDocuments, readLanguage, readQuestions, WrongCallError } from './read-research.ts';

type Output = { stdout: { write(text: string): unknown }; stderr: { write(text: string): unknown } };

const usage = 'Usage: earshot analyze [--json] [--language L] [--brief TEXT] [--questions FILE] FILE…\n';

type Analysis = {
  documents: { fileName: string; text: string }[];
  questions: string[];
  insights: FoundInsight[];
  people: FoundPerson[];
  coverage: Coverage[];
};

/**
 * The whole pipeline over files, without a server or a database. Results go to stdout (with `--json` as one object, else
 * as a report), progress and faults to stderr. Returns the exit code: 0 done, 1 something failed, 2 a wrong call.
 */
export async function analyzeCommand(args: string[], io: Output): Promise<number> {
  try {
    const call = await readCall(args);
    const { documents, unread } = await readDocuments(call.files);
    for (const { fileName, message } of unread) io.stderr.write(`${fileName}: ${message}\n`);
    if (documents.length === 0) return 1;
    const { embeddedEngine: engine } = await import('#engine/embedded/embedded-engine.ts');
    const corpus = await engine.prepare(documents, call.language ? { language: call.language } : {});
    io.stderr.write(
      `Read ${counted(documents.length, 'document')} in ${counted(corpus.passages.length, 'passage')}.\n`,
    );
    const language = call.language ?? corpus.language;
    const { brief } = call;
    const questions = call.questions ?? (await engine.proposeQuestions(corpus, { brief, language }));
    const insights = await engine.findInsights(corpus, { questions, brief, language });
    io.stderr.write(`Found ${counted(insights.length, 'insight')} for ${counted(questions.length, 'question')}.\n`);
    const people = await engine.findPeople(corpus, { language });
    const coverage = engine.coverage(corpus, insights);
    const analysis = {
      documents: documents.map(({ fileName, text }) => ({ fileName, text })),
      questions,
      insights,
      people,
      coverage,
    };
    io.stdout.write(call.json ? `${JSON.stringify(shape(analysis))}\n` : report(analysis));
    return unread.length > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof WrongCallError) {
      io.stderr.write(`${error.message}\n${usage}`);
      return 2;
    }
    if (!(error instanceof NoUsableTextError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function readCall(args: string[]) {
  const { values, positionals } = parseCall(args);
  if (positionals.length === 0) throw new WrongCallError('No file is given.');
  return {
    json: values.json,
    language: readLanguage(values.language),
    brief: values.brief === undefined ? {} : { description: values.brief },
    questions: values.questions === undefined ? null : await readQuestions(values.questions),
    files: positionals,
  };
}

function parseCall(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        language: { type: 'string' },
        brief: { type: 'string' },
        questions: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongCallError(error instanceof Error ? error.message : String(error));
  }
}

/** The object of the contract: an insight's question and evidence stand beside its analysis. */
function shape({ insights, people, ...rest }: Analysis) {
  return {
    ...rest,
    insights: insights.map(({ question, evidence, ...analysis }) => ({
      question,
      analysis,
      evidence: evidence.map(bare),
    })),
    people: people.map((person) => ({ ...person, evidence: person.evidence.map(bare) })),
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
      lines.push(`${insight.emoji} ${insight.title}`, '', insight.summary, '', insight.businessImpact, '');
      for (const e of insight.evidence)
        lines.push(
          `  > ${e.quote.replace(/\s+/g, ' ')}`,
          `    ${[e.speaker, e.fileName, e.place].filter(Boolean).join(', ')}`,
        );
      lines.push('', `  ${insight.keywords.join(' · ')}`, '');
    }
  }
  for (const person of people)
    lines.push(`${person.emoji} ${person.name}: ${person.title}`, `  ${person.description}`, '');
  for (const c of coverage)
    lines.push(
      `${c.fileName}: ${c.passagesCited} of ${c.passages} passages quoted, ${c.charactersRead} of ${c.charactersInAll} characters read`,
    );
  return `${lines.join('\n')}\n`;
}
