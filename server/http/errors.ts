import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { addressKey } from './rate-limit.ts';

/** Errors before a handler runs, in words for people. */
const knownFaults: Record<string, [status: number, code: string, message: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type', 'Send the request as JSON'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid', 'The request is not valid JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid', 'The request has no body'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', 'The request is too large'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid', 'The request was cut off'],
};

/** Attackers cause these, users rarely do; operators want to see where they come from. */
const suspicious = new Set(['foreign_origin', 'unknown_host', 'too_many_requests']);

export function handleErrors(app: FastifyInstance, { log }: Pick<Deps, 'log'>): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const { status, code, message, headers } = loggedFault(error, request, log);
    return reply.headers(headers).code(status).send({ message, code });
  });
  app.setNotFoundHandler((request, reply) => unknownPath(request, reply));
}

/** The error as the caller is told it; what operators want to see is logged. */
export function loggedFault(error: FastifyError | AppError, request: FastifyRequest, log: Deps['log']): AppError {
  const fault = asAppError(error);
  const where = { request: request.id, method: request.method, route: request.routeOptions.url ?? 'unknown' };
  if (fault.status >= 500 && !isRefusal(error)) log.error({ err: error, ...where }, 'request failed');
  else if (suspicious.has(fault.code) || isRefusal(error)) {
    log.warn({ ...where, code: fault.code, from: addressKey(request.ip) }, 'request refused');
  }
  return fault;
}

/** A bound of ours, such as a full queue, and no fault. */
const isRefusal = (error: Error): boolean => error instanceof AppError && error.code === 'unavailable';

function asAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  const known = knownFaults[error.code];
  if (known) return new AppError(...known);
  if (isDiskFull(error)) {
    const message = 'The server has no disk space left, so nothing was saved. Please tell whoever runs your Earshot.';
    return new AppError(507, 'no_space', message, { 'retry-after': '60' });
  }
  if (isDatabaseDown(error)) {
    return new AppError(503, 'unavailable', 'The database is not responding. Please try again in a moment.', {
      'retry-after': '5',
    });
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError(status, 'invalid', 'The request has the wrong form');
  return new AppError(500, 'internal', 'Something went wrong on our side. Please try again.');
}

function isDiskFull(error: unknown): boolean {
  const { code, message, cause } = error as NodeJS.ErrnoException;
  if (/^(53100|ENOSPC|EDQUOT)$/.test(code ?? '') || /No space left on device/.test(message ?? '')) return true;
  return cause ? isDiskFull(cause) : false;
}

function isDatabaseDown(error: unknown): boolean {
  const { code, message, cause, syscall } = error as NodeJS.ErrnoException;
  // Its name may not resolve either, as that of a container that is stopped.
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
  // 25006: the server that is asked has become a standby.
  if (
    /^(08...|57P0[1-5]|53300|25006|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code ?? '')
  )
    return true;
  if (/Connection terminated|not queryable|timeout exceeded when trying to connect/.test(message ?? '')) return true;
  return cause ? isDatabaseDown(cause) : false;
}

/** An unknown call is a JSON 404; for any other unknown path the page shows the error. */
function unknownPath(request: FastifyRequest, reply: FastifyReply) {
  const isCall = /^\/api(\/|$|\?)/.test(request.url) || !['GET', 'HEAD'].includes(request.method);
  if (isCall || !('sendFile' in reply)) {
    reply.header('cache-control', 'no-store');
    return reply.code(404).send({ message: 'Not found', code: 'not_found' });
  }
  return reply.sendFile('index.html');
}
