import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { localEngine as engine } from '../../local/local-engine.ts';
import { plainDocument } from '../../testing/documents.ts';
import { legendAt } from './legend.ts';

const carries: Partial<Record<Language, string>> = {
  english: 'My brother carries the flour up from the cellar in the evening, and it takes him an hour.',
  german: 'Mein Bruder trägt das Mehl am Abend aus dem Keller nach oben, und das dauert eine Stunde.',
};

test.each<[Language, string, string, string]>([
  [
    'german',
    'Audio_17_Leitung.m4a\nautomatisch transkribiert (TK). I = Interviewer, B = Einrichtungsleitung, 44 J., 5 Gruppen, 98 Plätze',
    'Einrichtungsleitung',
    'Alter: 44.',
  ],
  [
    'german',
    'Nr. 5 / Küche / 29.4., nach der Ausgabe\nB: Koch und Hauswirtschaftsleiter, 49\nI: Interviewer',
    'Koch und Hauswirtschaftsleiter',
    'Alter: 49.',
  ],
  ['english', 'I = interviewer; B = baker, two sons', 'Baker', 'Two sons.'],
  ['english', 'Bakery, by video\nInt = Kim   B = chair and, in his words, "all else", two sons', 'Chair', 'Two sons.'],
  ['english', 'I = interviewer (Kim)   N = note-taker (Lou)   B = baker, two sons', 'Baker', 'Two sons.'],
  [
    'german',
    'Aufnahme 5 / Pflege / im Dienstwagen\nI = Interviewerin, B = Pflegefachkraft amb. Dienst (44, aus Georgien, seit neun Jahren in D)',
    'Pflegefachkraft amb. Dienst',
    'Alter: 44. Aus Georgien. Seit neun Jahren in D.',
  ],
  [
    'german',
    'TRANSKRIPT – Projekt Mühle\n\nInterview-Nr.:   3\nRolle:           Bäcker\nAlter:           79 Jahre\nInterview:       W. A.',
    'Bäcker',
    'Alter: 79 Jahre.',
  ],
  [
    'german',
    'I = Interviewerin, B = Befragte (Mitarbeiterin der Mühle)',
    'Mitarbeiterin der Mühle',
    'In den Dokumenten nicht genannt.',
  ],
  ['english', 'I1 = GO, I2 = PN (notes), B = council officer', 'Council officer', 'Not stated in the documents.'],
  [
    'english',
    'W2-04 | bread baker, m, 57, own mill | canteen\nI = interviewer, B = baker',
    'Bread baker',
    'Age: 57. Own mill.',
  ],
  [
    'english',
    'OVENS\nInterview record no. 3\n\nParticipant:   B\nRole:          customer, stall 44 (regular at the market since 2012, but see what is said below)\nAge:           79\nPlace:         her home',
    'Customer, stall 44 (regular at the market since 2012, but see what is said below)',
    'Age: 79.',
  ],
  [
    'german',
    'Kürzel stehen nur, wo es unklar ist.  B = Bäcker, 71, Rentner.  I = Fragende.',
    'Bäcker',
    'Alter: 71. Rentner.',
  ],
  [
    'english',
    'Ovens / interview 1\nRecorded via video call, 11 March. Auto transcript.\nI = interviewer\nB = head baker, town bakery (approx. 9 staff), 41, in post six years',
    'Head baker',
    'Town bakery (approx. 9 staff). Age: 41. In post six years.',
  ],
  [
    'english',
    'file: ovens_03.docx\nAutomatic speech recognition. Inaudible = (??)\n\nI = researcher\nB = baker, first language Portuguese',
    'Baker',
    'First language Portuguese.',
  ],
  [
    'german',
    'Audio_2.m4a – automatische Transkription\nI = Interviewerin | B = Bauleiterin, Innenausbau, 38 J., Hannover',
    'Bauleiterin',
    'Innenausbau. Alter: 38. Hannover.',
  ],
  [
    'german',
    'GESPRÄCH 3 // 4. März // Telefon\nLegende: I = Karin Wendt (Interview), B = Disponent, 46, Kundendienst. Vorher selbst 12 Jahre Monteur.',
    'Disponent',
    'Alter: 46. Kundendienst.',
  ],
  [
    'english',
    'P5 - Production manager, sandwiches (a rail contract), approx. 130 staff',
    'Production manager',
    'Sandwiches (a rail contract).',
  ],
  [
    'english',
    'INT 5 // chief baker (deputy until last year), mill shop // age 49 // 24 March',
    'Chief baker (deputy until last year)',
    'Age: 49. Mill shop.',
  ],
  [
    'english',
    'TRANSCRIPT 02\nVillage bakery, market town. Owner and baker. 58 years old, 31 years at the same oven.\nFace to face, some passages lost.',
    'Owner and baker',
    'Age: 58. 31 years at the same oven.',
  ],
  [
    'english',
    'Interview no.   | 4\nDate            | 19 March, 18:40\nParticipant     | B (asked for a letter only)\nRole            | baker, two branches\nInterviewer     | I',
    'Baker, two branches',
    'Not stated in the documents.',
  ],
  [
    'german',
    'Interview 1\nOrt: Pausenraum im Betrieb\nBefragter: Obermonteur Heizung/Sanitär, 54 Jahre, seit 31 Jahren im selben Betrieb (14 Mitarbeiter)\nInterviewerin: I',
    'Obermonteur Heizung/Sanitär',
    'Alter: 54. Seit 31 Jahren im selben Betrieb (14 Mitarbeiter).',
  ],
  [
    'german',
    'Protokoll-Nr.: 04\nRolle: Büro / Rechnungswesen, Teilzeit 30 Std.\nAlter: 59',
    'Büro / Rechnungswesen, Teilzeit 30 Std.',
    'Alter: 59.',
  ],
  [
    'english',
    'HARBOUR USERS 4 - trip boat\nRecorded on board 12/11, engine box lid off, sorry about noise. I = me. B = skipper/owner.',
    'Skipper/owner',
    'Not stated in the documents.',
  ],
  [
    'english',
    'W2-04 | bus driver, m, 57, wears one aid | canteen, depot | 18 March',
    'Bus driver',
    'Age: 57. Wears one aid.',
  ],
  [
    'german',
    'INTERVIEW 4\nGespr.partner: B. B., 36, Geselle Spätschicht (Teigmacherei), seit 2018 im Betrieb',
    'Geselle Spätschicht (Teigmacherei)',
    'Alter: 36. Seit 2018 im Betrieb.',
  ],
  ['german', 'Interview 1 – Backstubenleiter, Bäckermeister, 58 J.', 'Backstubenleiter', 'Alter: 58. Bäckermeister.'],
  [
    'english',
    'lift_rec_002.m4a\nDuration 24:51   Language: English (UK)   2 speakers detected\nI = interviewer (HM), B = control desk coordinator',
    'Control desk coordinator',
    'Not stated in the documents.',
  ],
  [
    'english',
    'Interview no. 4 // 19.03. // West depot\nPresent: I (interviewer), B (service engineer, in UK 9 years, first language Polish)',
    'Service engineer',
    'In UK 9 years. First language Polish.',
  ],
  [
    'german',
    'meeting_23-05 | Dauer 24:51 | Teilnehmer: 2\n[Notiz: Konstrukteurin, 28, seit zweieinhalb Jahren im Haus]',
    'Konstrukteurin',
    'Alter: 28. Seit zweieinhalb Jahren im Haus.',
  ],
  [
    'german',
    'INTERVIEW V\nLager/Versand, 61 Jahre, im Betrieb seit 1981, im Betriebsrat',
    'Lager/Versand',
    'Alter: 61. Im Betrieb seit 1981. Im Betriebsrat.',
  ],
  [
    'english',
    'Interview 4\nMrs B., 41, two small kids, child psychologist',
    'Child psychologist',
    'Age: 41. Two small kids.',
  ],
  ['german', 'I = Interviewerin / B = Bäcker, zwei Söhne', 'Bäcker', 'Zwei Söhne.'],
  [
    'german',
    'Interview 4\nFrau B., 41, zwei Kinder (7 und 9), Krankenschwester, Raum Zwickau',
    'Krankenschwester',
    'Alter: 41. Zwei Kinder (7 und 9). Raum Zwickau.',
  ],
  ['english', 'INTERVIEW 3\nFounder / owner, chilled dips, 14 staff', 'Founder / owner', 'Chilled dips.'],
  ['english', 'P2 / night baker / mill shop / phone call from the van', 'Night baker', 'Mill shop.'],
])('in %s the head of a talk explains who a label is: %s', async (language, head, title, demographics) => {
  const said = carries[language] ?? '';
  const text = `${head}\n\nI: How?\n\nB: ${said}\n\nI: Why?\n\nB: ${said}`;
  const corpus = await engine.prepare([plainDocument(text, 1)], { language });
  const people = await engine.findPeople(corpus, { language });
  expect(people).toMatchObject([{ title, demographics }]);
});

