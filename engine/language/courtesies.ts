import type { Language } from '#contract/languages.ts';
import type { Pattern } from './cue.ts';
import { runs, words } from './cue.ts';

/** Apologies, thanks and goodbyes of a conversation, and what people say as they leave it for a moment or return. */
const patterns: Record<Language, Pattern> = {
  english: words(
    "sorry (?:i (?:took|had|was|am|have|did)|we (?:had|took)|to keep|about that)|sorry(?! for (?:the|my|him|her|them))(?=[,.!]|$)|i'm sorry|excuse me|thank you|thanks(?! to)|bye|cheers(?=[,.!])|hang on|hold on(?=[,.!]|$)|one (?:second|moment)(?=[,.!]|$)|just a (?:second|moment|minute)(?=[,.!]|$)|let me (?:just )?(?:shut|close|get|turn|mute|move)|can you hear me|carry on(?=[,.!]|$)",
  ),
  german: words(
    'entschuldigung|entschuldigen sie|tut mir leid|verzeihung|danke(?: schön| sehr)?|vielen dank|tschüss|auf wiedersehen|moment(?: mal| bitte)?(?=[,.!]|$)|augenblick(?=[,.!]|$)|hören sie mich',
  ),
  french: words(
    "excusez[- ]moi|pardon|désolée?|merci(?! à)|au revoir|un instant(?=[,.!]|$)|une seconde(?=[,.!]|$)|attendez(?=[,.!]|$)|vous m'entendez",
  ),
  spanish: words(
    'perdón|perdone|disculpe|lo siento(?=[,.!]|$)|gracias(?! a)|adiós|un momento(?=[,.!]|$)|un segundo(?=[,.!]|$)|me oye',
  ),
  portuguese: words(
    'desculpe|desculpa|perdão|com licença|obrigad[oa]|tchau|adeus|um momento(?=[,.!]|$)|um segundo(?=[,.!]|$)|está me ouvindo',
  ),
  russian: words(
    'извините|простите|прошу прощения|спасибо(?! что)|до свидания|минутку(?=[,.!]|$)|секундочку|одну минуту|вы меня слышите',
  ),
  arabic: words('عفوا|آسف|آسفة|المعذرة|شكرا|مع السلامة|لحظة(?=[،.!]|$)|هل تسمعني'),
  hindi: words('माफ़ कीजिए|माफ कीजिए|क्षमा करें|क्षमा कीजिए|धन्यवाद|शुक्रिया|अलविदा|एक मिनट(?=[,।!]|$)'),
  japanese: runs(
    'すみません(?=[、。]|$)|(?:ちょっと|あ、|どうも)すみません|すみません[、,](?:お待たせ|ちょっと)|お待たせ(?:しました|いたしました)|ごめんなさい|申し訳(?:ありません|ございません)|失礼(?:します|しました|いたします)|ありがとうござい|ちょっと待って|少々お待ち|よろしくお願い|お疲れ(?:さま|様)',
  ),
  chinese: runs('不好意思|对不起|抱歉(?=[，。]|$)|谢谢|再见|稍等|等一下(?=[，。]|$)|久等了'),
};

const known = new Map<Language, RegExp>();

/** Whether a sentence is said to the other person and not about the matter. */
export function isCourtesy(text: string, language: Language): boolean {
  const made = known.get(language) ?? patterns[language]();
  known.set(language, made);
  return made.test(text);
}
