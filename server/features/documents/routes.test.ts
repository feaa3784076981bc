import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DocumentText, documentText, readDocument } from '#contract/documents/documents.ts';
import { maxUploadBytes } from '#contract/documents/documents-limits.ts';
import { listBlocks } from '#contract/documents/packed-blocks.ts';
import type { Client } from '../../testing/client.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Client;
let stranger: Client;
let projectId: number;
beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
  stranger = await server.newAdmin();
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
});

const interview =
  'Interviewer: When do you start?\r\nAnna: At three. We throw away ten loaves a day, and that hurts.\r\n';
const stored = async () =>
  (await server.deps.database.pool.query('select count(*)::int as n from insights')).rows[0]?.n as number;

describe('an upload', () => {
  test('keeps the text to the letter and the original bytes to the bit', async () => {
    const reply = await admin.upload(projectId, 'anna.txt', interview);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ id: expect.any(Number), fileName: 'anna.txt', createdAt: expect.any(String) });
    const { text } = (await admin.get(`/api/documents/${reply.json().id}/text`)).json();
    expect(text).toBe(interview);
    const source = await server.deps.database.pool.query(
      'select bytes, sha256 from document_sources where insight_id = $1',
      [reply.json().id],
    );
    expect(source.rows[0].bytes.toString()).toBe(interview);
    expect(source.rows[0].sha256).toBe(createHash('sha256').update(interview).digest('hex'));
  });

  test('is listed as a document: its analysis names only the file', async () => {
    const { id } = (await admin.upload(projectId, 'what?.md', '# Notes\n\nBen bakes at night.')).json();
    const list = (await admin.get(`/api/projects/${projectId}/insights`)).json();
    expect(list[0]).toMatchObject({
      id,
      fileName: 'what_.md',
      source: 'upload',
      analysis: { title: 'what_.md', summary: '' },
    });
  });

  test('of exactly 10 MB passes and of one byte more is refused', async () => {
    const line = 'Anna: We throw away ten loaves a day and nobody counts them.\n';
    const full = Buffer.alloc(maxUploadBytes, line);
    const over = await admin.upload(projectId, 'over.txt', Buffer.concat([full, Buffer.from('x')]));
    expect(over.statusCode).toBe(413);
    expect(over.json().message).toBe('File size must be less than 10MB');
    const exact = await admin.upload(projectId, 'exact.csv', Buffer.alloc(maxUploadBytes, '"'));
    expect(exact.statusCode).not.toBe(413);
  });

  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  test.each([
    ['empty.txt', Buffer.alloc(0), 400],
    ['blank.txt', Buffer.from(' \n\t '), 422],
    ['picture.pdf', png, 415],
    ['picture.exe', png, 415],
    ['no-ending', Buffer.from('text'), 415],
    ['broken.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Cat'), 422],
    ['half.docx', Buffer.from('504b0304140000000800', 'hex'), 415],
  ])('of %s is refused with a sentence, and nothing is stored', async (name, content, status) => {
    const before = await stored();
    const reply = await admin.upload(projectId, name, content);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toMatch(/^[A-Z].{10,}/);
    expect(await stored()).toBe(before);
    expect((await admin.upload(projectId, 'next.txt', interview)).statusCode).toBe(201);
  });

  test('to a foreign or missing project is a 404, and nothing is stored', async () => {
    const before = await stored();
    const foreign = await stranger.upload(projectId, 'a.txt', interview);
    const missing = await stranger.upload(999_999, 'a.txt', interview);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(missing.body);
    expect(await stored()).toBe(before);
  });

  test('to a project that is deleted while the file is read is a 404', async () => {
    const own = (await admin.post('/api/projects', { name: 'Short-lived' })).json().id;
    const { reading } = server.deps;
    server.deps.reading = {
      withPlace: (companyId, use) =>
        reading.withPlace(companyId, (inTurn) =>
          use((read, signal) =>
            inTurn(async (turn) => {
              const result = await read(turn);
              await admin.delete(`/api/projects/${own}`);
              return result;
            }, signal),
          ),
        ),
    };
    const reply = await admin.upload(own, 'a.txt', interview);
    server.deps.reading = reading;
    expect([reply.statusCode, reply.json().message]).toEqual([404, 'Not found']);
  });

  test('without a project is refused in the words of the specification', async () => {
    const reply = await admin.upload('', 'a.txt', interview);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe('Please select a project first');
  });

  test('that is no form is refused', async () => {
    expect((await admin.post('/api/insights', { projectId })).statusCode).toBe(415);
    const broken = await server.app.inject({ method: 'POST', url: '/api/insights' });
    expect(broken.statusCode).toBe(401);
  });
});

