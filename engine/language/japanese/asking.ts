import type { GeneralKind } from '../templates/templates.ts';
import { bareClause } from '../templates/wording.ts';

/** A clause that asks ends in か and can be what is talked about; its plain form is no question to ask aloud. */
export function about(clause: string): string {
  const asked = bareClause(clause);
  if (/(?:です|ます|でしょう|ました|でした)か$/u.test(asked)) return `${asked}？`;
  if (/か$|かどうか$/u.test(asked)) return `${asked}について、人々は何を語っていますか？`;
  return `「${asked}」について、人々は何を語っていますか？`;
}

export const general: Record<GeneralKind, string> = {
  difficulty: '人々はどんなところで困っていますか？',
  wish: '人々は何が変わってほしいと思っていますか？',
  liking: 'いま、うまくいっていることは何ですか？',
  habit: '人々は現在どのように対応していますか？',
  cost: '時間やお金、手間はどのくらいかかっていますか？',
  reason: '人々はなぜそのようにしているのでしょうか？',
};

export const onTopic = (topic: string) => `${topic}について、人々は何と言っていますか？`;
