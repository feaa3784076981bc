import { expect, test } from 'vitest';
import { localEngine as engine } from '../../local/local-engine.ts';
import { calledInTalk, introducedAs } from './called-in-talk.ts';

test('a person without a name in the transcript gets the name that interviewers use, if the file bears it', () => {
  const asked = ["And again I'm Owen, I work at the mill.", 'So, uh, Ray, tell me about the oven.'];
  expect(calledInTalk('Ray_K_2025-03-11_auto.txt', asked, 'english')).toBe('Ray');
  expect(calledInTalk('Ray and Owen.txt', asked, 'english')).toBe('Ray');
  expect(calledInTalk('interview 3.txt', asked, 'english')).toBeNull();
  expect(calledInTalk('Pritchard_G.txt', ['Thank you for fitting me in, Dr Pritchard.'], 'english')).toBe(
    'Dr Pritchard',
  );
  expect(calledInTalk('mauricio_padaria.txt', ['Obrigada por abrir cedo, Maurício.'], 'portuguese')).toBe('Maurício');
  expect(
    calledInTalk('Leeds bakery.txt', ['Right, Leeds has many bakeries. How is the bakery?'], 'english'),
  ).toBeNull();
  expect(calledInTalk('Ada and Ben.txt', ['Hello, Ada, hello, Ben.'], 'english')).toBeNull();
});

test('quotes bear the name, and two people of one name are distinguished', async () => {
  const talk = (place: string) =>
    `Speaker 1: So, Ray, how is the oven in ${place}?\n\nSpeaker 2: It takes two hours to heat, and my brother waits for it in the cold yard.\n\n` +
    'Speaker 1: And the flour?\n\nSpeaker 2: The driver leaves it in the rain, so we carry thirty sacks up before noon.';
  const documents = ['Leeds', 'York'].map((place, i) => ({
    id: i + 1,
    fileName: `Ray ${place}.txt`,
    text: talk(place),
    blocks: [],
  }));
  const namesIn = async (count: number) => {
    const corpus = await engine.prepare(documents.slice(0, count), { language: 'english' });
    return (await engine.findPeople(corpus, { language: 'english' })).map(({ name }) => name);
  };
  expect(await namesIn(1)).toEqual(['Ray']);
  expect(await namesIn(2)).toEqual(['Ray in Ray Leeds', 'Ray in Ray York']);
});

test('people get the name with which they introduce themselves', () => {
  expect(introducedAs(['Sí, claro.', 'Pues soy Rocío, tengo veintitrés años.'], 'spanish')).toBe('Rocío');
  expect(introducedAs(['Ja.', 'Lennart. Achtzehn. Ich mach Abi.'], 'german')).toBe('Lennart');
  expect(introducedAs(["I'm Maureen, I've been here a year."], 'english')).toBe('Maureen');
  expect(introducedAs(["I'm Irish, I like rain.", 'Maureen, she knows.'], 'english')).toBeNull();
  expect(introducedAs(['Lena. She always opens the door to the yard for me.'], 'english')).toBeNull();
});
