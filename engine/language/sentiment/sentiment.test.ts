import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { sentimentOf } from './sentiment.ts';
import { sentimentLabel } from './sentiment-labels.ts';

const spoken = {
  english: {
    positive: ['I love how quick it is.', 'That works really well for us and it is easy.'],
    neutral: ['I come in at four in the morning.', 'The shop opens on Tuesday.'],
    negative: ['I am not exactly sure what this is for.', 'It is confusing, and I always lose the list.'],
  },
  spanish: {
    positive: ['Me encanta, es muy fácil de usar.', 'Estamos muy contentos con el horno nuevo.'],
    neutral: ['Entro a las cuatro de la mañana.', 'La tienda abre el martes.'],
    negative: ['No entiendo para qué sirve esto.', 'Es un lío y siempre perdemos la lista.'],
  },
  french: {
    positive: ['J’adore, c’est très pratique.', 'Le nouveau four est formidable.'],
    neutral: ['Je commence à quatre heures du matin.', 'La boutique ouvre le mardi.'],
    negative: ['Je ne comprends pas à quoi ça sert.', 'C’est compliqué et on perd toujours la liste.'],
  },
  german: {
    positive: ['Das gefällt mir sehr, es ist ganz einfach und praktisch.', 'Der neue Ofen ist toll.'],
    neutral: ['Ich fange um vier Uhr an.', 'Der Laden öffnet am Dienstag.'],
    negative: ['Ich weiß nicht, wofür das gut sein soll.', 'Das ist umständlich, und die Liste geht immer verloren.'],
  },
  chinese: {
    positive: ['我很喜欢，用起来非常方便。', '新烤箱太棒了。'],
    neutral: ['我早上四点上班。', '店铺星期二开门。'],
    negative: ['我不明白这个是干什么用的。', '很麻烦，清单总是弄丢。'],
  },
  japanese: {
    positive: ['とても便利で気に入っています。', '新しいオーブンは最高です。'],
    neutral: ['朝四時に出勤します。', '店は火曜日に開きます。'],
    negative: ['これが何のためなのか分かりません。', '面倒で、いつもリストをなくします。'],
  },
  arabic: {
    positive: ['أحب هذا كثيرا، إنه سهل ومفيد.', 'الفرن الجديد رائع.'],
    neutral: ['أبدأ العمل في الساعة الرابعة صباحا.', 'يفتح المتجر يوم الثلاثاء.'],
    negative: ['لا أفهم ما فائدة هذا.', 'الأمر معقد ودائما تضيع القائمة.'],
  },
  russian: {
    positive: ['Мне очень нравится, это удобно.', 'Новая печь просто отличная.'],
    neutral: ['Я прихожу в четыре утра.', 'Магазин открывается во вторник.'],
    negative: ['Я не понимаю, зачем это нужно.', 'Это неудобно, и список всегда теряется.'],
  },
  portuguese: {
    positive: ['Eu adoro, é muito prático.', 'O forno novo é ótimo.'],
    neutral: ['Entro às quatro da manhã.', 'A loja abre na terça-feira.'],
    negative: ['Não entendo para que serve isso.', 'É complicado e sempre perdemos a lista.'],
  },
  hindi: {
    positive: ['मुझे यह बहुत पसंद है, यह आसान है।', 'नया ओवन शानदार है।'],
    neutral: ['मैं सुबह चार बजे आती हूँ।', 'दुकान मंगलवार को खुलती है।'],
    negative: ['मुझे समझ नहीं आता कि यह किसलिए है।', 'यह झंझट है और सूची हमेशा खो जाती है।'],
  },
} as const;

describe.each(languages)('the tone of what is said in %s', (language) => {
  test.each(['positive', 'neutral', 'negative'] as const)('%s sentences are heard as such', (label) => {
    for (const sentence of spoken[language][label]) expect(sentimentLabel(sentence, language), sentence).toBe(label);
  });

  test('stays within its bounds', () => {
    for (const sentence of Object.values(spoken[language]).flat()) {
      const { score, confidence } = sentimentOf(sentence, language);
      expect(Math.abs(score)).toBeLessThanOrEqual(1);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });
});

test('a negation turns praise, and softens blame', () => {
  expect(sentimentOf('It is not good.', 'english').score).toBeLessThan(0);
  expect(sentimentOf('It is not bad.', 'english').score).toBeGreaterThan(sentimentOf('It is bad.', 'english').score);
});

test('a degree makes it stronger', () => {
  const plain = sentimentOf('The oven is good.', 'english').score;
  expect(sentimentOf('The oven is really good.', 'english').score).toBeGreaterThan(plain);
});

test('emoji and typed faces are heard', () => {
  expect(sentimentOf('The new list 😍', 'english').score).toBeGreaterThan(0.3);
  expect(sentimentOf('The new list 😡', 'english').score).toBeLessThan(-0.3);
  expect(sentimentOf('The new list :-)', 'english').score).toBeGreaterThan(0.3);
});

test('a text that says nothing has no tone', () => {
  expect(Math.abs(sentimentOf('', 'english').score)).toBeLessThan(0.05);
  expect(sentimentLabel('12 34', 'german')).toBe('neutral');
});
