import settings from './lean-process.json' with { type: 'json' };

/**
 * How a process that runs for long keeps its memory small (decision 52).
 *
 * - `environment` is for the allocator of glibc, which reads it as a process starts. By itself it keeps up to eight pools per core, and
 *   what is freed in larger pieces it keeps for later ones: after some large files, hundreds of megabytes that no one uses. With these, pieces of
 *   256 kB and more go back to the system at once.
 * - `flags` are for V8. By itself the heap of each thread grows to a quarter of a gigabyte before anything is looked for that can go, and a
 *   thread without work never looks: `gc` lets it.
 * - `mark` says that a process has them.
 */
const { commands, environment, flags, mark } = settings;

type Process = Pick<NodeJS.Process, 'platform' | 'env' | 'execArgv' | 'argv' | 'execPath' | 'connected' | 'execve'>;

/**
 * Starts this process again with these settings, under the same number and with the same arguments; what an operator has set stays. Where
 * that is not possible, or the command is a short one, it stays as it is.
 */
export function startLean({ platform, env, execArgv, argv, execPath, connected, execve }: Process): void {
  const [, , command = ''] = argv;
  if (!commands.includes(command) || env[mark] || platform !== 'linux' || !execve) return;
  // The connection to a launcher would be lost; it has passed the settings itself.
  if (connected) return;
  execve(execPath, [execPath, ...flags, ...execArgv, ...argv.slice(1)], { ...environment, ...env, [mark]: '1' });
}
