import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { conversation } from '../../testing/guided-interviews.ts';
import { localEngine as engine } from '../local-engine.ts';

const asked: Partial<Record<Language, string>> = {
  russian: 'Расскажите немного о себе.',
  japanese: 'まず、ご自身のことを教えてください。',
  spanish: '¿Quién eres y qué haces?',
  portuguese: 'Quem é e o que faz?',
  french: 'Qui êtes-vous et que faites-vous ?',
  arabic: 'من أنت وماذا تعملين؟',
  chinese: '先介绍一下您自己吧，您做什么工作？',
  hindi: 'पहले अपने बारे में कुछ बताइए।',
};

const personWho = async (said: string, language: Language) => {
  const talk = conversation([
    ['Interviewer', asked[language] ?? 'Who are you?'],
    ['Ada', said],
  ]);
  const corpus = await engine.prepare([talk], { language });
  const [person] = await engine.findPeople(corpus, { language });
  return person;
};

test.each<[Language, string]>([
  ['portuguese', 'E no meio disso eu sou psicóloga, enfermeira, juíza, tudo ao mesmo tempo.'],
  ['arabic', 'كنت ناوي أشتغل في بنك، وبعدها مسكت الفرن.'],
  ['arabic', 'أنا عاملة ورقة بكل الأسعار من يومها.'],
])('what somebody only plays, meant to be or has made is no role: %s, %s', async (language, said) => {
  const { person } = languagePack(language).templates;
  expect((await personWho(said, language))?.title).toBe(person.roleUnknown());
});

test.each<[Language, string]>([
  ['english', "My husband retired, and I'm a patient woman, but really."],
  ['english', "That's how I find everything, I'm a pusher of things."],
  ['english', "I'm a liar, it was only two."],
  ['german', 'Na ja, ich bin ein geduldiger Mensch.'],
  ['german', 'Die Fotos kommen an, und ich leite die direkt in die Gruppe weiter.'],
  ['french', 'Bon, je suis une personne patiente.'],
  ['spanish', 'Mira, yo soy una persona tranquila.'],
])('what somebody is like, or hands on, is no role: %s, %s', async (language, said) => {
  const { person } = languagePack(language).templates;
  expect((await personWho(said, language))?.title).toBe(person.roleUnknown());
});

test.each(["I'm a delivery man.", "I'm a dinner lady at the school."])(
  'a trade that ends so is one: %s',
  async (said) => {
    expect((await personWho(said, 'english'))?.title).not.toBe('Role unknown');
  },
);

test('a name is no role', async () => {
  const person = await personWho('Ich bin Katrin, achtunddreißig, und ich fahre die frühe Tour.', 'german');
  expect(person?.title).not.toBe('Katrin');
});

test.each([
  "I'm all right till about eleven, then I'm a zombie.",
  'Ada, fifty, two kids and a mother.',
  'Ada Hill, thirty, younger brother.',
  "I've got a shop near me that does it.",
])('a joke, a relative and a shop around the corner are no role: %s', async (said) => {
  expect((await personWho(said, 'english'))?.title).toBe('Role unknown');
});

test.each<[Language, string, string, string]>([
  [
    'english',
    'Ada, you work on reception. How long have you been doing that?',
    'Four years now, and I like it.',
    'Works on reception',
  ],
  [
    'english',
    'So I have you down as finance director, ex customer, you left in what was it, June',
    'End of May, and we hardly unpacked.',
    'Finance director',
  ],
  ['german', 'Ada, du bist Elektronikerin, ja?', 'Ja, wir sind achtundfünfzig Leute im Betrieb.', 'Elektronikerin'],
  [
    'french',
    'Ada, vous êtes infirmière de nuit, c’est bien ça ?',
    'Oui, cela fait six ans maintenant.',
    'Infirmière de nuit',
  ],
  ['spanish', 'Ada, usted es enfermera, ¿verdad?', 'Sí, desde hace seis años más o menos.', 'Enfermera'],
  ['portuguese', 'Ada, você é enfermeira, certo?', 'Sou, já lá vão seis anos mais ou menos.', 'Enfermeira'],
])('in %s, those who ask may say what somebody is: %s', async (language, said, answer, role) => {
  const talk = conversation([
    ['Interviewer', said],
    ['Ada', answer],
  ]);
  const corpus = await engine.prepare([talk], { language });
  const [person] = await engine.findPeople(corpus, { language });
  expect(person?.title).toBe(role);
});

