import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { claimTitle, leadClause, statementTitle } from './claim-title.ts';

const title = (sentence: string, language: Language = 'english') => claimTitle(sentence, language)?.text ?? null;

/** A sentence that is kept as it is but for what speech adds, and the title. */
const kept: Record<Language, [sentence: string, title: string][]> = {
  english: [
    [
      'Yeah, so I think that the, the new rota, um, causes more trouble than the old one, you know.',
      'The new rota causes more trouble than the old one',
    ],
    ['The night shift never gets the updated stock list.', 'The night shift never gets the updated stock list'],
    [
      'When the scanner freezes, we have to count every pallet by hand.',
      'When the scanner freezes, we have to count every pallet by hand',
    ],
  ],
  german: [
    [
      'Im Winter habe ich deswegen große Probleme mit den Öfen in der Backstube.',
      'Im Winter habe ich große Probleme mit den Öfen in der Backstube',
    ],
    [
      'Ähm, also wir drucken die Liste jeden Morgen aus, weil das Tablet in der Halle kein Netz hat.',
      'Wir drucken die Liste jeden Morgen aus, weil das Tablet in der Halle kein Netz hat',
    ],
    ['Und im Winter kommen die Lieferungen fast immer zu spät.', 'Im Winter kommen die Lieferungen fast immer zu spät'],
  ],
  french: [
    [
      'Euh, ben, on perd une heure par jour parce que les étiquettes ne collent pas, tu vois.',
      'On perd une heure par jour parce que les étiquettes ne collent pas',
    ],
    [
      "Personne ne lit les consignes affichées dans l'atelier.",
      "Personne ne lit les consignes affichées dans l'atelier",
    ],
  ],
  spanish: [
    [
      'Eh, bueno, creo que el horario cambia demasiado y nadie nos avisa.',
      'El horario cambia demasiado y nadie nos avisa',
    ],
    ['Bueno, hay que contar los sacos a mano todas las mañanas.', 'Hay que contar los sacos a mano todas las mañanas'],
  ],
  portuguese: [
    [
      'Hum, bom, a gente perde duas horas por semana porque o sistema trava.',
      'A gente perde duas horas por semana porque o sistema trava',
    ],
    [
      'Os clientes sempre ligam porque não confiam no aplicativo.',
      'Os clientes sempre ligam porque não confiam no aplicativo',
    ],
  ],
  russian: [
    [
      'Ну, э-э, мы теряем два часа в неделю, потому что программа зависает.',
      'Мы теряем два часа в неделю, потому что программа зависает',
    ],
    ['Никто не читает инструкции на стене.', 'Никто не читает инструкции на стене'],
  ],
  arabic: [
    ['آه، يعني، أعتقد أن التوصيل يتأخر كثيرا ولا أحد يخبرنا.', 'التوصيل يتأخر كثيرا ولا أحد يخبرنا'],
    ['يجب أن نعد الأكياس باليد كل صباح.', 'يجب أن نعد الأكياس باليد كل صباح'],
    ['الزبون مايعرفش الفرق بين الكيس القديم والجديد.', 'الزبون مايعرفش الفرق بين الكيس القديم والجديد'],
    ['اللي يقول سعر الفرن قبل ما يفتح كدّاب.', 'اللي يقول سعر الفرن قبل ما يفتح كدّاب'],
    ['نفسي في عربية صغيّرة للتوصيل.', 'نفسي في عربية صغيّرة للتوصيل'],
  ],
  hindi: [
    ['उम, मुझे लगता है कि डिलीवरी हमेशा बहुत देर से आती है।', 'डिलीवरी हमेशा बहुत देर से आती है'],
    ['ग्राहक हमेशा फ़ोन करते हैं क्योंकि उन्हें ऐप पर भरोसा नहीं है।', 'ग्राहक हमेशा फ़ोन करते हैं क्योंकि उन्हें ऐप पर भरोसा नहीं है'],
  ],
  chinese: [
    ['嗯，我们每周浪费两个小时，因为系统经常死机。', '我们每周浪费两个小时，因为系统经常死机'],
    ['星期天一半的面包都被扔掉了。', '星期天一半的面包都被扔掉了'],
  ],
  japanese: [
    ['だけど、救急車を呼ぶほどではないときが一番困ります。', '救急車を呼ぶほどではないときが一番困ります'],
    ['えっと、配達がいつも遅くて、誰も連絡してくれないんですよね。', '配達がいつも遅くて、誰も連絡してくれない'],
    ['毎朝、小麦粉の袋を手で数えなければなりません。', '毎朝、小麦粉の袋を手で数えなければなりません'],
  ],
};

