import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const page = readFileSync(at('docs/security.md'), 'utf8');
/** Every test that the page names, with the sentences that it quotes of it. */
const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`((?:,?\s+"[^"]+")*)/g)].map(
  ([, path = '', quotes = '']) => ({
    path,
    titles: [...quotes.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  }),
);
const claims = [...page.matchAll(/^\| (v5\.0\.0-[\d.,v -]+) \|/gm)].flatMap(([, ids = '']) =>
  [...ids.matchAll(/v5\.0\.0-([\d.]+)/g)].map(([, id]) => id),
);

/** How many requirements of levels 1 and 2 each section has; those of level 3 come last in each. */
const sections = Object.entries({
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1, '3.2': 2, '3.3': 4 },
  ...{ '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4, '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5 },
  ...{
    '7.5': 2,
    '7.6': 2,
    '8.1': 2,
    '8.2': 3,
    '8.3': 1,
    '8.4': 1,
    '9.1': 3,
    '9.2': 4,
    '11.1': 2,
    '11.2': 3,
    '11.3': 3,
  },
  ...{ '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3 },
  ...{ '16.5': 3 },
});

/** The rows of the table, or the points of the list, that come next after a title. */
function claimsUnder(title: string): string[] {
  const section = page.slice(page.indexOf(`\n${title}`) + title.length + 1);
  const rows = /^\|.*\|\n\|[-|]+\n((?:\|.*\n)+)/m.exec(section)?.[1];
  const points = /^\s*((?:- .*\n(?: {2}.*\n)*)+)/.exec(section)?.[1];
  return points ? points.split(/\n(?=- )/) : (rows ?? '').trimEnd().split('\n');
}

/** All that a section claims until the next title: each paragraph, point and row by itself, without the titles of its tables. */
function allUnder(title: string): string[] {
  const [section = ''] = page.slice(page.indexOf(`\n${title}\n`) + title.length + 2).split(/\n#+ /);
  return section
    .replace(/^\|.*\|\n\|[-|]+\n/gm, '\n')
    .split(/\n\n+|\n(?=[-|] )|\n(?=\|)/)
    .map((claim) => claim.trim())
    .filter((claim) => claim !== '' && !claim.endsWith(':'));
}

describe('the page on security', () => {
  test('names tests that are there, by sentences that they have', () => {
    const wrong = named.flatMap(({ path, titles }) => {
      const source = existsSync(at(path)) ? readFileSync(at(path), 'utf8').replaceAll("\\'", "'") : undefined;
      return source === undefined ? [path] : titles.filter((t) => !source.includes(t)).map((t) => `${path} "${t}"`);
    });
    expect(wrong).toEqual([]);
    expect(named.filter(({ titles }) => titles.length > 0).length).toBeGreaterThan(100);
  });

  test.each(['Guaranteed:', '## Limits'])('names a test for each claim under “%s”', (title) => {
    const claims = claimsUnder(title);
    expect(claims.length).toBeGreaterThan(5);
    expect(claims.filter((claim) => !/`[\w./-]+\.test\.ts` "/.test(claim))).toEqual([]);
  });

  test.each(['## Sign-in, sessions and links', '## Logs, audit and how long things stay'])(
    'names a test for each row under “%s”, or says that there is none',
    (title) => {
      const claims = claimsUnder(title);
      expect(claims.length).toBeGreaterThan(5);
      expect(claims.filter((claim) => !/\.test\.ts` "|[Tt]he same test|untested/.test(claim))).toEqual([]);
    },
  );

  test.each([
    ...['## How access is decided', '## Limits', '### Classes of data', '## Backups, commands and metrics'],
    ...['## Keys and cryptography', '## Outgoing connections', '## Language models', '## Threats, in short'],
  ])('names a test for all that it says under “%s”, or says that there is none', (title) => {
    const claims = allUnder(title);
    expect(claims.length).toBeGreaterThan(3);
    expect(claims.filter((claim) => !/\.test\.ts`\s+"|[Uu]ntested/.test(claim))).toEqual([]);
  });

  test('names a test for all that it says of uploads, and lists every attempt of the intruder', () => {
    const isTested = (claim: string) => /\.test\.ts`\s+"/.test(claim);
    const isPartOfATestedList = (claim: string) => /^- (everywhere|where `unshare`)/.test(claim);
    const isAttempt = (claim: string) => /^\| \w+ \| \d+ \|/.test(claim);
    const claims = allUnder('## Uploads');
    expect(claims.filter((claim) => !isTested(claim) && !isPartOfATestedList(claim) && !isAttempt(claim))).toEqual([]);
    const intruder = readFileSync(at('extract/testing/intruder.ts'), 'utf8');
    const kinds = [...intruder.matchAll(/^ {2}'(\w+): .*'?: (?:async )?\(\) =>/gm)].map(([, kind]) => kind);
    const counts = claims
      .filter(isAttempt)
      .map((claim) => claim.split('|').map((cell) => cell.trim()))
      .map(([, kind, count]) => [kind, Number(count)]);
    expect(counts).toEqual([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]));
  });

  test('says something of every requirement of levels 1 and 2, once', () => {
    const all = sections.flatMap(([section, count]) => Array.from({ length: count }, (_, n) => `${section}.${n + 1}`));
    expect([...claims].sort()).toEqual([...all, '10', '17'].sort());
  });

  test('leads to sections that it has', () => {
    const own = new Set([...page.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title));
    const rows = /### Held by this page.*?\n\n(.*?)\n\n/s.exec(page)?.[1]?.split('\n').slice(2) ?? [];
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map((row) => row.split(' | ').at(-1)?.replace(' |', '')).filter((title) => !own.has(title))).toEqual(
      [],
    );
  });
});
