import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const budgetBytes = 115_000;
const folder = join(import.meta.dirname, 'dist');

/** What each address loads at first: the entry, the frame and the page's chunk and everything that both import statically. */
const frame = 'signed-in';
const pages: Record<string, string[]> = {
  '/auth': ['pages/auth.tsx'],
  '/forgot-password': ['pages/forgot-password.tsx'],
  '/reset-password/{token}': ['pages/reset-password.tsx'],
  '/verify-email/{token}': ['pages/verify-email.tsx'],
  '/': [frame, 'pages/dashboard.tsx'],
  '/projects': [frame, 'pages/projects.tsx'],
  '/insights': [frame, 'pages/project-picker.tsx'],
  '/insights/{id}': [frame, 'pages/project-dashboard.tsx'],
  '/topics': [frame, 'pages/topics.tsx'],
  '/users': [frame, 'pages/users.tsx'],
  '/account': [frame, 'pages/account.tsx'],
  '/audit': [frame, 'pages/audit.tsx'],
  '/settings': [frame, 'pages/settings.tsx'],
  '/usage': [frame, 'pages/usage.tsx'],
  '/accept-invitation/{token}': ['pages/accept-invitation.tsx'],
  '/people': [frame, 'pages/people.tsx'],
  '/documents/{id}': [frame, 'pages/reader.tsx'],
};

/** The chunks of the groups in vite.config.ts have a name and no source file. */
function keyOf(manifest: Manifest, part: string): string {
  return manifest[part] ? part : (Object.keys(manifest).find((key) => manifest[key]?.name === part) ?? part);
}

function withImports(manifest: Manifest, key: string, seen: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}; the list of pages in budget.ts is out of date`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
}

const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The build has no entry');

let within = true;
for (const [address, parts] of Object.entries(pages)) {
  const keys = [entry, ...parts].reduce(
    (seen, part) => withImports(manifest, keyOf(manifest, part), seen),
    new Set<string>(),
  );
  const chunks = [...keys].map((key) => manifest[key]);
  const scripts = new Set(chunks.flatMap((chunk) => (chunk ? [chunk.file] : [])));
  const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []));
  const bytes = [...scripts].reduce((sum, file) => sum + gzipped(file), 0);
  const styleBytes = [...styles].reduce((sum, file) => sum + gzipped(file), 0);
  within &&= bytes <= budgetBytes;
  const kB = (n: number) => `${(n / 1000).toFixed(1)} kB`.padStart(9);
  console.log(
    `${address.padEnd(27)} JS ${kB(bytes)} of ${kB(budgetBytes)}   CSS ${kB(styleBytes)}   ${scripts.size} files`,
  );
}
process.exitCode = within ? 0 : 1;
