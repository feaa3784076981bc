import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from '../asked-in-brief.ts';

const asked = (language: Language, description: string) => askedInBrief({ description }, language);

describe('a list within a line', () => {
  test('is asked about, part by part', () => {
    expect(
      asked(
        'english',
        'the order form, the van step, first delivery, why bakers stop after a week, reminders (too many? too few?), what they did for flour before us, price',
      ),
    ).toEqual([
      'Reminders: too many, too few?',
      'How do people use the order form?',
      'How well does the van step work for people?',
      'How well does the first delivery work for people?',
      'Why do bakers stop after a week?',
      'What did people do for flour before us?',
      'How fair do people find the price?',
    ]);
  });

  test.each<[Language, string, string[]]>([
    [
      'german',
      'Moin zusammen,\nbevor Grete hochlädt, hier was mich interessiert: bestellportal, lieferverzug bei backblechen, rabatte (versteht die einer?), vertreter – kommt der noch, und was sie beim alten bäcker besser finden.\n\nGruß J.',
      [
        'Rabatte: versteht die einer?',
        'Wie nutzen die Menschen das Bestellportal?',
        'Wie gehen die Menschen mit dem Lieferverzug bei Backblechen um?',
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
        '¿Le parecen justas a la gente las multas?',
        'Harina: ¿quién la paga?',
        '¿Qué significa para la gente la seguridad en el patio?',
      ],
    ],
  ])('is asked about behind words that want to know, in %s', (language, description, questions) => {
    expect(asked(language, description)).toEqual(questions);
  });

  test.each<[Language, string, string[]]>([
    [
      'english',
      'Hi, typing this on the train sorry. Want: the counter after six, noise, the bread box, queues on Mondays. Also why did they pick us and not the mill. And whether anyone noticed the new rolls ha. Marta does two of them. Grete sends the rest on Friday.',
      [
        'What is the counter after six like for people?',
        'How do people cope with noise?',
        'How do people feel about the bread box?',
        'How do people cope with queues on Mondays?',
        'Why did people pick us and not the mill?',
        'Did anyone notice the new rolls?',
      ],
    ],
    [
      'spanish',
      'Hola Rami: te escribo desde el colectivo. También el piso nuevo del horno, que a mí me parece resbaloso. Ah, y los vestuarios. Vuelvo el jueves y lo vemos.',
      ['¿Cómo se siente la gente en el piso nuevo del horno?', '¿Cómo se siente la gente en los vestuarios?'],
    ],
    [
      'french',
      'Salut Karim, comme dit : pour les boulangers je voudrais savoir la galère des apprentis (logement compris), la chaleur du fournil, ce qu’ils vendent en direct, la paperasse. Je passe vendredi. A+ Momo',
      [
        'Que pensent les gens de la galère des apprentis\u00a0?',
        'Comment les gens font-ils face à la chaleur du fournil\u00a0?',
        'Qu’est-ce qu’ils vendent en direct\u00a0?',
        'Comment les gens font-ils face à la paperasse\u00a0?',
      ],
    ],
    [
      'japanese',
      'お疲れさまです。打合せのメモです。知りたいこと:\n配達の時間帯、欠品のときの対応、パンの味、アプリの検索。\nあと、やめた人はなぜやめたのか。',
      [
        '配達の時間帯は、都合に合っていますか？',
        '欠品のときの対応は、実際にはどのように行われていますか？',
        'パンの味については、どう感じていますか？',
        'アプリの検索は、実際にはどのように行われていますか？',
        'やめた人はなぜやめたのでしょうか？',
      ],
    ],
  ])('is asked about in a message, beside what the message asks, in %s: %s', (language, description, questions) => {
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

test.each<[Language, string, string]>([
  [
    'english',
    'I want to know what goes wrong. And anything on how it changed how bakers get on, good or bad, helping each other out, telling tales etc.',
    'How did it change how bakers get on?',
  ],
])('examples behind "good or bad" are not asked about, in %s', (language, brief, question) => {
  expect(asked(language, brief)).toEqual([question, 'What goes wrong?']);
});
