import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, inject, test } from 'vitest';
import { makeMailer } from './mailer.ts';

const mailFrom = 'Earshot <earshot@localhost>';
const longLink = `http://localhost:3000/verify-email/${'a='.repeat(40)}`;

test('without a mail server each mail becomes a file that can be read as it stands', async () => {
  const dataDir = mkdtempSync(join(inject('runFolder'), 'earshot-mail-'));
  const mailer = makeMailer({ smtpUrl: undefined, mailFrom, dataDir });
  await mailer.send({ to: 'mia@example.com', subject: 'First', text: `Grüße 🥐\n\n${longLink}\n\nEarshot` });
  await mailer.send({ to: 'ben@example.com', subject: 'Second\r\nBcc: everybody@example.com', text: 'plain' });
  const names = readdirSync(join(dataDir, 'outbox')).sort();
  const [first = '', second = ''] = names.map((name) => readFileSync(join(dataDir, 'outbox', name), 'utf8'));
  expect(names.every((name) => /^[^.].*\.eml$/.test(name))).toBe(true);
  expect(first).toContain(`Grüße 🥐\n\n${longLink}\n\nEarshot`);
  expect(first).toMatch(/^To: mia@example\.com$/m);
  expect(second).toMatch(/^Subject: Second Bcc: everybody@example\.com$/m);
  expect(second).not.toMatch(/^Bcc:/m);
});

test.skipIf(process.platform === 'win32')('only the user of the server can read the mails of the outbox', async () => {
  const dataDir = mkdtempSync(join(inject('runFolder'), 'earshot-mail-'));
  await makeMailer({ smtpUrl: undefined, mailFrom, dataDir }).send({ to: 'mia@example.com', subject: 'A', text: 'B' });
  const folder = join(dataDir, 'outbox');
  const modes = [folder, ...readdirSync(folder).map((name) => join(folder, name))].map((path) => statSync(path).mode);
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o600]);
});

test('with a mail server the mail goes there', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  await makeMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir: '' }).send({
    to: 'mia@example.com',
    subject: 'Hello',
    text: 'Over the wire',
  });
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Over the wire');
  expect(received[0]).toMatch(/From: Earshot <earshot@localhost>/);
});

test('a mail server that cannot be reached is an error, so that the job is tried again', async () => {
  const mailer = makeMailer({ smtpUrl: 'smtp://127.0.0.1:9', mailFrom, dataDir: '' });
  await expect(mailer.send({ to: 'mia@example.com', subject: 'Hello', text: 'x' })).rejects.toThrow();
});
