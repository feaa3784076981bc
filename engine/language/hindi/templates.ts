import { composePlace, composeSummary, composeWhy, listOf } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { inTurn, plural, type Quotes, quoted } from '../templates/wording.ts';

const tag = 'hi';
const quotes: Quotes = { open: '“', close: '”', innerOpen: '‘', innerClose: '’', stop: '।', stopInside: true };
/** Behind a number and before a postposition. */
const documentForm = plural(tag, { one: 'दस्तावेज़', other: 'दस्तावेज़ों' });
const quotationForm = plural(tag, { one: 'उद्धरण', other: 'उद्धरणों' });
const documents = (n: number) => `${n} ${n === 1 ? 'दस्तावेज़' : documentForm(2)}`;
const quotations = (n: number) => `${n} ${n === 1 ? 'उद्धरण' : quotationForm(2)}`;
const q = (theme: string) => quoted(theme, quotes);

/** Behind a number and before ने. */
const people = (n: number) => `${n} ${n === 1 ? 'व्यक्ति' : 'लोगों'}`;

/** Before ने. */
function who(n: number, inAll: number): string {
  if (n < inAll) return `${inAll} में से ${people(n)}`;
  return n === 2 ? 'दोनों लोगों' : `सभी ${n} लोगों`;
}

function where(n: number, inAll: number): string {
  if (n < inAll) return ` (${inAll} में से ${documents(n)} में)`;
  return n === 2 ? ' (दोनों दस्तावेज़ों में)' : ` (सभी ${documents(n)} में)`;
}

