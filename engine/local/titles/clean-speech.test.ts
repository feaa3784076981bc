import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { cleanSpeech } from './clean-speech.ts';

const cleaned = (text: string, language: Language) => cleanSpeech(text, language).text;

test.each<[Language, string, string]>([
  ['english', 'We need we need to, um, call the, a plumber.', 'we need to call a plumber.'],
  ['english', "I'm, um, I've got the shop here.", "I've got the shop here."],
  ['french', 'On a on a le, un carnet pour la tournée.', 'on a un carnet pour la tournée.'],
])('words said twice and false starts are left out: %s', (language, said, clean) => {
  expect(cleaned(said, language)).toBe(clean);
});

test.each<[Language, string, string]>([
  ['spanish', 'Si yo ya entro, por ejemplo, a la cocina, miro el horno.', 'Si yo ya entro a la cocina, miro el horno.'],
  ['spanish', 'Es por esto, o sea, por la hora límite.', 'Es por esto, por la hora límite.'],
  ['english', 'We lost, I think, two customers a month.', 'We lost two customers a month.'],
  ['german', 'Wir haben, glaub ich, zwei Kunden verloren.', 'Wir haben zwei Kunden verloren.'],
  ['french', 'On a perdu, je crois, deux clients.', 'On a perdu deux clients.'],
  ['english', 'We write, for example, the orders on paper.', 'We write the orders on paper.'],
  ['english', "I'm, like, in the yard all day.", "I'm in the yard all day."],
  ['english', "I'm, um, the owner of the place.", "I'm the owner of the place."],
  ['english', 'She was like, why am I paying for this?', 'She was like, why am I paying for this?'],
  ['english', 'It rained, you know, the shop was closed.', 'It rained, the shop was closed.'],
  [
    'german',
    'Da wird dann eingekehrt, ich sag mal so, abnehmen tut man da nicht.',
    'Da wird dann eingekehrt, abnehmen tut man da nicht.',
  ],
])('the commas of an aside go with it where no clause begins behind: %s', (language, said, clean) => {
  expect(cleaned(said, language)).toBe(clean);
});

test.each<[Language, string]>([
  ['french', 'Je coche les jours un par un, pour les deux.'],
  ['english', 'We call them one by one, the whole list.'],
  ['english', 'I like it, it saves me an hour.'],
  ['english', "That's it, we need a taller ladder."],
  ['english', "There's nobody there, she's out with the van."],
  ['english', 'Three of us had seen it, each one had told the office.'],
  ['english', "They will guess, won't they, they'll say it was me."],
  ['english', "We use the till even when they're there, she likes the beep."],
  ['english', "You can't go on without it, it won't print the labels."],
  ['english', "I lost my card at a, it doesn't matter."],
  ['english', "Every Monday it's mine, I never think about the rest."],
  ['german', 'Den Laden kenn ich, da haben wir die Räder gekauft.'],
  ['english', "It's not the locked doors, the locked doors are easy."],
  ['german', 'Gucken Sie nicht so, ich zahle elf Euro im Monat.'],
  ['german', 'Eine fährt zu zweien statt zwei zu einer, das ist doch Unsinn.'],
  ['russian', 'Тысячи три-четыре уходит на какой-то сбор каждый месяц.'],
  ['hindi', 'मेला एक हॉल में, एक ही दिन लगा था।'],
  ['hindi', 'रिचार्ज का पैसा तीन-चार बार मिला है।'],
  ['hindi', 'फ़ोटो पर कभी-कभी लोग मना करते हैं।'],
  ['english', 'The bus is so-so in winter.'],
  ['english', 'The ferry leaves at six, we never make it.'],
  ['english', 'I leave the heater on, one bill more or less.'],
  ['german', 'Sie ruft jeden Abend an, die Nummer kenne ich auswendig.'],
  ['french', 'Le matin on était trois, il en fallait six.'],
  ['spanish', 'Éramos tres, la otra estaba de baja.'],
  ['russian', 'Вызовов было шесть, мы успели на два.'],
  ['french', 'Je commence par elle, même si ça m’oblige à traverser la ville.'],
  ['french', 'Le matin vous vous débrouillez toute seule avec la liste.'],
  ['french', 'Et là je me dis : qui va payer ?'],
])('what only looks like one stays: %s, %s', (language, said) => {
  expect(cleaned(said, language)).toBe(said);
});

test.each<[Language, string]>([
  ['german', 'Das Backen nachts ist für mich, mit meinen Diensten, das Beste.'],
  ['german', 'Es war eine alte Fassung, in der der Bäcker gar nicht drinstand.'],
  ['german', 'Die Leute, die die Karte haben, kommen nachts.'],
])('a pronoun behind a preposition, or before an article, is said once: %s, %s', (language, said) => {
  expect(cleaned(said, language)).toBe(said);
});

test('an article that is said twice within a clause is said once', () => {
  expect(cleaned('Wir haben die die Karte genommen.', 'german')).toBe('Wir haben die Karte genommen.');
});

test.each([
  ['Mein Bruder ist Bäcker oder so, da hatte ich keine Angst.', 'oder so, da'],
  ['Der Weg ist ja nicht ohne, die Leute nehmen lieber den Bus.', 'nicht ohne, die'],
])('what ends a German clause before its comma is no false start: %s', (sentence, kept) => {
  expect(cleanSpeech(sentence, 'german').text).toContain(kept);
});

test('a noun that ends one clause and begins the next is said on purpose', () => {
  const said = "I don't care about flour, flour can come at noon.";
  expect(cleanSpeech(said, 'english').text).toBe(said);
  expect(cleanSpeech('We need flour, flour and milk.', 'english').text).toBe('We need flour and milk.');
});

test('an aside right after a negation stays: without it the sentence would say the opposite', () => {
  const said = 'Las letritas no o sea podrían ser más grandes.';
  expect(cleaned(said, 'spanish')).toBe(said);
  expect(cleaned('Las letritas o sea podrían ser más grandes.', 'spanish')).toBe(
    'Las letritas podrían ser más grandes.',
  );
});

test('what comes after an object and a possessive does not take its place', () => {
  const said = 'And the kids liked it, actually, my younger one, Simone, she liked the score.';
  expect(cleaned(said, 'english')).toBe('And the kids liked it, my younger one, Simone, she liked the score.');
  expect(cleaned('They put it, the box, on the table.', 'english')).toBe('They put the box, on the table.');
});

test.each<[Language, string]>([
  ['german', 'Aber das vergess ich, ich hab da keine Liste.'],
  ['russian', 'Если косяк явно её, по камере видно, премию не даю.'],
  ['spanish', 'Imprimo el PDF ese, el informe, y se lo llevo a Julián.'],
])('words that end a clause are no false start of the next one: %s', (language, said) => {
  expect(cleaned(said, language)).toBe(said);
});

test('in French « ça » after a verb ends what was said', () => {
  const said = "Je n'ai jamais aimé ça, c'est lui qui conduisait.";
  expect(cleanSpeech(said, 'french').text).toBe(said);
});
