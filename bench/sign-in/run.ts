import { type Api, signUp } from '../../e2e/support/api.ts';
import { newDataDir, type Server, startServer } from '../../e2e/support/server.ts';
import { password } from '../../e2e/support/site.ts';

const signIns = Number(process.env.SIGN_INS ?? 1_000);
const accounts = 20;
const warmUp = 20;

/** Two kinds of request that must be indistinguishable, sent in turn and equally often. */
type Question = {
  name: string;
  pairs: number;
  /** The largest difference of the two medians, in percent of the smaller one. */
  limit: number;
  known: (n: number) => Promise<Response>;
  unknown: (n: number) => Promise<Response>;
};
type Attempt = { ms: number; answer: string };

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Answers with what the server decides: status, words and headers. */
async function attempt(ask: () => Promise<Response>): Promise<Attempt> {
  const started = performance.now();
  const reply = await ask();
  const text = await reply.text();
  const ms = performance.now() - started;
  const headers = [...reply.headers].filter(([name]) => name !== 'date' && name !== 'set-cookie');
  return { ms, answer: `${reply.status} ${text} ${JSON.stringify(headers)}` };
}

/** Who is first changes from pair to pair. */
async function inTurn({ known, unknown }: Question, pairs: number): Promise<Record<'known' | 'unknown', Attempt[]>> {
  const attempts: Record<'known' | 'unknown', Attempt[]> = { known: [], unknown: [] };
  for (let n = 0; n < pairs; n++) {
    const ask = {
      known: async () => attempts.known.push(await attempt(() => known(n))),
      unknown: async () => attempts.unknown.push(await attempt(() => unknown(n))),
    };
    for (const who of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) await ask[who]();
  }
  return attempts;
}

const row = (name: string, value: string) => console.log(`${name.padEnd(44)} ${value}`);

async function measure(question: Question): Promise<boolean> {
  await inTurn(question, warmUp);
  const { known, unknown } = await inTurn(question, question.pairs);
  const answers = new Set([...known, ...unknown].map((a) => a.answer));
  const [ofKnown = Number.NaN, ofUnknown = Number.NaN] = [known, unknown].map((all) => median(all.map((a) => a.ms)));
  const difference = (Math.abs(ofKnown - ofUnknown) / Math.min(ofKnown, ofUnknown)) * 100;
  const medians = `${ofKnown.toFixed(1)} and ${ofUnknown.toFixed(1)} ms`;
  row(
    question.name,
    `${medians}, ${difference.toFixed(1)} % of ${question.limit} %, ${answers.size} answer, ${question.pairs} pairs`,
  );
  return answers.size === 1 && difference <= question.limit;
}

const email = (who: string, n: number) => `${who}${String(n % accounts).padStart(2, '0')}@example.com`;

function questionsTo({ url }: Server, foreign: readonly number[], cookie: string): Question[] {
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const login = (who: string) => (n: number) =>
    post('/api/login', { email: email(who, n), password: `not-${password}` });
  const forgot = (who: string) => (n: number) => post('/api/forgot-password', { email: email(who, n) });
  let names = 0;
  const form = { password, confirmPassword: password, companyName: 'Harbour Foods' };
  const register = (address: string) =>
    post('/api/register', { ...form, username: `Visitor ${++names}`, email: address });
  const read = (id: number) => fetch(`${url}/api/projects/${id}`, { headers: { cookie } });
  const half = Math.ceil(signIns / 2);
  return [
    {
      name: 'sign-in: known, unknown address',
      pairs: half,
      limit: 5,
      known: login('somebody'),
      unknown: login('stranger'),
    },
    {
      ...{ name: 'registration: known, unknown address', pairs: Math.ceil(half / 2), limit: 15 },
      known: (n) => register(email('somebody', n)),
      unknown: () => register(`visitor${++names}@example.com`),
    },
    {
      name: 'forgotten password: known, unknown address',
      pairs: half,
      limit: 15,
      known: forgot('somebody'),
      unknown: forgot('stranger'),
    },
    {
      ...{ name: 'project: foreign, missing', pairs: half, limit: 15 },
      known: (n) => read(foreign[n % foreign.length] ?? 0),
      unknown: (n) => read(1_000_000 + n),
    },
  ];
}

/** Projects of one company, and the cookie of a user of another. */
async function furnish(server: Server): Promise<[number[], string]> {
  const owner: Api = await signUp(server, 'somebody00');
  for (let n = 1; n < accounts; n++) await signUp(server, `somebody${String(n).padStart(2, '0')}`);
  const projects: number[] = [];
  for (let n = 0; n < accounts; n++)
    projects.push((await owner.post<{ id: number }>('/api/projects', { name: `Ours ${n}` })).id);
  const reply = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: email('somebody', 1), password }),
  });
  return [projects, (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''];
}

const server = await startServer(newDataDir(), { RATE_LIMITS: 'off' });
try {
  const [projects, cookie] = await furnish(server);
  for (const question of questionsTo(server, projects, cookie)) {
    if (!(await measure(question))) process.exitCode = 1;
  }
} finally {
  await server.stop();
}
