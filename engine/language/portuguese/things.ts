import type { ItemQuestion } from '../templates/templates.ts';
import type { AskedKind } from '../templates/thing-kinds.ts';
import { things as known, withArticle } from './articles.ts';

/** Singular and plural, where the verb has to agree; * is the ending of an adjective. */
const forms: Record<AskedKind, readonly [string, string]> = {
  troubles: ['Como as pessoas lidam com {}?', 'Como as pessoas lidam com {}?'],
  processes: ['Como funciona {} para as pessoas?', 'Como funcionam {} para as pessoas?'],
  tools: ['Como as pessoas usam {}?', 'Como as pessoas usam {}?'],
  messages: ['Até que ponto {} ajuda as pessoas?', 'Até que ponto {} ajudam as pessoas?'],
  prices: ['As pessoas acham {} just*?', 'As pessoas acham {} just*?'],
  conditions: ['Até que ponto {} serve às pessoas?', 'Até que ponto {} servem às pessoas?'],
  changes: ['O que mudou para as pessoas com {}?', 'O que mudou para as pessoas com {}?'],
  goods: ['Até que ponto as pessoas estão satisfeitas com {}?', 'Até que ponto as pessoas estão satisfeitas com {}?'],
  places: ['Como as pessoas se sentem em {}?', 'Como as pessoas se sentem em {}?'],
  moments: ['Como as pessoas vivem {}?', 'Como as pessoas vivem {}?'],
  people: ['Como as pessoas se dão com {}?', 'Como as pessoas se dão com {}?'],
  values: ['O que {} significa para as pessoas?', 'O que {} significam para as pessoas?'],
  views: ['Quais são {}?', 'Quais são {}?'],
  anything: ['O que as pessoas acham de {}?', 'O que as pessoas acham de {}?'],
};
const endings: Record<string, string> = {
  o: 'o',
  a: 'a',
  os: 'os',
  as: 'as',
  seu: 'o',
  sua: 'a',
  seus: 'os',
  suas: 'as',
};

const head =
  /^(?:(?:o|a|os|as|seus?|suas?) )?(?:(?:primeir|segund|terceir|nov|últim|bo[am]|má|mau)\p{L}* )*([\p{L}-]+)/iu;
/** “carrinhos que não cabem”: whatever it is, it is a trouble. */
const troubled =
  /(?<!\p{L})(?:não|nunca|sem|quebrad[oa]s?|perdid[oa]s?|tardi[oa]s?|atrasad[oa]s?)(?!\p{L})|^(?:os? )?tempos? de espera(?!\p{L})/iu;
const list = new Intl.ListFormat('pt');
const headOf = (thing: string): string => head.exec(thing)?.[1] ?? '';

/** “de o preço” → “do preço”, “em a sala” → “na sala” */
function contracted(question: string): string {
  return question.replace(/(?<= )de (?=(?:os?|as?) )/u, 'd').replace(/(?<= )em (?=(?:os?|as?) )/u, 'n');
}

const infinitive = /^\p{Ll}{2,}(?:ar|er|ir)(?:-se)? \S/u;
const ofInfinitive = 'Como as pessoas fazem para {}?';

export const onItem: ItemQuestion = {
  ask: (topic) => {
    const act = topic.charAt(0).toLowerCase() + topic.slice(1);
    if (infinitive.test(act) && known.kindOf([headOf(act)]) === 'anything') return ofInfinitive.replace('{}', act);
    const things = topic.split(/, | e /u);
    const each = things.map(withArticle);
    if (each.includes(null)) return null;
    const kind = troubled.test(topic) ? 'troubles' : known.kindOf(things.map(headOf));
    const listed = list.format(each.filter((thing) => thing !== null));
    const [one, several] = forms[kind];
    const isPlural = each.length > 1 || /^(?:os|as|seus|suas) /u.test(listed);
    const ending = each.length > 1 ? 'os' : (endings[listed.split(' ')[0] ?? ''] ?? 'o');
    return contracted((isPlural ? several : one).replace('*', ending).replace('{}', listed));
  },
  knows: (topic) => known.kindOf([headOf(topic)]) !== 'anything',
  forms: [
    ofInfinitive,
    ...[...new Set(Object.values(forms).flat())].flatMap((form) =>
      ['o', 'a', 'os', 'as'].map((article) =>
        contracted(form.replace('*', endings[article] ?? '').replace('{}', `${article} {}`)),
      ),
    ),
  ],
};
