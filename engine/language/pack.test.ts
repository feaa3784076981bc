import { describe, expect, test } from 'vitest';
import { type Language, languages, languageTags } from '#contract/languages.ts';
import { foldWord } from '../text/words.ts';
import { languagePack } from './pack.ts';
import { examplesOfLanguage } from './testing/examples.ts';

const ownScript: Partial<Record<(typeof languages)[number], RegExp>> = {
  chinese: /\p{Script=Han}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  arabic: /\p{Script=Arabic}/u,
  russian: /\p{Script=Cyrillic}/u,
  hindi: /\p{Script=Devanagari}/u,
};

describe.each(languages)('the pack of %s', (language) => {
  const pack = languagePack(language);

  test('is made once and names its tag', () => {
    expect(languagePack(language)).toBe(pack);
    expect(pack.tag).toBe(languageTags[language]);
  });

  test('has words of every class, in lower case', () => {
    const sets = {
      stopwords: pack.stopwords,
      questionWords: pack.questionWords,
      negations: pack.negations,
      askerLabels: pack.askerLabels,
      answererLabels: pack.answererLabels,
      firstPerson: pack.firstPerson,
      nounBefore: pack.nounBefore,
      weakWords: pack.weakWords,
      privateLife: pack.privateLife,
      coordinators: pack.coordinators,
      clauseStarts: pack.clauseStarts,
      backward: pack.backward,
      complementizers: pack.complementizers,
    };
    for (const [name, set] of Object.entries(sets)) {
      expect(set.size, name).toBeGreaterThan(3);
      for (const word of set) {
        expect(word, name).toBe(word.toLowerCase());
        expect(word, name).toMatch(/^\S.*\S$|^\S$/u);
      }
    }
    expect(pack.weakWords.size).toBeGreaterThan(150);
  });

  test('finds a word as it is written and as it is folded', () => {
    for (const word of pack.weakWords) expect(pack.weakWords.has(foldWord(word))).toBe(true);
  });

  test('keeps the longest filler first and no filler twice', () => {
    const lengths = pack.fillers.map((filler) => filler.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(new Set(pack.fillers).size).toBe(pack.fillers.length);
  });

  test('writes its words in its own script', () => {
    const script = ownScript[language] ?? /\p{Script=Latin}/u;
    for (const word of pack.firstPerson) expect(word).toMatch(script);
    for (const word of pack.coordinators) expect(word).toMatch(script);
  });

  test('holds patterns without state', () => {
    const patterns = [...pack.selfRole, ...Object.values(pack.cues).flat()];
    for (const pattern of patterns) expect(pattern.flags).not.toMatch(/[gy]/);
    for (const pattern of pack.selfRole) expect(pattern.source).toContain('(?<role>');
  });

  test('asks and answers under different labels', () => {
    for (const label of pack.askerLabels) expect(pack.answererLabels.has(label), label).toBe(false);
  });
});

test.each<[Language, string, string]>([
  ['french', 'Alors je suis infirmière libérale à Morlaix.', 'infirmière libérale'],
  ['french', 'Karim, quarante-deux ans, infirmier libéral à Brest.', 'infirmier libéral'],
  ['french', 'Je suis ingénieure agronome, ici depuis mars.', 'ingénieure agronome'],
  ['french', 'Je suis aide-soignante dans une maison de retraite.', 'aide-soignante'],
  ['spanish', 'Soy trabajadora social en un barrio de Lugo.', 'trabajadora social'],
  ['spanish', 'Pues Marta, treinta y ocho años, enfermera en Soria.', 'enfermera'],
  ['portuguese', 'Eu sou assistente social em Braga.', 'assistente social'],
  ['portuguese', 'Sou auxiliar num jardim de infância.', 'auxiliar'],
  ['russian', 'Я врач общей практики в посёлке.', 'врач общей практики'],
])('what kind of work somebody does is part of it in %s: %s', (language, text, role) => {
  const found = languagePack(language).selfRole.map((pattern) => pattern.exec(text)?.groups?.role);
  expect(found).toContain(role);
});

test.each<[Language, string]>([
  ['french', 'Je suis chère à ma mère, elle le dit souvent.'],
  ['french', 'Je suis seule avec les enfants le soir.'],
  ['french', 'Ma mère, soixante ans, infirmière, habite chez nous.'],
  ['spanish', 'Mi hija, veinte años, estudiante, vive en Lugo.'],
  ['portuguese', 'O meu filho, vinte anos, enfermeiro, mora longe.'],
  ['spanish', 'Soy muy puntual por las mañanas.'],
])('a trait or the work of another person is no work of one’s own in %s: %s', (language, text) => {
  expect(languagePack(language).selfRole.some((pattern) => pattern.test(text))).toBe(false);
});

test.each(languages)('what a person does for a living is found in %s, and traits are not', (language) => {
  const pack = languagePack(language);
  const rolesIn = (text: string) =>
    pack.selfRole.map((pattern) => pattern.exec(text)?.groups?.role).filter((role) => role !== undefined);
  const { trade, traits } = examplesOfLanguage(language);
  expect(rolesIn(trade.sentence).map((found) => pack.roleName(found))).toContain(trade.role);
  for (const trait of traits) expect(rolesIn(trait), trait).toEqual([]);
});

test('“gostava de ter” is a wish in Portugal, “gostava de dançar” a memory', () => {
  const { cues, person } = languagePack('portuguese');
  for (const wishes of [cues.wish, person.wish]) {
    const wishesIn = (text: string) => wishes.some((pattern) => pattern.test(text));
    expect(wishesIn('Gostava de ter um quadro na entrada.')).toBe(true);
    expect(wishesIn('Quando era nova gostava de dançar.')).toBe(false);
  }
});

test('a fright that one gets is no shop that one runs', () => {
  const role = (text: string) => languagePack('spanish').selfRole.some((pattern) => pattern.test(text));
  expect(role('Cada vez que suena me llevo un susto.')).toBe(false);
  expect(role('Llevo una tienda de telas.')).toBe(true);
});

test.each([
  ['english', 'I’m a teaching assistant.', 'teaching assistant'],
  ['english', 'Owain, stage carpenter, self-employed since the spring.', 'stage carpenter'],
  ['english', 'I’m a working student.', 'working student'],
  ['german', 'Im Verein bin ich Jugendleiterin, seit elf Jahren.', 'Jugendleiterin'],
  ['german', 'Ich bin Kassenwart im Ruderclub.', 'Kassenwart'],
  ['japanese', '私は弁当屋をやっています。', '弁当屋'],
  ['japanese', '私は居酒屋の女将をしています。', '女将'],
] as const)('in %s, “%s” names the role %s', (language, sentence, role) => {
  const pack = languagePack(language);
  const found = pack.selfRole.map((pattern) => pattern.exec(sentence)?.groups?.role).find(Boolean);
  expect(pack.roleName(found ?? '')).toBe(role);
});

test('a role that is stated by a verb is put as others would say it', () => {
  const pack = languagePack('english');
  const role = pack.selfRole.map((pattern) => pattern.exec('I run a small bakery.')?.groups?.role).find(Boolean);
  expect(pack.roleName(role ?? '')).toBe('Runs a small bakery');
});

test.each(languages)('habit, reason, difficulty, wish and liking are heard in %s', (language) => {
  const { cues } = languagePack(language);
  const { statements } = examplesOfLanguage(language);
  const heard = Object.entries(cues).filter(([, patterns]) => patterns.some((pattern) => pattern.test(statements)));
  expect(heard.map(([name]) => name)).toEqual(
    expect.arrayContaining(['habit', 'reason', 'difficulty', 'wish', 'liking']),
  );
});

test.each([
  ['english', 'We throw away more than I would like to admit.', 'wish'],
  ['english', 'I would like to hand my plan to a helper.', 'liking'],
  ['english', 'I do not need an app.', 'need'],
  ['english', 'I don’t want to count rolls.', 'wish'],
  ['spanish', 'No quiero otra aplicación.', 'wish'],
  ['spanish', 'No necesito una aplicación.', 'need'],
  ['portuguese', 'Não quero contar pãezinhos.', 'wish'],
  ['russian', 'Мне не нужно приложение.', 'need'],
  ['chinese', '我不需要这个应用。', 'need'],
  ['arabic', 'لا أريد تطبيقا.', 'wish'],
  ['german', 'Ich brauche keine App.', 'need'],
] as const)('in %s, “%s” is no %s', (language, sentence, cue) => {
  expect(languagePack(language).cues[cue].some((pattern) => pattern.test(sentence))).toBe(false);
});
