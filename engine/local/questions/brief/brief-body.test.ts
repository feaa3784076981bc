import { expect, test } from 'vitest';
import { askedInBrief } from './asked-in-brief.ts';
import { blocksOf, withoutLetterParts } from './brief-body.ts';

const letter = `Hi Noor,

Good to meet on Monday. The six talks are in the folder, hardly edited, with all their ums.

What I'd like to have for the board in May:

1. Where do members wait longest, and what do they do meanwhile?
2. Why members stay away in winter

Quotes are welcome.

Thanks,
Ruth
Harbour Baths`;

test('a brief that is a letter asks what it lists, not its greeting, its signature or its remarks', () => {
  expect(askedInBrief({ description: letter }, 'english')).toEqual([
    'Where do members wait longest, and what do they do meanwhile?',
    'Why do members stay away in winter?',
  ]);
});

test.each([
  ['german', 'Liebe Frau Ott,\n\nanbei die Gespräche.\n\nWas fehlt den Leuten?\n\nHerzliche Grüße\nRuth Adler', 'Ruth'],
  ['spanish', 'Hola, Marta:\n\nTe paso las charlas.\n\n¿Qué les falta?\n\nUn abrazo\nInés', 'Inés'],
  ['english', 'Dear all,\n\nhere are the talks.\n\nWhat do people miss?\n\nRuth, Harbour Baths', 'Harbour'],
] as const)('no one is asked about who signs a letter: %s', (language, description, name) => {
  expect(withoutLetterParts(description)).not.toContain(name);
  expect(askedInBrief({ description }, language)).toHaveLength(1);
});

test('a brief that is no letter stays whole', () => {
  const brief = 'We study ferries.\n\nHow do people plan?\n\nThanks to the crew.';
  expect(withoutLetterParts(brief)).toBe(brief);
  expect(blocksOf(brief)).toEqual([{ text: brief, isItem: false }]);
  expect(withoutLetterParts('How people plan, late ferries, the fare')).toBe('How people plan, late ferries, the fare');
});

test('«por qué» is asked as well as «cómo»', () => {
  const description = '1. Cómo reservan los socios.\n2. Por qué unos siguen y otros se fueron.';
  expect(askedInBrief({ description }, 'spanish')).toEqual([
    '¿Cómo reservan los socios?',
    '¿Por qué unos siguen y otros se fueron?',
  ]);
});

test('a name after a dash at the end of a letter signs it', () => {
  const description = 'नमस्ते दीपक,\nमुझे ये जानना है।\n\n१. लोग भट्टी कैसे चुनते हैं?\n२. रोटी कब मिलती है?\n\n– रश्मि';
  expect(askedInBrief({ description }, 'hindi')).toEqual(['लोग भट्टी कैसे चुनते हैं?', 'रोटी कब मिलती है?']);
});
