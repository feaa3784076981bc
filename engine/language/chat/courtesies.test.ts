import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { isCourtesy } from './courtesies.ts';

describe('a courtesy', () => {
  test.each<[Language, string, string]>([
    ['english', 'Sorry, let me just close the window.', 'I feel sorry for the people who wait there.'],
    ['english', 'Sorry I took so long.', 'The sorry state of the oven is known.'],
    ['english', 'One moment, the kettle is boiling.', 'The till books it in one second, the refund takes weeks.'],
    ['german', 'Moment, jetzt klingelt es.', 'Der Moment der Übergabe ist das Schlimmste.'],
    ['french', 'Excusez-moi, le téléphone sonne.', 'La livraison arrive trop tard.'],
    ['spanish', 'Perdón, llaman a la puerta.', 'Gracias a la lista no olvidamos nada.'],
    ['portuguese', 'Desculpe, estão batendo na porta.', 'A entrega chega tarde demais.'],
    ['russian', 'Извините, звонит телефон.', 'Доставка приходит слишком поздно.'],
    ['arabic', 'عفوا، الهاتف يرن.', 'التسليم يتأخر كثيرا.'],
    ['hindi', 'माफ़ कीजिए, फ़ोन बज रहा है।', 'डिलीवरी बहुत देर से आती है।'],
    ['japanese', 'すみません、お待たせしました。', 'お客さんをレジの前で待たせてしまいます。'],
    ['chinese', '不好意思，电话响了。', '送货总是太晚。'],
  ])('is said to the other person, not about the matter: %s', (language, courtesy, matter) => {
    expect(isCourtesy(courtesy, language)).toBe(true);
    expect(isCourtesy(matter, language)).toBe(false);
  });
});

test.each<[Language, string, string]>([
  ['english', "I'll give you an example.", 'I gave them an example of a loaf.'],
  ['german', 'Ich geb Ihnen mal ein Beispiel.', 'Das Brot ist ein Beispiel.'],
  ['french', 'Je vous donne un exemple.', 'Ce pain est un exemple.'],
  ['spanish', 'Le pongo un ejemplo.', 'El pan es un ejemplo.'],
  ['portuguese', 'Dou-lhe um exemplo.', 'O pão é um exemplo.'],
  ['russian', 'Приведу вам пример.', 'Хлеб — хороший пример.'],
  ['arabic', 'سأعطيك مثالا.', 'الخبز مثال جيد.'],
  ['chinese', '我举个例子。', '面包是个好例子。'],
  ['japanese', '例を挙げます。', 'パンはいい例です。'],
  ['hindi', 'एक उदाहरण देता हूँ।', 'रोटी अच्छा उदाहरण है।'],
])('in %s, who announces an example has not told it yet: %s', (language, announced, told) => {
  expect(isCourtesy(announced, language)).toBe(true);
  expect(isCourtesy(told, language)).toBe(false);
});
