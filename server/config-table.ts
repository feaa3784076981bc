import { settings } from './config.ts';

/** The table in docs/configuration.md, generated from the settings so that it cannot drift. */
export function configurationTable(): string {
  const rows = Object.entries(settings).map(([name, { schema, says }]) => {
    const standard = schema.safeParse(undefined);
    const value = standard.success && standard.data !== undefined && standard.data !== '' ? `\`${standard.data}\`` : '';
    return `| \`${name}\` | ${value} | ${says} |`;
  });
  return ['| Variable | Default | What it does |', '|---|---|---|', ...rows].join('\n');
}

export function configurationPage(): string {
  return [
    '# Configuration',
    '',
    'Everything is set by environment variables, and everything has a default: Earshot starts with none of them. A wrong value',
    'stops the start with one sentence that names it. This page is written by `npm run docs`.',
    '',
    configurationTable(),
    '',
  ].join('\n');
}
