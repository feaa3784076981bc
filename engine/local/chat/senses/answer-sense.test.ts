import { expect, test } from 'vitest';
import { localEngine as engine } from '#engine/local/local-engine.ts';
import { plainDocument } from '#engine/testing/documents.ts';
import { collectReplies } from '../../../collect-replies.ts';

/** As a recogniser writes down a talk about a bakery. */
const bakery = `Interviewer: All right, so to start off, can you tell us a bit about yourself?

Interviewee: Got it. Um, my name is Noor.

Interviewee: So, uh, I'm a baker, right. I studied history, for a while. And, uh, I'm responsible for the, the night bread, let's say the dough and the two ovens.

Interviewer: Okay. And what did the week look like?

Interviewee: Yeah. Uh, the flour comes on Monday, you know, and the lorry is late, so we wait. I would like to say that the lorry is not always late. Um, my biggest headache is that the old oven drops to, to two hundred degrees when both doors are open. That's because the seal is worn, so the loaves come out pale.

Interviewer: And the deliveries?

Interviewee: I'm gonna tell you about the lorry. The lorry brings the flour, um, forty sacks. The driver is a nice man, he has two dogs. They sleep in the cab. We carry the sacks down the stairs. The problem with the lorry is that it does not fit under the arch. So we carry everything from the church.

Interviewer: And how do you know how much to bake?

Interviewee: We, uh, we use a spreadsheet that my cousin made, and for the shop orders we're using Trello. If you want to bake more you want to know the weather. Right.

Interviewee: So we are four people, um, and we work together with the shop team, they call me at, at four and tell me what is left. Perfect.

Interviewee: And, uh, we want to open a second counter next spring, at the station. Because people there buy before seven. Naturally.

Interviewer: Thank you so much.`;

const five = {
  duties: 'What are you responsible for in your role?',
  troubles: 'What challenges do you face from day to day?',
  team: 'How do you work together with your team?',
  tools: 'Which tools do you use?',
  plans: 'What are your goals for the next quarter?',
};

async function told(text: string, message: string) {
  const corpus = await engine.prepare([plainDocument(text, 1, 'bakery.txt')], { language: 'english' });
  const [person] = await engine.findPeople(corpus, { language: 'english' });
  if (!person) throw new Error('none was found');
  const people = [{ id: 1, name: person.name, voices: person.voices }];
  const input = { people, message, history: [], language: 'english' as const };
  const [reply] = (await collectReplies(engine.askPeople(corpus, input))).replies;
  return { refused: reply?.refused, text: (reply?.sentences ?? []).map((s) => s.text).join(' ') };
}

test.each([
  ['responsibilities', five.duties, 'responsible for the night bread'],
  ['daily challenges', five.troubles, 'My biggest headache is that the old oven drops'],
  ['the team', five.team, 'work together with the shop team'],
  ['tools', five.tools, 'we use a spreadsheet that my cousin made'],
  ['goals', five.plans, 'We want to open a second counter next spring'],
])('a question for %s is answered from where they say it, in any words', async (_, question, words) => {
  const answer = await told(bakery, question);
  expect(answer.refused).toBe(false);
  expect(answer.text.toLowerCase()).toContain(words.toLowerCase());
});

test('a trouble is given with its reason', async () => {
  expect((await told(bakery, five.troubles)).text).toContain('because the seal is worn');
});

test('what says nothing by itself is given nowhere', async () => {
  for (const question of Object.values(five)) {
    const { text } = await told(bakery, question);
    for (const empty of ['Got it', 'my name is', 'Yeah.', 'Perfect', 'Naturally']) expect(text).not.toContain(empty);
  }
});

test('"I would like to say" and a weekday are no goals: without any, they say so', async () => {
  const withoutPlans = bakery.replace(/Interviewee: And, uh, we want to open[^\n]+/u, '');
  expect((await told(withoutPlans, five.plans)).refused).toBe(true);
});

test('what was hard about a topic is answered from where they say so, and not from where the topic is first named', async () => {
  const answer = await told(bakery, 'What problems do you have with the lorry?');
  expect(answer.text).toMatch(/^The problem with the lorry is that it does not fit under the arch\./u);
  expect(answer.text).toContain('from the church');
});

test('a sentence that only announces the next one is left out', async () => {
  expect((await told(bakery, 'Tell me about the lorry.')).text).not.toContain('gonna tell you');
});

test('what people write things into is a tool', async () => {
  const written = bakery.replace(
    /We, uh, we use a spreadsheet[^\n]+/u,
    'In the evening I write the order into a notebook next to the oven.',
  );
  expect((await told(written, five.tools)).text).toContain('notebook next to the oven');
});