/** Fragments, talk about the interview, biography, and pronouns without their noun. */
const refused: Record<Language, string[]> = {
  english: [
    "It is a bit confusing that you don't get these things until you have paid for the whole course, and so kind of annoyed.",
    'I don’t really trust this I would need a second reading.',
    'We counted the pallets twice and that the night shift is faster.',
    'We choose the ladder that we think it’s better on the floor.',
    'The new rota is that much better than the old one.',
    'When we load this crate on this truck, sometimes have issues.',
    'The scanner takes too much and to get the label back.',
    'We order boxes that are less heavy less expensive.',
    'More expensive are left on the floor every single night.',
    'I’ve done simple lamps with old parts I’ve done a couple heaters.',
    'We need to keep the crates from the high before in place to open the doors.',
    'We have a lot of crates and this lot of nice can block the whole lift.',
    'The main issues when you have the wrong crates on the truck.',
    'Usually the list of the crates is supposed to be a table, but it’s not.',
    'The new driver must starts with the heavy boxes on the left.',
    'It is never easy to handle this problem.',
    'I am not losing half a day over it.',
    'I can never tell how this reflects the price of the boxes.',
    'The price of the boxes is high than for the old crates.',
    'Because of the people in the office by the river.',
    'That is a really good question, let me think about it.',
    'I work as a joiner in a small workshop near the river.',
    'They always lose the keys to the van and the trailer.',
    'I am clicking on the button with the three small dots.',
    'And the quality of the doors and the windows in the.',
    'We use is the list of the doors every Monday morning.',
    'Does the driver ring the bell before the delivery arrives?',
    'The team lead said “nobody reads the manual anyway”.',
  ],
  german: [
    'Weil keiner Zeit hat.',
    'Das ist eine gute Frage.',
    'Ich arbeite seit zwölf Jahren als Tischlerin.',
    'Es nervt mich sehr, wenn das passiert.',
    'Für die Kasse hat das nicht gezählt, die wollten immer den Bericht.',
    'Für den Umbau brauchten wir den nicht, und keiner hat gefragt.',
    'Irgendwann sind sie auf die anderen sauer und hören ganz auf.',
  ],
  french: [
    "C'est une bonne question, je ne sais pas.",
    'Je travaille comme infirmière depuis dix ans.',
    'Elle me plaît beaucoup le soir.',
    "Parce que l'entrepôt est fermé.",
    'J’aille avoir du mal aussi a détaillé cette livraison.',
    'Les boulangers vont noter la date des livraisons et donc à ce travail de préparation effectuer.',
  ],
  spanish: [
    'Mi hija, la Lucía, tiene catorce y le da vergüenza que la recoja del instituto.',
    'Buena pregunta, no sé.',
    'Soy panadera desde hace veinte años.',
    'Que eso pasa mucho en el almacén.',
    'Eso nos cuesta mucho tiempo cada mes.',
  ],
  portuguese: [
    'Boa pergunta, não sei.',
    'Sou padeiro há vinte anos.',
    'Porque a loja estava fechada.',
    'Isso custa muito tempo todo mês.',
  ],
  russian: [
    'Хороший вопрос, я не знаю.',
    'Я работаю пекарем двадцать лет.',
    'Потому что склад был закрыт.',
    'Это стоит нам много времени.',
  ],
  arabic: [
    'سؤال جيد، لا أعرف.',
    'أعمل خبازا منذ عشرين سنة.',
    'هذا صعب جدا علينا كل يوم.',
    'وهو يقول ذلك دائما في العمل.',
  ],
  hindi: [
    'अच्छा सवाल है, मुझे नहीं पता।',
    'मैं बीस साल से बेकर हूँ।',
    'यह हमारे लिए बहुत मुश्किल है।',
    'क्योंकि दुकान बंद थी और कोई नहीं था।',
  ],
  chinese: [
    '好问题，我不知道。',
    '我在面包店工作二十年了。',
    '这个对我们来说很不方便。',
    '如果不知道送货时间的话。',
    '住十一楼，我每次去她都给我煮两个鸡蛋。',
    '后来他的徒弟给我送了一面锦旗，挂在店里。',
    '结果师傅一看，说这个人体力好，要了。',
    '二手的，坏了也不保修，用得很不放心。',
  ],
  japanese: [
    'いい質問ですね、わかりません。',
    '私はパン屋で二十年働いています。',
    'それは私たちにとても不便です。',
    '配達の時間がいつも遅いので。',
  ],
};

