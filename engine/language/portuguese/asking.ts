import { words } from '../cue.ts';
import { askedKinds } from '../templates/asked-kinds.ts';
import type { GeneralQuestion } from '../templates/templates.ts';
import { bareClause, capital, replacing } from '../templates/wording.ts';
import { topicQuestion } from './topic-question.ts';

const asks =
  /^(?:(?:a|(?:com base )?em|com|de|para|por|sobre) )?(?:como|o que|por que|por quê|porque|quando|onde|quant[oa]s?|qual|quais|quem|que)(?!\p{L})/iu;

/** A direct question has the order of an indirect one. */
export function about(clause: string): string {
  const asked = bareClause(clause);
  if (asks.test(asked)) return `${capital(asked, 'pt')}?`;
  if (/^se /iu.test(asked)) return `${capital(asked.slice(3), 'pt')}?`;
  return `O que as pessoas contam sobre “${asked}”?`;
}

export const general: Record<GeneralQuestion, string> = {
  difficulty: 'Onde as pessoas encontram dificuldades?',
  wish: 'O que as pessoas gostariam que fosse diferente?',
  liking: 'O que já funciona bem para as pessoas?',
  habit: 'O que importa para as pessoas?',
  cost: 'O que isso custa às pessoas em tempo, dinheiro ou esforço?',
  rest: 'O que mais você gostaria de nos contar?',
};

export const onTopic = (topic: string) => topicQuestion(topic) ?? `${capital(topic, 'pt')}: o que dizem as pessoas?`;

/** What a question asks for. */
export const kindsAsked = askedKinds({
  leaving: words(
    '(?:por que|o que|motivos?|razões).* (?:vão embora|ir embora|saem|abandon\\p{L}*|desist\\p{L}*|cancel\\p{L}*|deixam de|deixar de|largam)',
  ),
  reason: words('^por que|^porque|razões|causas?|motivos?'),
  habit: words(
    'dia a dia|o que mais as pessoas mencionam|o que (?:mais )?importa|^(?:e )?como(?! (?:se sentem|avaliam|veem|vivem))',
  ),
  difficulty: words(
    'difíc\\p{L}*|dificuldades?|problemas?|obstáculos?|desafios?|barreiras?|incomoda\\p{L}*|frustra\\p{L}*|complicad\\p{L}*|confus\\p{L}*|preocupa\\p{L}*',
  ),
  wish: words(
    'melhorar\\p{L}*|melhorias?|gostaria\\p{L}*|deseja\\p{L}*|ajudaria|mudar\\p{L}*|falta|deveria\\p{L}*|diferente',
  ),
  liking: words(
    'gostam|apreciam|valorizam|funciona (?:\\p{L}+ ){0,2}bem|agrada\\p{L}*|satisfeit\\p{L}*|permanecem|faz (?:\\p{L}+ ){0,3}ficar',
  ),
});

/** What names a question and asks nothing itself: "we want to know two things: …". */
export const leads = words(
  '(?:temas|pontos|quero|queremos)(?=\\s*[:：])|(?:saber|entender|compreender|descobrir|conhecer)|(?:perguntas?|questões|questão)(?: (?:é|são))?(?=\\s*[:：])',
);

/** A question that asks for a wish and for no fact. */
export const wishing = words('\\p{L}+(?:ria|riam)|mudar\\p{L}*|melhorar\\p{L}*|desej\\p{L}*');

/** “Eles” before anybody is named. */
export const aloud = replacing([/^((?:como|o que|por que|quando|onde)(?: é que)? )eles(?= )/iu, '$1as pessoas']);
