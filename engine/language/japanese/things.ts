import type { ThingKind } from '../data/schema.ts';
import { plainItemQuestion, thingKinds } from '../templates/thing-kinds.ts';

const forms: Record<ThingKind, string> = {
  troubles: '{}には、どのように対処していますか？',
  processes: '{}は、実際にはどのように行われていますか？',
  tools: '{}は、ふだんどのように使っていますか？',
  messages: '{}は、どのくらい役に立っていますか？',
  terms: '{}については、どう感じていますか？',
  places: '{}については、どう感じていますか？',
  people: '{}との関係は、どうですか？',
  values: '{}について、どのように考えていますか？',
  views: '{}は、何ですか？',
};

export const onItem = plainItemQuestion(thingKinds('japanese', 1), forms, (topic) => [
  topic.replace(/[（(][^（()）]*[）)]$/u, ''),
]);
