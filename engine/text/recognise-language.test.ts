import { expect, test } from 'vitest';
import { recogniseLanguage } from './recognise-language.ts';

test.each([
  [
    'german',
    'Ich fahre jeden Tag mit dem Rad zum Bahnhof, weil der Bus nie pünktlich kommt und ich nicht warten will.',
  ],
  ['spanish', 'Voy al mercado los martes porque el pescado es más fresco y la gente me conoce desde hace muchos años.'],
  ['portuguese', 'Eu não gosto de comprar peixe pela internet porque nunca sei quem o escolheu nem quando vai chegar.'],
  [
    'french',
    'Je prends le train tous les matins parce que je ne trouve jamais de place pour garer ma voiture en ville.',
  ],
  ['english', 'I go to the market on Tuesdays because the fish is fresh and the people there have known me for years.'],
  ['russian', 'Я езжу на работу на автобусе, потому что парковка стоит слишком дорого.'],
  ['arabic', 'أشرب القهوة مع زملائي قبل العمل كل يوم.'],
  ['hindi', 'मैं हर दिन बस से काम पर जाता हूँ।'],
  ['japanese', '毎朝、電車で会社に行きます。'],
  ['chinese', '我每天早上坐地铁去上班。'],
] as const)('recognises %s', async (language, text) => {
  expect(await recogniseLanguage(text)).toBe(language);
});

test('a hint wins unless the text plainly speaks another language', async () => {
  expect(await recogniseLanguage('OK.', 'german')).toBe('german');
  expect(await recogniseLanguage('我每天早上坐地铁去上班。', 'german')).toBe('chinese');
});
