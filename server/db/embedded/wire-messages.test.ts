import { expect, test } from 'vitest';
import { type ClientPart, messageReader } from './wire-messages.ts';

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
const opening = (code: number, rest = '') =>
  Buffer.concat([int32(8 + Buffer.byteLength(rest)), int32(code), Buffer.from(rest)]);
const message = (type: string, content: string | Buffer = '') => {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from(type), int32(4 + bytes.length), bytes]);
};
const startup = opening(196_608, 'user\0postgres\0\0');
const query = [message('P', 'select $1'), message('B', 'one'), message('D'), message('E'), message('S')];

const started = () => {
  const read = messageReader();
  read(startup);
  return read;
};
const shown = (parts: ClientPart[]) =>
  parts.map((part) => (part.kind === 'messages' ? Buffer.from(part.bytes).toString('latin1') : part.kind));

test('the messages of a query are one part', () => {
  const read = started();
  expect(shown(read(Buffer.concat(query)))).toEqual([Buffer.concat(query).toString('latin1')]);
});

test('a part is complete only with the message whose reply is awaited', () => {
  const read = started();
  for (const one of query.slice(0, -1)) expect(read(one)).toEqual([]);
  expect(shown(read(message('S')))).toEqual([Buffer.concat(query).toString('latin1')]);
});

test('several queries that arrive at once are as many parts, in their order', () => {
  const read = started();
  const [first, second] = [message('Q', 'begin\0'), message('Q', 'commit\0')];
  expect(shown(read(Buffer.concat([first, second])))).toEqual([first, second].map((one) => one.toString('latin1')));
});

test('wherever the bytes are cut, the same parts come out', () => {
  const sent = Buffer.concat([opening(80_877_103), startup, ...query, message('Q', 'select 1\0'), message('X')]);
  const whole = shown(messageReader()(sent));
  expect(whole).toHaveLength(5);
  for (let size = 1; size < sent.length; size++) {
    const read = messageReader();
    const parts: ClientPart[] = [];
    for (let at = 0; at < sent.length; at += size) parts.push(...read(sent.subarray(at, at + size)));
    expect(shown(parts)).toEqual(whole);
  }
});

test('a message of megabytes is joined once', () => {
  const read = started();
  const long = message('Q', Buffer.alloc(3_000_000, 'x'));
  const parts: ClientPart[] = [];
  for (let at = 0; at < long.length; at += 65_536) parts.push(...read(long.subarray(at, at + 65_536)));
  expect(parts).toHaveLength(1);
  const [part] = parts;
  expect(part?.kind === 'messages' && long.equals(part.bytes)).toBe(true);
});

test('a request to encrypt, one to cancel and a goodbye are told apart from messages', () => {
  expect(shown(messageReader()(opening(80_877_103)))).toEqual(['encryption']);
  expect(shown(messageReader()(opening(80_877_102, 'someone')))).toEqual(['end']);
  expect(shown(started()(message('X')))).toEqual(['end']);
});

test.each([
  ['shorter than its head', Buffer.concat([Buffer.from('Q'), int32(3)])],
  ['negative', Buffer.concat([Buffer.from('Q'), int32(-1)])],
  ['longer than any that PostgreSQL takes', Buffer.concat([Buffer.from('Q'), int32(2 ** 31 - 1)])],
])('a length that is %s is refused', (_, bytes) => {
  expect(() => started()(bytes)).toThrow('no possible length');
});
