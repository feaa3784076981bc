import { counted } from './counted.ts';
import type { Phrases } from './phrases.ts';

const tag = 'hi';
const documents = counted(tag, { other: '# दस्तावेज़' });
const people = (n: number) => (n === 1 ? '1 व्यक्ति' : `${n} लोग`);

export const hindiPhrases: Phrases = {
  insightsReport: 'अंतर्दृष्टि रिपोर्ट',
  insightReport: 'अंतर्दृष्टि',
  analysisReport: 'विश्लेषण रिपोर्ट',
  contents: 'विषय-सूची',
  insights: counted(tag, { one: '# अंतर्दृष्टि', other: '# अंतर्दृष्टियाँ' }),
  documents,
  quotes: counted(tag, { other: '# उद्धरण' }),
  questions: counted(tag, { other: '# प्रश्न' }),
  language: 'हिन्दी',
  page: (n, inAll) => `पृष्ठ ${n} / ${inAll}`,
  question: 'शोध प्रश्न',
  supportingQuotes: 'समर्थक उद्धरण',
  opposingQuotes: 'विपरीत उद्धरण',
  typedQuote: 'हाथ से जोड़ा गया उद्धरण, किसी दस्तावेज़ से मिलाया नहीं गया',
  whyItMatters: 'यह क्यों मायने रखता है',
  evidence: 'प्रमाण',
  peopleShare: (n, inAll) => (inAll > n ? `${inAll} में से ${people(n)}` : people(n)),
  documentShare: (n, inAll) => (inAll > n ? `${inAll} में से ${documents(n)}` : documents(n)),
  against: (n) => `विपरीत राय: ${people(n)}`,
  sources: 'स्रोत',
  noSources: 'कोई स्रोत फ़ाइल नहीं',
  hiddenOnly: 'केवल छिपाए गए लोग',
  noInsights: 'अभी तक कोई अंतर्दृष्टि नहीं बनी है।',
  appendix: 'उद्धरणों के स्थान',
  appendixIntro: 'हर उद्धरण परियोजना के किसी दस्तावेज़ से शब्दशः लिया गया है।',
  number: 'क्र.',
  document: 'दस्तावेज़',
  place: 'स्थान',
  speaker: 'वक्ता',
  unnamedSpeaker: 'नाम नहीं दिया गया',
  badges: {
    HIGH_EMOTION: 'तीव्र भावना',
    WIDELY_APPLICABLE: 'व्यापक रूप से लागू',
    IMPORTANT_FOR_BRIEF: 'ब्रीफ़ के लिए महत्वपूर्ण',
  },
  researchQuestions: 'शोध प्रश्न',
  noQuestions: 'कोई प्रश्न नहीं बना।',
  analysedDocuments: 'इस विश्लेषण के दस्तावेज़',
  read: (percent) => `${percent} पढ़ा गया`,
  cited: (n, inAll) => `${inAll} में से ${n} अंश उद्धृत`,
  notice: 'कुछ सामग्री एआई द्वारा बनाई या बदली गई है और उसकी स्वतंत्र रूप से जाँच की जानी चाहिए।',
};
