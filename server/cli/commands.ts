/** Where a command writes: results to stdout, progress and errors to stderr. */
export type Io = { stdout: { write(text: string): unknown }; stderr: { write(text: string): unknown } };
type Command = (args: string[], io: Io) => Promise<number>;

/** Each command is loaded only when called: reading a file needs no server. */
const commands: Record<string, { says: string; load(): Promise<Command> }> = {
  serve: {
    says: 'serve [--no-worker]          web and worker in one process, or only the web',
    load: async () => (await import('./serve.ts')).serveCommand,
  },
  worker: {
    says: 'worker                       only a worker (needs DATABASE_URL)',
    load: async () => (await import('./serve.ts')).workerCommand,
  },
  migrate: {
    says: 'migrate                      migrate the database schema',
    load: async () => (await import('./migrate.ts')).migrateCommand,
  },
  'create-admin': {
    says: 'create-admin EMAIL [--name NAME] [--company NAME]   an administrator, with a link to set the password',
    load: async () => (await import('./create-admin.ts')).createAdminCommand,
  },
  backup: {
    says: 'backup FILE                  everything in the database, in one file',
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  restore: {
    says: 'restore [--replace] FILE     puts a backup into a database; --check only reads the file',
    load: async () => (await import('./backup.ts')).restoreCommand,
  },
  extract: {
    says: 'extract [--json] FILE…       extract the text of files',
    load: async () => (await import('./extract.ts')).extractCommand,
  },
  analyze: {
    says: 'analyze [--json] [--language L] [--brief TEXT] [--questions FILE] FILE…   the whole pipeline over files',
    load: async () => (await import('./analyze.ts')).analyzeCommand,
  },
  ask: {
    says: 'ask --json [--language L] --questions FILE FILE…   answers to questions from files',
    load: async () => (await import('./ask.ts')).askCommand,
  },
  demo: {
    says: 'demo                         a temporary instance with the sample project, signed in',
    load: async () => (await import('./demo.ts')).demoCommand,
  },
  seed: {
    says: 'seed [--insights N] [--email ADDRESS]   made-up research in a separate company, for benchmarks',
    load: async () => (await import('./seed.ts')).seedCommand,
  },
};

const usage = () =>
  `Usage: earshot COMMAND\n\n${Object.values(commands)
    .map((c) => `  ${c.says}\n`)
    .join('')}`;

/** Runs one command and returns its exit code: 0 success, 1 something failed, 2 a usage error. */
export async function runCommand([name = '', ...args]: string[], io: Io): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    io.stdout.write(usage());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    io.stderr.write(name ? `Unknown command: ${name}\n\n${usage()}` : usage());
    return 2;
  }
  return (await command.load())(args, io);
}
