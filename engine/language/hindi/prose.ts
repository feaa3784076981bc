import { composeSummary, type StatedKind } from '../templates/compose-summary.ts';
import { composeWhy } from '../templates/compose-why.ts';
import { type Quotes, spelled } from '../templates/wording.ts';

export const tag = 'hi';
export const quotes: Quotes = { open: '“', close: '”', innerOpen: '‘', innerClose: '’', stop: '।', stopInside: true };

const number = spelled('एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह'.split(' '));
/** Before ने and other postpositions. */
const people = (n: number) => (n === 1 ? 'एक व्यक्ति' : `${number(n)} लोगों`);

/** Each verb agrees with its object, so that a name can have any gender. */
const kinds: Record<StatedKind, (who: string) => string> = {
  difficulty: (who) => `${who} ने मुश्किल बताई`,
  wish: (who) => `${who} ने अपनी इच्छा बताई`,
  reason: (who) => `${who} ने कारण बताया`,
  liking: (who) => `${who} ने बताया कि क्या अच्छा चलता है`,
};

const listed = (names: string) => (names ? `: ${names}` : '');

export const summary = composeSummary({
  tag,
  quotes,
  gap: ' ',
  people: (n, inAll, least) =>
    n < inAll
      ? `${number(inAll)} में से ${least ? 'कम से कम ' : ''}${people(n)}`
      : n === 2
        ? 'दोनों लोगों'
        : `सभी ${people(n)}`,
  documents: (n, inAll) =>
    n < inAll
      ? `${number(inAll)} में से ${number(n)} दस्तावेज़ों में`
      : n === 2
        ? 'दोनों दस्तावेज़ों में'
        : `सभी ${number(n)} दस्तावेज़ों में`,
  others: (n) => (n === 1 ? 'एक अन्य व्यक्ति' : `${number(n)} अन्य लोग`),
  someone: 'एक व्यक्ति',
  some: [
    ({ who, names }) => `${who} ने इस पर बात की${listed(names)}।`,
    ({ who, names }) => `${who} ने यह बात उठाई${listed(names)}।`,
    ({ who, names }) => `${who} की बातों में यह आता है${listed(names)}।`,
  ],
  all: [
    ({ who, names }) => `${who} ने इस पर बात की${listed(names)}।`,
    ({ who, names }) => `${who} ने यह बात उठाई${listed(names)}।`,
  ],
  single: [
    ({ speaker, inAll }) => `${people(inAll)} में से एक, ${speaker} ने इस पर बात की।`,
    ({ speaker, inAll }) => `${people(inAll)} में से एक, ${speaker} ने यह कहा।`,
  ],
  singleWish: ({ speaker, inAll }) => `${people(inAll)} में से एक, ${speaker} ने यह इच्छा बताई।`,
  singleAsked: ({ speaker, asked }) => `इसी सवाल का जवाब देने वाले ${people(asked)} में से एक, ${speaker} ने इस पर बात की।`,
  alone: (speaker) => `${speaker} ने इस पर बात की।`,
  role: (role) => ` (${role})`,
  unnamed: [({ where }) => `यह ${where} आता है।`, ({ where }) => `${where} इसकी बात होती है।`],
  unnamedSingle: (inAll) => `${number(inAll)} में से एक दस्तावेज़ में यह आता है।`,
  unnamedDocument: 'दस्तावेज़ में यह नहीं लिखा है कि यह किसने कहा।',
  hiddenOnly: 'इस पर केवल वे लोग बोलते हैं जिन्हें इस प्रोजेक्ट में छिपाया गया है।',
  kinds: {
    difficulty: (n) => kinds.difficulty(people(n)),
    wish: (n) => kinds.wish(people(n)),
    reason: (n) => kinds.reason(people(n)),
    liking: (n) => kinds.liking(people(n)),
  },
  join: (first, second) => (second ? `${first}, ${second}।` : `${first}।`),
  added: {
    when: ({ speaker, said }) => `${speaker} ने बताया कि ऐसा कब होता है: ${said}`,
    reason: ({ speaker, said }) => `${speaker} ने वजह बताई: ${said}`,
    adds: ({ speaker, said }) => `${speaker} ने यह बात जोड़ी: ${said}`,
    says: ({ speaker, said }) => `${speaker} ने इस बारे में कहा: ${said}`,
    answers: ({ speaker, said }) => `इसी सवाल पर ${speaker} ने कहा: ${said}`,
    also: ({ speaker, said }) => `उसी जवाब में ${speaker} ने कहा: ${said}`,
    next: ({ speaker, said }) => `${speaker} ने आगे कहा: ${said}`,
  },
  further: ({ speaker, said, asked }) => `अगले सवाल ${asked} पर ${speaker} ने कहा: ${said}`,
  against: [
    ({ people: n, speaker, said }) =>
      n > 1 ? `${people(n)} की राय अलग है। ${speaker} ने कहा: ${said}` : `${speaker} की राय अलग है: ${said}`,
    ({ people: n, speaker, said }) =>
      n > 1 ? `${people(n)} ने इसका उलटा कहा, जैसे ${speaker} ने: ${said}` : `${speaker} ने इसका उलटा कहा: ${said}`,
  ],
  elsewhere: (said) => `एक और जगह कहा गया है: ${said}`,
  elsewhereAgainst: (said) => `एक और जगह इसका उलटा कहा गया है: ${said}`,
  foreign: (name) => `उद्धरण की भाषा: ${name}।`,
});

export const why = composeWhy({
  tag,
  quotes,
  gap: ' ',
  colon: ': ',
  aside: (speaker) => ` (${speaker})`,
  leads: {
    cost: ['यह पैसों की बात है'],
    time: ['इसमें समय लगता है', 'इसमें वक़्त जाता है'],
    risk: ['इसमें जोखिम है', 'इसमें कुछ बिगड़ सकता है'],
    frequency: ['यह इतनी बार होता है', 'यह अकेला मामला नहीं है'],
    workaround: ['लोग दूसरा रास्ता निकालते हैं', 'इसके बदले यह किया जाता है'],
    hindrance: ['इससे काम रुकता है', 'इससे क्या नहीं हो पाता'],
    affected: ['इसका असर लोगों पर पड़ता है', 'किस पर असर पड़ता है'],
    outcome: ['इसके बाद क्या हुआ', 'इसका नतीजा'],
  },
  toBrief: [
    (question) => `यह परियोजना के इस सवाल का उत्तर देता है: ${question}।`,
    (question) => `परियोजना पूछती है ${question}; यह उत्तर का एक हिस्सा है।`,
  ],
  toSubject: [
    (subject) => `यह परियोजना के इस हिस्से से जुड़ा है: ${subject}।`,
    (subject) => `परियोजना यही जानना चाहती है: ${subject}।`,
  ],
  toAsked: [(question) => `यह इस सवाल के जवाब में कहा गया: ${question}।`],
  toQuestion: [(question) => `यह इस सवाल के अंतर्गत आता है: ${question}।`],
});
