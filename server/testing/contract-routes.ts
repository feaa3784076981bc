import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Route } from '#contract/route.ts';

/** Every call that the contract declares, found by reading its folder: a new file or route is in without being listed. */
export async function routesOfContract(): Promise<Route[]> {
  const folder = fileURLToPath(new URL('../../contract', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const modules = await Promise.all(files.map((name) => import(`${folder}/${name}`)));
  return modules
    .flatMap((module) => Object.values<Partial<Route> | null>(module))
    .filter((value): value is Route => typeof value?.path === 'string' && typeof value.method === 'string');
}
