import fc from 'fast-check';
import { fitting, nearlyFitting, placeholder, resolve, type Schema, wild } from './generate.ts';

type Parameter = { in: string; name: string; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
/** The part of the OpenAPI document that is read here. */
export type Described = { paths: Record<string, Record<string, Operation>> };

/** A generated request; ids of the running server are still placeholders. */
export type Generated = {
  actor: 'admin' | 'client' | 'guest';
  method: string;
  /** The path as in the contract. */
  path: string;
  params: Record<string, unknown>;
  query: string;
  headers: Record<string, string>;
  /** Sent as JSON, or unchanged if it is a string. */
  body?: { json: unknown } | { raw: string };
};

const bare = (schema: Schema, name: string) =>
  fc.oneof({ weight: 8, arbitrary: fitting(schema, name) }, { weight: 2, arbitrary: wild });

const odd = [
  ...[
    'projectId=1&projectId=2',
    'projectId[]=1',
    'projectId[x]=1',
    'projectId=',
    '=',
    '&&&',
    '%',
    '%ff',
    '__proto__=1',
  ],
  ...['a=%00', 'projectId=%00', `x=${'y'.repeat(3_000)}`, '?', 'projectId=1;drop', 'constructor[prototype]=1'],
];
function queryOf(parameters: Parameter[]): fc.Arbitrary<string> {
  const fields = Object.fromEntries(parameters.map(({ name, schema }) => [name, bare(schema, name)]));
  const declared = fc.record(fields, { requiredKeys: [] }).map((values) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${encoded(value)}`)
      .join('&'),
  );
  return fc.oneof({ weight: 5, arbitrary: declared }, { weight: 1, arbitrary: fc.constantFrom(...odd) });
}

const encoded = (value: unknown): string => {
  const text = typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
  return /^@\w+@$/.test(text) ? text : encodeURIComponent(text.toWellFormed());
};

const contentTypes = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x', ''],
  ...[
    'application/json; charset=utf-16',
    'application/xml',
    'a/b;;;',
    'APPLICATION/JSON',
    'application/json,text/plain',
  ],
];
const broken = [
  '',
  '{',
  '{"a":1',
  'null',
  '[]',
  '"x"',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{}}}',
  '\ufeff{}',
];
const json = (value: fc.Arbitrary<unknown>) => value.map((v) => ({ json: v }));
const rawBody = fc.oneof(fc.constantFrom(...broken), fc.string()).map((raw) => ({ raw }));

function bodyOf({ requestBody }: Operation): fc.Arbitrary<Generated['body']> {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return fc.option(fc.oneof(json(wild), rawBody), { nil: undefined, freq: 2 });
  return fc.oneof(
    { weight: 4, arbitrary: json(fitting(schema)) },
    { weight: 4, arbitrary: json(nearlyFitting(schema)) },
    { weight: 1, arbitrary: json(wild) },
    { weight: 1, arbitrary: fc.option(rawBody, { nil: undefined }) },
  );
}

const boundary = 'fuzz-boundary';
const names = [
  'a.txt',
  'a.csv',
  'a.docx',
  'a',
  '',
  '..',
  '../../a.txt',
  'a\u202etxt.exe',
  'é'.repeat(300),
  'a?.txt',
  'a".txt',
];
/** A form for the upload: mostly complete, with odd names, values and contents. */
const form: fc.Arbitrary<Generated['body']> = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: fc.constant<unknown>(placeholder('project')) }, { weight: 1, arbitrary: wild }),
    fc.oneof(fc.constantFrom(...names), fc.string()),
    fc.oneof(fc.constant('Mirela: We bake at three in the morning.'), fc.string(), fc.string({ unit: 'binary' })),
    fc.constantFrom(`--${boundary}--\r\n`, '', `--${boundary}\r\n`, `--${boundary}--`),
    fc.subarray(['projectId', 'files', 'sameContent', '__proto__', 'files'], { minLength: 1 }),
  )
  .map(([project, fileName, content, end, parts]) => {
    const part = (name: string) =>
      name === 'files'
        ? `name="files"; filename="${fileName.replace(/[\r\n]/g, '')}"\r\n\r\n${content}`
        : `name="${name}"\r\n\r\n${name === 'projectId' ? encodedField(project) : 'ask'}`;
    return { raw: parts.map((p) => `--${boundary}\r\ncontent-disposition: form-data; ${part(p)}\r\n`).join('') + end };
  });
const encodedField = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function headersOf(isForm: boolean): fc.Arbitrary<Record<string, string>> {
  const usual = isForm ? `multipart/form-data; boundary=${boundary}` : 'application/json';
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
  );
  const site = fc.oneof(
    { weight: 20, arbitrary: fc.constant('same-origin') },
    { weight: 1, arbitrary: fc.constantFrom('none', 'cross-site', 'same-site', '', 'x') },
  );
  return fc.record({ 'content-type': type, 'sec-fetch-site': site });
}

/** Requests for one call of the document: valid, nearly valid and arbitrary ones. */
function requestsOf(path: string, method: string, operation: Operation): fc.Arbitrary<Generated> {
  const parameters = operation.parameters ?? [];
  const inPath = parameters.filter((p) => p.in === 'path');
  const isForm = !!operation.requestBody?.content['multipart/form-data'];
  return fc.record<Generated>(
    {
      actor: fc.constantFrom('admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'client', 'guest'),
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant(method.toUpperCase()) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS') },
      ),
      path: fc.constant(path.replace(/\{(\w+)\}/g, ':$1')),
      params: fc.record(Object.fromEntries(inPath.map(({ name, schema }) => [name, bare(schema, name)]))),
      query: queryOf(parameters.filter((p) => p.in === 'query')),
      headers: headersOf(isForm),
      body: isForm ? fc.oneof({ weight: 5, arbitrary: form }, { weight: 1, arbitrary: rawBody }) : bodyOf(operation),
    },
    { requiredKeys: ['actor', 'method', 'path', 'params', 'query', 'headers'] },
  );
}

/**
 * They hash passwords or render reports, which takes 50 ms and more: a thousand of them would take as long as all the
 * others.
 */
const slow = /login|register|password|complete-invitation|pdf/;

export function allRequests({ paths }: Described): fc.Arbitrary<Generated> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      weight: slow.test(path) ? 1 : 4,
      arbitrary: requestsOf(path, method, operation),
    })),
  );
  return fc.oneof(...operations);
}

/** The request as sent, with the values of the running server. */
export function toWire(request: Generated, known: Record<string, unknown>) {
  const { method, path, params, query, headers, body } = request;
  const inText = (text: string) => text.replace(/@\w+@/g, (found) => String(resolve(found, known)));
  const url = path.replace(/:(\w+)/g, (_, name: string) => inText(encoded(params[name])) || '%20');
  const payload = body && ('raw' in body ? inText(body.raw) : JSON.stringify(resolve(body.json, known)));
  return { method, url: query ? `${url}?${inText(query)}` : url, headers, ...(payload ? { payload } : {}) };
}
