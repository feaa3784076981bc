import { beforeAll, expect, test } from 'vitest';
import { analyzed, insightsOf, projectWith } from '../../testing/analyses.ts';
import type { Client } from '../../testing/client.ts';
import { anna, ben, chloe, dora } from '../../testing/interviews.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

/** `npm run test:identity` analyzes ten projects twenty times each. */
const projects = Number(process.env.IDENTITY_PROJECTS ?? 2);
const runs = Number(process.env.IDENTITY_RUNS ?? 10);

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
});

function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

const faults = ['never reaches the oven in time', 'says something else than the shop', 'is out of date by noon'];
const things = ['the ordering list', 'the delivery note', 'the shift table', 'the till report'];

/** One of the interviews, by another person and with a problem of its own. */
function interview(next: (below: number) => number, number: number): string {
  const said = [anna, ben, chloe, dora][next(4)] as string;
  const name = `Baker ${String.fromCharCode(65 + (number % 26))}${number}`;
  const problem = `The biggest problem is that ${things[next(4)]} ${faults[next(3)]}, and it costs us ${number + 2} hours.`;
  return `${said.replace(/^(?!Interviewer|Moderator)[A-Z][a-z]+:/gm, `${name}:`)}Interviewer: What else?\n${name}: ${problem}\n`;
}

const claimsIn = async (projectId: number): Promise<Map<number, string[]>> => {
  const { rows } = await server.deps.database.pool.query(
    `select e.insight_id as id, lower(substr(d.content, e.claim_start + 1, e.claim_end - e.claim_start)) as claim
     from evidence e join insights i on i.id = e.insight_id join insights d on d.id = e.document_id
     where i.project_id = $1 and e.leads`,
    [projectId],
  );
  return new Map([...Map.groupBy(rows, (row) => row.id)].map(([id, all]) => [id, all.map((row) => row.claim)]));
};

test.each(Array.from({ length: projects }, (_, i) => i + 1))(
  'project %i keeps every insight, its claim and its conversations through analyses in random order',
  async (seed) => {
    const next = seeded(seed * 7919);
    const texts = Array.from({ length: 3 }, (_, i) => interview(next, i));
    const files = Object.fromEntries(texts.map((text, i) => [`${i}.txt`, text]));
    const { projectId, documentIds } = await projectWith(admin, files);
    const chats = new Map<number, number>();
    const edited = new Map<number, string>();
    let ragSessionKey = (await analyzed(admin, projectId, documentIds)).sessionKey;
    let claims = await claimsIn(projectId);
    for (let run = 0; run < runs; run++) {
      const all = await insightsOf(admin, projectId);
      const one = all[next(all.length)];
      const act = next(5);
      if (act < 2) {
        // Every other one is a file that the project has, under another name.
        const text = act === 0 ? interview(next, documentIds.length) : (texts[next(texts.length)] as string);
        texts.push(text);
        documentIds.push((await admin.upload(projectId, `${documentIds.length}-${run}.txt`, text)).json().id);
      } else if (act === 2 && one) {
        edited.set(one.id, `Our title ${run}`);
        await admin.patch(`/api/insights/${one.id}`, { title: `Our title ${run}`, content: 'Our words.' });
      } else if (act === 3 && one) {
        await admin.post(`/api/projects/${projectId}/insights/${one.id}/conversations`, { title: 'About it' });
        chats.set(one.id, (chats.get(one.id) ?? 0) + 1);
      } else {
        const questions = ['What do bakeries throw away in the evening?', 'How do bakers decide how much to bake?'];
        await admin.post(`/api/projects/${projectId}/questions/analyze-agent3`, { questions, ragSessionKey });
        claims = new Map([...(await claimsIn(projectId)), ...claims]);
      }
      const selected = next(3) === 0 ? documentIds.slice(next(2)) : documentIds;
      ragSessionKey = (await analyzed(admin, projectId, selected)).sessionKey;

      const after = await claimsIn(projectId);
      for (const [id, before] of claims) expect(after.get(id)).toEqual(expect.arrayContaining(before));
      claims = after;
      for (const insight of await insightsOf(admin, projectId)) {
        const title = edited.get(insight.id);
        if (title) expect(insight).toMatchObject({ title, content: 'Our words.' });
        for (const { documentId, start, end, quote } of insight.analysis.evidence) {
          const text = texts[documentIds.indexOf(documentId)];
          expect(text?.slice(start, end)).toBe(quote);
        }
      }
      for (const [id, count] of chats) {
        const { data } = (await admin.get(`/api/projects/${projectId}/insights/${id}/conversations`)).json();
        expect(data).toHaveLength(count);
      }
    }
  },
  runs * 30_000,
);
