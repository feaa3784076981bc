import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { plainDocument } from '../testing/documents.ts';
import { prepare } from './prepare.ts';

const talks: Partial<
  Record<Language, { asks: string; name: string; said: string; fields: [role: string, company: string] }>
> = {
  english: { asks: 'Interviewer', name: 'Anna Berger', said: 'I carry it all up.', fields: ['Role', 'Company'] },
  german: { asks: 'Interviewerin', name: 'Anna Berger', said: 'Ich trage alles hoch.', fields: ['Beruf', 'Firma'] },
  french: {
    asks: 'Enquêtrice',
    name: 'Léa Morin',
    said: 'Je monte tout à pied.',
    fields: ['Profession', 'Entreprise'],
  },
  spanish: { asks: 'Entrevistadora', name: 'Ana Ruiz', said: 'Lo subo todo a pie.', fields: ['Profesión', 'Empresa'] },
  russian: {
    asks: 'Интервьюер',
    name: 'Ольга Петрова',
    said: 'Я ношу всё наверх сама.',
    fields: ['Профессия', 'Компания'],
  },
  japanese: { asks: '聞き手', name: '田中 花子', said: '全部自分で運びます。', fields: ['職業', '会社'] },
  chinese: { asks: '访谈者', name: '李明华', said: '我都是自己提上楼。', fields: ['职业', '公司'] },
};

/** How many people answer in two interviews, each with what its head says of role and company; '' where it is silent. */
async function peopleIn(language: Language, ...heads: readonly (readonly [role: string, company: string])[]) {
  const talk = talks[language];
  if (!talk) throw new Error(`no talk in ${language}`);
  const { asks, name, said, fields } = talk;
  const documents = heads.map((values, i) => {
    const lines = values.flatMap((value, at) => (value ? [`${fields[at]}: ${value}`] : []));
    const turns = `${asks}: …?\n${name}: ${said}\n${asks}: …? ${i}\n${name}: ${said}`;
    return plainDocument(`Participant: ${name}\n${lines.join('\n')}\n\n${turns}`, i + 1);
  });
  const { reading } = await prepare(documents, { language });
  return reading.voices.filter(({ role }) => role === 'answers').length;
}

test.each<[Language, [string, string], [string, string]]>([
  ['english', ['baker', ''], ['Head baker', '']],
  ['english', ['', 'Acme'], ['', 'Acme Ltd.']],
  ['english', ['baker', 'Acme'], ['', 'Acme']],
  ['german', ['Bäckerin', ''], ['gelernte Bäckerin', 'Brot GmbH']],
  ['german', ['', 'Brot GmbH'], ['Bäckerin', 'Brot']],
  ['french', ['', 'Pain SARL'], ['boulangère', 'Pain']],
  ['french', ['', 'Pain S.A.R.L.'], ['boulangère', 'Pain']],
  ['spanish', ['', 'Pan S.A.'], ['panadera', 'Pan']],
  ['spanish', ['panadera', ''], ['panadera', 'Pan y Sal']],
  ['russian', ['', 'ООО Хлеб'], ['пекарь', 'Хлеб']],
  ['japanese', ['', '株式会社パン'], ['', 'パン']],
  ['chinese', ['面包师', ''], ['面包师', '麦香公司']],
])('in %s, %j and %j are one person', async (language, ...heads) => {
  expect(await peopleIn(language, ...heads)).toBe(1);
});

test.each<[Language, [string, string], [string, string]]>([
  ['english', ['baker', ''], ['bakery owner', '']],
  ['english', ['doctor', ''], ['doctoral student', '']],
  ['english', ['', ''], ['baker', 'Acme']],
  ['english', ['baker', 'Acme'], ['baker', 'Umbra']],
  ['english', ['baker', 'Acme'], ['driver', 'Acme']],
  ['english', ['', 'Acme'], ['', 'Acme Foods']],
  ['german', ['Arzt', ''], ['Arzthelferin', '']],
  ['german', ['', 'Brot GmbH'], ['', 'Teig GmbH']],
  ['french', ['boulangère', 'Pain'], ['boulangère', 'Farine']],
  ['spanish', ['pan', ''], ['panadera', '']],
  ['russian', ['врач', 'Хлеб'], ['пекарь', 'Хлеб']],
  ['japanese', ['', '株式会社パン'], ['', '株式会社コメ']],
  ['chinese', ['面包师', '麦香公司'], ['司机', '麦香公司']],
])('in %s, %j and %j stay two people', async (language, ...heads) => {
  expect(await peopleIn(language, ...heads)).toBe(2);
});

test('what a second document adds is held against a third', async () => {
  expect(await peopleIn('english', ['baker', ''], ['baker', 'Acme'], ['', 'Acme'])).toBe(1);
  expect(await peopleIn('english', ['baker', ''], ['baker', 'Acme'], ['baker', 'Umbra'])).toBe(2);
});
