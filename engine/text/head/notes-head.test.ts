import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { localEngine as engine } from '../../local/local-engine.ts';
import { plainDocument } from '../../testing/documents.ts';

const talk: Partial<Record<Language, readonly [asked: string, answered: string]>> = {
  english: [
    'how do you carry the flour',
    'My brother carries it up from the cellar in the evening, it takes him an hour.',
  ],
  chinese: ['您平时几点开门', '我每天早上六点开门,晚上十点才关,中间还要对单子、分袋子。'],
  russian: [
    'как у вас проходит утро',
    'Я открываю бокс в восемь, и до обеда у меня очередь, бумагами занимаюсь ночью.',
  ],
  hindi: ['दुकान कब खोलते हो', 'मैं सुबह साढ़े दस बजे दुकान खोलता हूँ और रात में नौ बजे घर जाता हूँ।'],
  arabic: ['كيف يبدأ يومك في المحل', 'أنا أفتح المحل كل صباح قبل أن يأتي الناس، ثم أتصل بالزبائن واحدا واحدا.'],
};

/** The name of the person who answers in notes under a first line. */
async function named(top: string, language: Language): Promise<string[]> {
  const [asked = '', answered = ''] = talk[language] ?? [];
  const lines = Array.from({ length: 5 }, (_, i) => `[${asked} ${i}?] ${answered}`);
  const corpus = await engine.prepare([plainDocument(`${top}\n\n${lines.join('\n\n')}`, 1)], { language });
  return (await engine.findPeople(corpus, { language })).map(({ name }) => name);
}

test.each<[Language, string, string]>([
  ['english', 'hannah, mill shop. mon 19 may, by phone, typed as we went', 'Hannah'],
  ['chinese', '3/19 上午 儿科 何静护士长 办公室,没让录', '何静护士长'],
  ['chinese', '刘婆婆家访 10.24 下午 她家客厅', '刘婆婆'],
  ['russian', 'заметки, Денис. завуч Ирина Львовна, 17.11, у неё в кабинете', 'Ирина Львовна'],
  ['russian', 'закамск, клуб, чт 21.03\nВП = Валентина Петровна, 67, пенсионерка', 'Валентина Петровна'],
  ['hindi', 'भैरूलाल जी – जयपुर, सांगानेर – शनिवार 8/3 सुबह', 'भैरूलाल जी'],
  ['arabic', 'الحاجة سعاد، إمبابة، شقتها', 'الحاجة سعاد'],
])('in %s the first line of notes names whom they are about: %s', async (language, top, name) => {
  expect(await named(top, language)).toEqual([name]);
});

test('a first line without a name names no one', async () => {
  expect(await named('mill shop, by phone, typed as we went', 'english')).toEqual(['Interviewee in document-1']);
});
