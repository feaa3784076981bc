import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { prepare } from '../../corpus/prepare.ts';
import { plainDocument } from '../../testing/documents.ts';
import { isDigression } from './digression.ts';

/** What of a talk its speaker calls off topic. */
async function besideIn(turns: readonly string[], language: Language): Promise<string> {
  const text = turns.map((said, i) => `${i % 2 ? 'P1' : 'Interviewer'}: ${said}`).join('\n\n');
  const corpus = await prepare([plainDocument(text, 1)], { language });
  const { sentences } = corpus.reading;
  return sentences.flatMap(({ start, end }, i) => (isDigression(corpus, i) ? [text.slice(start, end)] : [])).join(' ');
}

test.each<[Language, topic: string, beside: string, back: string]>([
  ['english', 'The lorry comes at noon.', 'My dog eats bread and no sausage.', 'Sorry, where were we?'],
  ['german', 'Der Wagen kommt am Mittag.', 'Mein Hund frisst Brot und keine Wurst.', 'Aber ich schweife ab.'],
  ['french', 'Le camion arrive à midi.', 'Mon chien mange du pain et pas de saucisse.', 'Pardon, où en étions-nous ?'],
  ['spanish', 'El camión llega al mediodía.', 'Mi perro come pan y no salchicha.', 'Perdón, ¿en qué estábamos?'],
  ['portuguese', 'O camião chega ao meio-dia.', 'O meu cão come pão e não salsicha.', 'Desculpe, onde é que íamos?'],
  ['russian', 'Машина приходит в полдень.', 'Моя собака ест хлеб, а колбасу не ест.', 'Так что вы спрашивали?'],
  ['arabic', 'تصل الشاحنة ظهرا.', 'كلبي يأكل الخبز ولا يأكل النقانق.', 'المهم، وين كنا؟'],
  ['chinese', '车中午才到店里。', '我那条狗只吃馍,不吃火腿肠。', '哎,说正事儿说正事儿。'],
  ['japanese', 'トラックは昼に着きます。', 'うちの犬はパンしか食べません。', 'すみません、話がそれました。'],
  ['hindi', 'गाड़ी दोपहर में आती है।', 'मेरा कुत्ता रोटी खाता है, सॉसेज नहीं।', 'अच्छा, हम कहाँ थे?'],
])('in %s what somebody calls beside the matter is', async (language, topic, beside, back) => {
  const found = await besideIn(['?', topic, '?', beside, '?', back], language);
  expect(found).toContain(beside.slice(0, -1));
  expect(found).not.toContain(topic.slice(0, -1));
});

test('of a long turn only what precedes it in the turn, and nothing where the interviewer turns back', async () => {
  const long =
    'He eats bread. He sleeps in the lorry. He hates the rain. Sorry, where were we? The lorry comes at noon.';
  expect(await besideIn(['?', 'We open at six.', '?', long], 'english')).toBe(
    'He eats bread. He sleeps in the lorry. He hates the rain. Sorry, where were we?',
  );
  expect(await besideIn(['?', 'We open at six.', 'Where were we?', 'At the lorry.'], 'english')).toBe('');
});
