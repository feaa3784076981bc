import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a parser that a hostile file took over could still reach, because this system cannot shut it off. */
export type Gap = 'network' | 'processes' | 'files';
/** The words that run a command shut off from the rest of the machine. */
export type Isolation = { prefix: string[]; gaps: Gap[] };

const found = new Map<string, Promise<Isolation>>();
const hidden = new Set<string>();

/** A folder that no command may see, also where it lies in one that commands need: a socket in it could be used, whatever its rights. */
export function hideFromCommands(folder: string): void {
  hidden.add(existsSync(folder) ? realpathSync(folder) : folder);
}

/** The best isolation that works here, determined once. `readable` lists what the command needs of the file system. */
export function findIsolation(readable: readonly string[]): Promise<Isolation> {
  const key = [...readable, '', ...hidden].join('\n');
  const known = found.get(key) ?? firstThatWorks(candidates(readable));
  found.set(key, known);
  return known;
}

async function firstThatWorks(all: readonly Isolation[]): Promise<Isolation> {
  for (const one of all) if (await succeeds(one.prefix)) return one;
  return { prefix: [], gaps: ['network', 'processes', 'files'] };
}

function candidates(readable: readonly string[]): Isolation[] {
  const unshare = firstExisting('/usr/bin/unshare', '/bin/unshare');
  const bwrap = firstExisting('/usr/bin/bwrap', '/usr/local/bin/bwrap');
  const paths = outermost([...systemFolders.filter(existsSync), process.execPath, ...readable]);
  const point = mountPoint(paths);
  const covered = [...hidden].filter((folder) => paths.some((path) => folder.startsWith(`${path}/`)));
  const all: Isolation[] = [];
  if (unshare) {
    const own = [unshare, '--user', '--map-root-user', '--net', '--ipc', '--pid', '--fork', '--kill-child'];
    const closed = ['/bin/sh', fileURLToPath(new URL('./closed-root.sh', import.meta.url)), point ?? ''];
    const seen = [String(paths.length), ...paths, String(covered.length), ...covered];
    const bare = [...closed, ...seen, ...withoutRights()];
    if (point) all.push({ prefix: [...own, '--mount', '--', ...bare], gaps: [] });
  }
  if (bwrap) {
    const own = [bwrap, '--unshare-net', '--unshare-pid', '--unshare-ipc', '--die-with-parent', '--new-session'];
    const bound = [
      ...paths.flatMap((path) => ['--ro-bind', path, path]),
      ...covered.flatMap((folder) => ['--tmpfs', folder]),
    ];
    all.push({ prefix: [...own, ...bound, '--chdir', '/', '--'], gaps: [] });
    all.push({ prefix: [...own, '--dev-bind', '/', '/', '--'], gaps: ['files'] });
  }
  if (unshare) {
    const own = [unshare, '--user', '--map-root-user', '--net'];
    all.push({ prefix: [...own, '--pid', '--fork', '--kill-child', '--'], gaps: ['files'] });
    all.push({ prefix: [...own, '--'], gaps: ['processes', 'files'] });
  }
  return all;
}

/** What any program needs to start, by distribution. */
const systemFolders = ['/usr', '/lib', '/lib64', '/bin', '/nix/store'];

/** Without those that lie in another one. */
function outermost(paths: readonly string[]): string[] {
  const plain = [...new Set(paths.map((path) => path.replace(/\/+$/, '')))];
  return plain.filter((path) => !plain.some((other) => path.startsWith(`${other}/`)));
}

/** A folder that exists everywhere, needs none of its content and holds none of the paths. */
function mountPoint(paths: readonly string[]): string | undefined {
  return ['/mnt', '/media', '/sys'].filter(existsSync).find((point) => !paths.some((path) => path.startsWith(point)));
}

/** Being root in a namespace of its own, the command could mount things there: it loses those rights. */
function withoutRights(): string[] {
  const setpriv = firstExisting('/usr/bin/setpriv', '/bin/setpriv');
  return setpriv ? [setpriv, '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'] : [];
}

/** Tries it with the child's own interpreter, because that is what has to work. */
function succeeds([program = '', ...args]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, [...args, process.execPath, '--version'], { env: {}, timeout: 5_000 }, (error) =>
      resolve(!error),
    );
  });
}

export function firstExisting(...paths: string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
