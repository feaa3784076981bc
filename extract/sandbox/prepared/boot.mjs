// Starts the program that reads one upload. Its modules come without types on descriptor 3, as JSON by address: to strip them
// takes longer than to start Node, and Node's cache would have to be a folder that the program may write to. JavaScript, so that nothing
// has to be stripped here. What did not come is read from its file.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const given = readFileSync(3, 'utf8');
const modules = given ? JSON.parse(given) : {};
registerHooks({
  load(url, context, next) {
    const source = Object.hasOwn(modules, url) ? modules[url] : undefined;
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
await import('../child.ts');
