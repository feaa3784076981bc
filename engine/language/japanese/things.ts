import { type AskedKind, plainItemQuestion, thingsOf } from '../templates/thing-kinds.ts';

const forms: Record<AskedKind, string> = {
  troubles: '{}には、どのように対処していますか？',
  processes: '{}は、実際にはどのように行われていますか？',
  tools: '{}は、ふだんどのように使っていますか？',
  messages: '{}は、どのくらい役に立っていますか？',
  prices: '{}には、納得していますか？',
  conditions: '{}は、都合に合っていますか？',
  changes: '{}で、何が変わりましたか？',
  goods: '{}には、どのくらい満足していますか？',
  places: '{}の居心地は、どうですか？',
  moments: '{}は、どうでしたか？',
  people: '{}との関係は、どうですか？',
  values: '{}について、どのように考えていますか？',
  views: '{}は、何ですか？',
  anything: '{}については、どう感じていますか？',
};

/** 「裏技みたいなもの」 is about 裏技. */
const loosely = /(?:みたいな|のような|といった|などの?)(?:もの|こと)?$/u;

export const onItem = plainItemQuestion(thingsOf('japanese', 1), forms, (topic) => [
  topic.replace(/[（(][^（()）]*[）)]$/u, '').replace(loosely, ''),
]);
