import { writeFileSync } from 'node:fs';
import { configurationPage } from './config-table.ts';

writeFileSync(new URL('../docs/configuration.md', import.meta.url), configurationPage());
