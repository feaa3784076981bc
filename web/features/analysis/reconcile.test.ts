import { describe, expect, test } from 'vitest';
import { type AnalysisProgress, cachedStatusOf, startedStatus } from '#contract/analysis/analysis.ts';
import { type Followed, following, reconcile, type Seen } from './reconcile.ts';

const begun = { ...startedStatus(), projectId: 1, documentIds: [4], questions: [], coverage: [] };

function buildRun(changes: Partial<AnalysisProgress> = {}): AnalysisProgress {
  return { ...begun, sessionKey: 'run-1', ...changes };
}
const complete = {
  status: 'completed',
  ragInitialized: true,
  agent1Complete: true,
  agent2Complete: true,
  contextDocument: '# Bread',
} as const;

const nothing: Followed = {
  ...{ session: null, cached: null, listsAreFresh: false },
  ...{ notified: null, compared: null, saved: null },
};
const restored = (changes: Partial<Followed> = {}): Followed => ({
  ...nothing,
  session: { key: 'run-1', startedAt: null },
  ...changes,
});
const seen = (changes: Partial<Seen> = {}): Seen => ({
  ...{ progress: undefined, gone: false, latest: undefined, listIsOlder: false },
  ...changes,
});

describe('what is shown', () => {
  test('nothing without a run', () => {
    expect(reconcile(nothing, seen())).toMatchObject({ shown: null, run: null, store: {} });
    expect(reconcile(nothing, seen({ latest: null })).shown).toBeNull();
  });

  test('after a reload the status that was kept, until the server has answered', () => {
    const cached = { ...startedStatus(true), status: 'preprocessing' as const };
    expect(reconcile(restored({ cached }), seen())).toMatchObject({
      shown: { status: 'preprocessing', passagesReady: true, questionsReady: false, insightsReady: false, error: null },
      run: null,
    });
    const progress = buildRun({ status: 'generating_insights', ragInitialized: true, agent1Complete: true });
    expect(reconcile(restored({ cached }), seen({ progress })).shown).toMatchObject({
      status: 'generating_insights',
      questionsReady: true,
    });
  });

  test('a session of which nothing else is kept has just begun', () => {
    expect(reconcile(restored(), seen()).shown).toMatchObject({ status: 'initializing', passagesReady: false });
  });

  test('a run started on this page shows as begun, with the time of its start', () => {
    const followed = following(restored({ listsAreFresh: true }), 'run-2', startedStatus(true), 1_000);
    expect(followed).toMatchObject({ session: { key: 'run-2', startedAt: 1_000 }, listsAreFresh: false });
    expect(reconcile(followed, seen()).shown).toMatchObject({ status: 'initializing', passagesReady: true });
  });
});

describe("a colleague's run", () => {
  test('is followed as soon as it is known, and shown at once', () => {
    const latest = buildRun({ sessionKey: 'theirs', status: 'preprocessing' });
    const outcome = reconcile(nothing, seen({ latest }));
    expect(outcome).toMatchObject({
      adopted: latest,
      run: latest,
      shown: { status: 'preprocessing' },
      store: { sessionKey: 'theirs', analysisStatus: cachedStatusOf(latest) },
      announce: null,
    });
    expect(outcome.store).not.toHaveProperty('notified');
    expect(outcome.followed.session).toEqual({ key: 'theirs', startedAt: null });
  });

  test('replaces the run that was followed before', () => {
    const latest = buildRun({ sessionKey: 'theirs' });
    expect(reconcile(restored(), seen({ progress: buildRun(), latest })).run).toBe(latest);
  });

  test('takes the place of a run that the server no longer knows', () => {
    const latest = buildRun({ sessionKey: 'theirs' });
    expect(reconcile(restored(), seen({ gone: true, latest }))).toMatchObject({
      adopted: latest,
      store: { sessionKey: 'theirs' },
    });
  });

  test('is not announced when it was over before this page knew of it', () => {
    const latest = buildRun({ sessionKey: 'theirs', ...complete });
    const outcome = reconcile(nothing, seen({ latest }));
    expect(outcome.announce).toBeNull();
    expect(outcome.store?.notified).toBe('theirs');
    expect(outcome.followed.notified).toBe('theirs');
  });

  test('is adopted once: a run started later stays, although the latest one was read before it', () => {
    const latest = buildRun({ sessionKey: 'theirs' });
    const { followed } = reconcile(nothing, seen({ latest }));
    const own = following(followed, 'own', startedStatus(), 1_000);
    const outcome = reconcile(own, seen({ latest }));
    expect(outcome.adopted).toBeNull();
    expect(outcome.followed.session?.key).toBe('own');
  });

  test('the latest run changes nothing when it is the one that is followed', () => {
    const progress = buildRun();
    const outcome = reconcile(restored(), seen({ progress, latest: buildRun() }));
    expect(outcome).toMatchObject({ adopted: null, run: progress });
    expect(outcome.store).not.toHaveProperty('sessionKey');
  });
});

