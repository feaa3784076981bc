import type { Language } from '#contract/languages.ts';

/** What a good model writes about three projects of interviews that we wrote: a sentence, and words of each sentence that it cites. */
export type Honest = {
  language: Language;
  files: readonly string[];
  told: readonly (readonly [string, ...string[]])[];
};

export const honestSentences: readonly Honest[] = [
  {
    language: 'english',
    files: ['bakery-ines', 'bakery-joon', 'bakery-tomas'],
    told: [
      [
        'Bakers sleep in the shop or wait for hours because the delivery has no time',
        'sleep in the bakery',
        'wait in the shop',
      ],
      [
        'The miller and other bakers are believed, catalogues and discounts are not',
        'more honest than',
        'any discount',
      ],
      ['The butter was spoiled', 'butter outside'],
      ['Butter melts in the sun, and rye is ruined by the rain', 'butter outside', 'eleven sacks'],
      ['In one street bakers share a list of suppliers with notes', 'one list of suppliers'],
      ['A picture of an invoice is work for the accountant', 'picture on the phone'],
      ['Waste hurts: bread goes to the bin every night', 'two baskets'],
      ['Paper is what is left when the website ends the session', 'on paper'],
      ['Messages on an answering machine replace the website', 'answering machine'],
      ['A standing order is forgotten when the season changes', 'half as much flour'],
      ['Reliable times are worth money', 'two euros more'],
      ['The evening before would be early enough to sleep at home', 'Half an hour'],
      ['Baker with two ovens', 'two ovens'],
    ],
  },
  {
    language: 'german',
    files: ['pflege-martina', 'bakery-ines'],
    told: [
      ['Übergaben stehen auf Zetteln, weil das Programm zu lange braucht', 'auf einem Zettel', 'vier Minuten'],
      ['Ein Zettel in der Wäsche verschob eine Untersuchung um zwei Tage', 'in der Wäsche', 'zwei Tage'],
      ['Fotos zeigen dem Arzt, ob eine Wunde heilt', 'jeden Morgen ein Foto'],
      ['Ein Tablet am Bett würde eine Stunde Schreibarbeit ersparen', 'Tablet am Bett', 'eine Stunde lang'],
      ['Gefragt wird erst nach dem Kauf', 'schon gekauft'],
      ['Krankenpflegerin auf der Inneren', 'als Krankenpflegerin'],
      ['Nach der Schicht wird alles aus dem Kopf aufgeschrieben', 'eine Stunde lang'],
    ],
  },
  {
    language: 'japanese',
    files: ['school-yuko', 'bakery-joon'],
    told: [
      ['夜遅くの通知で子どもが起きてしまう', '夜の十一時'],
      ['通知を切ったため、遠足の中止を見逃した', '遠足が中止'],
      ['書類の提出には夫の手伝いが要る', '夫に手伝って'],
      ['先生の字から子どもの様子が分かる', '先生の字'],
      ['急ぎの連絡が音で区別できない', '同じ音'],
      ['昼間は電話に出られない看護師', '看護師として'],
    ],
  },
];
