import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export type Mail = { to: string; subject: string; text: string };
export type Mailer = { send(mail: Mail): Promise<void> };

/** Sends through the mail server if there is one; otherwise writes each mail as a file to the outbox. */
export function makeMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return config.smtpUrl
    ? overSmtp(config.smtpUrl, config.mailFrom)
    : intoOutbox(join(config.dataDir, 'outbox'), config.mailFrom);
}

function overSmtp(url: string, from: string): Mailer {
  const transport = createTransport(url, {
    from,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as never);
  return {
    async send(mail) {
      await transport.sendMail({ ...plain(mail), from });
    },
  };
}

function intoOutbox(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...plain(mail), from });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Names sort by time, and a reader of the folder never sees a partial mail.
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `.${name}.part`), asRead(message as Buffer), { mode: 0o600 });
      await rename(join(folder, `.${name}.part`), join(folder, name));
    },
  };
}

/** People open these files in an editor: the text is not encoded, and links are not wrapped. */
function asRead(message: Buffer): Buffer {
  const [head = '', ...rest] = message.toString('latin1').split('\n\n');
  const coded = /^Content-Transfer-Encoding: quoted-printable$/im;
  if (!coded.test(head)) return message;
  const body = rest
    .join('\n\n')
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(`${head.replace(coded, 'Content-Transfer-Encoding: 8bit')}\n\n${body}`, 'latin1');
}

/** A line break in a header would let a name inject headers. */
function plain(mail: Mail): Mail {
  return { ...mail, subject: mail.subject.replace(/[\r\n]+/g, ' ') };
}
