import { password, signUp } from '../../e2e/support/api.ts';
import { newDataDir, type Server, startServer } from '../../e2e/support/server.ts';

const signIns = Number(process.env.SIGN_INS ?? 1_000);
const accounts = 20;
const warmUp = 20;

type Attempt = { ms: number; answer: string };

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function signIn({ url }: Server, email: string): Promise<Attempt> {
  const body = JSON.stringify({ email, password: `not-${password}` });
  const started = performance.now();
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const text = await reply.text();
  return { ms: performance.now() - started, answer: `${reply.status} ${text}` };
}

/** Known and unknown addresses of equal length in turn; who is first changes from pair to pair. */
async function inTurn(server: Server, pairs: number): Promise<{ known: Attempt[]; unknown: Attempt[] }> {
  const known: Attempt[] = [];
  const unknown: Attempt[] = [];
  for (let n = 0; n < pairs; n++) {
    const number = String(n % accounts).padStart(2, '0');
    const ask = {
      known: async () => known.push(await signIn(server, `somebody${number}@example.com`)),
      unknown: async () => unknown.push(await signIn(server, `stranger${number}@example.com`)),
    };
    for (const who of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) await ask[who]();
  }
  return { known, unknown };
}

const row = (name: string, value: string) => console.log(`${name.padEnd(24)} ${value}`);

const server = await startServer(newDataDir(), { RATE_LIMITS: 'off' });
try {
  for (let n = 0; n < accounts; n++) await signUp(server, `somebody${String(n).padStart(2, '0')}`);
  await inTurn(server, warmUp);
  const { known, unknown } = await inTurn(server, Math.ceil(signIns / 2));
  const answers = [...new Set([...known, ...unknown].map((a) => a.answer))];
  const [ofKnown, ofUnknown] = [known, unknown].map((attempts) => median(attempts.map((a) => a.ms))) as [
    number,
    number,
  ];
  const difference = (Math.abs(ofKnown - ofUnknown) / Math.min(ofKnown, ofUnknown)) * 100;
  row('answers', answers.join(' | '));
  row('known, median', `${ofKnown.toFixed(1)} ms of ${known.length}`);
  row('unknown, median', `${ofUnknown.toFixed(1)} ms of ${unknown.length}`);
  row('difference', `${difference.toFixed(1)} %`);
  if (answers.length > 1 || difference > 5) process.exitCode = 1;
} finally {
  await server.stop();
}
