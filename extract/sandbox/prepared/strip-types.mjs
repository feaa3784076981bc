// Prints the modules below the given folders without types, as JSON by address, for boot.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const modules = {};
for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts') || name.includes('testing')) continue;
    const path = join(folder, name);
    modules[pathToFileURL(path).href] = stripTypeScriptTypes(readFileSync(path, 'utf8'));
  }
}
process.stdout.write(JSON.stringify(modules));
