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
