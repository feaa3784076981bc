import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { prepare } from '../../corpus/prepare.ts';
import { plainDocument } from '../../testing/documents.ts';
import { isOpeningTalk } from './opening-talk.ts';

/** What of a talk is said before it begins; those who ask are left out. */
async function openingOf(turns: readonly string[], language: Language): Promise<string[]> {
  const text = turns.map((said, i) => `${i % 2 ? 'P1' : 'Interviewer'}: ${said}`).join('\n\n');
  const corpus = await prepare([plainDocument(text, 1)], { language });
  const { sentences, turns: read, voices } = corpus.reading;
  return sentences.flatMap(({ start, end, turn }, i) =>
    isOpeningTalk(corpus, i) && voices[read[turn]?.voice ?? -1]?.role !== 'asks' ? [text.slice(start, end)] : [],
  );
}

test.each<[Language, greeting: string, leave: string, reply: string, asked: string, answer: string]>([
  [
    'english',
    'It rained all morning.',
    'I will record this, only our team listens, is that okay?',
    'Yes, go on.',
    'What do you do here?',
    'I bake the bread.',
  ],
  [
    'german',
    'Es hat den ganzen Morgen geregnet.',
    'Wir zeichnen das auf, nur für unser Team, in Ordnung?',
    'Ja, machen Sie.',
    'Was machen Sie hier?',
    'Ich backe das Brot.',
  ],
  [
    'french',
    'Il a plu toute la matinée.',
    'Je vais enregistrer, c’est pour notre équipe, d’accord ?',
    'Oui, allez-y.',
    'Que faites-vous ici ?',
    'Je cuis le pain.',
  ],
  [
    'spanish',
    'Ha llovido toda la mañana.',
    'Voy a grabar, solo para el equipo, ¿te parece?',
    'Sí, adelante.',
    '¿Qué haces aquí?',
    'Yo hago el pan.',
  ],
  [
    'portuguese',
    'Choveu a manhã toda.',
    'Vou gravar, é só para a equipa, tudo bem?',
    'Sim, pode.',
    'O que faz aqui?',
    'Eu faço o pão.',
  ],
  [
    'russian',
    'Всё утро лил дождь.',
    'Я запишу разговор, только для команды, не против?',
    'Да, пишите.',
    'Чем вы тут заняты?',
    'Я пеку хлеб.',
  ],
  [
    'arabic',
    'أمطرت طوال الصباح.',
    'سأسجل الحديث للفريق فقط، هل توافق؟',
    'نعم، تفضل.',
    'ماذا تفعل هنا؟',
    'أنا أخبز الخبز كل يوم.',
  ],
  [
    'chinese',
    '下了一上午的雨。',
    '我录个音,只给同事听,可以吗?',
    '可以,你录吧。',
    '您在这儿做什么?',
    '我每天早上烤面包。',
  ],
  [
    'japanese',
    '朝からずっと雨でした。',
    '録音しますが、社内だけで使います、よろしいですか。',
    'はい、どうぞ。',
    'ここで何をしていますか。',
    '毎朝パンを焼いています。',
  ],
  [
    'hindi',
    'सुबह से बारिश हो रही थी।',
    'मैं रिकॉर्ड कर रहा हूँ, सिर्फ़ टीम सुनेगी, ठीक है?',
    'हाँ, करिए।',
    'आप यहाँ क्या करते हैं?',
    'मैं रोज़ रोटी बनाता हूँ।',
  ],
])(
  'in %s an interview begins behind the leave to record it',
  async (language, greeting, leave, reply, asked, answer) => {
    const told = await openingOf(['?', greeting, leave, reply, asked, answer], language);
    expect(told.join(' ')).toContain(greeting.slice(0, -1));
    expect(told.join(' ')).not.toContain(answer.slice(0, -1));
  },
);

test('a reply that says more is part of the interview, and so is a talk in which no one seeks leave', async () => {
  const leave = 'I will record this, if you do not mind.';
  const long = `Go on. ${'I bake the bread at four in the morning and carry it to the shop. '.repeat(3)}`;
  expect(await openingOf(['Hello.', 'It rained.', leave, long, 'And then?', 'I sleep.'], 'english')).toEqual([
    'It rained.',
  ]);
  expect(await openingOf(['Hello.', 'It rained.', 'What do you do?', 'I bake the bread.'], 'english')).toEqual([]);
  const late = Array.from({ length: 8 }, () => ['And then?', 'I bake the bread.']).flat();
  expect(await openingOf([...late, leave, 'Go on.'], 'english')).toEqual([]);
});