test('a letter gets the name that it abbreviates', async () => {
  const said = carries.english ?? '';
  const text = `Stall 31\nI = interviewer (Kim) / J = Julian\n\nI: How?\n\nJ: ${said}\n\nI: Why?\n\nJ: ${said}`;
  const corpus = await engine.prepare([plainDocument(text, 1)], { language: 'english' });
  const people = await engine.findPeople(corpus, { language: 'english' });
  expect(people.map(({ name, title }) => [name, title])).toEqual([['Julian', 'Role unknown']]);
  const told = await engine.prepare([plainDocument(text.replace('J = Julian', 'J = Julian, 71, sells fish'), 1)]);
  expect(await engine.findPeople(told, { language: 'english' })).toMatchObject([
    { name: 'Julian', title: 'Sells fish', demographics: 'Age: 71.' },
  ]);
});

test.each<[Language, string, string, string, [name: string, title: string]]>([
  ['chinese', 'FY = 方宇(用研)\nCGD = 陈国栋,车队调度,26台车', 'FY:', 'CGD:', ['陈国栋', '车队调度']],
  ['chinese', 'L = 林岚\nW = 吴姐,51岁,便利店老板娘', 'L：', 'W：', ['吴姐', '便利店老板娘']],
  ['japanese', 'O＝岡本（聞き手）\nT＝板長（58歳、魚庄）', 'O：', 'T：', ['T', '板長']],
  ['russian', 'А — Антон Серов, исследователь\nР — Руслан Х., слесарь, Уфа', 'А: ', 'Р: ', ['Руслан Х.', 'Слесарь']],
  ['hindi', 'रु – रुचिका (research)\nसु – सुनीता, राइडर, 34 साल', 'रु – ', 'सु – ', ['सुनीता', 'राइडर']],
  ['arabic', 'ع.ف = عمر فوزي (الباحث)\nك.م = كريم منصور (سائق، 41 سنة)', 'ع.ف: ', 'ك.م: ', ['كريم منصور', 'سائق']],
])('in %s a legend says who the letters are, also behind dashes', async (language, legend, asks, answers, person) => {
  const said: Partial<Record<Language, string>> = {
    japanese: '朝五時半に来て、朝ごはんを出して、それから布団を上げて掃除をします。',
    chinese: '我每天早上六点开门,晚上十点才关,中间还要对单子、分袋子。',
    russian: 'Я открываю бокс в восемь, и до обеда у меня очередь, так что бумагами занимаюсь ночью.',
    hindi: 'मैं सुबह साढ़े दस बजे निकलती हूँ और बच्चों के आने से पहले घर लौट आती हूँ।',
    arabic: 'أنا أفتح التطبيق كل صباح قبل أن أخرج، ثم أتصل بالزبائن واحدا واحدا لأعرف العنوان.',
  };
  const turns = Array.from({ length: 5 }, () => `${asks}?\n\n${answers}${said[language]}`).join('\n\n');
  const corpus = await engine.prepare([plainDocument(`${legend}\n\n${turns}`, 1)], { language });
  const people = await engine.findPeople(corpus, { language });
  expect(people.map(({ name, title }) => [name, title])).toEqual([person]);
});

