import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { signIn } from './api.ts';
import type { SiteWithModel } from './site.ts';
import { makeWorld, type World } from './world.ts';

type Place = Pick<SiteWithModel, 'url' | 'dataDir' | 'modelUrl'>;

/** Gives the workers that are started from now on the address of the server that they share. */
export function announce({ url, dataDir, modelUrl }: Place): void {
  process.env.SHARED_SERVER = JSON.stringify({ url, dataDir, modelUrl });
}

export function sharedServer(): Place {
  if (!process.env.SHARED_SERVER) throw new Error('the tests were started without their preparation');
  return JSON.parse(process.env.SHARED_SERVER);
}

/** The world that all workers share. The first worker that needs it makes it; the others wait until it is there. */
export async function sharedWorld(site: SiteWithModel): Promise<World> {
  const made = join(site.dataDir, 'world.json');
  while (!existsSync(made)) {
    if (isFirst(`${made}.lock`)) await make(site, made);
    else await after(100);
  }
  const world: Omit<World, 'api'> = JSON.parse(readFileSync(made, 'utf8'));
  return { ...world, api: await signIn(world.site, 'mara') };
}

async function make(site: SiteWithModel, path: string): Promise<void> {
  try {
    if (existsSync(path)) return;
    const { api: _, ...world } = await makeWorld(site);
    writeFileSync(`${path}.part`, JSON.stringify(world));
    renameSync(`${path}.part`, path);
  } finally {
    // After a failure another worker can try.
    rmSync(`${path}.lock`, { recursive: true });
  }
}

function isFirst(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
