import type { Language } from '#contract/languages.ts';
import type { EngineDocument } from '#engine/engine.ts';
import { fixtureInterviews, plainDocument } from '#engine/testing/documents.ts';

type Words = {
  asks: string;
  says: readonly ((a: string, b: string, n: number) => string)[];
  things: readonly string[];
};

const words: Partial<Record<Language, Words>> = {
  english: {
    asks: 'And what happened after that?',
    things: [
      'flour',
      'ovens',
      'drivers',
      'invoices',
      'sacks',
      'shelves',
      'customers',
      'scales',
      'fridges',
      'apprentices',
    ],
    says: [
      (a, b, n) =>
        `In week ${n} we counted the ${a} before the ${b} came, because last time it took us most of the morning.`,
      (a, b) => `When the ${a} are late I ring the supplier twice, and then my colleague takes care of the ${b} alone.`,
      (a, b) => `I would rather pay a little more for the ${a} than wait for the ${b} in front of a closed door.`,
      (a, b, n) =>
        `About ${n} times a year somebody mixes up the ${a} and the ${b}, and we only notice it at closing time.`,
    ],
  },
  german: {
    asks: 'Und was ist danach passiert?',
    things: [
      'das Mehl',
      'die Öfen',
      'die Fahrer',
      'die Rechnungen',
      'die Säcke',
      'die Regale',
      'die Kundschaft',
      'die Waagen',
      'die Kühlschränke',
      'die Lehrlinge',
    ],
    says: [
      (a, b, n) =>
        `In der ${n}. Woche haben wir ${a} gezählt, bevor ${b} da war, weil es beim letzten Mal den ganzen Vormittag gedauert hat.`,
      (a, b) =>
        `Wenn ${a} zu spät kommt, rufe ich zweimal beim Lieferanten an, und meine Kollegin kümmert sich allein um ${b}.`,
      (a, b) => `Ich würde lieber etwas mehr für ${a} bezahlen, als vor verschlossener Tür auf ${b} zu warten.`,
      (a, b, n) =>
        `Ungefähr ${n} Mal im Jahr verwechselt jemand ${a} und ${b}, und wir merken es erst bei Ladenschluss.`,
    ],
  },
  japanese: {
    asks: 'その後はどうなりましたか。',
    things: ['小麦粉', 'オーブン', '運転手', '請求書', '袋', '棚', 'お客さん', 'はかり', '冷蔵庫', '見習い'],
    says: [
      (a, b, n) => `第${n}週は、前回ほとんど午前中いっぱいかかったので、${b}が来る前に${a}を数えておきました。`,
      (a, b) => `${a}が遅れると仕入れ先に二回電話をかけて、その間は同僚が一人で${b}の面倒を見ます。`,
      (a, b) => `閉まったドアの前で${b}を待つくらいなら、${a}に少し多く払うほうがいいと思っています。`,
      (a, b, n) => `年に${n}回くらい、誰かが${a}と${b}を取り違えて、閉店のときになってやっと気がつきます。`,
    ],
  },
  russian: {
    asks: 'И что было потом?',
    things: ['муку', 'печи', 'водителей', 'счета', 'мешки', 'полки', 'покупателей', 'весы', 'холодильники', 'учеников'],
    says: [
      (a, b, n) =>
        `На ${n}-й неделе мы пересчитали ${a} до того, как привезли ${b}, потому что в прошлый раз на это ушло почти всё утро.`,
      (a, b) => `Когда ${a} задерживают, я два раза звоню поставщику, а моя напарница одна принимает ${b}.`,
      (a, b) => `Я лучше заплачу немного больше за ${a}, чем буду ждать ${b} перед закрытой дверью.`,
      (a, b, n) => `Примерно ${n} раз в год кто-нибудь путает ${a} и ${b}, и мы замечаем это только к закрытию.`,
    ],
  },
};

/** A brief that asks nothing, and one disputed sentence, in the language. */
export const briefs: Partial<Record<Language, string>> = {
  english: 'Small bakeries and what they order from suppliers.',
  german: 'Kleine Bäckereien und was sie bei Lieferanten bestellen.',
  japanese: '小さなパン屋と仕入れ先への注文について。',
  russian: 'Небольшие пекарни и то, что они заказывают у поставщиков.',
};

/** Interviews of about twenty minutes in one language. */
export function interviewsIn(language: Language, count: number): EngineDocument[] {
  const { asks, says, things } = words[language] as Words;
  const thing = (n: number) => things[n % things.length] ?? '';
  return Array.from({ length: count }, (_, d) => {
    const turns = Array.from({ length: 30 }, (__, t) => {
      const said = says.map((say, i) =>
        say(thing(d * 3 + t + i), thing(d + t * 7 + i + 1), 2 + ((d * 11 + t * 5 + i) % 49)),
      );
      const own = t % 2 === 0 ? said : said.toReversed().slice(0, 3);
      return `Interviewer: ${asks}\nTomas: ${own.join(language === 'japanese' ? '' : ' ')}`;
    });
    return plainDocument(turns.join('\n'), d + 1, `interview-${d + 1}.txt`);
  });
}

export const bakeries = ['bakery-ines', 'bakery-joon', 'bakery-tomas'] as const;

/** Interviews of about an hour each, made of the fixtures with other words in between. */
export function longInterviews(count: number): EngineDocument[] {
  const texts = fixtureInterviews(...bakeries).map(({ text }) => text);
  const extra = interviewsIn('english', count * 8);
  return Array.from({ length: count }, (_, n) => {
    const rounds = Array.from({ length: 8 }, (__, round) => {
      const story = extra[n * 8 + round]?.text.split('\n').slice(0, 12).join('\n');
      return `${texts[(n + round) % texts.length]}\n${story}`;
    });
    return plainDocument(rounds.join('\n'), n + 1, `interview-${n + 1}.txt`);
  });
}
