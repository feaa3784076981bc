import type { GeneralKind } from '../templates/templates.ts';
import { bareClause } from '../templates/wording.ts';

const asks =
  /(?<![\p{L}\p{M}])(?:कैस[ेाी]|क्या|क्यों|कब|कहाँ|कहां|कौन|किस|किन|किसे|किन्हें|किसका|किसकी|किसके|कितन[ेाी]|कौन-स[ेाी])(?![\p{L}\p{M}])/u;

/** A direct question has the order of an indirect one. */
export function about(clause: string): string {
  const asked = bareClause(clause).replace(/^कि\s+/u, '');
  return asks.test(asked) ? `${asked}?` : `“${asked}” के बारे में लोग क्या कहते हैं?`;
}

export const general: Record<GeneralKind, string> = {
  difficulty: 'लोगों को कहाँ मुश्किलें आती हैं?',
  wish: 'लोग क्या बदला हुआ देखना चाहते हैं?',
  liking: 'लोगों के लिए आज क्या अच्छा चल रहा है?',
  habit: 'लोग आज काम कैसे चलाते हैं?',
  cost: 'इसमें लोगों का कितना समय, पैसा या मेहनत लगती है?',
  reason: 'लोग जैसा करते हैं, वैसा क्यों करते हैं?',
};

export const onTopic = (topic: string) => `${topic}: लोग इसके बारे में क्या कहते हैं?`;
