import { describe, expect, test } from 'vitest';
import { languages, languageTags } from '#contract/languages.ts';
import { foldWord } from '../text/words.ts';
import { languagePack } from './pack.ts';

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

const trades = {
  english: ['I work as a night baker in a small shop.', 'night baker'],
  spanish: ['Trabajo como panadera de noche en una tienda.', 'panadera de noche'],
  french: ['Je travaille comme boulangère de nuit dans une boutique.', 'boulangère de nuit'],
  german: ['Ich arbeite als Bäckerin in einem kleinen Betrieb.', 'Bäckerin'],
  chinese: ['我是一名夜班面包师，做了十年。', '夜班面包师'],
  japanese: ['私は夜勤のパン職人として働いています。', 'パン職人'],
  arabic: ['أعمل خبازة في مخبز صغير.', 'خبازة'],
  russian: ['Я работаю старшим технологом на заводе.', 'старший технолог'],
  portuguese: ['Trabalho como padeira numa loja pequena.', 'padeira'],
  hindi: ['मैं नर्स के रूप में काम करती हूँ।', 'नर्स'],
} as const;
const traits = {
  english: ['I’m a bit tired.', 'I’m a big fan of it.', 'I am from Leeds.'],
  spanish: ['Soy muy puntual.', 'Soy de Burgos.'],
  french: ['Je suis un peu fatiguée.', 'Je suis de Lyon.'],
  german: ['Ich bin ein bisschen müde.', 'Ich bin aus Köln.'],
  chinese: ['我有点累。'],
  japanese: ['少し疲れています。'],
  arabic: ['أنا متعبة قليلا.'],
  russian: ['Я немного устала.'],
  portuguese: ['Sou muito pontual.'],
  hindi: ['मैं थोड़ी थकी हूँ।'],
} as const;

test.each(languages)('what somebody does for a living is found in %s, and traits are not', (language) => {
  const pack = languagePack(language);
  const rolesIn = (text: string) =>
    pack.selfRole.map((pattern) => pattern.exec(text)?.groups?.role).filter((role) => role !== undefined);
  const [sentence, role] = trades[language];
  expect(rolesIn(sentence).map((found) => pack.roleName(found))).toContain(role);
  for (const trait of traits[language]) expect(rolesIn(trait), trait).toEqual([]);
});

test('a role that is told by a verb is put as others would say it', () => {
  const pack = languagePack('english');
  const role = pack.selfRole.map((pattern) => pattern.exec('I run a small bakery.')?.groups?.role).find(Boolean);
  expect(pack.roleName(role ?? '')).toBe('Runs a small bakery');
});

const said = {
  english: 'I usually write it down because I can’t find the list, and I’d like a tool that works well.',
  spanish: 'Siempre lo apunto porque no encuentro la lista y me gustaría una herramienta útil.',
  french: 'Je note toujours parce que je ne trouve pas la liste, et j’aimerais un outil pratique.',
  german: 'Ich schreibe es immer auf, weil ich die Liste nicht finde, und hätte gern etwas Praktisches, das hilft.',
  chinese: '我每天都写下来，因为找不到清单，希望有一个方便的工具。',
  japanese: 'いつも書きますが、リストが見つからないので、便利な道具があればと思います。',
  arabic: 'أكتبها دائما لأنني لا أجد القائمة وأتمنى أداة مفيدة.',
  russian: 'Я всегда записываю, потому что не могу найти список, и хотела бы что-то удобное.',
  portuguese: 'Sempre anoto porque não encontro a lista e gostaria de uma ferramenta prática.',
  hindi: 'मैं हमेशा लिखती हूँ क्योंकि सूची नहीं मिलती, काश कोई आसान साधन होता।',
} as const;

test.each(languages)('habit, reason, difficulty, wish and liking are heard in %s', (language) => {
  const { cues } = languagePack(language);
  const heard = Object.entries(cues).filter(([, patterns]) => patterns.some((pattern) => pattern.test(said[language])));
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