test('the text of a document arrives with its blocks in the form of the contract', async () => {
  const { id } = (await admin.upload(projectId, 'said “so”.txt', interview)).json();
  const reply = await admin.get(`/api/documents/${id}/text`);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  const document = documentText.parse(reply.json());
  expect(document).toMatchObject({ id, projectId, fileName: 'said “so”.txt', text: interview, warnings: [] });
  expect(document.blocks.map(({ start, end }) => interview.slice(start, end))).toEqual(interview.trim().split('\r\n'));
  expect(reply.json()).toEqual(document);
});

describe('the blocks of a document', () => {
  const text = '/api/documents/:id/text';
  let id: number;
  let plain: DocumentText;
  beforeAll(async () => {
    id = (await admin.upload(projectId, 'survey.csv', 'Name,Answer\nAnna,We bake at three.\nBen,I sell bread.')).json()
      .id;
    plain = documentText.parse((await admin.get(text.replace(':id', `${id}`))).json());
  });
  const asked = async () =>
    readDocument.reply.parse((await admin.get(`${text.replace(':id', `${id}`)}?blocks=packed`)).json());

  test('arrive packed if that is asked for, and hold the same', async () => {
    const { blocks, ...document } = await asked();
    expect(Array.isArray(blocks)).toBe(false);
    expect({ ...document, blocks: listBlocks(blocks) }).toEqual(plain);
    expect(plain.blocks.map(({ cell, row, speaker }) => [row, cell, speaker])).toEqual([
      [2, 'Name', 'Anna'],
      [2, 'Answer', 'Anna'],
      [3, 'Name', 'Ben'],
      [3, 'Answer', 'Ben'],
    ]);
  });

  test('are read as an earlier version stored them', async () => {
    const { pool } = server.deps.database;
    await pool.query('update document_sources set blocks = $1::jsonb::text where insight_id = $2', [
      JSON.stringify(plain.blocks),
      id,
    ]);
    expect(documentText.parse((await admin.get(text.replace(':id', `${id}`))).json())).toEqual(plain);
    expect((await asked()).blocks).toEqual(plain.blocks);
  });
});

test('the text of a document is closed to other companies', async () => {
  const { id } = (await admin.upload(projectId, 'secret.txt', interview)).json();
  expect((await stranger.get(`/api/documents/${id}/text`)).statusCode).toBe(404);
  expect((await server.guest().get(`/api/documents/${id}/text`)).statusCode).toBe(401);
});

describe('the same file twice', () => {
  test('is stored twice unless the page wants to ask', async () => {
    expect((await admin.upload(projectId, 'same.txt', interview)).statusCode).toBe(201);
    expect((await admin.upload(projectId, 'same.txt', interview)).statusCode).toBe(201);
  });

  test('is known by its content, whatever its name, and the refusal names the document that stands', async () => {
    const words = 'Ben: The food bank only comes on Tuesdays.';
    await admin.upload(projectId, 'ben.txt', words);
    const before = await stored();
    const reply = await admin.upload(projectId, 'copy of ben.txt', words, { sameContent: 'ask' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      code: 'same_content',
      message: 'This file is already in the project as “ben.txt”.',
    });
    expect(await stored()).toBe(before);
    expect((await admin.upload(projectId, 'copy of ben.txt', words, { sameContent: 'keep' })).statusCode).toBe(201);
  });

  test('may stand in another project', async () => {
    const other = (await admin.post('/api/projects', { name: 'Ovens' })).json().id;
    expect((await admin.upload(other, 'anna.txt', interview, { sameContent: 'ask' })).statusCode).toBe(201);
  });
});
