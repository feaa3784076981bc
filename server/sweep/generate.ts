import fc from 'fast-check';

/** The part of a JSON schema that our calls use. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  nullable?: boolean;
  anyOf?: Schema[];
  not?: Schema;
};

/** Placeholder for a value that only the running server knows; filled in when the request is sent. */
export const placeholder = (name: string): string => `@${name}@`;

/** What a field of this name means; without it almost no generated call would reach an object. */
const meanings: [RegExp, readonly string[]][] = [
  [
    /^id$/,
    [
      ...['project', 'document', 'insight', 'topic', 'client', 'invitation', 'foreignProject', 'foreignDocument'],
      ...['chat', 'group', 'person'],
    ],
  ],
  [/^insightId$/, ['insight', 'insight', 'document', 'duplicate']],
  [/^conversationId$/, ['chat', 'group']],
  [/^messageId$/, ['reply']],
  [/^personIds$/, ['person', 'namesake']],
  [/^projectId$/, ['project', 'foreignProject']],
  [/^userId$/, ['client', 'foreignClient']],
  [/^documentIds$/, ['document', 'document', 'foreignDocument']],
  [/^ids$/, ['topic']],
  [/sessionKey$/i, ['run', 'foreignRun']],
  [/^email$/, ['email', 'foreignEmail', 'newEmail']],
  [/password$/i, ['password']],
  [/^token$/, ['invitationToken', 'verificationToken', 'resetToken']],
  [/^username$/, ['newName']],
];

const units = fc.array(fc.nat(0xffff), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes));
const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), units);
const nasty = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udc00x', 'a\ud83e', '\u202e', '\ufeff', '\r\nset-cookie: a=b', '%00', '%s%n'],
  ...["'; drop table users; --", '1 or 1=1', '{{7*7}}', '<script>alert(1)</script>', '../../etc/passwd', '__proto__'],
  ...['constructor', 'toString', 'null', 'NaN', '-0', '1e309', '0x10', '٣', '1.0', ' 1', '+1', 'x'.repeat(300)],
  ...['y'.repeat(70_000), 'é'.repeat(5_001), '😀'.repeat(200), 'zalgo\u0301\u0302\u0303'],
  ...[0, -0, -1, 1.5, 1e308, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MIN_VALUE, true, false, null],
  ...[
    [],
    {},
    [[]],
    [null],
    [{}],
    { length: -1 },
    { toString: 1 },
    JSON.parse('{"then":1}'),
    Array(600).fill(1),
    ['a', 1, null],
  ],
  ...[JSON.parse('{"__proto__":{"role":"company_admin"}}'), { constructor: { prototype: { x: 1 } } }, deep(2_000)],
];

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}

/** Values that no schema allows. */
export const wild: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  text,
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A value that fits a schema; `name` is the name of its field. */
export function fitting(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const meant = meanings.find(([pattern]) => pattern.test(name))?.[1].map(placeholder);
  const plain =
    meant && !['array', 'object'].includes(schema.type ?? '') ? fc.constantFrom(...meant) : ofType(schema, name);
  return schema.nullable ? fc.option(plain) : plain;
}

function ofType(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, name)));
  const { minLength = 0, maxLength = 60, minItems = 0, maxItems = 5, minimum = 0, maximum = 2 ** 31 - 1 } = schema;
  switch (schema.type) {
    case 'object':
      return ofFields(schema);
    case 'array':
      return fc.array(fitting(schema.items ?? {}, name), { minLength: minItems, maxLength: Math.min(maxItems, 4) });
    case 'string':
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
      return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
    case 'integer':
      return fc.integer({ min: Math.max(minimum, 1), max: maximum });
    case 'boolean':
      return fc.boolean();
    default:
      return wild;
  }
}

function ofFields({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).filter(([, schema]) => !schema.not);
  const model = Object.fromEntries(fields.map(([name, schema]) => [name, fitting(schema, name)]));
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}

/** A value with one defect: a part is replaced, removed or added, or a string contains an odd character. */
export function nearlyFitting(schema: Schema): fc.Arbitrary<unknown> {
  const changed = fc
    .tuple(fitting(schema), fc.nat(), wild, fc.constantFrom('replace', 'drop', 'add', 'wrap'))
    .map(([value, at, other, how]) => disturb(structuredClone(value), at, other, how));
  const tainted = fc
    .tuple(fitting(schema), fc.nat(), fc.constantFrom(...oddCharacters))
    .map(([value, at, odd]) => taint(structuredClone(value), at, odd));
  return fc.oneof(changed, { weight: 2, arbitrary: tainted });
}

/** Characters that databases and encodings trip over are more frequent. */
const oddCharacters = [
  ...['\0', '\0', '\0', '\0', '\ud83e', '\ud83e', '\udc00', '\udc00'],
  ...['\u202e', '\ufffe', '\r\n', "'", '\\', '%', '\u{10ffff}', 'x'.repeat(100)],
];

/** Adds the character to one string in the value; placeholders stay. */
function taint(value: unknown, at: number, odd: string): unknown {
  if (typeof value === 'string') return /^@\w+@$/.test(value) ? value : value + odd;
  if (typeof value !== 'object' || value === null) return value;
  const holder = value as Record<string, unknown>;
  const keys = Object.keys(holder).filter((key) => !['number', 'boolean'].includes(typeof holder[key]));
  const key = keys[at % keys.length];
  if (key !== undefined) holder[key] = taint(holder[key], Math.floor(at / keys.length), odd);
  return value;
}

function disturb(value: unknown, at: number, other: unknown, how: string): unknown {
  if (typeof value !== 'object' || value === null) return how === 'wrap' ? [value] : other;
  const holder = value as Record<string, unknown>;
  const keys = Object.keys(holder);
  if (how === 'add' || keys.length === 0) return Array.isArray(value) ? [...value, other] : { ...holder, extra: other };
  const key = keys[at % keys.length] ?? '';
  const inner = holder[key];
  if (typeof inner === 'object' && inner !== null && at % 3 > 0) holder[key] = disturb(inner, at >> 2, other, how);
  else if (how === 'drop') delete holder[key];
  else holder[key] = how === 'wrap' ? { [key]: inner } : other;
  return value;
}

/** Replaces placeholders with the values of the running server. */
export function resolve(value: unknown, known: Record<string, unknown>): unknown {
  if (typeof value === 'string') {
    const name = /^@(\w+)@$/.exec(value)?.[1];
    return name !== undefined && Object.hasOwn(known, name) ? known[name] : value;
  }
  if (Array.isArray(value)) return value.map((one) => resolve(one, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, known)]));
}
