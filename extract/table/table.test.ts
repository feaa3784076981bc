import { describe, expect, test } from 'vitest';
import { columnName, findHeadings, guessSpeakerColumn, speakerColumn, speakerOf } from './table.ts';

describe('the headings of a table', () => {
  test('stand in the first row, long survey questions among them', () => {
    const headings = ['Name', 'What would make you come back more often, and why?'];
    expect(findHeadings([headings, ['Ana', 'Nothing']])).toEqual({ row: 0, headings });
  });

  test('stand below a title', () => {
    expect(
      findHeadings([
        ['Survey 2031', ''],
        ['Age', 'Town'],
        ['31', 'Split'],
      ])?.row,
    ).toBe(1);
  });

  test.each([
    [
      'a number',
      [
        ['1', 'x'],
        ['2', 'y'],
      ],
    ],
    [
      'a time',
      [
        ['00:12', 'x'],
        ['00:15', 'y'],
      ],
    ],
    [
      'a sentence',
      [
        ['Ana', 'I liked it.'],
        ['Ben', 'Me too.'],
      ],
    ],
    [
      'a value that comes again',
      [
        ['Ana', 'hello'],
        ['Ben', 'hi'],
        ['Ana', 'bye'],
      ],
    ],
    ['the only row', [['Name', 'Answer']]],
    [
      'nothing that stands above a value',
      [
        ['here', ''],
        ['', 'there'],
      ],
    ],
  ])('are missing where the first row holds %s', (_, rows) => {
    expect(findHeadings(rows)).toBeNull();
  });
});

describe('the speaker of a row', () => {
  test.each([
    'Name',
    'Speaker',
    'Who',
    'Participant ID',
    'participant_name',
    'Teilnehmer:in',
    'Prénom',
    'Участник',
    '姓名',
    '回答者',
    'المتحدث',
  ])('stands under %s', (heading) => {
    expect(speakerColumn(['When', heading, 'Said'])).toBe(1);
  });

  test('is sought under Speaker before Name', () => {
    expect(speakerColumn(['Name', 'Speaker'])).toBe(1);
  });

  test('that is a bare number is said with its heading', () => {
    expect(speakerOf('7', 'Participant ID')).toBe('Participant 7');
  });

  test('is unknown where the cell is empty or too long for a name', () => {
    expect(speakerOf('', 'Name')).toBeUndefined();
    expect(speakerOf('word '.repeat(30), 'Name')).toBeUndefined();
  });
});

describe('a transcript without headings', () => {
  const turn = (time: string, name: string) => [time, name, 'and then we talked about the garden for a while'];

  test('shows its speakers by the names that keep coming back', () => {
    const rows = [turn('0:01', 'Wanda'), turn('0:04', 'Pim'), turn('0:09', 'Wanda'), turn('0:12', 'Pim')];
    expect(guessSpeakerColumn(rows)).toBe(1);
  });

  test('has none where no name comes back', () => {
    const rows = ['Ana', 'Ben', 'Cleo', 'Dov'].map((name) => turn('0:01', name));
    expect(guessSpeakerColumn(rows)).toBe(-1);
  });

  test('has none where the short column is an answer', () => {
    const rows = ['Fine!', 'Bad.', 'Fine!', 'Bad.'].map((answer) => ['', answer, 'x']);
    expect(guessSpeakerColumn(rows)).toBe(-1);
  });
});

test('columns are named as in a spreadsheet', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});