test.each(['If you are a nurse, what do you do then?', 'What do you work on at the bakery?'])(
  'what is only asked of a person is no role: %s',
  async (question) => {
    const talk = conversation([
      ['Interviewer', question],
      ['Ada', 'It is busy, and I like the mornings most of all.'],
    ]);
    const corpus = await engine.prepare([talk], { language: 'english' });
    const [person] = await engine.findPeople(corpus, { language: 'english' });
    expect(person?.title).toBe('Role unknown');
  },
);

test('how much a person drives is no role', async () => {
  expect((await personWho('I drive a lot, and I carry the boxes.', 'english'))?.title).toBe('Role unknown');
});

test('what was taken out of a transcript is no role', async () => {
  expect((await personWho("I'm X at Company X, and I look after the models.", 'english'))?.title).toBe('Role unknown');
});

test.each<[Language, string, string]>([
  ['german', 'Emre, neunundzwanzig, Pflegefachmann, generalistisch.', 'Pflegefachmann'],
  ['french', 'Mehdi, quarante et un ans, je suis chauffeur-livreur, messagerie.', 'Chauffeur-livreur'],
  ['english', "I'm in IT, mostly networks.", 'In IT'],
  ['german', 'Ja, also i bin Erzieherin, seit, äh, Moment, vierunddreißig Jahr.', 'Erzieherin'],
  ['english', "I'm director of operations, it's a coffee roaster in Leith.", 'Director of operations'],
  ['english', "So we're five practices. I'm financial controller.", 'Financial controller'],
  ['english', 'So formally I am demand and supply analyst.', 'Demand and supply analyst'],
  ['english', 'I’m a receptionist, front desk, I’ve been here eleven years in, oh, March?', 'Receptionist'],
  ['english', 'So I’m the practice manager, I’ve been here fourteen months.', 'Practice manager'],

  [
    'portuguese',
    'Meu nome é Dália, tenho vinte anos. Eu trabalho na padaria faz três anos agora.',
    'Trabalha na padaria',
  ],
  ['russian', 'Ну, Олег, сорок лет. Дальнобойщик. Живу в Твери.', 'Дальнобойщик'],
  [
    'russian',
    'Семьдесят лет. Инженер по холодильным установкам, завод, сорок лет стажа.',
    'Инженер по холодильным установкам',
  ],
  ['hindi', 'मेरा नाम गोपाल है। बेकरी समिति का सचिव हूँ, दस साल से।', 'बेकरी समिति का सचिव'],
  ['chinese', '我开公交的，开了三十年，去年退的。', '开公交'],
  ['japanese', '小川。七十九。大工。もうやっていません。', '大工'],
  ['japanese', 'はい、小川です。受付を始めて四年目です。', '受付'],
  ['arabic', 'أنا سلمى، عندي تسعة وتلاتين سنة، مدرّسة علوم في مدرسة قريبة.', 'مدرّسة علوم'],
  ['english', 'So electrician, self-employed, nine years on my own now.', 'Electrician'],
  [
    'german',
    'Also ich bin seit zwölf Jahren im Haus, davon drei als Stationsleitung auf der Inneren.',
    'Stationsleitung',
  ],
  ['french', 'J’ai trente ans, je suis aide à domicile.', 'Aide à domicile'],
  ['english', 'Um, assistant librarian. So I was a teacher before that.', 'Assistant librarian'],
  ['german', 'Ich bin einundsechzig, Schreiner, gelernt hier in der Stadt.', 'Schreiner'],
  ['german', 'Ich bin achtzehn, ich mach Ausbildung zum Dachdecker, zweites Lehrjahr.', 'Ausbildung zum Dachdecker'],
  ['german', 'Also, ich studier Soziale Arbeit, fünftes Semester.', 'Studiert Soziale Arbeit'],
  [
    'german',
    'Ja, also, ich bin vierzig, arbeite bei der Versicherung, dreißig Stunden.',
    'Arbeitet bei der Versicherung',
  ],
  ['german', 'Ich bin die Jana, siebenundzwanzig, Pflegefachfrau auf der Inneren.', 'Pflegefachfrau'],
  ['german', 'Also ich bin 47, gelernte Steuerfachangestellte.', 'Steuerfachangestellte'],
  ['german', 'Ich bin zweiter Gehilfe an der Maschine drei.', 'Zweiter Gehilfe'],
  ['spanish', 'Tengo cuarenta años, soy administrativa, en una clínica.', 'Administrativa'],
  ['french', 'Je suis technicien fibre, donc je suis sur la route.', 'Technicien fibre'],
  [
    'english',
    'I work mornings in the kitchen at the primary school.',
    'Works mornings in the kitchen at the primary school',
  ],
  ['english', "So I'm Ada, twenty-seven, I'm the manager slash head barista.", 'Manager slash head barista'],
  ['english', 'Ada Hill, sixty-six, retired surveyor.', 'Retired surveyor'],
  ['english', "I'm thirty-nine, I teach Year 4, and I sing.", 'Teaches Year 4'],
  [
    'english',
    "I'm forty-one, I do nights at the care home three or four times a week.",
    'Works nights at the care home',
  ],
  [
    'english',
    "I've the bakery on Cross Street, it'll be thirty-one years in October.",
    'Has the bakery on Cross Street',
  ],
  ['english', "Forty-one, I've got my own business, it's me and a lad.", 'Own business'],
  ['english', "I've been a library assistant twenty-one years this September.", 'Library assistant'],
  ['english', 'I farm up past the reservoir, sheep, two hundred ewes.', 'Farmer'],
  ['english', 'I drive for a builders’ merchant, flatbed with a crane.', 'Drives for a builders’ merchant'],
  ['english', 'I’m a trainee nurse, and I’m basically her secretary.', 'Trainee nurse'],
  ['spanish', 'Vivo en Teruel y conduzco una grúa de asistencia.', 'Conduce una grúa de asistencia'],
  ['portuguese', 'Tenho cinquenta anos, e vendo peixe de carrinha.', 'Vende peixe de carrinha'],
  ['french', 'Je suis gardienne d’immeuble à Lyon depuis dix ans.', 'Gardienne d’immeuble'],
  ['arabic', 'عمري أربعون سنة، وأصلح الهواتف منذ عشر سنوات.', 'إصلاح الهواتف'],
  ['chinese', '我四十七，在武汉修电梯修了二十一年。', '修电梯'],
])('in %s what people do for a living is their role: %s', async (language, said, role) => {
  expect((await personWho(said, language))?.title).toBe(role);
});

