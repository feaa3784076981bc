import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#contract/people/people.ts';
import { profileFields } from '#contract/people/profile-fields.ts';
import { buildActors } from '../../testing/actors.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildAccess } from '../../testing/factories.ts';
import { holdEngine } from '../../testing/held-engine.ts';
import { anna, ben, chloe, introduced } from '../../testing/interviews.ts';
import { until } from '../../testing/mailbox.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

let server: OwnServer;
let admin: SignedIn;
let user: SignedIn;
let client: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  // Not the shared server: the tests make the engine wait.
  server = await startTestServer();
  ({ admin, user, client, stranger } = await buildActors(server));
});
afterAll(() => server.stop());

type Project = { id: number; documentIds: number[] };

async function newProject(files: Record<string, string>, language = 'english'): Promise<Project> {
  const { id } = (await admin.post('/api/projects', { name: 'Bakeries', language })).json();
  const documentIds: number[] = [];
  for (const [name, text] of Object.entries(files)) documentIds.push((await admin.upload(id, name, text)).json().id);
  return { id, documentIds };
}
const pathOf = (id: number) => `/api/projects/${id}/people`;
const identify = ({ id, documentIds }: Project, as: Client = admin) =>
  as.post(`${pathOf(id)}/analyze`, { documentIds });
const peopleOf = async (id: number, as: Client = admin): Promise<Person[]> => (await as.get(pathOf(id))).json();
const namesOf = (people: readonly Person[]) => people.map((p) => p.name).sort();
const grant = (projectId: number, insights: boolean, chat: boolean) =>
  buildAccess(server, { projectId, userId: client.id, insights, chat });

describe('identifying people', () => {
  let project: Project;
  let people: Person[];
  beforeAll(async () => {
    project = await newProject({ 'anna.txt': anna, 'ben.txt': ben, 'chloe.txt': chloe });
    const reply = await identify(project);
    expect(reply.statusCode).toBe(200);
    people = reply.json();
  });

  test('answers those who answer in the documents, not those who ask, and the list holds them', async () => {
    expect(namesOf(people)).toEqual(['Anna', 'Ben', 'Chloe']);
    expect(await peopleOf(project.id)).toEqual(people);
    expect(await peopleOf(project.id, user)).toEqual(people);
  });

  test('of a project that is deleted meanwhile ends at once, as for one that is not there', async () => {
    const doomed = await newProject({ 'anna.txt': anna });
    const held = holdEngine(server, 'findPeople');
    const reply = identify(doomed);
    await held.reached;
    expect((await admin.delete(`/api/projects/${doomed.id}`)).statusCode).toBe(200);
    held.release();
    expect((await reply).statusCode).toBe(404);
    const sql = `select state, retry_count from pgboss.job where name = 'identify-people' and data->>'projectId' = $1`;
    const { rows } = await server.deps.database.pool.query(sql, [String(doomed.id)]);
    expect(rows).toEqual([{ state: 'completed', retry_count: 0 }]);
  });

  test('gives each a whole profile, with an emoji of its own and the defaults where nothing was said', () => {
    expect(new Set(people.map((p) => p.emoji)).size).toBe(3);
    for (const person of people) {
      expect(person.projectId).toBe(project.id);
      expect(person.title).toBe('Role unknown');
      expect(person.description).not.toBe('');
      for (const field of profileFields) expect(person[field]).not.toBe('');
    }
    const stated = people.flatMap((p) => profileFields.map((field) => p[field]));
    expect(stated).toContain('Not stated in the documents.');
    expect(stated.some((text) => text !== 'Not stated in the documents.')).toBe(true);
  });

  test('rests each profile on quotes of that person alone, word for word', async () => {
    for (const { name, evidence } of people) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const { documentId, start, end, quote, speaker, fileName } of evidence) {
        const document = (await admin.get(`/api/documents/${documentId}/text`)).json();
        expect(document.text.slice(start, end)).toBe(quote);
        expect([speaker, fileName]).toEqual([name, `${name.toLowerCase()}.txt`]);
      }
    }
  });

  test('again updates people and makes no duplicates', async () => {
    expect((await identify(project, user)).json()).toEqual(people);
    expect(await peopleOf(project.id)).toEqual(people);
  });

  test('of one document answers its people and leaves the others as they are', async () => {
    const [first = 0] = project.documentIds;
    const reply = await identify({ id: project.id, documentIds: [first, first] });
    expect(namesOf(reply.json())).toEqual(['Anna']);
    expect(await peopleOf(project.id)).toEqual(people);
  });

  test('twice at once makes no duplicates', async () => {
    const fresh = await newProject({ 'anna.txt': anna, 'ben.txt': ben });
    const replies = await Promise.all([identify(fresh), identify(fresh, user)]);
    expect(replies.map((r) => r.statusCode)).toEqual([200, 200]);
    expect(namesOf(await peopleOf(fresh.id))).toEqual(['Anna', 'Ben']);
  });

  test('goes on with the emoji from one run to the next', async () => {
    const { id, documentIds } = await newProject({ 'anna.txt': anna, 'ben.txt': ben });
    for (const documentId of documentIds) await identify({ id, documentIds: [documentId] });
    const [first, second] = await peopleOf(id);
    expect([first?.name, second?.name]).toEqual(['Anna', 'Ben']);
    expect(first?.emoji).not.toBe(second?.emoji);
  });
});

