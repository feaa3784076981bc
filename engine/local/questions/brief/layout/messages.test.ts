import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { askedInBrief } from '../asked-in-brief.ts';

const asked = (language: Language, description: string) => askedInBrief({ description }, language);

describe('a mail', () => {
  test('is asked what the lines want that it quotes, without its head and their writers', () => {
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

  test('is asked what the prose wants that it quotes, without greetings and names', () => {
    const mail = `---------- Forwarded message ---------
From: Denise <oven@>
Date: Tue, 11 Mar, 16:52
Subject: Fwd: baker talks

Hi Tom, see the list below, can you just put it in the tool.

> Hello Denise,
> From my side I'd be interested in why bakers who qualify for the grant don't take it up.
> Gareth

Mine:
 - portion sizes
 - the flour account`;
    expect(asked('english', mail)).toEqual([
      'How happy are people with portion sizes?',
      'How do people use the flour account?',
      "Why do bakers who qualify for the grant don't take it up?",
    ]);
  });

  test('is asked nothing that its head says', () => {
    expect(asked('german', 'Von: Jens\nAn: Team Ofen\nBetreff: WG: Gespräche\n\nwarum backen sie nachts?')).toEqual([
      'Warum backen die Leute nachts?',
    ]);
  });
});

test('a chat is asked what its lines ask, without times, names and requests to colleagues', () => {
  const chat = `[10:42] Priya: can you put these in before lunch
[10:43] Priya: trust in the scales is the big one
[10:43] Priya: + do bakers still weigh by hand and why
[10:46] Joel: and queues on mondays
[10:47] Priya: alerts on the oven, anyone use them??
[10:51] Joel: what else they looked at before choosing us`;
  expect(asked('english', chat)).toEqual([
    'Do bakers still weigh by hand?',
    'How much do people trust the scales?',
    'How do people cope with queues on mondays?',
    'What else did people look at before choosing us?',
    'Alerts on the oven: does anyone use them?',
  ]);
});

test('a postscript to colleagues is no question', () => {
  const brief =
    'padaria (9 conversas)\n\nfila no balcão\nlembretes do pão\nurgências à noite – onde vão\no que os faria mudar de padaria?\n\np.s. Rui, falta a conversa da D. Odete';
  expect(asked('portuguese', brief).filter((question) => /Rui|Odete/u.test(question))).toEqual([]);
});

test.each<[string, Language, string, string[]]>([
  [
    'a chat with the writers above their lines',
    'english',
    `#research

priya  9:41 AM
ok uploading the 11 talks today, what do we actually want out of them?

marcus  9:43 AM
what happened in the week before they closed

lena (CS)  9:47 AM
the oven migration 🔥🔥

lena (CS)  9:52 AM
also support response times, I get asked every day

dov  9:55 AM
not pricing tho, that's another study

marcus  9:56 AM
fine. would they ever come back

priya  9:58 AM
👍 closing this`,
    [
      'What happened in the week before they closed?',
      'Would people ever come back?',
      'What has the oven migration changed for people?',
      'How well do support response times suit people?',
    ],
  ],
  [
    'a chat with dates',
    'spanish',
    `[10:15, 8/5/2025] Nuria: chicos mando las entrevistas de los hornos, qué ponemos en objetivos
[10:17, 8/5/2025] Paco: el polvo jajaja
[10:26, 8/5/2025] Jefe: Presupuesto inicial y extras. Si se lo esperaban
[10:27, 8/5/2025] Jefe: De los albañiles no preguntéis
[10:40, 8/5/2025] Jefe: Bien. Para el lunes.`,
    ['¿Cómo lleva la gente el polvo?', 'Presupuesto inicial y extras: ¿se lo esperaban?'],
  ],
  [
    'a table',
    'english',
    `Topic\tOwner\tPrio\tComment
First notice of a fault\tKM\t1\thow did they report it, phone or portal
Visit of the fitter\tKM\t1\t
"What did the letter mean to you?"\tLegal\t2\tthe letter in its fourth version
Renewal of the oven\ttbc\t-\tparked until Q3, skip`,
    [
      'First notice of a fault: how did they report it, phone or portal?',
      'What did the letter mean to you?',
      'What is the visit of the fitter like for people?',
    ],
  ],
  [
    'capitals',
    'french',
    'ON VEUT SAVOIR : TEMPÉRATURE DU FOURNIL, VESTIAIRES COLLECTIFS, LE BONNET OBLIGATOIRE, POURQUOI CERTAINS NE VIENNENT PLUS DEPUIS LES TRAVAUX.',
    [
      'Les gens sont-ils satisfaits de la température du fournil\u00a0?',
      'Comment les gens se sentent-ils dans les vestiaires collectifs\u00a0?',
      'Que pensent les gens du bonnet obligatoire\u00a0?',
      'Pourquoi est-ce que certains ne viennent plus depuis les travaux\u00a0?',
    ],
  ],
  [
    'minutes with names in front',
    'japanese',
    `【議事メモ】パン屋さんへの聞き取り
6/12(木)16:00〜 出席:大森、店主、パート佐々木(途中退席)

・録音は全部で9件。うち1件はご夫婦の同席
・店主:配達の時間のズレについて、実際どのくらい困っているのか聞きたい
・佐々木:お客さんが来ない朝、店でどうしているか
・値段の話は今回なし`,
    ['配達の時間のズレについて、実際どのくらい困っているのでしょうか？', 'お客さんは来ない朝、店でどうしていますか？'],
  ],
  [
    'a chat with the time behind the name',
    'chinese',
    '李姐 09:12:访谈一共16个,其他是普通住户\n小周 09:13:我想听面包坏了怎么退,流程顺不顺\n李姐 09:16:佣金不问,总部有规定\n阿坤 09:18:那就问问师傅平时怎么拉人吧\n小周 09:20:冷冻的东西到手化没化',
    ['听面包坏了怎么退，流程顺不顺？', '师傅平时怎么拉人？', '冷冻的东西到手化没化？'],
  ],
  [
    'lines that stand further in',
    'german',
    'BÄCKER (7 Betriebe)\n\nLohn\n   Auszahlung in Raten, verständlich?\nErnte\n   Waage am Tor, glaubt man der\nNachfolge\n   wer macht weiter, wer hört auf\nNeues\n   Bereitschaft umzustellen\n   Angst vorm Absatz',
    [
      'Wer macht weiter?',
      'Wer hört auf?',
      'Wie sieht die Auszahlung in Raten aus?',
      'Wie groß ist die Bereitschaft umzustellen?',
      'Wie gehen die Menschen mit der Angst vorm Absatz um?',
      'Wie nutzen die Menschen die Waage am Tor?',
    ],
  ],
  [
    'a list below the name of its study',
    'french',
    'clients du fournil (TPE surtout)\n> envoi des factures\n> le bilan, est-ce qu’ils le lisent\n> facturation électronique : peur ou indifférence\n> joindre son conseiller au tel',
    [
      'Comment se passe l’envoi des factures\u00a0?',
      'Comment les gens font-ils pour joindre son conseiller au tel\u00a0?',
      'Le bilan\u00a0: est-ce qu’ils le lisent\u00a0?',
      'Facturation électronique\u00a0: peur ou indifférence\u00a0?',
    ],
  ],
  [
    'a quoted mail with its fields',
    'spanish',
    'Buenas, os paso lo que me pidió Nuria\n\n> De: Nuria\n> Para: equipo\n> Queremos saber del corte de enero, cómo se enteraron.\n> También: el robot del horno, la permanencia (¿la entienden?), y la factura del primer mes.\n> Qué les haría irse.',
    [
      'La permanencia: ¿la entienden?',
      '¿Cómo usa la gente el robot del horno?',
      '¿Le parece justa a la gente la factura del primer mes?',
      '¿Cómo se enteraron?',
    ],
  ],
  [
    'a list with signs of its own',
    'english',
    'Regulars -- notes to self\n\n>> the new gates\n>> getting home!!\n>> ticket exchange: does anyone get their money back\n?? would they pay in instalments\n+ what their baker told them\nxx not the owner',
    [
      'Would people pay in instalments?',
      'How do people feel about the new gates?',
      'What is getting home like for people?',
      'What did their baker tell them?',
      'Ticket exchange: does anyone get their money back?',
    ],
  ],
  [
    'a list without any mark but its pauses',
    'japanese',
    '振替レッスン、講師の交代、オンラインと通学の使い分け、宿題アプリ、テストに納得しているか',
    [
      '振替レッスンについては、どう感じていますか？',
      '講師の交代で、何が変わりましたか？',
      'オンラインと通学の使い分けは、実際にはどのように行われていますか？',
      '宿題アプリは、ふだんどのように使っていますか？',
      'テストに納得しているのでしょうか？',
    ],
  ],
  [
    'minutes with numbered headings above prose',
    'english',
    'Minutes – oven group, 13 Feb, Room 2\n\n1. Interviews with bakers\nHamid has done 14 of 18. Remaining four on the night shift.\n\n2. What we need from them\nAgreed that the analysis must cover slot booking in the portal, waiting times at the gate, and the language of the safety briefing.\n\n3. Other business\nRob to order new gloves for everybody who interviews.',
    [
      'How well does slot booking in the portal work for people?',
      'How well do waiting times at the gate suit people?',
      'How do people feel about the language of the safety briefing?',
    ],
  ],
  [
    'a list with strokes',
    'japanese',
    '録音、今日アップします。知りたいのは、割引の納得感/店の人間関係(しんどい?)/当番制/やめた決め手、あたりです。',
    [
      '店の人間関係: しんどい?',
      '割引の納得感については、どう感じていますか？',
      '当番制は、都合に合っていますか？',
      'やめた決め手は、何ですか？',
    ],
  ],
])('%s is read as it is laid out, in %s', (_, language, description, questions) => {
  expect(asked(language, description)).toEqual(questions);
});

test('signs among the names of who was there break nothing', () => {
  const brief = '議事メモ\n6/12 出席:大森*+[、佐々木(、店主\n\n・佐々木:パンの値段をどう感じているか';
  expect(asked('japanese', brief)).toContain('パンの値段をどう感じていますか？');
});
