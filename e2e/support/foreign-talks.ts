import type { Api } from './api.ts';
import { askedPeople, identifiedIn } from './conversations.ts';

type Talk = { project: string; language: string; file: string; text: string; title: string; quote: string };

const japanese: Talk = {
  project: '港のパン屋',
  language: 'japanese',
  file: '聞き取り.txt',
  text: '聞き手：閉店後のパンはどうしていますか。\n佐藤：毎晩十個ほど捨てています。本当にもったいないと思います。\n聞き手：何があれば助かりますか。\n佐藤：前の日に天気が分かれば、焼く数を減らせます。',
  title: '毎晩パンが捨てられている',
  quote: '毎晩十個ほど捨てています。',
};

const arabic: Talk = {
  project: 'أفران البلدة القديمة',
  language: 'arabic',
  file: 'مقابلة سلمى.txt',
  text: [
    'الباحثة: كم رغيفا يبقى عندك في المساء؟',
    'سلمى: يبقى ثلاثون رغيفا تقريبا، وأكثر يوم الأحد. أعطي الجيران نصفها وأرمي الباقي، لأن لا أحد يشتري خبز الأمس.',
    'الباحثة: كيف تقررين الكمية كل يوم؟',
    'سلمى: أنظر إلى السماء قبل الفجر. إذا أمطرت لا يأتي أحد، فأعجن كيسا واحدا بدل كيسين.',
    'الباحثة: ما الذي يساعدك على التخطيط؟',
    'سلمى: أتمنى أن يتصل بي أصحاب المطاعم قبل يوم. يطلبون مئة رغيف في السابعة صباحا، ولا أستطيع أن أخبز كل ذلك في ساعة.',
  ].join('\n'),
  title: 'نصف الخبز الباقي يُرمى',
  quote: 'أعطي الجيران نصفها وأرمي الباقي، لأن لا أحد يشتري خبز الأمس.',
};

/** A project with one talk and an insight that quotes it; answers its id. */
async function projectWith(api: Api, { project, language, file, text, title, quote }: Talk): Promise<number> {
  const { id } = await api.post<{ id: number }>('/api/projects', { name: project, language });
  await api.upload(id, file, text);
  await api.post('/api/insights/custom', { projectId: id, title, content: quote, quote });
  return id;
}

export const makeJapanese = (api: Api): Promise<number> => projectWith(api, japanese);
export const makeArabic = (api: Api): Promise<number> => projectWith(api, arabic);

/** The path of an Arabic conversation with a person, who does not speak of the last question. */
export async function arabicPeopleChat(api: Api, projectId: number): Promise<string> {
  const people = await identifiedIn(api, projectId);
  const questions = ['كم رغيفا ترمين في المساء؟', 'ما رأيك في السيارات الكهربائية؟'];
  return `/people?project=${projectId}#chat-${await askedPeople(api, { projectId, people }, questions)}`;
}
