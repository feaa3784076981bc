import { BackupError } from '../backup/format.ts';
import { ConfigError } from '../config-error.ts';
import { PoolerError } from '../db/connection/pooler.ts';
import { FolderInUseError } from '../db/embedded/lock.ts';
import { SchemaError } from '../db/migrate.ts';
import { AppError } from '../errors.ts';

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string };

/** Errors whose message is written for people. */
const written = [ConfigError, FolderInUseError, SchemaError, AppError, BackupError, PoolerError];

/** One clear sentence for an error that the operator can fix; null for a bug, which keeps its stack. */
export function sentenceOf(error: unknown): string | null {
  if (written.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, syscall, cause, message = '' } = error as SystemError;
  if (syscall === 'listen') return listenSentence(error as SystemError);
  if (/extension "vector" is not available/.test(message)) {
    return 'The PostgreSQL server of DATABASE_URL has no pgvector: install that extension and start again.';
  }
  if (code === '53100' || code === 'ENOSPC')
    return 'The disk of the database is full: free some space and start again.';
  if (code === '28P01' || code === '28000')
    return 'The PostgreSQL server of DATABASE_URL rejects the user or the password.';
  if (code === '57P03' || code === '53300') {
    const why = code === '57P03' ? 'is starting or stopping' : 'has no connection left';
    return `The PostgreSQL server of DATABASE_URL ${why}: try again in a moment.`;
  }
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist: create it and start again.';
  if (
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    /timeout exceeded when trying to connect|timeout expired/.test(message)
  ) {
    return `The PostgreSQL server of DATABASE_URL does not respond (${code ?? 'timeout'}): start it, or correct the address.`;
  }
  return cause ? sentenceOf(cause) : null;
}

function listenSentence({ code, port, address }: SystemError): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program, or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} needs more rights: set PORT to a number above 1023.`;
  return `Earshot cannot listen on ${address ?? 'HOST'}: set HOST to an address of this machine.`;
}