test('what a person was is a fact, and their role no more', async () => {
  const person = await personWho(
    'Ich war Schneiderin. Jetzt gehe ich jeden Morgen in den Garten hinter dem Haus.',
    'german',
  );
  expect(person?.title).not.toContain('Schneiderin');
  expect(person?.demographics).toBe('Ich war Schneiderin.');
  expect((await personWho('I was working as a nurse back then, in the old wing.', 'english'))?.title).not.toMatch(
    /nurse/i,
  );
});

test.each<[Language, string]>([
  ['spanish', 'Estoy de guardia una semana sí y otra no, con el móvil encima.'],
  ['spanish', 'A veces soy sincera y digo lo que pienso.'],
  ['english', 'I own a small van and a dog, and I carry the boxes.'],
  ['english', 'I’m basically her secretary, and nobody asks me.'],
  ['spanish', 'Por la noche llevo un termo de caldo para los que esperan.'],
  ['portuguese', 'No verão vendo mais do que consigo carregar.'],
])('in %s not everything that people do is their role: %s', async (language, said) => {
  expect((await personWho(said, language))?.title).toBe(languagePack(language).templates.person.roleUnknown());
});

test('in Hindi a name that ends as the word for wishing is no wish', async () => {
  const person = await personWho('पिताजी का बैंड था, न्यू प्रकाश ब्रास बैंड, अब मेरे नाम है।', 'hindi');
  expect(person?.needs).toBe(languagePack('hindi').templates.notStated());
});

test('a sentence that only states the role is no fact beside the title', async () => {
  const person = await personWho('So formally I am demand and supply analyst.', 'english');
  expect(person?.demographics).toBe('Not stated in the documents.');
  expect((await personWho("I'm a pair of hands, really.", 'english'))?.title).toBe('Role unknown');
});

test('where a person lives is a fact in the head and no role', async () => {
  const talk = conversation([
    ['Enquêtrice', 'Et le compost en bas ?'],
    ['Ada', 'Je descends le seau tous les deux jours, et je remue avec la grande tige.'],
  ]);
  const head = 'ENTRETIEN 2 — Ada, 34 ans, résidence des Aulnes (bât. B)\n\n';
  const corpus = await engine.prepare([{ ...talk, text: head + talk.text }], { language: 'french' });
  const [person] = await engine.findPeople(corpus, { language: 'french' });
  expect(person?.title).toBe(languagePack('french').templates.person.roleUnknown());
  expect(person?.demographics).toBe('Âge : 34. Résidence des Aulnes (bât. B).');
});

