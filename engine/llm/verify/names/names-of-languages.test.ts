import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { prepare } from '../../../corpus/prepare.ts';
import { plainDocument } from '../../../testing/documents.ts';
import { shortInterviews } from '../../testing/short-interviews.ts';
import { checkClaim } from '../check-claim.ts';

/** Claims on the first answer of the first of two people, by what becomes of each. */
const claims: readonly [Language, text: string, state: string][] = [
  ['german', 'Frau Müller schreibt den Plan auf eine Rechnung', 'dropped'],
  ['german', 'Petra schreibt den Plan auf eine Rechnung', 'dropped'],
  ['german', 'Oskar schreibt den Plan auf die Rückseite einer Rechnung', 'dropped'],
  ['german', 'Renate schreibt den Plan auf die Rückseite einer Rechnung', 'kept'],
  ['german', 'Frau Vogts Plan steht auf der Rückseite einer Rechnung', 'kept'],
  ['japanese', '田中さんは古い請求書の裏に予定を書いている', 'kept'],
  ['japanese', '佐藤さんは古い請求書の裏に予定を書いている', 'dropped'],
  ['japanese', '山本けんじは古い請求書の裏に予定を書いている', 'dropped'],
  ['chinese', '赵敏把排班写在旧发票的背面', 'kept'],
  ['chinese', '周海把排班写在旧发票的背面', 'dropped'],
  ['chinese', '王经理把排班写在旧发票的背面', 'dropped'],
];

test.each(claims)('in %s “%s”: %s', async (language, text, state) => {
  const corpus = await prepare(shortInterviews(language));
  const cited = corpus.reading.sentences.findIndex(({ document, turn }) => document === 0 && turn === 1);
  expect(checkClaim(corpus, { text, cited: [cited] }, { language, known: '' }).state).toBe(state);
});

/** What two people say, by language; claims are on the first of them. */
const said: Partial<Record<Language, string>> = {
  arabic: 'ليلى: أنتظر في المخبز كل صباح حتى يصل الطحين.\nطارق: أكتب الطلبات على الورق.',
  hindi: 'रेखा: मैं हर सुबह दुकान में आटे का इंतज़ार करती हूँ।\nअमित: मैं ऑर्डर काग़ज़ पर लिखता हूँ।',
  french: 'Léa : J’attends la farine chaque matin dans la boutique.\nMarc : J’écris les commandes sur papier.',
  russian: 'Ольга: Я каждое утро жду муку в пекарне.\nИван: Я пишу заказы на бумаге.\nОльга: Муки всегда мало.',
};

test.each([
  ['arabic', 'ليلى تنتظر الطحين في المخبز كل صباح', 'kept'],
  ['arabic', 'طارق ينتظر الطحين في المخبز كل صباح', 'dropped'],
  ['arabic', 'السيدة سميرة تنتظر الطحين في المخبز', 'dropped'],
  ['hindi', 'रेखा हर सुबह दुकान में आटे का इंतज़ार करती है', 'kept'],
  ['hindi', 'अमित हर सुबह दुकान में आटे का इंतज़ार करता है', 'dropped'],
  ['hindi', 'शर्मा जी दुकान में आटे का इंतज़ार करते हैं', 'dropped'],
  ['french', 'Léa attend la farine dans la boutique', 'kept'],
  ['french', 'La farine d’Arthur est attendue chaque matin', 'dropped'],
  ['russian', 'Ольге приходится каждое утро ждать муку в пекарне', 'kept'],
  ['russian', 'Ивану приходится каждое утро ждать муку в пекарне', 'dropped'],
] as const)('in %s “%s”: %s', async (language, text, state) => {
  const corpus = await prepare([plainDocument(said[language] ?? '')], { language });
  expect(checkClaim(corpus, { text, cited: [0] }, { language, known: '' }).state).toBe(state);
});
