import { enableCompileCache, registerHooks } from 'node:module';
import { startLean } from './lean-process.ts';

// Node would open its debugger to any program of the same user.
process.on('SIGUSR1', () => {});
startLean(process);
// Before anything else is loaded: later starts and command-line calls then skip compilation.
const { directory } = enableCompileCache();
// A thread keeps compiled code only if the environment says where: it starts in half the time.
if (directory) process.env.NODE_COMPILE_CACHE ??= directory;
// The ORM's manifest is so large that reading it for each of its hundred ES modules takes a third of a second; its
// CommonJS build resolves it once.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier.startsWith('drizzle-orm') ? { ...context, conditions: ['node', 'require'] } : context),
});
const { runCommand } = await import('./cli/commands.ts');

process.exitCode = await runCommand(process.argv.slice(2), process);
