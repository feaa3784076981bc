import type { ThingKind } from '../data/schema.ts';
import type { ItemQuestion } from '../templates/templates.ts';
import { thingKinds } from '../templates/thing-kinds.ts';
import { withArticle } from './articles.ts';

/** Singular and plural, where the verb has to agree. */
const forms: Record<ThingKind, readonly [string, string]> = {
  troubles: ['Como as pessoas lidam com {}?', 'Como as pessoas lidam com {}?'],
  processes: ['Como funciona {} para as pessoas?', 'Como funcionam {} para as pessoas?'],
  tools: ['Como as pessoas usam {}?', 'Como as pessoas usam {}?'],
  messages: ['Até que ponto {} ajuda as pessoas?', 'Até que ponto {} ajudam as pessoas?'],
  terms: ['O que as pessoas acham de {}?', 'O que as pessoas acham de {}?'],
  places: ['O que as pessoas acham de {}?', 'O que as pessoas acham de {}?'],
  people: ['Como as pessoas se dão com {}?', 'Como as pessoas se dão com {}?'],
  values: ['O que {} significa para as pessoas?', 'O que {} significam para as pessoas?'],
  views: ['Quais são {}?', 'Quais são {}?'],
};
/** Of places: what people go through. */
const lived = 'Como as pessoas vivem {}?';
const livedNouns =
  /^(?:trajeto|viagem|dia|semana|mês|noite|manhã|tarde|turno|plantão|pausa|refeição|início|começo|saída|chegada|trabalho|estágio|inverno|verão|volta|aposentadoria|estadia|tratamento|teletrabalho|prova|exame)s?$/u;

const kindOf = thingKinds('portuguese');
const head =
  /^(?:(?:o|a|os|as|seus?|suas?) )?(?:(?:primeir|segund|terceir|nov|últim|bo[am]|má|mau)\p{L}* )*([\p{L}-]+)/iu;
/** “carrinhos que não cabem”: whatever it is, it is a trouble. */
const troubled = /(?<!\p{L})(?:não|nunca|sem|quebrad[oa]s?|perdid[oa]s?|tardi[oa]s?)(?!\p{L})/iu;
const headOf = (thing: string): string => head.exec(thing)?.[1] ?? '';

/** “de o preço” → “do preço” */
function contracted(question: string): string {
  return question.replace(/(?<= )de (?=(?:os?|as?) )/u, 'd');
}

export const onItem: ItemQuestion = {
  ask: (topic) => {
    const things = topic.split(/, | e /u);
    const each = things.map(withArticle);
    if (each.includes(null)) return null;
    const kind = troubled.test(topic) ? 'troubles' : (kindOf(things.map(headOf)) ?? 'terms');
    const listed = each.length > 1 ? `${each.slice(0, -1).join(', ')} e ${each.at(-1)}` : (each[0] ?? '');
    const [one, several] = forms[kind];
    const isLived = kind === 'places' && things.every((thing) => livedNouns.test(headOf(thing).toLowerCase()));
    const form = isLived ? lived : each.length > 1 || /^(?:os|as|seus|suas) /u.test(listed) ? several : one;
    return contracted(form.replace('{}', listed));
  },
  forms: [...new Set([...Object.values(forms).flat(), lived])].flatMap((form) =>
    ['o ', 'a ', 'os ', 'as '].map((article) => contracted(form.replace('{}', `${article}{}`))),
  ),
};
