import type { AnsweredQuestion } from '#engine/engine.ts';
import type { Io } from './commands.ts';
import { overFiles, parseCall, prepareFiles, readLanguage, readQuestions, WrongCallError } from './read-research.ts';

const usage = 'Usage: earshot ask [--json] [--language L] --questions FILE FILE…\n';
const options = {
  json: { type: 'boolean', default: false },
  language: { type: 'string' },
  questions: { type: 'string' },
} as const;

/**
 * Answers the questions of a JSON array from files: one JSON line each with `--json`, in order, otherwise as text.
 * Returns the exit code: 0 success, 1 something failed, 2 a usage error.
 */
export function askCommand(args: string[], io: Io): Promise<number> {
  return overFiles(io, usage, async () => {
    const { values, positionals } = parseCall(args, options);
    if (values.questions === undefined) throw new WrongCallError('No questions given.');
    const wanted = readLanguage(values.language);
    const questions = await readQuestions(values.questions);
    const prepared = await prepareFiles(io, positionals, wanted);
    if (!prepared) return 1;
    const { engine, corpus, language, exitCode } = prepared;
    for (const answered of await engine.answer(corpus, { questions, language }))
      io.stdout.write(values.json ? `${JSON.stringify(shape(answered))}\n` : forPeople(answered));
    return exitCode;
  });
}

function shape({ passages, ...answered }: AnsweredQuestion) {
  return { ...answered, passages: passages.map(({ documentId: _, ...passage }) => passage) };
}

function forPeople({ question, answer, refused, confidence, passages }: AnsweredQuestion): string {
  const where = refused ? [] : passages.slice(0, 3).map((p) => `  ${p.fileName}, ${p.start}–${p.end}`);
  return `${[question, `  ${answer}`, `  (${Math.round(confidence * 100)} % sure)`, ...where].join('\n')}\n\n`;
}
