import type { Templates } from '../templates/templates.ts';
import { quoted, quotedEnd } from '../templates/wording.ts';
import { quotes } from './prose.ts';

const q = (name: string) => quoted(name, quotes);

/** Headings and sentences of the analysis report. */
export const context: Templates['context'] = {
  title: (projectName) => (projectName ? `${q(projectName)} की सामग्री क्या कहती है` : 'सामग्री क्या कहती है'),
  brief: () => 'परियोजना का विषय',
  voices: () => 'कौन बोलता है, और उनके लिए क्या अहम है',
  respondents: (n) => (n === 1 ? 'एक व्यक्ति के उत्तर' : `${n} लोगों के उत्तर`),
  others: (n) => `और ${n}`,
  unnamed: () => 'दस्तावेज़ में यह नहीं लिखा है कि कौन बोल रहा है।',
  concern: (speaker, said) =>
    speaker ? `${speaker} के लिए अहम: ${quotedEnd(said, quotes)}` : `अहम बात: ${quotedEnd(said, quotes)}`,
  adds: (speaker, said) =>
    speaker ? `${speaker} ने यह भी कहा: ${quotedEnd(said, quotes)}` : `इसके अलावा: ${quotedEnd(said, quotes)}`,
  topics: () => 'जिस पर कई लोग बोलते हैं',
  unanswered: () => 'जो परियोजना पूछती है और किसी अंश में जिसका उत्तर नहीं है',
  questions: () => 'सवाल, और वे क्यों चुने गए',
  fromBrief: () => 'परियोजना का सवाल',
  fromGuide: (n, inAll) => (inAll === 1 ? 'साक्षात्कार में पूछा गया' : `${inAll} में से ${n} साक्षात्कारों में पूछा गया`),
  fromSurvey: () => 'सर्वेक्षण में पूछा गया',
  general: () => 'किसी भी सामग्री पर पूछा जा सकता है',
};
