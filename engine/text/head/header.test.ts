import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { prepare } from '../../corpus/prepare.ts';
import { mayBeEvidence } from '../../evidence/speaker-guard.ts';
import { localEngine as engine } from '../../local/local-engine.ts';
import { plainDocument } from '../../testing/documents.ts';

/** Who is heard, and what they may be quoted with. */
async function heard(text: string, language: Language = 'english') {
  const { reading, documents } = await prepare([plainDocument(text, 1)], { language });
  return {
    asks: reading.voices.flatMap((v) => (v.role === 'asks' && v.name ? [v.name] : [])),
    answers: reading.voices.flatMap((v) => (v.role === 'answers' && v.name ? [v.name] : [])),
    quotable: reading.sentences
      .filter((s) => mayBeEvidence(reading, s))
      .map((s) => documents[0]?.text.slice(s.start, s.end)),
  };
}

const carries: Partial<Record<Language, string>> = {
  english: 'I walk to the shop on the corner twice a week and I carry everything up.',
  german: 'Ich gehe zweimal in der Woche zum Laden an der Ecke und trage alles selbst hoch.',
  japanese: '週に二回、角の店まで歩いて行って、全部自分で運んでいます。',
};

describe('the head of a transcript was said by no one', () => {
  test.each<[Language, string, string, string, string]>([
    [
      'english',
      'Interview 2: Priya\nDate: 3 March\nParticipant: Priya, 34',
      'Interviewer',
      'Priya',
      'I carry it all up.',
    ],
    ['english', 'Interview 3 of 6 – Priya\nRecorded by: Lou\nWhere: the back room', 'Q', 'Priya', 'I carry it all up.'],
    ['german', 'Gespräch 6:\nDatum: 3. März\nOrt: Werkstatt, Hinterhof', 'I', 'Katrin', 'Ich trage alles hoch.'],
    ['spanish', 'Entrevista 3: Ana\nFecha: 3 de marzo', 'Entrevistadora', 'Ana', 'Lo subo todo a pie.'],
    ['french', 'Entretien n° 4 : Léa\nLieu : mairie', 'Enquêtrice', 'Léa', 'Je monte tout à pied.'],
    ['portuguese', 'Entrevista 2: Rui\nData: 3 de março', 'Entrevistador', 'Rui', 'Levo tudo pela escada.'],
    ['russian', 'Интервью 5: Ольга\nДата: 3 марта', 'Интервьюер', 'Ольга', 'Я ношу всё наверх сама.'],
    ['chinese', '面谈 1：李明\n日期：3月3日', '访谈者', '李明', '我都是自己提上楼。'],
    ['japanese', 'インタビュー2：田中\n日時：3月3日', '聞き手', '田中', '全部自分で運びます。'],
    ['hindi', 'साक्षात्कार 3: मीरा\nतारीख: 3 मार्च', 'प्रश्नकर्ता', 'मीरा', 'मैं सब ऊपर ले जाती हूँ।'],
    ['arabic', 'مقابلة 4: ليلى\nالتاريخ: 3 مارس', 'المحاور', 'ليلى', 'أحمل كل شيء إلى الأعلى.'],
  ])('%s: %s', async (language, head, asks, name, said) => {
    const talk = `${asks}: …?\n${name}: ${said}\n${asks}: …?\n${name}: ${said}`;
    const { answers, quotable } = await heard(`${head}\n\n${talk}`, language);
    expect(answers).toEqual([name]);
    expect(quotable).toEqual([said, said]);
  });

  test('the person it names as moderator asks', async () => {
    const head = 'Interview 2\nModerator: Lou Park\nParticipant: Priya';
    const { asks, answers } = await heard(
      `${head}\n\nLou: Tell me.\nPriya: I walk.\nLou: I see.\nPriya: Twice a week.`,
    );
    expect(asks).toEqual(['Lou']);
    expect(answers).toEqual(['Priya']);
  });

  test('a list of participants shows who asks and what the others do', async () => {
    const head =
      '# Conversation with Tom\n\n**Participants:** Ana Ruiz (interviewer) and Tom Lind (night baker)\n\n---';
    const said = 'I carry the flour up to the second floor every night, and nobody has asked me why.';
    const text = `${head}\n\nAna: Tell me about it.\nTom: ${said}\nAna: I see.\nTom: ${said}`;
    const { asks, answers } = await heard(text);
    expect([asks, answers]).toEqual([['Ana'], ['Tom']]);
    const corpus = await engine.prepare([plainDocument(text, 1)]);
    const [tom] = await engine.findPeople(corpus, { language: 'english' });
    expect(tom?.title).toBe('Night baker');
  });

  test('a note with an age after a name is read as a line about the person', async () => {
    const head = 'Session 5\nParticipants: HK (Hana, 38, ward nurse, two children), TB (researcher)\nPlace: canteen';
    const said = 'I come to the workshop after the late shift, and the gate is shut by then.';
    const text = `${head}\n\nTB: Tell me about it.\n\nHK: ${said}\n\nTB: I see.\n\nHK: ${said}`;
    const corpus = await engine.prepare([plainDocument(text, 1)]);
    const [hana] = await engine.findPeople(corpus, { language: 'english' });
    expect(hana?.title).toBe('Ward nurse');
    expect(hana?.demographics).toBe('Age: 38. Two children.');
  });

  test.each<[Language, string, string, string, string]>([
    ['german', '## Transkript Prof. Dr. Monika Lind\n\nDatum 11.05.2021 15 Uhr\nOrt: Zoom', 'I', 'B', 'Monika Lind'],
    ['spanish', '# Transcripción de Entrevista con Marta - Panadera', 'Entrevistadora', 'Marta', 'Marta'],
    ['english', 'Transcript of the interview with Tom Lind', 'Q', 'A', 'Tom Lind'],
  ])('%s: a title names whom it is with: %s', async (language, head, asker, label, name) => {
    const said = 'A B C.';
    const { answers } = await heard(
      `${head}\n\n${asker}: …?\n${label}: ${said}\n${asker}: …?\n${label}: ${said}`,
      language,
    );
    expect(answers).toEqual([name]);
  });

  test('it may follow a title', async () => {
    const { answers } = await heard(
      'Notes by Lou\nDate: 3 March\nPlace: Harbour\n\nI: How?\nP: I walk.\nI: Why?\nP: No bus.',
    );
    expect(answers).toEqual(['P']);
  });

  test('a participant named in it gets that name, where the turns only say P', async () => {
    const said = 'I walk to the shop on the corner twice a week and I carry everything up to the fourth floor.';
    const text = `Interview 2: Priya\nDate: 3 March\n\nI: How do you shop?\nP: ${said}\nI: And then?\nP: ${said}`;
    const corpus = await engine.prepare([plainDocument(text, 1)]);
    expect((await engine.findPeople(corpus, { language: 'english' })).map((p) => p.name)).toEqual(['Priya']);
  });

  test.each<[Language, string, string, string, string]>([
    [
      'english',
      'Interview 1\nMaureen, 71, retired school cook, moved from Leeds in 2021. At her home. One cat.',
      'Maureen',
      'Retired school cook',
      'Age: 71. Moved from Leeds in 2021.',
    ],
    ['english', 'Callum, 28 years old, a self-employed joiner. By phone.', 'C', 'Self-employed joiner', 'Age: 28.'],
    [
      'german',
      'Interview 3\nHerr W., 59, Lokführer, Schichtdienst. Gespräch am Gartenzaun.',
      'Herr W.',
      'Lokführer',
      'Alter: 59. Schichtdienst.',
    ],
    ['english', 'G.T., 62, smallholder. In his kitchen.', 'G.T.', 'Smallholder', 'Age: 62.'],
    [
      'english',
      'Ines D., 36, school clerk, 310 pupils, in post 5 yrs.',
      'Ines D.',
      'School clerk',
      'Age: 36. In post 5 yrs.',
    ],
    ['english', 'Ada. Quay council member, Pier 2. Canteen, Monday.', 'Ada', 'Quay council member', 'Pier 2.'],
    ['english', 'Ada, 44, caretaker at Mill Court.', 'Ada', 'Caretaker at Mill Court', 'Age: 44.'],
    ['japanese', 'インタビュー2\n田中、34歳、会社員、二児の母。自宅で。', '田中', '会社員', '年齢: 34。二児の母。'],
  ])('%s: a line says who the talk is with: %s', async (language, head, label, role, facts) => {
    const said = carries[language] ?? '';
    const text = `${head}\n\nInterviewer: How?\n\n${label}: ${said}\n\nInterviewer: Why?\n\n${label}: ${said}`;
    expect((await heard(text, language)).quotable).toEqual([said, said]);
    const corpus = await engine.prepare([plainDocument(text, 1)], { language });
    const [person] = await engine.findPeople(corpus, { language });
    expect(person?.title).toBe(role);
    expect(person?.demographics).toBe(facts);
    expect(person?.name).toBe(label === 'C' ? 'Callum' : label);
  });

  test.each<[Language, string, string, string]>([
    [
      'english',
      'P2. Male, 38, HGV driver, born in Poland. Two children (8 and 5).',
      'Hgv driver|HGV driver',
      'Age: 38. Born in Poland.',
    ],
    [
      'german',
      'Person: weiblich, 29, Krankenpflegerin im Dreischichtdienst, allein lebend. Am Telefon.',
      'Krankenpflegerin im Dreischichtdienst',
      'Alter: 29. Allein lebend.',
    ],
    [
      'english',
      'Participant 2 | Kwame, 34 | self-employed baker, market stall | recorded at the stall, some wind',
      'Self-employed baker',
      'Age: 34. Market stall.',
    ],
    [
      'english',
      'Transcript no. 4. Alan, 71, retired toolmaker. At his kitchen table.',
      'Retired toolmaker',
      'Age: 71.',
    ],
    [
      'german',
      'I = Interviewer, B = Befragter (Dennis, 34, Maschineneinrichter, wohnt in Wendelsgrund)',
      'Maschineneinrichter',
      'Alter: 34. Wohnt in Wendelsgrund.',
    ],
    [
      'german',
      'TN04 | weiblich, 41 | freie Übersetzerin | zwei Kinder, Schwiegermutter (74, Rollstuhl) im Haus | Videogespräch, 38 Min.',
      'Freie Übersetzerin',
      'Alter: 41. Zwei Kinder. Schwiegermutter (74, Rollstuhl) im Haus.',
    ],
    [
      'german',
      'Interview Nr. 3 – Lene (17), 11. Klasse, jobbt samstags. Im Jugendraum.',
      '11. Klasse',
      'Alter: 17. Jobbt samstags.',
    ],
    [
      'german',
      'Transkript 5, Gasthaus, nachmittags. Teilnehmer: Herr Wiegand, 58, Wirt. (..) = Pause',
      'Wirt',
      'Alter: 58.',
    ],
    [
      'english',
      "Tidy Sheds, round one, interview 1\nDate: 4 June\nPlace: Participant's home\nParticipant: P1, female, 69, retired school secretary\nUses: the shed on the hill, every three weeks",
      'Retired school secretary',
      'Age: 69.',
    ],
    [
      'english',
      'Interview 2, phone call, participant is 43, self-employed, drives a panel van',
      'Self-employed',
      'Age: 43. Drives a panel van.',
    ],
    [
      'english',
      'Participant 3 (29, team leader, nights and lates; rents a flat). Video call.\nMB = moderator, B = participant',
      'Team leader',
      'Age: 29. Nights and lates. Rents a flat.',
    ],
    [
      'english',
      'Interview no. 4. Site attendant, 56, fourteen years with the contractor. Recorded in the mess hut.',
      'Site attendant',
      'Age: 56. Fourteen years with the contractor.',
    ],
    ['english', 'Transcript P3 | Female | 29 | Marketing assistant', 'Marketing assistant', 'Age: 29.'],
    ['english', 'ID 04 / female / 58 / shop owner / rural', 'Shop owner', 'Age: 58. Rural.'],
    ['english', 'P1 (male, 66, plots 8 and 9, site clerk)', 'Site clerk', 'Age: 66. Plots 8 and 9.'],
    ['german', 'Person: weiblich, 44, Parzelle 12, Tischlerin', 'Tischlerin', 'Alter: 44. Parzelle 12.'],
    [
      'english',
      'Participant 12 (P12): 33-year-old product designer, fully remote',
      'Product designer',
      'Age: 33. Fully remote.',
    ],
    ['english', 'Interview 6, video\nRespondent: male, 60s, beekeeper', 'Beekeeper', 'Age: 60s.'],
    [
      'english',
      'Interview 7 - June 2024\nParticipant: freelance illustrator, works from home',
      'Freelance illustrator',
      'Works from home.',
    ],
    [
      'german',
      'Studie: Anlieferung\nOrt: Wohnküche\nTeilnehmer: Herr W., 74 Jahre, Rentner, früher Schlosser\nDauer: ca. 38 Minuten',
      'Rentner',
      'Alter: 74. Früher Schlosser.',
    ],
    [
      'german',
      'Interview 2 – Videotelefonat, Malerbetrieb\nTN = Teilnehmerin (43, Malermeisterin, eigener Betrieb)',
      'Malermeisterin',
      'Alter: 43. Eigener Betrieb.',
    ],
    ['german', 'Pseudonym: Karin; Alter: 44; Beruf: Erzieherin', 'Erzieherin', 'Alter: 44.'],
    [
      'german',
      'Befragte Person: Frau Schulz, Anfang 50, Verwaltungsangestellte',
      'Verwaltungsangestellte',
      'Alter: Anfang 50.',
    ],
    ['german', 'Interviewpartnerin 3, 38-jährige Logopädin, zwei Kinder', 'Logopädin', 'Alter: 38. Zwei Kinder.'],
    ['german', 'Interview 3 (Telefon)\nB = Sandra, 29, Physiotherapeutin', 'Physiotherapeutin', 'Alter: 29.'],
    [
      'german',
      'Gespräch 2 / Männlich, 58, Schichtführer (Getriebewerk) / Kantine, Nebenraum',
      'Schichtführer \\(Getriebewerk\\)',
      'Alter: 58.',
    ],
    [
      'german',
      'Studie: Dienstrad\nInterview Nr. 1\nTeilnehmerin: TN01\nAlter: 34\nBeruf: Pflegefachkraft\nOrt: Videogespräch\nDauer: 24 Min.',
      'Pflegefachkraft',
      'Alter: 34.',
    ],
    [
      'english',
      'PILOT – INTERVIEW 1\nParticipant: P1, female, 41\nOccupation: staff nurse\nChildren: boy in Year 4\nPlace: kitchen. A washing machine is audible.',
      'Staff nurse',
      'Age: 41.',
    ],
    [
      'english',
      'File: HD_T3_final.txt\nAudio: 14 min 41 s | community centre, small room | Interviewer RB | Respondent B\nB: 68, retired cashier. Carer for two grandsons, both at school.',
      'Retired cashier',
      'Age: 68.',
    ],
    [
      'english',
      'Interview no. 5 --- "K." --- 17, Year 12, Saturday job in a shoe shop --- talked to by L.W. in the common room',
      'Year 12',
      'Age: 17. Saturday job in a shoe shop.',
    ],
    [
      'german',
      'INTERVIEW M. (Name geändert), 38, Krankenpflegerin, zwei Kinder (6 und 9), ledig. Wohnt im Dorf.\nGesprächsführung und Abschrift: K. Lindhorst',
      'Krankenpflegerin',
      'Alter: 38. Zwei Kinder (6 und 9). Ledig.',
    ],
    [
      'german',
      'TRANSKRIPT 3 / LK24 /\nIP: m, 52, Landwirt, Lieferant des Ladens\nSetting: Hof, später Büro. Laut.\nKonventionen: (.) kurze Pause, / Abbruch',
      'Landwirt',
      'Alter: 52. Lieferant des Ladens.',
    ],
    [
      'german',
      '# Interview Nr. 5 – „Zugezogene“\n\n- Person: w, 45, Grafikerin, mit Tochter (11) hergezogen\n- Wo: Stehtisch im Laden selbst, auf Wunsch der Befragten, dann draußen auf der Bank\n- Notiz: während des Gesprächs kamen drei Kunden rein',
      'Grafikerin',
      'Alter: 45. Mit Tochter (11) hergezogen.',
    ],
  ])(
    '%s: it may not name the person, or name them otherwise than the talk does: %s',
    async (language, head, role, facts) => {
      const said = carries[language] ?? '';
      const text = `${head}\n\nInterviewer: How?\n\nB: ${said}\n\nInterviewer: Why?\n\nB: ${said}`;
      const corpus = await engine.prepare([plainDocument(text, 1)], { language });
      const people = await engine.findPeople(corpus, { language });
      expect(people.map(({ title }) => title)).toEqual([expect.stringMatching(role)]);
      expect(people[0]?.demographics).toBe(facts);
    },
  );

  test('who is described above a talk between "Q." and "A." answers in it, by name', async () => {
    const said = carries.english ?? '';
    const head = 'INTERVIEW FOUR\nAnil D. / age 36 / finance officer, 310 pupils / no children\nOffice, Tuesday.';
    const turns = ['Why?', 'And then?', 'How come?'].map((asked) => `Q. ${asked}\nA. ${said}`);
    const corpus = await engine.prepare([plainDocument(`${head}\n\n${turns.join('\n')}`, 1)]);
    const people = await engine.findPeople(corpus, { language: 'english' });
    expect(people.map(({ name, title }) => [name, title])).toEqual([['Anil D.', 'Finance officer']]);
  });

  test('a list may give a name in brackets', async () => {
    const said = carries.german ?? '';
    const head = 'Interview 4\nTeilnehmer: Svenja Hartl (Forschung), Gast (TN4, 19, Azubi, wohnt bei den Eltern)';
    const text = `${head}\n\nSvenja Hartl: Wie?\n\nTN4: ${said}\n\nSvenja Hartl: Warum?\n\nTN4: ${said}`;
    const corpus = await engine.prepare([plainDocument(text, 1)], { language: 'german' });
    const people = await engine.findPeople(corpus, { language: 'german' });
    expect(people.map(({ name, title }) => [name, title])).toEqual([['TN4 in document-1', 'Azubi']]);
  });

  test('a remark at the end of it is no speaker', async () => {
    const said = carries.german ?? '';
    const text = `Gespräch 1\nDatum: 11. März\nAnmerkung: Dialekt geglättet\n\nInterviewerin: …?\nFrau Kolb: ${said}\nInterviewerin: …?\nFrau Kolb: ${said}`;
    expect((await heard(text, 'german')).answers).toEqual(['Frau Kolb']);
  });

  test('a line as long as a document describes no one', async () => {
    const said = carries.english ?? '';
    const head = `Maureen, 71, retired school cook, ${'and the tea, '.repeat(150_000)}`;
    const talk = `Interviewer: How?\n\nMaureen: ${said}\n\nInterviewer: Why?\n\nMaureen: ${said}`;
    const corpus = await engine.prepare([plainDocument(`${head}\n\n${talk}`, 1)]);
    const [person] = await engine.findPeople(corpus, { language: 'english' });
    expect(person?.title).not.toMatch(/cook/);
  });

  test('a line about a person who does not speak in it is none', async () => {
    const text = 'Maureen, 71, retired school cook, told us about her cat in the kitchen of the house.';
    expect((await heard(`${text}\n\nShe has had it for years.`)).quotable.length).toBeGreaterThan(0);
  });

  test('a text without speakers is quoted only after it', async () => {
    const said = 'I buy my bread at the station because the bakery closes early.';
    expect((await heard(`# Interview 5: Sam\n\n**Date:** 5 March\n**Place:** video call\n\n${said}`)).quotable).toEqual(
      [said],
    );
  });

  test('one file may hold several talks', async () => {
    const talk = (n: number, name: string) =>
      `Interview ${n}: ${name}\nDate: ${n} March\n\nI: How do you shop?\n${name}: I go by bike.\nI: Why?\n${name}: It is free.`;
    const { answers, quotable } = await heard(`${talk(1, 'Priya')}\n\n${talk(2, 'Tom')}`);
    expect(answers).toEqual(['Priya', 'Tom']);
    expect(quotable).toEqual(['I go by bike.', 'It is free.', 'I go by bike.', 'It is free.']);
  });
});

describe('what looks like a head and is none', () => {
  test('the first speaker, whatever their label', async () => {
    expect(
      (
        await heard(
          'Interviewer: Hello Priya\nParticipant: Hello\nInterviewer: How do you shop?\nParticipant: I walk to the shop twice a week.',
        )
      ).answers,
    ).toEqual(['Participant']);
    const { answers } = await heard(
      'Priya: I walk to the shop twice a week.\nLou: And then?\nPriya: I carry it all up.\nLou: Alone?',
    );
    expect(answers).toEqual(['Priya', 'Lou']);
  });

  test('a turn under the number of an interview', async () => {
    const said = 'The stairs are the hardest part, I stop on every floor.';
    const { quotable } = await heard(`Interview 1: ${said}\nInterview 2: ${said}\nInterview 1: ${said}`);
    expect(quotable).toHaveLength(3);
  });

  test('a form that repeats its fields', async () => {
    const form = (name: string) => `Name: ${name}\nAge: 34\nAnswer: I walk to the shop twice a week.\n`;
    const { answers } = await heard([form('Ana'), form('Tom'), form('Kim')].join('\n'));
    expect(answers).toEqual([]);
  });
});
