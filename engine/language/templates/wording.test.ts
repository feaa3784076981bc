import { expect, test } from 'vitest';
import { bareClause, clock, counted, type Quotes, quoted, quotedEnd, subjectOf } from './wording.ts';

const english: Quotes = { open: '“', close: '”', innerOpen: '‘', innerClose: '’', stop: '.', stopInside: true };
const french: Quotes = { ...english, open: '« ', close: ' »', innerOpen: '“', innerClose: '”', stopInside: false };

test('a quoted sentence ends once, inside or outside as the language has it', () => {
  expect(quotedEnd('We guess', english)).toBe('“We guess.”');
  expect(quotedEnd('We guess.', english)).toBe('“We guess.”');
  expect(quotedEnd('We guess!', english)).toBe('“We guess!”');
  expect(quotedEnd('On devine.', french)).toBe('« On devine ».');
  expect(quotedEnd('On devine ?', french)).toBe('« On devine ? ».');
});

test('a cut that ends in the middle loses its loose comma', () => {
  expect(quotedEnd('We write it down, ', english)).toBe('“We write it down.”');
  expect(quoted('rain –', english)).toBe('“rain”');
});

test('French quotation marks lose their spaces inside others, also at the end', () => {
  expect(quotedEnd('On m’a dit « passez par la directrice ».', french)).toBe(
    '« On m’a dit “passez par la directrice” ».',
  );
  expect(quotedEnd('Il y avait « pièce jointe » tout en bas.', french)).toBe(
    '« Il y avait “pièce jointe” tout en bas ».',
  );
});

test('a quotation that ends in another one has one full stop', () => {
  expect(quotedEnd("She said, 'nobody rang.'", english)).toBe("“She said, 'nobody rang.'”");
  expect(quotedEnd('She said, “nobody rang.”', english)).toBe('“She said, ‘nobody rang.’”');
  expect(quotedEnd('On m’a dit « passez par là. »', french)).toBe('« On m’a dit “passez par là” ».');
});

test('quotation marks inside become inner ones, whatever they were', () => {
  expect(quoted('She said "no" twice', english)).toBe('“She said ‘no’ twice”');
  expect(quoted('Er sagte „nein“ und ging', english)).toBe('“Er sagte ‘nein’ und ging”');
  expect(quoted('“有人”总是把它弄丢', english)).toBe('“‘有人’总是把它弄丢”');
  expect(quoted('“Only this”', english)).toBe('“Only this”');
});

test('lines are joined', () => {
  expect(quoted('one\n  two', english)).toBe('“one two”');
});

test('the subject of a brief is its first sentence, cut between words when it is long', () => {
  expect(subjectOf('How bakeries plan. And more.')).toBe('How bakeries plan');
  expect(subjectOf('面包店如何计划。还有别的。')).toBe('面包店如何计划');
  const long = subjectOf(`${'bread '.repeat(40)}.`);
  expect(long.length).toBeLessThanOrEqual(61);
  expect(subjectOf('How small bakeries plan production, what they throw away and what would help them most.')).toBe(
    'How small bakeries plan production',
  );
  expect(long).toMatch(/bread…$/);
});

test('numbers that have a word are spelled', () => {
  const people = counted('en', { one: '# person', other: '# people' }, ['one', 'two', 'three']);
  expect([1, 3, 4].map(people)).toEqual(['one person', 'three people', '4 people']);
});

test('a clause is set into a question without its marks', () => {
  expect(bareClause(' how they  order.')).toBe('how they order');
  expect(bareClause('¿cómo piden?')).toBe('cómo piden');
});

test('times are given in hours, minutes and seconds', () => {
  expect(clock(0)).toBe('00:00:00');
  expect(clock(725_000)).toBe('00:12:05');
  expect(clock(36_000_000)).toBe('10:00:00');
});

test('marks that point inwards, as German books set them, open and close by their place', () => {
  const german: Quotes = { open: '„', close: '“', innerOpen: '‚', innerClose: '‘', stop: '.', stopInside: false };
  expect(quotedEnd('Woran hängt es zwischen Kauf und »läuft«?', german)).toBe(
    '„Woran hängt es zwischen Kauf und ‚läuft‘?“.',
  );
  expect(quotedEnd('Sie sagt »nein« und geht', german)).toBe('„Sie sagt ‚nein‘ und geht“.');
});
