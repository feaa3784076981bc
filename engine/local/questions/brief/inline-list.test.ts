import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from './asked-in-brief.ts';

const asked = (language: Language, description: string) => askedInBrief({ description }, language);

describe('a list within a line', () => {
  test('is asked about, part by part', () => {
    expect(
      asked(
        'english',
        'the order form, the van step, first delivery, why bakers stop after a week, reminders (too many? too few?), what they did for flour before us, price',
      ),
    ).toEqual([
      'How well does the order form work for people?',
      'How well does the van step work for people?',
      'How well does the first delivery work for people?',
      'Why do bakers stop after a week?',
      'How useful do people find reminders?',
      'What did people do for flour before us?',
      'How do people feel about the price?',
    ]);
  });

  test.each<[Language, string, string[]]>([
    [
      'german',
      'Moin zusammen,\nbevor Grete hochlädt, hier was mich interessiert: bestellportal, lieferverzug bei backblechen, rabatte (versteht die einer?), vertreter – kommt der noch, und was sie beim alten bäcker besser finden.\n\nGruß J.',
      [
        'Wie nutzen die Menschen das Bestellportal?',
        'Wie gehen die Menschen mit dem Lieferverzug bei Backblechen um?',
        'Was halten die Menschen von den Rabatten?',
        'Was finden die Menschen beim alten bäcker besser?',
        'Vertreter: kommt der noch?',
      ],
    ],
    [
      'spanish',
      'hola! son 6 entrevistas con panaderos. lo que me pidió Rosa: tiempos de espera en el molino, la app de rutas, multas, harina quién la paga, seguridad en el patio.',
      [
        '¿Cómo lleva la gente los tiempos de espera en el molino?',
        '¿Cómo usa la gente la app de rutas?',
        '¿Cómo lleva la gente las multas?',
        'Harina: ¿quién la paga?',
        '¿Qué significa para la gente la seguridad en el patio?',
      ],
    ],
  ])('is asked about behind words that want to know, in %s', (language, description, questions) => {
    expect(asked(language, description)).toEqual(questions);
  });

  test.each<[Language, string]>([
    [
      'german',
      'Wir wollen verstehen, wie Bäcker entscheiden, welche Brote in den Laden kommen, und was sie daran hindert, früher zu öffnen.',
    ],
    [
      'english',
      'Bakers told us they wait for flour, that the van is late, that the oven breaks, that nobody helps, and that they close early.',
    ],
  ])('is no sentence with commas, in %s: %s', (language, description) => {
    expect(asked(language, description).length).toBeLessThan(4);
  });
});

describe('a mail', () => {
  test('is asked what the lines want that it quotes, without its head and whoever wrote them', () => {
    const mail = `Fwd: Re: Re: baker interviews

Hi, see Carl's list below. Thx, Yasmin

> On 6 Feb Carl Ost wrote:
> 1. damp and mould, how long it took
> 2. the call centre
> 3. whether they know who their miller is
> 4. invoices - do they understand them?`;
    expect(asked('english', mail)).toEqual([
      'Invoices - do they understand them?',
      'Damp and mould: how long did it take?',
      'What is the call centre like for people?',
      'Do people know who their miller is?',
    ]);
  });

  test('is asked nothing that its head says', () => {
    expect(asked('german', 'Von: Jens\nAn: Team Ofen\nBetreff: WG: Gespräche\n\nwarum backen sie nachts?')).toEqual([
      'Warum backen die Leute nachts?',
    ]);
  });
});