export const templates: Templates = {
  question: {
    theme: (theme, turn) =>
      inTurn(
        [
          `${q(theme)} के बारे में लोग क्या कहते हैं, और यह उनके लिए क्यों मायने रखता है?`,
          `रोज़मर्रा में ${q(theme)} की क्या भूमिका है?`,
          `${q(theme)} के मामले में लोग कैसे काम चलाते हैं?`,
          `${q(theme)} को लेकर लोगों के क्या अनुभव रहे हैं?`,
          `${q(theme)} के मामले में लोगों के लिए क्या अहम है?`,
        ],
        theme,
        turn,
      ),
    difficulty: (theme, turn) =>
      inTurn([`${q(theme)} के मामले में लोगों को क्या मुश्किलें आती हैं?`, `${q(theme)} में लोग कहाँ अटकते हैं?`], theme, turn),
    wish: (theme, turn) =>
      inTurn([`${q(theme)} के बारे में लोग क्या चाहते हैं?`, `${q(theme)} के मामले में क्या बदलना चाहिए?`], theme, turn),
    habit: (theme, turn) =>
      inTurn([`${q(theme)} का काम आज किस तरह होता है?`, `${q(theme)} को लेकर कौन-सी आदतें बन गई हैं?`], theme, turn),
    reason: (theme) => `${q(theme)} की बात करते समय लोग क्या कारण बताते हैं?`,
    difference: (theme, turn) =>
      inTurn(
        [`${q(theme)} पर लोगों की राय कहाँ अलग होती है?`, `${q(theme)} के मामले में लोग किन बातों पर असहमत हैं?`],
        theme,
        turn,
      ),
  },
  summary: composeSummary({
    quotes,
    who,
    where,
    gap: ' ',
    agree: [
      (s) => `${s.who} ने यह बात कही${s.where}। ${s.speaker ? `${s.speaker} के शब्दों में` : 'उनमें से एक के शब्दों में'}: ${s.said}`,
      (s) => `${s.who} की राय इस पर एक है${s.where}${s.among ? `, जिनमें ${s.among} भी हैं` : ''}: ${s.said}`,
      (s) => `${s.said} ${s.who} ने यही या इससे मिलती-जुलती बात कही${s.where}।`,
    ],
    mixed: [
      (s) =>
        `राय बँटी हुई है। एक ओर ${s.who} ने कहा${s.where}: ${s.said} दूसरी ओर ${people(s.opponents)} ने कहा: ${s.against}`,
      (s) => `लोग सहमत नहीं हैं। ${s.who} ने कहा${s.where}: ${s.said} इसके उलट ${people(s.opponents)} ने कहा: ${s.against}`,
    ],
    single: [
      (s) => `अब तक ${s.peopleInAll} में से एक ही आवाज़${s.speaker ? ` (${s.speaker})` : ''}: ${s.said}`,
      (s) => `${s.peopleInAll} लोगों में से केवल ${s.speaker ?? 'एक व्यक्ति'} ने यह कहा: ${s.said}`,
    ],
    alone: [(s) => `${s.speaker ?? 'साक्षात्कार देने वाले व्यक्ति'} ने कहा${s.where}: ${s.said}`],
    torn: [(s) => `दोनों बातें कही गई हैं${s.where}: ${s.said} और यह भी: ${s.against}`],
    unnamed: [
      (s) =>
        s.documentsInAll > 1
          ? `${s.documentsInAll} में से ${documents(s.documents)} में यह मिलता है: ${s.said}`
          : `दस्तावेज़ में लिखा है: ${s.said}`,
    ],
    also: (more) => `यह भी कहा गया: ${more.join(' साथ ही: ')}`,
  }),
  why: composeWhy({
    quotes,
    gap: ' ',
    tally: (n, inAll) => ` (${inAll} में से ${n} लोग)`,
    onePerson: ' (अब तक एक ही आवाज़)',
    toBrief: [
      (subject) => `परियोजना ${subject} के बारे में पूछती है; यहाँ काम करने लायक एक ठोस बात है।`,
      (subject) => `परियोजना ${subject} को समझना चाहती है, और यह उत्तर का एक हिस्सा है।`,
      (subject) => `${subject} के बारे में यह व्यवहार से निकला प्रमाण है।`,
      (subject) => `${subject} के बारे में कोई भी फ़ैसला इसे ध्यान में रखकर ही होना चाहिए।`,
    ],
    toQuestion: [
      (question) => `${question} इस सवाल का आंशिक उत्तर यहाँ मिलता है।`,
      (question) => `${question} इस सवाल पर लोग यहाँ अपने अनुभव से बोलते हैं।`,
      (question) => `${question} का कोई भी उत्तर इसके बिना अधूरा रहेगा।`,
    ],
    consequences: {
      difficulty: [
        (w) =>
          `${w.theme} के मामले में रोज़ एक रुकावट आती है${w.tally}: तय करना होगा कि उसे हटाया जाए या उससे निकलने में लोगों की मदद की जाए।`,
        (w) =>
          `पहले जाँचें कि ${w.theme} में कितनी बार गड़बड़ होती है${w.tally} और उसकी क्या क़ीमत है; फिर तय करें कि क्या रुक सकता है।`,
        (w) => `कुछ नया जोड़ने से पहले पता करें कि ${w.theme} को क्या आसान बनाएगा${w.tally}।`,
        (w) => `सब कुछ ऐसा ही रहा तो ${w.theme} में मेहनत लगती रहेगी${w.tally}: तय करना बाक़ी है कि इसे कौन संभाले।`,
      ],
      wish: [
        (w) =>
          `${w.theme} की माँग साफ़ शब्दों में की गई है${w.tally}: तय करना होगा कि इसे पूरा किया जाए या नहीं, और दोनों ही हाल में लोगों को बताना होगा।`,
        (w) => `${w.theme} को पहले से बनी योजना के साथ तौलें${w.tally}: यह इच्छा लोगों ने ख़ुद रखी है।`,
        (w) => `यह जाँचना बाक़ी है कि ${w.theme} से ऐसा क्या हो पाएगा जो आज नहीं हो पाता${w.tally}; उसी से इसका मूल्य पता चलेगा।`,
      ],
      liking: [
        (w) => `${w.theme} के मामले में काम ठीक चल रहा है${w.tally}: बाक़ी चीज़ें बदलें तब भी इसे बनाए रखें।`,
        (w) => `जो भी बदलाव हो, ${w.theme} को बचाए रखना चाहिए${w.tally}; छेड़ने से पहले लोगों से पूछ लें।`,
        (w) => `पता करें कि ${w.theme} में ठीक-ठीक क्या काम आता है${w.tally} और वही और कहाँ मदद करेगा।`,
      ],
      habit: [
        (w) => `${w.theme} पहले से रोज़ के ढर्रे में शामिल है${w.tally}: नई चीज़ को उसी में बैठना होगा, उसके समानांतर नहीं चलना।`,
        (w) => `कसौटी यह है कि ${w.theme} का काम आज कैसे होता है${w.tally}: बदलाव में इससे कम झंझट होना चाहिए।`,
        (w) => `आसपास के क़दम बदलने से पहले देखें कि ${w.theme} की बात कब और क्यों आती है${w.tally}।`,
      ],
      reason: [
        (w) =>
          `इससे समझ आता है कि ${w.theme} के मामले में लोग ऐसा क्यों करते हैं${w.tally}: केवल जो दिखता है उस पर नहीं, कारण पर काम करना होगा।`,
        (w) =>
          `${w.theme} के पीछे का एक कारण अब सामने है${w.tally}; उस पर भरोसा करने से पहले जाँचें कि वह दूसरों पर भी लागू होता है या नहीं।`,
        (w) => `${w.theme} के बारे में फ़ैसला अब अटकल के बजाय इस कारण से शुरू हो सकता है${w.tally}।`,
      ],
      other: [
        (w) => `${w.theme} पर लोग ठहरकर बात करते हैं${w.tally}: तय करना होगा कि इसे योजना में लिया जाए या सवालों के अगले दौर में।`,
        (w) => `${w.theme} पर कुछ भी टिकाने से पहले${w.tally} और लोगों से इसकी पुष्टि करें।`,
        (w) => `चुनाव करते समय ${w.theme} को ध्यान में रखें${w.tally}: यह बात लोग ख़ुद लेकर आते हैं।`,
      ],
    },
  }),
  place: composePlace({
    page: (n) => `पृष्ठ ${n}`,
    row: (n) => `तालिका की पंक्ति ${n}`,
    line: (n) => `पंक्ति ${n}`,
    paragraph: (n) => `अनुच्छेद ${n}`,
    comma: ', ',
  }),
  speakerSaid: (speaker, sentence) => `${speaker} ने कहा: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `चुने हुए दस्तावेज़ों में यह नहीं मिला। उनमें सबसे निकट के विषय हैं: ${listOf(tag, nearest, quotes)}।`
      : 'चुने हुए दस्तावेज़ों में यह नहीं मिला।',
  notStated: () => 'दस्तावेज़ों में नहीं बताया गया।',
  person: {
    unnamed: (n) => `व्यक्ति ${n}`,
    respondent: (n) => `उत्तरदाता ${n}`,
    roleUnknown: () => 'भूमिका अज्ञात',
    noDescription: () => 'कोई विवरण उपलब्ध नहीं',
    restsOn: (d, n) => `${documents(d)} के ${quotations(n)} पर आधारित।`,
  },
  context: {
    title: (projectName) => (projectName ? `${q(projectName)} की सामग्री क्या कहती है` : 'सामग्री क्या कहती है'),
    documents: () => 'दस्तावेज़',
    themes: () => 'विषय',
    brief: () => 'परियोजना का विषय',
    people: () => 'लोग',
    saidBy: (n, d) => (n > 0 ? `${n} ${n === 1 ? 'व्यक्ति' : 'लोगों'} ने कहा, ${documents(d)} में` : `${documents(d)} में`),
  },
  noUsableText: () =>
    'चुने हुए किसी भी दस्तावेज़ में ऐसा वाक्य नहीं है जिसे उद्धृत किया जा सके। देखें कि फ़ाइलों में पढ़ने योग्य पाठ है, स्कैन किए हुए पन्ने ' +
    'या चित्र नहीं, और उन्हें फिर से अपलोड करें।',
};
