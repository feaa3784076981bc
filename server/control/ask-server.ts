import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { AppError, unavailable } from '../errors.ts';
import { socketPath } from './socket-path.ts';

/** Asks the server that uses this data folder to do something; the reply's body is the result. */
export async function askServer(dataDir: string, call: `/${string}`, input: object = {}): Promise<IncomingMessage> {
  const reply = await post(dataDir, call, input).catch(() => {
    throw unavailable(
      `An Earshot is running on ${dataDir}, but commands cannot reach it: stop it first, or try again in a moment.`,
    );
  });
  if (reply.statusCode === 200) return reply;
  const { message } = (await json(reply)) as { message: string };
  throw new AppError(reply.statusCode ?? 500, 'refused', message);
}

function post(dataDir: string, call: string, input: object): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const path = socketPath(dataDir);
    if (!path) return reject(new Error('this folder has no socket'));
    const asked = request({ socketPath: path, path: call, method: 'POST' }, resolve);
    asked.once('error', reject);
    asked.end(JSON.stringify(input));
  });
}
