import { languages } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { suggestTopics } from '#engine/local/suggest-topics.ts';
import { termOf } from '#engine/search/terms.ts';
import { foldWord, wordsOf } from '#engine/text/words.ts';
import { development } from './development.ts';
import { heldOut } from './held-out.ts';
import type { LabelledBrief } from './labelled-brief.ts';

/** Names that would fit any project whatever, beside the plain names of each pack. */
const generic = new Set(
  'user experience|usability|feedback|insights|general|other|product|products|service|user needs|experience|home|people|staff|features|design'.split(
    '|',
  ),
);

type Figures = {
  briefs: number;
  names: number;
  linked: number;
  short: number;
  generic: number;
  duplicates: number;
  long: number;
};

function key(name: string, { language }: LabelledBrief): string {
  const words = wordsOf(name, { start: 0, end: name.length }, language);
  const { stopwords } = languagePack(language);
  return words
    .filter((word) => !stopwords.has(word.form))
    .map((word) => termOf(word.form, language))
    .sort()
    .join(' ');
}

async function measure(brief: LabelledBrief, figures: Figures): Promise<void> {
  const { language, subject, name, description = '', longBrief = '' } = brief;
  const topics = await suggestTopics({ brief: { ...(name ? { name } : {}), description, longBrief }, language });
  const names = topics.map((topic) => topic.name);
  const stems = subject.split(' ').map(foldWord);
  const linked = names.filter((each) => stems.some((stem) => foldWord(each).includes(stem)));
  const bare = new Set(languagePack(language).topics.bare.map(foldWord));
  figures.briefs += 1;
  figures.names += names.length;
  figures.linked += linked.length;
  figures.short += names.length < 5 ? 1 : 0;
  figures.generic += names.filter((each) => generic.has(foldWord(each)) || bare.has(foldWord(each))).length;
  figures.duplicates += names.length - new Set(names.map((each) => key(each, brief))).size;
  figures.long += names.filter((each) => [...each].length > (/chinese|japanese/u.test(language) ? 20 : 40)).length;
  console.log(`${language}: ${[name, description, longBrief].filter(Boolean).join(' | ')}`);
  for (const each of names) console.log(`  ${linked.includes(each) ? '+' : '-'} ${each}`);
}

const briefs = process.argv[2] === 'held-out' ? heldOut : development;
const figures: Figures = { briefs: 0, names: 0, linked: 0, short: 0, generic: 0, duplicates: 0, long: 0 };
for (const brief of briefs) await measure(brief, figures);

const long = { description: '', longBrief: '' };
for (let i = 0; long.longBrief.length < 50_000; i++)
  long.longBrief += `${briefs[i % briefs.length]?.description ?? ''} ${briefs[i % briefs.length]?.longBrief ?? ''} `;
long.longBrief = long.longBrief.slice(0, 50_000);
const times: number[] = [];
for (const language of languages) {
  const start = performance.now();
  await suggestTopics({ brief: long, language });
  times.push(performance.now() - start);
}
console.log({ ...figures, linkedShare: figures.linked / figures.names, slowest50kMs: Math.round(Math.max(...times)) });