test('what a head says of a label counts where each turn has its time, too', async () => {
  const said = carries.english ?? '';
  const text = `P2 / night baker / mill shop\n\n[00:00:08] I: How?\n[00:00:15] B: ${said}\n[00:00:31] I: Why?\n[00:00:34] B: ${said}`;
  const corpus = await engine.prepare([plainDocument(text, 1)], { language: 'english' });
  expect(await engine.findPeople(corpus, { language: 'english' })).toMatchObject([{ title: 'Night baker' }]);
});

test('a home, and the number of a plot, is no job', async () => {
  const said = carries.english ?? '';
  const text = `Interview 1\nMaureen, 71, Quarry Lane, plot 14 (full plot)\n\nI: How?\n\nMaureen: ${said}\n\nI: Why?\n\nMaureen: ${said}`;
  const corpus = await engine.prepare([plainDocument(text, 1)], { language: 'english' });
  const title = 'Role unknown';
  const demographics = 'Age: 71. Quarry Lane. Plot 14 (full plot).';
  expect(await engine.findPeople(corpus, { language: 'english' })).toMatchObject([{ title, demographics }]);
});

test('in Japanese brackets after a name give the trade before the age', async () => {
  const said = '朝五時半に来て、朝ごはんを出して、それから布団を上げて掃除をします。';
  const text = `[録音　佐々木さん（仲居、57歳、勤続19年）／配膳室]\n\n聞き手：朝は何をしますか。\n\n佐々木：${said}\n\n聞き手：それから。\n\n佐々木：${said}`;
  const corpus = await engine.prepare([plainDocument(text, 1)], { language: 'japanese' });
  expect(await engine.findPeople(corpus, { language: 'japanese' })).toMatchObject([{ name: '佐々木', title: '仲居' }]);
});

test('without an interviewer in it, lines with a label each are a talk', () => {
  const known = { known: ['english'] as const, ageLabel: 'Age' };
  expect(legendAt(['Ada: baker, 49', 'Ben: miller'], known)).toBeNull();
  expect(legendAt(['Ada: How are you?', 'Ben: interviewer'], known)).toBeNull();
  expect(legendAt(['Ada: baker, 49', 'Ben: interviewer'], known)).toMatchObject({
    length: 2,
    people: [{ name: 'Ada', about: { role: 'baker', facts: ['Age: 49'] } }, { asks: true }],
  });
});

test('in a legend a capital, where only names have one, is a name before a trade', () => {
  const read = (line: string, language: Language) =>
    legendAt([`J = interviewer`, line], { known: [language], ageLabel: 'Age' })?.people.at(-1);
  expect(read('L = Lavenda, practice manager, 54', 'english')).toMatchObject({
    called: 'Lavenda',
    about: { role: 'practice manager', facts: ['Age: 54'] },
  });
  expect(read('B = Baker, two sons', 'english')).toMatchObject({ called: null, about: { role: 'Baker' } });
  expect(read('L = Leitung, zwei Kinder', 'german')).toMatchObject({ called: null, about: { role: 'Leitung' } });
});
