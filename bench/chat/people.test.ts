import { describe, expect, it } from 'vitest';
import { readPeople, spansOf } from './people.ts';

describe.each([...readPeople('development'), ...readPeople('held out'), ...readPeople('others')])(
  'the questions to $name',
  (person) => {
    const { text } = person.document;

    it('are twenty: half off the material, and half of the others paraphrases', () => {
      const counts = Map.groupBy(person.questions, (q) => q.kind);
      for (const kind of ['direct', 'paraphrase', 'near', 'far'] as const) expect(counts.get(kind)).toHaveLength(5);
    });

    it('have passages that the person says, each found once', () => {
      for (const question of person.questions)
        for (const [i, { start, end }] of spansOf(person, question).entries()) {
          expect(text.slice(start, end)).toBe(question.passages?.[i]);
          expect(text.indexOf(text.slice(start, end), start + 1)).toBe(-1);
          const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
          expect(line).not.toMatch(
            /^(?:Interviewer|Interviewerin|聞き手|Enquêtrice|Entrevistadora|Интервьюер|采访者|الباحثة|साक्षात्कारकर्ता)\s?[:：]/u,
          );
        }
    });
  },
);