describe.each(Object.entries(kept))('in %s', (name, pairs) => {
  const language = name as Language;

  test.each(pairs)('“%s” becomes a title', (sentence, expected) => {
    expect(title(sentence, language)).toBe(expected);
  });

  test.each(refused[language])('“%s” is no title', (sentence) => {
    expect(title(sentence, language)).toBeNull();
  });
});

test('a title consists of words of its clause, in their order', () => {
  const sentence = 'Well, we, we had, um, no spare parts in the van, so the customer waited for two more days.';
  const found = claimTitle(sentence, 'english');
  const clause = sentence.slice(found?.start, found?.end);
  let at = 0;
  for (const word of (found?.text ?? 'nothing found').toLowerCase().split(' ')) {
    at = clause.toLowerCase().indexOf(word, at);
    expect(at, word).toBeGreaterThanOrEqual(0);
    at += word.length;
  }
});

test('a sentence is cut where its next clause begins', () => {
  expect(title('The old printer always jams on thick paper, so, um, you know, whatever it is.')).toBe(
    'The old printer always jams on thick paper',
  );
});

test('what only insists is left out after a pause', () => {
  expect(title('Everything is booked on a Saturday, always.')).toBe('Everything is booked on a Saturday');
});

test('what insists is left out at the end, but not out of another clause', () => {
  const said = 'El café de la esquina dura más que la bicicleta';
  expect(leadClause(`${said}, si te digo la verdad.`, 'spanish')).toBe(`${said}, si te digo la verdad`);
  expect(leadClause(`${said}, la verdad.`, 'spanish')).toBe(said);
});

test('a wish is not stated as a fact', () => {
  const said = 'Mir wäre lieber, man könnte das nur für den laufenden Auftrag sehen und am Abend ist es weg.';
  expect(statementTitle(said, 'german')).toBeNull();
  expect(statementTitle(said, 'german', { loose: true })?.text).toMatch(/^Mir wäre lieber, man könnte das/);
  const reason = 'Ich hätte gern einen Aufzug, die Treppe bringt mich jeden Abend um.';
  expect(statementTitle(reason, 'german')?.text).toBe(reason.slice(0, -1));
});

test('a German adverb stays before its verb, which would ask without it', () => {
  const said = 'Eigentlich wollen die Leute nur wissen, wann der Monteur kommt';
  expect(statementTitle(`${said}.`, 'german')?.text).toBe(said);
  expect(statementTitle('Dann gibt es das Bautagebuch vom Bauleiter.', 'german')).toBeNull();
  expect(statementTitle('Dann ich ruf beim Amt an und keiner geht ran.', 'german')?.text).toMatch(/^Ich ruf/);
});

test('a claim is not cut from its condition', () => {
  expect(title('The lift works fine for the heavy boxes unless the doors are open.')).toBe(
    'The lift works fine for the heavy boxes unless the doors are open',
  );
  expect(
    title(
      'If nobody has moved the crates and the pallets and the boxes and the trolleys and the ladders and the paint out of the way, the lift works fine for heavy boxes.',
    ),
  ).toBeNull();
});

test.each<[Language, string, RegExp]>([
  ['french', 'Les jours où il y a le pouce, je regarde pas le téléphone à midi.', /^Je regarde/u],
  ['english', 'On days when the van is late, we never open the shop before nine.', /^We never/u],
  ['spanish', 'Los días que no hay camión, no abrimos la tienda antes de las nueve.', /^No abrimos/u],
  ['portuguese', 'Nos dias que não há carrinha, não abrimos a loja antes das nove.', /^Não abrimos/u],
])('in %s, neither from the days on which it holds: %s', (language, sentence, bare) => {
  expect(statementTitle(sentence, language)?.text ?? '').not.toMatch(bare);
});

test('an opinion that is denied keeps its denial', () => {
  expect(title('I don’t think the new locks make the building any safer.')).toBe(
    'I don’t think the new locks make the building any safer',
  );
});

test('what another speaker says within a line is left out', () => {
  expect(title('The colours of the map are hard to tell apart MODERATOR: Please read the next task.')).toBe(
    'The colours of the map are hard to tell apart',
  );
  expect(title('MODERATOR: The colours of the map are hard to tell apart.')).toBeNull();
});

test('notes in brackets are left out', () => {
  expect(title('The colours of the map (participant points) are hard to tell apart.')).toBe(
    'The colours of the map are hard to tell apart',
  );
});

test('words that a recogniser doubled are said once', () => {
  expect(title('The spare keys the spare keys are always missing on Monday morning.')).toBe(
    'The spare keys are always missing on Monday morning',
  );
});