test.each(["I've been there two years, so I'm basically a pensioner.", "I'm in it for the hours, mostly."])(
  'what a person is only compared to, or is in, is no role: %s',
  async (said) => {
    expect((await personWho(said, 'english'))?.title).not.toMatch(/pensioner|^In it/i);
  },
);

test.each<[Language, string]>([
  ['german', 'Ich führe ein Heft, Kette alle zweitausend Kilometer.'],
  ['spanish', 'Lo arreglo yo con el temporizador del móvil.'],
  ['spanish', 'Con el niño soy bastante maniático y ahí no tengo queja.'],
  ['english', "I'm always quiet coach, if there is one."],
])('what somebody keeps, mends or books is no role: %s, %s', async (language, said) => {
  const { person } = languagePack(language).templates;
  expect((await personWho(said, language))?.title).toBe(person.roleUnknown());
});

test.each<[Language, string, string]>([
  ['english', "I'm the co-ordinator.", 'Co-ordinator'],
  ['german', 'Also, Elektromeister, den Betrieb hab ich jetzt seit 2009.', 'Elektromeister'],
  ['german', 'Ja, Schreiner, seit der Lehre im selben Betrieb.', 'Schreiner'],
  ['german', 'Anlagenmechaniker SHK. Im dritten Jahr jetzt bei uns.', 'Anlagenmechaniker SHK'],
  ['russian', 'Я процедурная медсестра, в стационаре.', 'Процедурная медсестра'],
  ['russian', 'я начальник отдела снабжения на заводе', 'Начальник отдела снабжения'],
  ['russian', 'Я учитель математики.', 'Учитель математики'],
  ['chinese', '我教小学语文,三年级班主任。', '教小学语文'],
  ['chinese', '我做测试的,软件测试,在光谷那边。', '做测试'],
  ['hindi', 'मैं hub executive हूँ मैम।', 'Hub executive'],
  ['hindi', 'मैं यहाँ राइडर हूँ।', 'राइडर'],
  ['arabic', 'بشتغل ممرضة في مستشفى صغير.', 'ممرضة'],
  ['arabic', 'أنا السنديك ديال إقامة الياسمين.', 'سنديك'],
  ['russian', 'Бухгалтер я, на двух фирмах.', 'Бухгалтер'],
  ['chinese', '干调度,干了八年了。', '调度'],
])('in %s a role is read however it is told: %s', async (language, said, role) => {
  expect((await personWho(said, language))?.title).toBe(role);
});

test.each<[Language, string]>([
  ['spanish', 'Yo le enseño el de patente y el cliente me dice que no.'],
  ['arabic', 'طيب اكتب لي أنا فني صلّحها حتى أعرف.'],
])('what is shown, or said by another, is no role: %s, %s', async (language, said) => {
  const { person } = languagePack(language).templates;
  expect((await personWho(said, language))?.title).toBe(person.roleUnknown());
});

test('a former job is a fact and no role', async () => {
  const { person } = languagePack('russian').templates;
  const said = 'До этого в банке работала операционистом, а теперь продаю пледы.';
  const read = await personWho(said, 'russian');
  expect(read?.title).toBe(person.roleUnknown());
  expect(read?.demographics).toContain('операционистом');
});

test('what is said before an interview begins is neither role nor wish', async () => {
  const talk = (leave: string) =>
    conversation([
      ['Interviewer', 'Can you hear me?'],
      ['Ada', "I'm a bit of a singer today, and I'd like a cup of tea first."],
      ['Interviewer', leave],
      ['Ada', 'Yes, go on.'],
      ['Interviewer', 'Who are you?'],
      ['Ada', "I'm a welder, and I look after the big furnace."],
    ]);
  const readOf = async (leave: string) => {
    const corpus = await engine.prepare([talk(leave)], { language: 'english' });
    const [person] = await engine.findPeople(corpus, { language: 'english' });
    return person;
  };
  const begun = await readOf('I will record this, only our team listens, is that okay?');
  expect(begun?.title).toBe('Welder');
  expect(begun?.needs).not.toContain('tea');
  expect((await readOf('It rained all day, I see.'))?.needs).toContain('tea');
});
