import type { Language } from '#contract/languages.ts';
import { capital } from './frames/wording.ts';
import { type LanguagePack, languagePack, type TopicClass } from './pack.ts';
import { phrasesOf, type TopicPhrase } from './topic-phrases.ts';

export type TopicBrief = { name?: string; description?: string; longBrief?: string };

const longestName = 40;
const count = { ownAtMost: 7, atLeast: 6, withFacets: 8 };

/** Phrases of all parts of the brief, heaviest first, none contained in another. */
function ownPhrases(brief: TopicBrief, pack: LanguagePack): TopicPhrase[] {
  const parts = [
    { text: brief.description ?? '', title: false, worth: 0 },
    { text: brief.name ?? '', title: true, worth: 0.3 },
    { text: brief.longBrief ?? '', title: false, worth: -0.5 },
  ];
  const found = new Map<string, TopicPhrase>();
  for (const { text, title, worth } of parts) {
    for (const phrase of phrasesOf(text, pack, title)) {
      const key = [...phrase.stems].sort().join(' ');
      const known = found.get(key);
      if (known) found.set(key, { ...known, weight: known.weight + 0.5 });
      else if (phrase.text.length <= longestName) found.set(key, { ...phrase, weight: phrase.weight + worth });
    }
  }
  const all = [...found.values()].sort((a, b) => b.weight - a.weight);
  const upright = all.filter((phrase) => !phrase.oblique);
  const phrases = upright.length > 0 ? upright : all;
  return phrases.filter((phrase) => !phrases.some((other) => other !== phrase && contains(other, phrase)));
}

function contains(larger: TopicPhrase, smaller: TopicPhrase): boolean {
  return larger.stems.length > smaller.stems.length && smaller.stems.every((stem) => larger.stems.includes(stem));
}

function kindOf(phrase: string, pack: LanguagePack): TopicClass {
  const lower = phrase.toLocaleLowerCase(pack.tag);
  const { problem, people, activity } = pack.topics.kinds;
  if (problem.test(lower)) return 'problem';
  if (people.test(lower)) return 'people';
  return activity.test(lower) ? 'activity' : 'thing';
}

/** Sides of the subjects in turn, those of the first subject first. */
function facetsOf(phrases: readonly TopicPhrase[], pack: LanguagePack): string[] {
  // What goes wrong and what is done say more about a study than who does it.
  const rank = (phrase: TopicPhrase) => ['problem', 'activity', 'thing', 'people'].indexOf(kindOf(phrase.text, pack));
  const subjects = [...phrases].sort((a, b) => rank(a) - rank(b));
  return subjects
    .slice(0, 2)
    .flatMap((subject) => pack.topics.facets[kindOf(subject.text, pack)].map((facet) => facet(subject.text)));
}

/**
 * Five to ten names for the topics of a project, in its language and from its own subject: the noun phrases of the
 * brief, then sides of the main ones. At most 40 characters each, no twins. A brief without any noun gets plain names.
 */
export function suggestTopicNames(brief: TopicBrief, language: Language): string[] {
  const pack = languagePack(language);
  const phrases = ownPhrases(brief, pack);
  const names = new Map<string, string>();
  const add = (name: string) => {
    const written = capital(name, pack.tag);
    const key = written.toLocaleLowerCase(pack.tag);
    if (written.length <= longestName && !names.has(key)) names.set(key, written);
  };
  for (const phrase of phrases.slice(0, count.ownAtMost)) add(phrase.text);
  const goal = names.size >= count.ownAtMost ? count.withFacets : count.atLeast;
  for (const facet of facetsOf(phrases, pack)) if (names.size < goal) add(facet);
  for (const name of pack.topics.bare) if (names.size < 5) add(name);
  return [...names.values()];
}
