import { composePlace, listOf, namesIn } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { quotedEnd } from '../templates/wording.ts';
import { about, aloud, general, kindsAsked, leads, onTopic, wishing } from './asking.ts';
import { quotes, summary, tag, why } from './prose.ts';
import { context } from './report.ts';
import { onItem } from './things.ts';

export const templates: Templates = {
  question: {
    about,
    onTopic,
    onItem,
    general: (kind) => general[kind],
    kindsAsked,
    wishing,
    aloud,
    leads,
  },
  summary,
  why,
  place: composePlace({
    page: (n) => `الصفحة ${n}`,
    row: (n) => `صف الجدول ${n}`,
    line: (n) => `السطر ${n}`,
    paragraph: (n) => `الفقرة ${n}`,
    comma: '، ',
  }),
  names: namesIn(tag),
  reported: (place) => `${place}، كلام منقول`,
  speakerSaid: (speaker, sentence) => `بحسب ${speaker}: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `لم يُعثر على ذلك في المستندات المحددة. أقرب ما فيها من موضوعات: ${listOf(tag, nearest, quotes)}.`
      : 'لم يُعثر على ذلك في المستندات المحددة.',
  notStated: () => 'غير مذكور في المستندات.',
  person: {
    unnamed: (n) => `شخص ${n}`,
    interviewee: () => 'المشارك',
    respondent: (n) => `مشارك ${n}`,
    inDocument: (label, document) => `${label} في ${document}`,
    roleUnknown: () => 'الدور غير معروف',
    noDescription: () => 'لا يوجد وصف',
    career: (role, years) => [role, years && `الخبرة: ${years}`].filter(Boolean).join('، ').concat('.'),
    quoted: (words) => quotedEnd(words, quotes),
    wishes: (said) => `عمّا يُتمنى: ${said}`,
    everyDay: (said) => `عن الحياة اليومية: ${said}`,
    background: (said) => `بكلماتهم: ${said}`,
    says: (said) => `من كلامهم: ${said}`,
    speaks: (name) => `لغة الكلام في المستندات: ${name}.`,
  },
  context,
  noStatements: () =>
    'لا تحتوي المستندات المحددة على أقوال لأشخاص يمكن اقتباسها، بل على أرقام وعناوين وبيانات قصيرة فقط. أضف مقابلات أو ملاحظات أو استبيانات بإجابات مكتوبة.',
  noUsableText: () =>
    'لا يحتوي أي من المستندات المحددة على جملة يمكن اقتباسها. يرجى التأكد من أن الملفات تحتوي على نص مقروء وليس على ' +
    'صفحات ممسوحة ضوئيًا أو صور، ثم رفعها من جديد.',
};