describe('one and the same person', () => {
  const again = `Interviewer: What changed since spring?
Anna: Since spring I write down what is sold at noon, and I need a list for the market days. I throw away only five loaves now, and I am happy about that.
Interviewer: Who helps you with it?
Anna: My sister counts the loaves in the evening because she likes numbers, and every morning I read her note.
`;

  test('in a later document keeps what was said in the earlier one', async () => {
    const { id, documentIds } = await newProject({ 'anna.txt': introduced(anna), 'anna-again.txt': introduced(again) });
    const [first = 0, second = 0] = documentIds;
    await identify({ id, documentIds: [first] });
    const reply = await identify({ id, documentIds: [second] });
    const [person] = reply.json() as Person[];
    expect(new Set(person?.evidence.map((q) => q.documentId))).toEqual(new Set(documentIds));
    expect(namesOf(await peopleOf(id))).toEqual(['Anna Berger']);
  });

  test('is two people in two documents that give a first name only', async () => {
    const { id, documentIds } = await newProject({ 'anna.txt': anna, 'anna-again.txt': again });
    for (const documentId of documentIds) await identify({ id, documentIds: [documentId] });
    expect(namesOf(await peopleOf(id))).toEqual(['Anna in anna', 'Anna in anna-again']);
  });

  test('is another one in each document when only a label tells who speaks', async () => {
    const label = (text: string, name: string) => text.replaceAll(`${name}:`, 'P1:');
    const { id, documentIds } = await newProject({
      'monday.txt': label(anna, 'Anna'),
      'friday.txt': label(ben, 'Ben'),
    });
    for (const documentId of documentIds) await identify({ id, documentIds: [documentId] });
    expect(namesOf(await peopleOf(id))).toEqual(['P1 in friday', 'P1 in monday']);
    await identify({ id, documentIds });
    expect(namesOf(await peopleOf(id))).toEqual(['P1 in friday', 'P1 in monday']);
  });

  test('loses the words of a document that is deleted, and goes with the last one', async () => {
    const { id, documentIds } = await newProject({
      'anna.txt': introduced(anna),
      'anna-again.txt': introduced(again),
      'ben.txt': ben,
    });
    const [first = 0, second = 0] = documentIds;
    const whole = ((await identify({ id, documentIds })).json() as Person[]).find((p) => p.name === 'Anna Berger');
    expect((await admin.delete(`/api/insights/${second}`)).statusCode).toBe(200);
    const left = await until(async () => {
      const person = (await peopleOf(id)).find((p) => p.name === 'Anna Berger');
      const isRewritten = person && profileFields.every((field) => !/spring|sister|five loaves/.test(person[field]));
      return isRewritten && person.evidence.every((q) => q.documentId === first) ? person : undefined;
    }, 'the profile to be written anew');
    expect(left.id).toBe(whole?.id);
    expect(left.evidence.length).toBeGreaterThan(0);
    expect((await admin.delete(`/api/insights/${first}`)).statusCode).toBe(200);
    expect(namesOf(await peopleOf(id))).toEqual(['Ben']);
  });

  test('goes when what is left of the documents does not tell enough', async () => {
    const brief = 'Interviewer: Are you there?\nAnna: Yes.\n';
    const { id, documentIds } = await newProject({ 'anna.txt': anna, 'brief.txt': brief });
    await identify({ id, documentIds });
    expect((await admin.delete(`/api/insights/${documentIds[0]}`)).statusCode).toBe(200);
    await until(async () => ((await peopleOf(id)).length === 0 ? true : undefined), 'the person to go');
  });
});

