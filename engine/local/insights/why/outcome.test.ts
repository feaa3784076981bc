import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { plainDocument } from '../../../testing/documents.ts';
import { localEngine as engine } from '../../local-engine.ts';
import { outcomeOf } from './outcome.ts';

async function outcomeIn(text: string, claim: string, language: Language = 'english') {
  const corpus = await engine.prepare([plainDocument(text, 1)], { language });
  const at = corpus.reading.sentences.findIndex(({ start, end }) => text.slice(start, end).includes(claim));
  expect(at).toBeGreaterThanOrEqual(0);
  return outcomeOf(corpus, at, language);
}

const queue = 'We queued for an hour in the rain.';
const told = (...turns: string[]) => turns.map((said, i) => `${i % 2 ? 'Hana' : 'Interviewer'}: ${said}`).join('\n\n');

test('a sentence right after a claim that begins with "so" states the outcome', async () => {
  const text = told('How was it?', `${queue} There was no roof. So we went home. I was cross all week.`);
  expect(await outcomeIn(text, 'queued')).toEqual({ kind: 'outcome', quote: 'So we went home', speaker: 'Hana' });
});

test('one further on may follow from something else', async () => {
  const text = told('How was it?', `${queue} There was no roof. The desk was shut. So we went home.`);
  expect(await outcomeIn(text, 'queued')).toBeNull();
});

test('the answer to "And then?" states it, where the claim ends the answer before', async () => {
  const text = told('How was it?', queue, 'Right. And then?', 'I gave my ticket to a neighbour. She was glad.');
  expect((await outcomeIn(text, 'queued'))?.quote).toBe('I gave my ticket to a neighbour');
  const early = `${queue} There was no roof. The desk was shut. It was cold.`;
  expect(await outcomeIn(text.replace(queue, early), 'queued')).toBeNull();
});

test.each([
  ['another question', 'And the staff?', 'I gave my ticket to a neighbour.'],
  ['a comment instead of an answer', 'And then?', 'And then nothing, that is the bit.'],
  ['an answer that falters', 'And then?', 'I I gave the, my ticket to a neighbour.'],
  ['a question in return', 'And then?', 'What could I do in such a queue?'],
  ['an answer of two words', 'And then?', 'I left.'],
])('%s states no outcome', async (_, asked, answer) => {
  expect(await outcomeIn(told('How was it?', queue, asked, answer), 'queued')).toBeNull();
});

test('so does what is reported as the next thing that happened', async () => {
  const text = told('How was it?', `${queue} And then the tablet was gone.`);
  expect((await outcomeIn(text, 'queued'))?.quote).toBe('And then the tablet was gone');
});

test('an opinion that begins with "so" came of nothing', async () => {
  expect(await outcomeIn(told('How was it?', `${queue} So I think they are short of people.`), 'queued')).toBeNull();
});

describe('in each language', () => {
  test.each<[Language, string, string, string]>([
    [
      'german',
      'Wir standen eine Stunde im Regen an.',
      'Deshalb sind wir wieder heimgegangen',
      'Und was haben Sie dann gemacht?',
    ],
    ['french', 'On a attendu une heure sous la pluie.', 'C’est pour ça qu’on est rentrés chez nous', 'Et alors ?'],
    ['spanish', 'Esperamos una hora bajo la lluvia.', 'Así que volvimos todos a casa', '¿Y qué pasó entonces?'],
    ['portuguese', 'Esperámos uma hora na chuva.', 'Por isso voltámos todos para casa', 'E o que aconteceu depois?'],
    ['russian', 'Мы стояли целый час под дождём.', 'Поэтому мы пошли обратно домой', 'И что было потом?'],
    ['arabic', 'انتظرنا ساعة كاملة تحت المطر.', 'لذلك عدنا جميعا إلى البيت', 'وماذا حدث بعد ذلك؟'],
    ['chinese', '我们在雨里排了一个小时的队。', '所以我们就先回家了', '然后呢？'],
    ['japanese', '雨の中で一時間も並びました。', 'だから家に帰りました', 'それで、どうなりましたか？'],
    ['hindi', 'हम बारिश में एक घंटा खड़े रहे।', 'इसलिए हम सब घर लौट गए', 'फिर क्या हुआ?'],
  ])('%s: by its opening, or as the answer to who asks for it', async (language, claim, outcome, asked) => {
    const stop = ['chinese', 'japanese'].includes(language) ? '。' : '.';
    const inOne = told('…', `${claim} ${outcome}${stop}`);
    expect((await outcomeIn(inOne, claim, language))?.quote).toBe(outcome);
    const onceAsked = told('…', claim, asked, `${outcome}${stop}`);
    expect((await outcomeIn(onceAsked, claim, language))?.quote).toBe(outcome);
  });
});
