import { enableCompileCache } from 'node:module';

// Before anything else is loaded: the second start, and every call of the command line after the first, skips the compiling.
enableCompileCache();
const { runCommand } = await import('./cli/commands.ts');

process.exitCode = await runCommand(process.argv.slice(2), process);
