import { expect, it } from 'vitest';
import { readStudy, studyLanguages } from './studies.ts';

it.each(studyLanguages)('every coded passage of the %s study is a whole sentence of a participant', (language) => {
  const { documents, passages } = readStudy(language);
  for (const { document, start, end, text } of passages) {
    const whole = documents.find((d) => d.fileName === document)?.text ?? '';
    expect(whole.slice(start, end)).toBe(text);
    expect(text).toMatch(/[.。]$/u);
    const line = whole.slice(whole.lastIndexOf('\n', start) + 1, start);
    expect(line).not.toMatch(/^(?:Interviewer|Interviewerin|聞き手):/u);
    expect(line).toMatch(/[:.。?？!] ?$/u);
  }
});

it.each(studyLanguages)('the questions of the %s brief and interviews are in them, word for word', (language) => {
  const { documents, brief, asked: ofBrief, guide } = readStudy(language);
  for (const words of ofBrief) expect(brief).toContain(words);
  const asked = documents.flatMap((d) => d.text.split('\n').filter((line) => /^(?:Interviewer|聞き手)/u.test(line)));
  for (const wording of guide.flat())
    expect(
      asked.some((line) => line.includes(wording)),
      wording,
    ).toBe(true);
});

it.each(studyLanguages)('both people of the %s study speak of most codes', (language) => {
  const { passages } = readStudy(language);
  const codes = [...new Set(passages.map((p) => p.code))];
  const shared = codes.filter(
    (code) => new Set(passages.filter((p) => p.code === code).map((p) => p.document)).size > 1,
  );
  expect(shared.length).toBeGreaterThan(codes.length / 2);
});
