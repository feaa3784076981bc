import { expect, test } from 'vitest';
import { prepare } from '../../corpus/prepare.ts';
import { plainDocument } from '../../testing/documents.ts';
import { type Claim, checkClaim } from '../verify/check-claim.ts';
import { numbersIn } from '../verify/numbers/numbers-in.ts';
import type { VerifiedDraft } from './verify-draft.ts';
import { writeInsight } from './write-insight.ts';

/** The same random numbers for a seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Five people who each name many numbers and colleagues, in short sentences whose quotes overlap and in long ones whose do not. */
const names = ['Anna', 'Boris', 'Clara', 'Denis', 'Elena'];
const documents = names.map((name, d) =>
  plainDocument(
    Array.from({ length: 14 }, (_, n) => {
      const number = 200 + d * 100 + n;
      const long = 'because the oven was cold and nobody had told us before the shop was open to all who came';
      return `Interviewer: And then?\n${name}: We lost ${number} loaves. ${n % 2 ? '' : `It was number ${number + 50} ${long}.`} Then we went home.`;
    }).join('\n'),
    d + 1,
  ),
);

test('every number of a stored insight is in its stored evidence, whatever a model cites for its sentences', async () => {
  const corpus = await prepare(documents);
  const isKept = (one: Claim) => checkClaim(corpus, one, { language: 'english', known: '' }).state !== 'dropped';
  const said = corpus.reading.sentences.flatMap(({ document, start, end }, index) => {
    const [number] = numbersIn(corpus.documents[document]?.text.slice(start, end) ?? '');
    const one = { text: `Loaves were lost: ${number}`, cited: [index] };
    return number !== undefined && isKept(one) ? [{ index, number }] : [];
  });
  for (let seed = 1; seed <= 40; seed++) {
    const random = dice(seed);
    const claim = () => {
      const cited = Array.from(
        { length: 1 + Math.floor(random() * 3) },
        () => said[Math.floor(random() * said.length)],
      );
      const text = `Loaves were lost: ${cited.map((one) => one?.number).join(' and ')}`;
      return { text, cited: cited.map((one) => one?.index ?? -1) };
    };
    const draft: VerifiedDraft = {
      ...{ title: claim(), summary: [claim(), claim(), claim(), claim()], why: [claim()] },
      support: Array.from({ length: 12 }, () => claim().cited[0] ?? 0),
      ...{ keywords: [], theme: '' },
    };
    const claims = [draft.title, ...draft.summary, ...draft.why];
    for (const one of claims) expect(isKept(one), one.text).toBe(true);
    const { insight } = writeInsight(
      corpus,
      { question: 'What was lost?', draft, lead: draft.title.cited[0] ?? 0, against: [] },
      { brief: {}, language: 'english', questions: [], briefTerms: new Map() },
    );
    const shown = numbersIn(insight.evidence.map(({ quote }) => quote).join('\n'));
    for (const number of claims.flatMap(({ text }) => [...numbersIn(text)]))
      expect(shown, `seed ${seed}`).toContain(number);
  }
});
