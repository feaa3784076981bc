import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What opens a connection to another program, by the files of the product that may use it. */
const ways: [way: RegExp, files: string[]][] = [
  [/\bfetch\(/, ['engine/llm/client/guarded-fetch.ts']],
  [/^import pg\b/m, ['server/db/client.ts', 'server/db/connection/pooler.ts', 'server/db/notifications.ts']],
  [/from 'nodemailer'/, ['server/mail/mailer.ts']],
  [/from '@opentelemetry\/exporter/, ['server/telemetry/open-telemetry.ts']],
  // Over the socket in the data folder.
  [/import \{[^}]*\b(request|get)\b[^}]*\} from 'node:http'/, ['server/control/ask-server.ts']],
  [/import \{[^}]*\b(connect|createConnection)\b[^}]*\} from 'node:net'/, []],
  [/from 'node:(https|http2|tls|dgram|dns|dns\/promises)'|import\('node:(http|net)|new (WebSocket|EventSource)\b/, []],
  [/from '(undici|axios|got|node-fetch)'/, []],
];

const sources = globSync('{contract,engine,extract,server}/**/*.ts', { cwd: root })
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(root + path, 'utf8') }));

test.each(ways)('what matches %s stands where it is known', (way, files) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(
    sources
      .filter(({ text }) => way.test(text))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(files);
});
