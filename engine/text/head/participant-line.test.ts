import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { localEngine as engine } from '../../local/local-engine.ts';
import { plainDocument } from '../../testing/documents.ts';

test('the role follows the number of a participant', async () => {
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

test.each<[Language, head: string, asks: string, answers: string, said: string, person: object]>([
  [
    'chinese',
    '受访者:彭立军,男,43岁\n身份:快递驿站老板\n访谈人:林岚',
    '问',
    '答',
    '我每天早上六点开门,晚上十点才关,中间还要对单子、分袋子。',
    { name: '彭立军', title: '快递驿站老板', demographics: '年龄: 43。' },
  ],
  [
    'hindi',
    'प्रतिभागी: P5, रामेश्वर प्रसाद, 47 वर्ष\nभूमिका: डिलीवरी राइडर\nसाक्षात्कारकर्ता: अमन',
    'प्र',
    'उ',
    'मैं सुबह साढ़े दस बजे निकलता हूँ और बच्चों के आने से पहले घर लौट आता हूँ।',
    { name: 'रामेश्वर प्रसाद', title: 'डिलीवरी राइडर' },
  ],
  [
    'hindi',
    'प्रतिभागी: बलवान सिंह (किसान)\nबच्चा: मोहित, 17, सीकर में पढ़ता है\nसाक्षात्कारकर्ता: अमन',
    'प्र',
    'उ',
    'मैं सुबह साढ़े चार बजे खेत जाता हूँ और दोपहर से पहले घर लौट आता हूँ।',
    { name: 'बलवान सिंह', title: 'किसान' },
  ],
  [
    'english',
    'Participant: P5, Isa D.\nRole: passenger assistant\nInterviewer: Kim',
    'Interviewer',
    'P5',
    'We carry the flour up from the cellar in the evening, and it takes us an hour.',
    { name: 'Isa D.', title: 'Passenger assistant' },
  ],
  [
    'arabic',
    'رقم المشارك: P5\nالاسم (للاستخدام الداخلي): مدحت ع.\nالصفة: مدرس جغرافيا\nالباحثة: ليلى الشريف',
    'الباحثة',
    'مدحت',
    'أنا أفتح التطبيق كل صباح قبل أن أخرج، ثم أتصل بالعيادة لأعرف الموعد.',
    { name: 'مدحت', title: 'مدرس جغرافيا' },
  ],
])(
  'in %s the head names the person behind a code, a sex or a note',
  async (language, head, asks, answers, said, person) => {
    const turns = Array.from({ length: 5 }, () => `${asks}: ?\n\n${answers}: ${said}`).join('\n\n');
    const corpus = await engine.prepare([plainDocument(`${head}\n\n${turns}`, 1)], { language });
    expect(await engine.findPeople(corpus, { language })).toMatchObject([person]);
  },
);
