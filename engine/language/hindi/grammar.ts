import type { Grammar, NameCheck } from '../definition.ts';
import { startsWithPeople } from '../topics/name-checks.ts';

/** Endings of number, case and verb, longest first (after Ramanathan and Rao 2003, "A Lightweight Stemmer for Hindi"). */
const endings = [
  ['ाएंगी', 'ाएंगे', 'ाऊंगी', 'ाऊंगा', 'ाइयाँ', 'ाइयों', 'ाइयां'],
  ['ाएगी', 'ाएगा', 'ाओगी', 'ाओगे', 'एंगी', 'एंगे', 'ूंगी', 'ूंगा', 'ातीं', 'नाओं', 'नाएं', 'ताओं', 'ताएं', 'ियाँ', 'ियों', 'ियां'],
  [
    'ाकर',
    'ाइए',
    'ाईं',
    'ाया',
    'ेगी',
    'ेगा',
    'ोगी',
    'ोगे',
    'ाने',
    'ाना',
    'ाते',
    'ाती',
    'ाता',
    'तीं',
    'ाओं',
    'ाएं',
    'ुओं',
    'ुएं',
    'ुआं',
  ],
  ['कर', 'ाओ', 'िए', 'ाई', 'ाए', 'ने', 'नी', 'ना', 'ते', 'ीं', 'ती', 'ता', 'ाँ', 'ां', 'ों', 'ें'],
  ['ो', 'े', 'ू', 'ु', 'ी', 'ि', 'ा'],
] as const;

function stem(word: string): string {
  for (const ofOneLength of endings) {
    for (const ending of ofOneLength) {
      if (word.length - ending.length >= 2 && word.endsWith(ending)) return word.slice(0, -ending.length);
    }
  }
  return word;
}

const isName: NameCheck = (words, isTitle, topics) => {
  const last = words.at(-1) ?? '';
  if (startsWithPeople(words, isTitle, topics)) return false;
  if (words.slice(0, -1).some((word) => /े$/u.test(word) && word !== 'के')) return false;
  if (words.filter((word) => /^क[ाीे]$/u.test(word)).length > 1 || /ड़$/u.test(last)) return false;
  if (/(?:ों|े|ता|ती|ते|कर|गा|गी)$/u.test(last) && !/(?:रास्ते|फ़ैसले|सब्ज़ी|खेती|बस्ती|दोस्ती|गिनती|ग़लती|भर्ती)$/u.test(last))
    return false;
  return isTitle || words.length > 1;
};

/** The oblique plural before a postposition, back in the direct case where its ending shows how: रसोइयों, समस्याओं. */
function nameForm(words: readonly string[]): readonly string[] {
  return words.map((word, i) =>
    i < words.length - 1
      ? word
      : word
          .replace(/([िइ])यों$/u, '$1याँ')
          .replace(/([ाुू])ओं$/u, '$1एँ')
          .replace(/([करत])ों$/u, '$1'),
  );
}

export const grammar: Grammar = {
  alsoWords: /^(?:बस|जी)$/u,
  tokenRatio: 2,
  endsPhrase:
    /^(?:एक|दो|तीन|चार|पाँच|छह|सात|आठ|नौ|दस|कुछ|कई|सब|सभी|बहुत|थोड़ा|थोड़ी|ज़्यादा|कम|दूसरा|दूसरी|दूसरे|पहला|पहली|कोई|अपना|अपनी|अपने|मेरा|मेरी|मेरे|हमारा|हमारी|हमारे)$/u,
  sentenceStop: '।',
  asksInPlace:
    /(?<![\p{L}\p{M}])(?:क्या|क्यों|कब|कहाँ|कहां|कौन|किस|किसे|किसका|किसकी|किसके|किससे|किसको|किन|किन्हें|कैस[ेाी]|कितन[ेाी]|(?:या|कि) नहीं)(?![\p{L}\p{M}])/u,
  postpositions: true,
  negationAfter: /(?<![\p{L}\p{M}])(?:नहीं|मत|ना)(?![\p{L}\p{M}])/u,
  stemmer: stem,
  negativeConcord: true,
  negationReach: 2,
  notOnly: /न केवल|न सिर्फ/iu,
  hedges: /हमेशा (?:नहीं|नही)|हर बार (?:नहीं|नही)|यक़ीन (?:नहीं|नही)|पक्का (?:नहीं|नही)|पहले/iu,
  phrases: {
    headLast: true,
    // A direct plural modifies nothing that follows.
    beginsPhrase: (_word, before) => before !== undefined && /(?:याँ|यां|एँ|एं)$/u.test(before),
    nameForm,
    isName,
  },
};
