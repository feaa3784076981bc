import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Words for which a comment has a more common one: "no one", "states", "is in", "after", "is based on", "minimum", "topic". */
const idioms = [
  ...['nobody', 'somebody', 'whoever', 'whomever', 'told', 'tells', 'telling', 'stands', 'stood', 'anew', 'behind'],
  ...['the own', 'goes on', 'go on', 'asked for', 'from which', 'matters?', '(?:rest(?:s|ing)?|lean(?:s|ing)?) on'],
];
/** The largest share of comments with one of them, by folder; more than this is not accepted, less is welcome. */
const maxShares = {
  ...{ bench: 0, bin: 0, contract: 0, e2e: 0, engine: 0.002, web: 0.002 },
  ...{ extract: 0.02, server: 0.06 },
};

const idiom = new RegExp(`\\b(?:${idioms.join('|')})\\b`, 'i');
const comment = /^[ \t]*\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm;
const quoted = /"[^"]*"|“[^”“]*[”“]|„[^“”]*[“”]|«[^»]*»|「[^」]*」|`[^`]*`/g;

function commentsIn(folder) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  const deleted = new Set(
    execFileSync('git', ['ls-files', '-z', '--deleted', folder], { cwd: root, encoding: 'utf8' }).split('\0'),
  );
  return files
    .split('\0')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !deleted.has(file))
    .flatMap((file) => {
      const found = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').match(comment) ?? [];
      return found.map((text) => `${file}: ${text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ').trim()}`);
    });
}

test.each(Object.entries(maxShares))('comments in %s use the common word', (folder, maxShare) => {
  const comments = commentsIn(folder);
  const found = comments.filter((text) => idiom.test(text.replace(quoted, '')));
  expect(found.length > maxShare * comments.length ? found : []).toEqual([]);
});
