import { words } from '../cue.ts';
import { askedKinds } from '../templates/asked-kinds.ts';
import type { GeneralQuestion } from '../templates/templates.ts';
import { bareClause, replacing } from '../templates/wording.ts';

export const asks =
  /(?<![\p{L}\p{M}])(?:कैस[ेाी]|क्या|क्यों|कब|कहाँ|कहां|कौन|किस|किन|किसे|किन्हें|किसका|किसकी|किसके|किससे|किसको|कितन[ेाी]|कौन-स[ेाी]|कि नहीं|या)(?![\p{L}\p{M}])/u;

/** A direct question has the order of an indirect one. */
export function about(clause: string): string {
  const asked = bareClause(clause).replace(/^कि\s+/u, '');
  return asks.test(asked) ? `${asked}?` : `“${asked}” के बारे में लोग क्या कहते हैं?`;
}

export const general: Record<GeneralQuestion, string> = {
  difficulty: 'लोगों को कहाँ मुश्किलें आती हैं?',
  wish: 'लोग क्या बदला हुआ देखना चाहते हैं?',
  liking: 'लोगों के लिए आज क्या अच्छा चल रहा है?',
  habit: 'लोगों के लिए क्या मायने रखता है?',
  cost: 'इसमें लोगों का कितना समय, पैसा या मेहनत लगती है?',
  rest: 'आप हमें और क्या बताना चाहेंगे?',
};

export const onTopic = (topic: string) => `${topic}: लोग इसके बारे में क्या कहते हैं?`;

/** What a question asks for. */
export const kindsAsked = askedKinds({
  leaving: words(
    '(?:क्यों|वजह|कारण|क्या).*(?:छोड़[\\p{L}\\p{M}]*|रद्द कर[\\p{L}\\p{M}]*|चले जाते)|(?:लोग|सदस्य|ग्राहक).* छोड़[\\p{L}\\p{M}]*',
  ),
  reason: words('क्यों|कारण|वजह'),
  habit: words('रोज़ का|और क्या बताते|लिए (?:और )?क्या मायने|कैसे(?!.*(?:लगता|लगती|महसूस))'),
  difficulty: words(
    'मुश्किल\\p{L}*\\p{M}*\\p{L}*\\p{M}*|कठिनाई|कठिनाइयाँ|समस्या|समस्याएँ|समस्याओं|दिक्कत|दिक्कतें|परेशानी|परेशानियाँ|बाधा|बाधाएँ|उलझन',
  ),
  wish: words('चाहते|चाहती|चाहिए|सुधार|बदला|बदलना|बेहतर|मदद|कमी'),
  liking: words('पसंद|अच्छा|अच्छी|अच्छे|सराहते|टिके|बने रहते'),
});

/** What names a question and asks nothing itself: "we want to know two things: …". */
export const leads = words('(?:जानना|समझना|पता लगाना)|(?:सवाल|प्रश्न)(?: (?:है|हैं))?(?=\\s*[:：])');

/** A question that asks for a wish and for no fact. */
export const wishing = words('चाहेंग\\p{L}*|चाहते|बदलना|सुधार');

/** “वे” before anybody is named. */
export const aloud = replacing([/^वे(?= )/u, 'लोग']);
