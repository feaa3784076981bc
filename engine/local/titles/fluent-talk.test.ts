import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { statementTitle } from './claim-title.ts';

test.each<[Language, string, string]>([
  [
    'english',
    'But actually what we found was the late loaves went down when we baked at night.',
    'The late loaves went down when we baked at night',
  ],
  [
    'english',
    'I’ve started noticing that the second delivery is never on time in winter.',
    'The second delivery is never on time in winter',
  ],
  [
    'english',
    'It’s the second delivery that goes missing every single week.',
    'It’s the second delivery that goes missing every single week',
  ],
  [
    'english',
    'Twelve people tried to ring the bakery and couldn’t get through.',
    'Twelve people tried to ring the bakery and couldn’t get through',
  ],
  [
    'english',
    'A rota that’s full six months ahead looks marvellous.',
    'A rota that’s full six months ahead looks marvellous',
  ],
  [
    'german',
    'Ich steh dann immer quer auf dem Hof, und der Chef schimpft.',
    'Ich steh dann immer quer auf dem Hof, und der Chef schimpft',
  ],
  [
    'german',
    'Wenn der Bus zwei Minuten zu spät ist, seh ich die Bahn noch von hinten.',
    'Wenn der Bus zwei Minuten zu spät ist, seh ich die Bahn noch von hinten',
  ],
  [
    'spanish',
    'Digo que nadie sabe dónde está la lista de los pedidos.',
    'Nadie sabe dónde está la lista de los pedidos',
  ],
  ['german', 'Der Brief hängt in der Backstube, und Luka liest ihn und sagt.', 'Der Brief hängt in der Backstube'],
])('%s: “%s” claims “%s”', (language, said, title) => {
  expect(statementTitle(said, language)?.text).toBe(title);
});

test.each<[Language, string]>([
  ['english', 'It’s the thing that happens to us every week in the bakery.'],
  ['english', 'The price is part of the offer just like the warm bread.'],
  ['english', 'Well, the bakers would need a bigger oven with the...'],
  ['german', 'Dementsprechend wird auch die Prüfung der Öfen sehr schwer sein.'],
  [
    'german',
    'Das Problem ist aber trotzdem, dass man halt nicht anhand von Reaktionen, also nonverbalen, sehen kann, ob es stimmt.',
  ],
  ['german', 'Ich rede jetzt vor allem von den Öfen, weil die am teuersten sind.'],
  ['german', 'Wir möchten in dem Monat das eine prüfen bzw. messen.'],
  ['english', 'Some of the bakers started writing on there and it’s just easier.'],
  ['german', 'Das Problem ist, diese ganzen Dinger sind viel zu schwer für die Leute.'],
  ['spanish', 'Yo pongo ahí los panes y es muy rápido vender.'],
  ['spanish', 'Vender los panes es muy rápido a través de esa plataforma.'],
  ['spanish', 'Por eso quiero ver los precios de los hornos.'],
  ['spanish', 'El segundo es costos de envío para los panaderos.'],
  ['spanish', 'Yo siempre prefiero que la lista de los precios se ponga...'],
  ['spanish', 'Y la aplicación de la panadería ya me pide.'],
  ['english', 'I suppose that went to waste in the end, and I put the phone down.'],
  ['english', 'I had pressed the button of the oven because it kept.'],
  ['english', 'We had the bonfire behind the bakery, and I’d better not say.'],
  ['german', 'Da hat mein Schwager achttausend Euro bezahlt, aber das ist eine andere Geschichte.'],
])('%s: “%s” is no claim by itself', (language, said) => {
  expect(statementTitle(said, language)?.text ?? null).toBeNull();
});
