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
    page: (n) => `पृष्ठ ${n}`,
    row: (n) => `तालिका की पंक्ति ${n}`,
    line: (n) => `पंक्ति ${n}`,
    paragraph: (n) => `अनुच्छेद ${n}`,
    comma: ', ',
  }),
  names: namesIn(tag),
  reported: (place) => `${place}, परोक्ष कथन`,
  speakerSaid: (speaker, sentence) => `${speaker} ने कहा: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `चुने हुए दस्तावेज़ों में यह नहीं मिला। उनमें सबसे निकट के विषय हैं: ${listOf(tag, nearest, quotes)}।`
      : 'चुने हुए दस्तावेज़ों में यह नहीं मिला।',
  notStated: () => 'दस्तावेज़ों में नहीं बताया गया।',
  person: {
    unnamed: (n) => `व्यक्ति ${n}`,
    interviewee: () => 'उत्तरदाता',
    respondent: (n) => `उत्तरदाता ${n}`,
    inDocument: (label, document) => `${document} में ${label}`,
    roleUnknown: () => 'भूमिका अज्ञात',
    noDescription: () => 'कोई विवरण उपलब्ध नहीं',
    career: (role, years) => [role, years && `अनुभव: ${years}`].filter(Boolean).join(', ').concat('।'),
    quoted: (words) => quotedEnd(words, quotes),
    wishes: (said) => `इच्छा के बारे में: ${said}`,
    everyDay: (said) => `रोज़मर्रा के बारे में: ${said}`,
    background: (said) => `अपने शब्दों में: ${said}`,
    says: (said) => `बातचीत से: ${said}`,
    speaks: (name) => `दस्तावेज़ों में भाषा: ${name}।`,
  },
  context,
  noStatements: () =>
    'चुने गए दस्तावेज़ों में लोगों के ऐसे कथन नहीं हैं जिन्हें उद्धृत किया जा सके, केवल आँकड़े, शीर्षक या छोटी प्रविष्टियाँ हैं। साक्षात्कार, नोट्स या लिखित उत्तरों वाले सर्वेक्षण जोड़ें।',
  noUsableText: () =>
    'चुने हुए किसी भी दस्तावेज़ में ऐसा वाक्य नहीं है जिसे उद्धृत किया जा सके। देखें कि फ़ाइलों में पढ़ने योग्य पाठ है, स्कैन किए हुए पन्ने ' +
    'या चित्र नहीं, और उन्हें फिर से अपलोड करें।',
};
