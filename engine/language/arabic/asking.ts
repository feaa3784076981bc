import { stems } from '../cue.ts';
import { askedKinds } from '../templates/asked-kinds.ts';
import type { GeneralQuestion } from '../templates/templates.ts';
import { bareClause, replacing } from '../templates/wording.ts';

const asks =
  /^(?:(?:من|ل|لل|إلى|على|ع|مع|ب|عن|في) ?(?:وين|مين|فين|متى|أين|أي|كم)|كيف|ليش|ليه|فين|وين|مين|شو|شلون|شنو|[أإا]يش|[أإا]يه|[أإا]يمتى|[إا]متى|[بأ]?قديش|أديش|إزاي|ازاي|لماذا|لمَ|متى|أين|اين|كم|هل|من (?=ي|الذي)|ماذا|بماذا|ما الذي|ما التي|ما هو|ما هي|ما (?=ال\p{L})|أي|أيّ|أية|إلى أي)(?!ن\p{L})/u;

/** A direct question has the order of an indirect one; “ما” before a verb becomes “ما الذي”. */
export function about(clause: string): string {
  const asked = bareClause(clause);
  if (asks.test(asked)) return `${asked}؟`;
  if (/^ما (?=[يتن]\p{L}{2,})/u.test(asked)) return `ما الذي ${asked.slice(3)}؟`;
  return `ماذا يقول الناس عن «${asked}»؟`;
}

export const general: Record<GeneralQuestion, string> = {
  difficulty: 'ما الصعوبات التي يواجهها الناس؟',
  wish: 'ما الذي يتمنى الناس أن يكون مختلفًا؟',
  liking: 'ما الذي يسير جيدًا للناس اليوم؟',
  habit: 'ما الذي يهم الناس؟',
  cost: 'ما الذي يكلفه ذلك الناسَ من وقت أو مال أو جهد؟',
  rest: 'ماذا تودّ أن تخبرنا أيضًا؟',
};

export const onTopic = (topic: string) => `ماذا يقول الناس عن هذا: ${topic}؟`;

/** What a question asks for. */
export const kindsAsked = askedKinds({
  leaving: stems('(?:لماذا|ما الذي|سبب|أسباب).* (?:يغادر|يترك|مغادر|ترك|يتوقف|إلغاء|يلغ|يتخل)'),
  reason: stems('لماذا|سبب|أسباب'),
  habit: stems('حياتهم اليومية|يذكره الناس أيض|يهم الناس|^(?:و)?كيف(?! (?:يشعر|يقيم|يرى))'),
  difficulty: stems(
    'صعب|الصعوبات|صعوبات|مشكل|المشكل|مشاكل|المشاكل|عقبات|العقبات|تحديات|التحديات|يزعج|يربك|يقلق|محير|معقد',
  ),
  wish: stems('يتمن|يريد|يود|تحسين|يتحسن|يتغير|تغيير|يساعد|ينقص|مختلف'),
  liking: stems('يعجب|يحب|يقدر|جيد|يبق'),
});

/** What names a question and asks nothing itself: "we want to know two things: …". */
export const leads = stems('(?:نعرف|نفهم|معرفة|فهم|نكتشف)|(?:ال)?(?:سؤال|سؤالان|سؤالين|أسئلة)(?: \\S+)?(?=\\s*[:：])');

/** A question that asks for a wish and for no fact. */
export const wishing = stems('تتمن|تغيير|تغي|تحسين|تود');

/** A verb contains its “they”, of which no other word can take the place. */
export const aloud = replacing();
