import { enableCompileCache, registerHooks } from 'node:module';

// Before anything else is loaded: the second start, and every call of the command line after the first, skips the compiling.
enableCompileCache();
// The ORM's manifest is so large that reading it for each of its hundred ES modules takes a third of a second; its
// CommonJS build is resolved once.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier.startsWith('drizzle-orm') ? { ...context, conditions: ['node', 'require'] } : context),
});
const { runCommand } = await import('./cli/commands.ts');

process.exitCode = await runCommand(process.argv.slice(2), process);