test('a lead clause is cleaned and capitalised, whatever its form', () => {
  expect(leadClause('um, because of the rain, you know', 'english')).toBe('Of the rain');
  expect(leadClause('они всегда опаздывают', 'russian')).toBe('Они всегда опаздывают');
  expect(leadClause(`we waited ${'and waited '.repeat(30)}`, 'english').length).toBeLessThanOrEqual(125);
});

test('what a speaker heard about something that is not named is no title', () => {
  expect(title('I did not sleep properly until Bev rang and told me it was already in the book.')).toBeNull();
});

test('a whole sentence of some length is kept, and what no one does any more', () => {
  const whole =
    'Everybody on the second floor complains about the temperature, because nobody understands the notes beside the thermostat.';
  expect(title(whole)).toBe(whole.slice(0, -1));
  expect(title('I do not invite people round any more, because I am embarrassed about the smell in the hall.')).toBe(
    'I do not invite people round any more, because I am embarrassed about the smell in the hall',
  );
});

test.each([
  ['english', 'The worst part isn’t the cold kitchen floor, it’s that nobody ever tells you anything.'],
  ['english', 'Leo isn’t supposed to do small repairs, but he does them all the same.'],
  ['german', 'Der Hausmeister darf die kleinen Reparaturen nicht machen, aber er macht sie trotzdem.'],
] as const)('a denial is no title without what is true instead: %s', (language, sentence) => {
  const denial = sentence.split(',')[0] ?? '';
  expect(claimTitle(`${denial}.`, language)?.text).toBeDefined();
  expect(claimTitle(sentence, language)?.text).not.toBe(claimTitle(`${denial}.`, language)?.text);
});

test.each([
  ['english', 'You run into trouble at the lift, like, oh, I don’t have the right keys for the cellar.'],
  ['english', 'And then the driver says, hey, the new boxes are too heavy for the van.'],
  ['german', 'Und dann sagt der Fahrer, ach, die neuen Kisten sind viel zu schwer für den Wagen.'],
] as const)('what a speaker only reports or imagines is no claim: %s', (language, sentence) => {
  expect(claimTitle(sentence, language)).toBeNull();
});

test('praise is no title without the blame after it', () => {
  const praise = 'The new boxes do a great job on the road';
  expect(
    title(`${praise} from the harbour to the market hall and back again, but their lids are very poor.`),
  ).toBeNull();
  const need = 'but I would need a list of everything that has been left on the pallets at the harbour';
  expect(title(`The new boxes are sometimes useful for the heavy parts, ${need}.`)).not.toMatch(/useful/);
  expect(title(`${praise}, but their lids are very poor.`)).toBe(`${praise}, but their lids are very poor`);
});

test.each<[Language, string]>([
  ['english', 'For three weeks I didn’t know whether anybody had opened my letter.'],
  ['english', 'The worst part isn’t the queue, it’s that nobody tells us the reason.'],
  ['english', 'If you complain too much, you become the difficult baker, and the owner doesn’t have to pay.'],
  ['english', 'When they give me a short break after a night shift, I lose a whole morning of sleep.'],
  ['english', 'I wouldn’t open the oven, because if I break it the owner takes the money from my wages.'],
  ['english', 'On Saturdays everything is booked by Wednesday.'],
  ['english', 'I was on hold with the office for half an hour and then the line went dead.'],
  ['english', 'The whole building goes to the baker first and never reads the notices.'],
  ['german', 'Wenn ich jemanden am Ofen frage, sagt fast jeder zu, aber auf einen Zettel antwortet niemand.'],
  ['german', 'Seit es die Liste gibt, habe ich für jede Nacht genug Leute und muss niemanden anbetteln.'],
  ['german', 'Viele haben Angst, dass sie die Nachtschicht nie wieder loswerden.'],
  ['german', 'Am Sonntag sagen regelmäßig zwei oder drei wieder ab, und dann backe ich die Brote selbst.'],
  ['german', 'Am meisten Zeit kostet mich der Streit um die Schichten, weil jeder eine Ausnahme will.'],
  ['german', 'Nach jeder Schicht essen wir zusammen, und das ist den Leuten wichtiger als jede Urkunde.'],
])('a condition, a contrast or what comes first in a sentence is part of the title: %s, %s', (language, sentence) => {
  expect(statementTitle(sentence, language)?.text).toBe(sentence.slice(0, -1));
});

test('a pronoun is no false start', () => {
  const said = 'Eine Stunde am Ofen übernimmt fast jeder, einen ganzen Samstag übernimmt keiner mehr.';
  expect(leadClause(said, 'german')).toContain('jeder, einen');
});
