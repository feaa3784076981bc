import { expect, test } from 'vitest';
import { localEngine as engine } from '../../local/local-engine.ts';
import { plainDocument } from '../../testing/documents.ts';

test('behind the number of a participant stands the role', async () => {
  const talk =
    'Interview 1\nDate: 16 September\nParticipant: P1, head baker, nine years at the mill\n\n' +
    'Interviewer: What do you carry?\nP1: We carry the flour up from the cellar in the evening, and it takes us an hour.';
  const corpus = await engine.prepare([plainDocument(talk)], { language: 'english' });
  const [person] = await engine.findPeople(corpus, { language: 'english' });
  expect(person).toMatchObject({ title: 'Head baker', demographics: 'Nine years at the mill.' });
});

test('in French a fact of the head keeps the space before its colon', async () => {
  const talk =
    'Entretien P3\nRôle : boulanger\nÂge : 38 ans\nProfession : boulanger\nDate : 12 février\n\n' +
    'E : Que portez-vous ?\n\nP3 : Nous remontons la farine de la cave tous les soirs, et cela nous prend une bonne heure.';
  const corpus = await engine.prepare([plainDocument(talk)], { language: 'french' });
  const [person] = await engine.findPeople(corpus, { language: 'french' });
  expect(person?.demographics).toBe('Âge\u00a0: 38 ans.');
});
