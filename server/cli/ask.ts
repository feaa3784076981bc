import { parseArgs } from 'node:util';
import { type AnsweredQuestion, NoUsableTextError } from '#engine/engine.ts';
import { readDocuments, readLanguage, readQuestions, WrongCallError } from './read-research.ts';

type Output = { stdout: { write(text: string): unknown }; stderr: { write(text: string): unknown } };

const usage = 'Usage: earshot ask [--json] [--language L] --questions FILE FILE…\n';

/**
 * Answers the questions of a JSON array from files: with `--json` one line of JSON for each, in order, else for people.
 * Returns the exit code: 0 done, 1 something failed, 2 a wrong call.
 */
export async function askCommand(args: string[], io: Output): Promise<number> {
  try {
    const { json, language, questions, files } = await readCall(args);
    const { documents, unread } = await readDocuments(files);
    for (const { fileName, message } of unread) io.stderr.write(`${fileName}: ${message}\n`);
    if (documents.length === 0) return 1;
    const { embeddedEngine: engine } = await import('#engine/embedded/embedded-engine.ts');
    const corpus = await engine.prepare(documents, language ? { language } : {});
    const answers = await engine.answer(corpus, { questions, language: language ?? corpus.language });
    for (const answered of answers)
      io.stdout.write(json ? `${JSON.stringify(shape(answered))}\n` : forPeople(answered));
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
  if (values.questions === undefined) throw new WrongCallError('No questions are given.');
  if (positionals.length === 0) throw new WrongCallError('No file is given.');
  return {
    json: values.json,
    language: readLanguage(values.language),
    questions: await readQuestions(values.questions),
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
        questions: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongCallError(error instanceof Error ? error.message : String(error));
  }
}

function shape({ passages, ...answered }: AnsweredQuestion) {
  return { ...answered, passages: passages.map(({ documentId: _, ...passage }) => passage) };
}

function forPeople({ question, answer, refused, confidence, passages }: AnsweredQuestion): string {
  const where = refused ? [] : passages.slice(0, 3).map((p) => `  ${p.fileName}, ${p.start}–${p.end}`);
  return `${[question, `  ${answer}`, `  (${Math.round(confidence * 100)} % sure)`, ...where].join('\n')}\n\n`;
}
