// Checks the directions of imports. The tool passes silently when it finds no modules, so that counts as a failure
// here.
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const require = createRequire(import.meta.url);
const { forbidden, options } = require('../.dependency-cruiser.cjs');

const rooms = ['contract', 'engine', 'extract', 'server', 'web', 'bench', 'e2e'];
const tsConfig = extractTSConfig('tsconfig.json');
const { output, exitCode } = await cruise(
  rooms,
  { ...options, ruleSet: { forbidden }, validate: true, outputType: 'json' },
  undefined,
  { tsConfig },
);
const { modules, summary } = typeof output === 'string' ? JSON.parse(output) : output;
const own = modules.filter((m) => rooms.some((room) => m.source.startsWith(`${room}/`)));
for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
console.log(
  `${own.length} modules, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} violations`,
);
process.exitCode = exitCode || summary.violations.length > 0 || own.length < 50 ? 1 : 0;