describe('what is stored', () => {
  test('each new state of the run, once', () => {
    const progress = buildRun({ status: 'preprocessing', ragInitialized: true });
    const first = reconcile(restored(), seen({ progress }));
    expect(first.store).toEqual({ analysisStatus: cachedStatusOf(progress) });
    const second = reconcile(first.followed, seen({ progress }));
    expect(second.store).toEqual({});
    expect(second.followed).toBe(first.followed);
  });

  test('the context document in a separate entry', () => {
    const progress = buildRun({ agent1Complete: true, contextDocument: '# Bread' });
    expect(reconcile(restored(), seen({ progress })).store?.contextDocument).toBe('# Bread');
  });

  test('nothing any more of a run that the server does not know', () => {
    const cached = startedStatus();
    const outcome = reconcile(restored({ cached, notified: 'run-1' }), seen({ gone: true }));
    expect(outcome).toMatchObject({ store: null, shown: null, run: null, announce: null });
    expect(outcome.followed).toMatchObject({ session: null, cached: null, notified: null });
  });
});

describe('what is announced', () => {
  test.each(['completed', 'error'] as const)('a run that ended as %s, once', (status) => {
    const progress = buildRun({ ...complete, status });
    const first = reconcile(restored(), seen({ progress }));
    expect(first.announce).toBe(progress);
    expect(first.store?.notified).toBe('run-1');
    expect(reconcile(first.followed, seen({ progress })).announce).toBeNull();
    expect(reconcile(first.followed, seen({ progress: { ...progress } })).announce).toBeNull();
  });

  test('not again after a reload, and not before the end', () => {
    const progress = buildRun(complete);
    expect(reconcile(restored({ notified: 'run-1' }), seen({ progress })).announce).toBeNull();
    expect(reconcile(restored({ notified: 'run-0' }), seen({ progress })).announce).toBe(progress);
    const running = buildRun({ status: 'generating_insights' });
    expect(reconcile(restored(), seen({ progress: running })).announce).toBeNull();
  });
});

describe('what is fetched again', () => {
  test('the insight lists, once, when the last stage is complete', () => {
    const progress = buildRun(complete);
    const first = reconcile(restored(), seen({ progress }));
    expect(first.refetchLists).toBe(true);
    expect(reconcile(first.followed, seen({ progress: { ...progress } })).refetchLists).toBe(false);
    const earlier = buildRun({ ragInitialized: true, agent1Complete: true });
    expect(reconcile(restored(), seen({ progress: earlier })).refetchLists).toBe(false);
  });

  test('the insight lists, once, when a run ends early and keeps the insights of the questions it finished', () => {
    const stage = { ragInitialized: true, agent1Complete: true, insights: [{ id: 9, fileName: 'walks.txt' }] };
    const running = buildRun({ ...stage, status: 'generating_insights' });
    const before = reconcile(restored(), seen({ progress: running }));
    expect(before.refetchLists).toBe(false);
    const ended = buildRun({ ...stage, status: 'error', error: 'Analysis cancelled' });
    const first = reconcile(before.followed, seen({ progress: ended }));
    expect(first.refetchLists).toBe(true);
    expect(reconcile(first.followed, seen({ progress: { ...ended } })).refetchLists).toBe(false);
  });

  test('no lists for a run that ended early without insights, or before the page opened', () => {
    const stage = { ragInitialized: true, agent1Complete: true, status: 'error' } as const;
    expect(reconcile(restored(), seen({ progress: buildRun(stage) })).refetchLists).toBe(false);
    const latest = buildRun({ ...stage, insights: [{ id: 9, fileName: 'walks.txt' }] });
    expect(reconcile(nothing, seen({ latest })).refetchLists).toBe(false);
    expect(reconcile(nothing, seen({ latest, listIsOlder: true })).refetchLists).toBe(true);
  });

  test('no lists for a run that was complete when the page opened', () => {
    const progress = buildRun(complete);
    expect(reconcile(restored({ listsAreFresh: true }), seen({ progress })).refetchLists).toBe(false);
    expect(reconcile(nothing, seen({ latest: progress })).refetchLists).toBe(false);
  });

  test('the lists when a complete run is found and they were read before the page opened', () => {
    expect(reconcile(nothing, seen({ latest: buildRun(complete), listIsOlder: true })).refetchLists).toBe(true);
  });

  test('a context document that is missing after the first stage, while the run continues', () => {
    const stage = { ragInitialized: true, agent1Complete: true };
    const missing = (progress: AnalysisProgress) => reconcile(restored(), seen({ progress })).contextMissingOf;
    expect(missing(buildRun({ ...stage, status: 'generating_insights' }))).toBe('run-1');
    expect(missing(buildRun({ ...stage, status: 'generating_insights', contextDocument: '# Bread' }))).toBeNull();
    expect(missing(buildRun({ ...stage, status: 'error' }))).toBeNull();
    expect(missing(buildRun({ status: 'preprocessing' }))).toBeNull();
  });
});
