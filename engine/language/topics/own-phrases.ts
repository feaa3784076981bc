import type { TopicClass } from '../definition.ts';
import type { LanguagePack } from '../pack.ts';
import { topicNames, topicPhraseWeights } from '../tuning.ts';
import { isName } from './name-checks.ts';
import { phrasesOf, type TopicPhrase } from './topic-phrases.ts';

export type TopicBrief = { name?: string; description?: string; longBrief?: string };

/** `strong`: a name that says something by itself; a single word, people or a place only fill a short list. */
export type OwnPhrase = TopicPhrase & { readonly strong: boolean; readonly isTitle: boolean };

export function kindOf(phrase: string, pack: LanguagePack): TopicClass {
  const lower = phrase.toLocaleLowerCase(pack.tag);
  const { problem, people, activity } = pack.topics.kinds;
  if (problem.test(lower)) return 'problem';
  if (people.test(lower)) return 'people';
  return activity.test(lower) ? 'activity' : 'thing';
}

/** `fills`: the phrase is all that a title names. */
function isStrong(phrase: TopicPhrase, isTitle: boolean, fills: boolean, pack: LanguagePack): boolean {
  if (isTitle && (fills || phrase.stems.length > 1)) return true;
  if ([phrase.text, phrase.words[0] ?? ''].some((text) => kindOf(text, pack) === 'people')) return false;
  return pack.grammar.phrases.isStrong?.(phrase) ?? phrase.stems.length > 1;
}

function contains(larger: TopicPhrase, smaller: TopicPhrase): boolean {
  return larger.stems.length > smaller.stems.length && smaller.stems.every((stem) => larger.stems.includes(stem));
}

/** Phrases of the brief that can be names, highest weight first, none contained in another. */
export function ownPhrases(brief: TopicBrief, pack: LanguagePack): OwnPhrase[] {
  const parts = [
    { text: brief.name ?? '', isTitle: true, worth: topicPhraseWeights.ofPart.name },
    { text: brief.description ?? '', isTitle: false, worth: topicPhraseWeights.ofPart.description },
    { text: brief.longBrief ?? '', isTitle: false, worth: topicPhraseWeights.ofPart.longBrief },
  ];
  const vague = new Set(pack.topics.vague);
  const found = new Map<string, OwnPhrase>();
  for (const { text, isTitle, worth } of parts) {
    const phrases = phrasesOf(text, pack, isTitle);
    for (const phrase of phrases) {
      if (phrase.oblique || phrase.text.length > topicNames.maxLength) continue;
      if (vague.has(phrase.text.toLocaleLowerCase(pack.tag)) || !isName(phrase.words, pack, isTitle)) continue;
      const key = [...phrase.stems].sort().join(' ');
      const known = found.get(key);
      const strong = isStrong(phrase, isTitle, phrases.length === 1, pack);
      if (known) found.set(key, { ...known, weight: known.weight + topicPhraseWeights.furtherPart });
      else found.set(key, { ...phrase, strong, isTitle, weight: phrase.weight + worth });
    }
  }
  const all = [...found.values()].sort((a, b) => b.weight - a.weight);
  return all.filter((phrase) => !all.some((other) => other !== phrase && contains(other, phrase)));
}
