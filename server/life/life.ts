import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import type { Insight } from '#contract/insights/insights.ts';
import { isDocument } from '#contract/insights/insights.ts';
import type { SignedIn } from '../testing/client.ts';
import { until } from '../testing/mailbox.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { Dice } from './dice.ts';
import type { Material } from './material.ts';

/** One project with the people who work on it, and what a test knows about it. */
export type Life = {
  server: TestServer;
  admin: SignedIn;
  dice: Dice;
  projectId: number;
  /** Stored documents by id. */
  documents: Map<number, Material>;
  /** Documents that were deleted and are not there under another name. */
  deleted: Material[];
  /** The last run; chosen questions need one. */
  sessionKey?: string;
  /** Insights whose text runs must leave alone. */
  touched: Set<number>;
  /** Conversations about insights by id, each with its insight. */
  conversations: Map<number, number>;
  /** Runs that were started. */
  runs: number;
  /** Deleted insights that were not restored, with their conversations and the runs until then; the latest last. */
  trash: { insight: Insight; conversations: [number, number][]; runs: number }[];
  /** Counts what was made, so that each thing has another name. */
  uploads: number;
};

export async function newLife(server: TestServer, admin: SignedIn, dice: Dice): Promise<Life> {
  const brief = {
    name: 'Workshops',
    description: 'Why do people avoid the workshop? What would make them come back?',
    topics: [
      { name: 'Appointments', color: '#3B82F6' },
      { name: 'Trust', color: '#10B981' },
    ],
  };
  const { id } = expectStatus(await admin.post('/api/projects', brief), 201).json();
  const nothing = {
    documents: new Map(),
    deleted: [],
    touched: new Set<number>(),
    conversations: new Map(),
    trash: [],
  };
  return { server, admin, dice, projectId: id, uploads: 0, runs: 0, ...nothing };
}

type Reply = Awaited<ReturnType<SignedIn['get']>>;

export function expectStatus(reply: Reply, ...wanted: number[]): Reply {
  if (!wanted.includes(reply.statusCode)) throw new Error(`answered ${reply.statusCode}: ${reply.body}`);
  return reply;
}

/** The insights of the project by id, without its documents. */
export async function insightsOf({ admin, projectId }: Life): Promise<Map<number, Insight>> {
  const rows = expectStatus(await admin.get(`/api/projects/${projectId}/insights`), 200).json() as Insight[];
  return new Map(rows.filter((row) => !isDocument(row)).map((row) => [row.id, row]));
}

export async function ended({ admin, projectId }: Life, sessionKey: string): Promise<AnalysisProgress> {
  return until(async () => {
    const run = (await admin.get(`/api/projects/${projectId}/analysis/${sessionKey}`)).json() as AnalysisProgress;
    return ['completed', 'error'].includes(run.status) ? run : undefined;
  }, 'the end of a run');
}
