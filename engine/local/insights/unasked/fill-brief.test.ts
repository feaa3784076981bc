import { expect, test } from 'vitest';
import { languagePack } from '#engine/language/pack.ts';
import { prepare } from '../../../corpus/prepare.ts';
import { conversation } from '../../../testing/guided-interviews.ts';
import { findClaims } from '../../claims/find-claims.ts';
import type { Selected } from '../../claims/select-claims.ts';
import { withBriefFilled } from './fill-brief.ts';

const rest = languagePack('english').templates.question.general('rest');
const ofDates = 'What happens with dates?';

type Given = { asked?: string[]; isKnown?: boolean; before?: string };

/** The question that a claim is assigned to that was assigned to a general one. */
async function movedTo(said: string, given: Given = {}) {
  const corpus = await prepare([
    conversation([
      ['Interviewer', given.before ?? 'And who carries the crates up to the store?'],
      ['Ada', `${said} And my brother carries the crates, which are heavy when they come from the harbour.`],
    ]),
  ]);
  const [claim] = findClaims(corpus);
  if (!claim) throw new Error('there is no claim');
  const questions = [given.asked?.[0] ?? ofDates, rest];
  const one: Selected = { claim, question: 1, fit: 0, others: [] };
  const known = new Set(given.isKnown ? [claim.sentence] : []);
  const [moved] = withBriefFilled(corpus, { questions, asked: given.asked ?? [ofDates], known, language: 'english' }, [
    one,
  ]);
  return questions[moved?.question ?? -1];
}

const dates = 'I never write the dates on the tins because there are far too many of them.';

test('a claim that says what the brief asks about is assigned to that question, though something else was asked', async () => {
  expect(await movedTo(dates)).toBe(ofDates);
});

test('one that does not name it, a question of the guide, and an insight of an earlier run stay where they are', async () => {
  expect(await movedTo('I never lock the store because the key is far too small for me.')).toBe(rest);
  expect(await movedTo(dates, { asked: [] })).toBe(rest);
  expect(await movedTo(dates, { isKnown: true })).toBe(rest);
});

test('what was asked right before it about the topic of a part of the brief puts it there, too', async () => {
  const key = 'I never lock the store because the key is far too small for me.';
  const asked = ['Who looks after the harbour store in winter?'];
  const before = 'And what about the harbour store in winter?';
  expect(await movedTo(key, { before })).toBe(rest);
  expect(await movedTo(key, { before, asked })).toBe(asked[0]);
});
