import { type IsolatedChild, startIsolated } from '#extract/sandbox/start-isolated.ts';
import { AppError, unavailable } from '../errors.ts';
import { createTurns } from '../fairness/turns.ts';
import { rendererCommand } from './isolation.ts';
import type { Report } from './model.ts';

export type ReportEngine = 'auto' | 'wasm';
export type Ask = { report: Report; engine: ReportEngine };

export type ReportLimits = {
  /** Reports rendered at once; each uses a processor and, with 2,000 insights, 1.3 GB. */
  atOnce: number;
  /** Reports waiting in the queue. */
  waiting: number;
  /** How many of both one company may have. */
  perCompany: number;
  /** Time limit for one report in milliseconds, not counting the wait. */
  timeoutMs: number;
};

export type ReportRenderer = {
  /**
   * Renders a report as PDF in a child process; its content is read when its turn comes. Throws 503 when the queue is
   * full and 504 on timeout. Aborting the signal stops all work.
   */
  render(read: () => Promise<Report>, asker: { companyId: number; signal: AbortSignal }): Promise<Buffer>;
  /** Kills the processes that are still rendering. */
  close(): void;
};

const usualLimits: ReportLimits = { atOnce: 2, waiting: 8, perCompany: 4, timeoutMs: 60_000 };

const tooMany = () => unavailable('Too many reports are being generated right now. Please try again in a minute.');
const tooSlow = () =>
  new AppError(
    504,
    'timeout',
    'The report took too long to generate. Please try again, or download fewer insights at once.',
  );

export function createReportRenderer(engine: ReportEngine, limits: Partial<ReportLimits> = {}): ReportRenderer {
  const { atOnce, waiting, perCompany, timeoutMs } = { ...usualLimits, ...limits };
  const limitsOfTurns = {
    atOnce,
    atOncePerCompany: atOnce,
    places: atOnce + waiting,
    placesPerCompany: perCompany,
    placesForNewcomers: perCompany,
  };
  const turns = createTurns(limitsOfTurns, tooMany);
  const children = new Set<IsolatedChild>();
  let isClosed = false;

  async function draw(report: Report, signal: AbortSignal): Promise<Buffer> {
    const command = await rendererCommand();
    if (isClosed) throw unavailable('The server is stopping. Please try again in a moment.');
    signal.throwIfAborted();
    const child = startIsolated(command);
    children.add(child);
    try {
      return await answerOf(child, { report, engine }, { timeoutMs, signal });
    } finally {
      children.delete(child);
      child.kill('SIGKILL');
    }
  }

  return {
    render: (read, { companyId, signal }) =>
      turns.withPlace(companyId, (inTurn) =>
        inTurn(async () => {
          const report = await read();
          signal.throwIfAborted();
          return draw(report, signal);
        }, signal),
      ),
    close() {
      isClosed = true;
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

/** No report comes near it; a child that was taken over could send without end. */
const maxPdfBytes = 256 * 1024 * 1024;

function answerOf(
  child: IsolatedChild,
  ask: Ask,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow()), timeoutMs);
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    const parts: Buffer[] = [];
    let length = 0;
    const failed = (how: unknown) =>
      reject(new Error(`the report was not rendered: the child process ended with ${how}`));
    child.stdout.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length > maxPdfBytes) failed('too long a reply');
    });
    child.once('error', reject);
    child.once('close', (code, ended) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      if (code === 0) resolve(Buffer.concat(parts));
      else failed(code ?? ended);
    });
    // If the child has already exited, its close event settles the promise.
    for (const stream of [child.stdin, child.stdout]) stream.on('error', () => undefined);
    child.stdin.end(JSON.stringify(ask));
  });
}
