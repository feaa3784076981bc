/**
 * Made-up research for benchmarks: any number of different insights, each with a quote cut from a made-up interview.
 * The same number always gives the same texts, so that measurements are comparable.
 */

const speakers = ['Mara', 'Ben', 'Chloe', 'Idris', 'Lena', 'Tomás', 'Yuki', 'Amal', 'Priya', 'Olek'];
const places = ['the shop', 'the bakery', 'the kitchen', 'the counter', 'the market stall', 'the night shift'];
const subjects = ['the order list', 'the delivery', 'the oven plan', 'the price tag', 'the till', 'the phone call'];
const troubles = [
  'takes half an hour every evening',
  'is wrong twice a week',
  'never arrives before six',
  'nobody reads any more',
  'changes after we have started',
  'works well and should stay as it is',
];
const wishes = [
  'somebody told us the day before',
  'it showed what we sold last year',
  'one person could do it alone',
  'I could do it on the phone',
  'we did not have to write it twice',
];
const keywords = ['waste', 'planning', 'orders', 'prices', 'delivery', 'staff', 'weather', 'holidays', 'paper', 'till'];
const emojis = ['🥐', '🍞', '📦', '🕒', '📞', '🧾', '☔', '🧺'];

export type SeedQuote = { start: number; end: number; quote: string; speaker: string };
export type SeedDocument = { fileName: string; text: string; quotes: SeedQuote[] };

/** Picks by number instead of at random. */
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;

/**
 * One interview with `count` answers; the first sentence of each answer is a quote. `first` makes it differ from the
 * others.
 */
export function seedDocument(first: number, count: number): SeedDocument {
  const speaker = pick(speakers, first);
  let text = '';
  const quotes: SeedQuote[] = [];
  for (let n = first; n < first + count; n++) {
    const place = pick(places, Math.floor(n / 6));
    text += `Interviewer: What happens at ${place} in week ${n + 1}?\n${speaker}: `;
    const quote = `In week ${n + 1} at ${place}, ${pick(subjects, n)} ${pick(troubles, Math.floor(n / 7))}.`;
    quotes.push({ start: text.length, end: text.length + quote.length, quote, speaker });
    text += `${quote} I wish ${pick(wishes, n)}.\n`;
  }
  return { fileName: `interview ${first + 1} ${speaker}.txt`, text, quotes };
}

/** The analysis of one quote; the number makes it differ from the others. */
export function seedAnalysis(n: number, document: { id: number; fileName: string }, quote: string) {
  const subject = pick(subjects, n);
  return {
    title: `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${pick(troubles, Math.floor(n / 7))} (${n + 1})`,
    emoji: pick(emojis, n),
    summary: `People at ${pick(places, Math.floor(n / 6))} say that ${subject} ${pick(troubles, Math.floor(n / 7))}. They wish ${pick(wishes, n)}, and they say so in every second talk of that week.`,
    supportingQuote: quote,
    sentiment: (n % 9) / 4 - 1,
    keywords: [pick(keywords, n), pick(keywords, Math.floor(n / 3) + 5), `week ${n % 40}`],
    themes: [],
    businessImpact: `Whoever plans ${subject} loses time that ${pick(places, n)} does not have.`,
    suggestedTopics: [],
    sources: [{ documentId: document.id, fileName: document.fileName, relevance: 1 }],
  };
}