describe('documents that tell of nobody', () => {
  const nobody =
    'No people were found in the selected documents. People are found in interviews and transcripts that name each speaker, in reports that introduce and quote participants, and in tables with one row per person.';

  test.each([
    [
      'prose without speakers',
      'Bread is baked in the morning. Rolls are baked in the evening, when the shop is closed.',
    ],
    [
      'speakers who hardly say a word',
      'Interviewer: How are you?\nAnna: Fine.\nInterviewer: And the bread?\nAnna: Good.\n',
    ],
    ['no sentence at all', '1 2 3\n4 5 6\n'],
  ])('%s is answered with a sentence', async (_, text) => {
    const project = await newProject({ 'notes.txt': text });
    const reply = await identify(project);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({ message: nobody, code: 'no_people' });
    expect(await peopleOf(project.id)).toEqual([]);
  });

  test.each([
    [{}, 'Please select documents to identify people in'],
    [{ documentIds: [] }, 'Please select documents to identify people in'],
    [
      { documentIds: Array.from({ length: 501 }, (_, i) => i + 1) },
      'At most 500 documents can be read for people at once',
    ],
  ])('%j is refused', async (body, message) => {
    const { id } = await newProject({});
    const reply = await admin.post(`${pathOf(id)}/analyze`, body);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });
});

describe('who sees people', () => {
  let project: Project;
  beforeAll(async () => {
    project = await newProject({ 'anna.txt': anna });
    await identify(project);
  });

  test.each([
    [null, null, 404],
    [false, false, 404],
    [true, false, 200],
    [false, true, 200],
    [true, true, 200],
  ])('a client with insights %s and chat %s is answered %s', async (insights, chat, status) => {
    const own = await newProject({ 'anna.txt': anna });
    await identify(own);
    if (insights !== null) await grant(own.id, insights, chat as boolean);
    const reply = await client.get(pathOf(own.id));
    expect(reply.statusCode).toBe(status);
    if (status === 200) expect(namesOf(reply.json())).toEqual(['Anna']);
    else expect([reply.statusCode, reply.body]).toEqual(await seen(client.get(pathOf(999_999))));
    const refused = await identify(own, client);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe("You don't have permission to do this.");
  });

  const seen = async (call: ReturnType<Client['get']>) => {
    const { statusCode, body } = await call;
    return [statusCode, body];
  };

  test('nobody without a session, nobody from a foreign page, and no id that is none', async () => {
    expect((await server.guest().get(pathOf(project.id))).statusCode).toBe(401);
    expect((await identify(project, server.guest())).statusCode).toBe(401);
    const foreignPage = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    const { id, documentIds } = project;
    expect((await admin.post(`${pathOf(id)}/analyze`, { documentIds }, foreignPage)).statusCode).toBe(403);
    for (const wrong of ['0', '-1', 'abc', '99999999999'])
      expect((await admin.get(`/api/projects/${wrong}/people`)).statusCode).toBe(400);
  });

  test('for another company they look like those that are missing, byte for byte', async () => {
    const missing = { id: 999_999, documentIds: [999_999] };
    expect(await seen(stranger.get(pathOf(project.id)))).toEqual(await seen(stranger.get(pathOf(missing.id))));
    expect(await seen(identify(project, stranger))).toEqual(await seen(identify(missing, stranger)));
    expect((await stranger.get(pathOf(project.id))).statusCode).toBe(404);
  });

  test('a document that is foreign, missing, of another project or no document refuses the whole call', async () => {
    const other = await newProject({ 'ben.txt': ben });
    const own = await newProject({ 'chloe.txt': chloe });
    const foreignProject = (await stranger.post('/api/projects', { name: 'Own' })).json().id;
    const foreign = (await stranger.upload(foreignProject, 'anna.txt', anna)).json().id;
    for (const id of [999_999, foreign, other.documentIds[0] ?? 0]) {
      const message = `Document ${id} is not in this project. It may have been deleted.`;
      const refused = await seen(identify({ id: own.id, documentIds: [...own.documentIds, id] }));
      expect(refused).toEqual([404, JSON.stringify({ message, code: 'not_found' })]);
    }
    expect(await peopleOf(own.id)).toEqual([]);
  });
});

test('the profiles of a project are written in its language', async () => {
  const project = await newProject({ 'anna.txt': anna }, 'german');
  const [person] = (await identify(project)).json() as Person[];
  expect(person?.title).toBe('Funktion unbekannt');
});

test('what is read of people goes with their project', async () => {
  const project = await newProject({ 'anna.txt': anna });
  await identify(project);
  expect((await admin.delete(`/api/projects/${project.id}`)).statusCode).toBe(200);
  const { rows } = await server.deps.database.pool.query('select 1 from people where project_id = $1', [project.id]);
  expect(rows).toEqual([]);
});
