import type { Language } from '#contract/languages.ts';
import { termOf } from '../../search/terms.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { languageOfBrief } from '../brief-language.ts';
import { type LanguagePack, languagePack } from '../pack.ts';
import { capital } from '../templates/wording.ts';
import { topicNames } from '../tuning.ts';
import { conceptsIn, type FoundConcept, usualConcepts } from './concepts.ts';
import { kindOf, type OwnPhrase, ownPhrases, type TopicBrief } from './own-phrases.ts';

export type { TopicBrief };

/** Sides of a subject. */
function facetsOf({ text }: OwnPhrase, pack: LanguagePack): string[] {
  const kind = kindOf(text, pack);
  // The tools of an activity, its first side, say least where nothing else is known of it.
  const from = kind === 'activity' ? 1 : 0;
  return pack.topics.facets[kind].slice(from, from + 3).map((facet) => facet.replace('{}', () => text));
}

/** What names are compared by: the stems of their full words. */
function stemsOfName(name: string, pack: LanguagePack): string[] {
  return wordsOf(name, { start: 0, end: name.length }, pack.language)
    .filter((word) => !pack.stopwords.has(word.form))
    .map((word) => termOf(word.form, pack.language));
}

const shared = (a: readonly string[], b: readonly string[]) => a.filter((stem) => b.includes(stem)).length;

/** The words of a brief and the concepts near to it, without those that would say the same twice. */
function withoutDuplicates(phrases: readonly OwnPhrase[], concepts: readonly FoundConcept[], pack: LanguagePack) {
  const named = concepts
    .slice(0, topicNames.max)
    .map((concept) => ({ concept, stems: stemsOfName(concept.name, pack) }));
  const isSaid = ({ stems, isTitle }: OwnPhrase) =>
    named.some(({ stems: others }) => {
      if (isTitle && stems.length > 1) return stems[0] === others[0] && !pack.grammar.phrases.titleHeadLast;
      const half = shared(stems, others) * 2 >= stems.length && stems.length > 0;
      return isUnspaced(pack.language) ? half : shared(stems, others) === stems.length;
    });
  const own = phrases.filter((phrase) => !isSaid(phrase));
  const strong = own.filter((phrase) => phrase.strong && !phrase.isTitle).slice(0, topicNames.maxOwn);
  const said = new Set(
    named
      .filter(({ stems }) => strong.some((phrase) => shared(phrase.stems, stems) * 2 >= phrase.stems.length))
      .map(({ concept }) => concept.key),
  );
  return { own, concepts: concepts.filter(({ key }) => !said.has(key)) };
}

/** A list of names in which none says what another says already. */
function nameList(pack: LanguagePack) {
  const names: { name: string; stems: string[] }[] = [];
  const add = (name: string): void => {
    const written = capital(name, pack.tag);
    const stems = stemsOfName(written, pack);
    const isDuplicate = names.some((other) => other.name === written || shared(stems, other.stems) === stems.length);
    if (written.length <= topicNames.maxLength && !isDuplicate) names.push({ name: written, stems });
  };
  return { names, add };
}

/**
 * Five to eight names for the topics of a project: noun phrases of its brief, and concepts by which findings of its
 * field are sorted, named in the project's language. The phrases of a brief that is written in another language stay
 * as they are: nothing is translated. At most 40 characters each, no duplicates. A brief without any subject gets plain
 * names.
 */
export function suggestTopicNames(brief: TopicBrief, language: Language, signal?: AbortSignal): string[] {
  signal?.throwIfAborted();
  const pack = languagePack(language);
  const text = [brief.name, brief.description, brief.longBrief].filter(Boolean).join('. ');
  const written = languageOfBrief(text, language);
  const phrases = ownPhrases(brief, languagePack(written));
  const { own, concepts } = withoutDuplicates(phrases, conceptsIn(brief, language, written), pack);
  const strong = own.filter((phrase) => phrase.strong);
  const subject = strong[0] ?? own.find((phrase) => kindOf(phrase.text, pack) !== 'people') ?? own[0];
  const { names, add } = nameList(pack);
  const upTo = (max: number, more: readonly string[]) => {
    for (const name of more) {
      signal?.throwIfAborted();
      if (names.length < max) add(name);
    }
  };
  const texts = strong.map((phrase) => phrase.text);
  upTo(Math.max(topicNames.maxOwn, topicNames.maxWithConcepts - concepts.length), texts);
  for (const { name, called } of concepts) upTo(called ? topicNames.max : topicNames.maxWithConcepts, [name]);
  if (subject) {
    upTo(topicNames.min, [subject.text]);
    upTo(topicNames.min - 1, facetsOf(subject, pack));
    upTo(topicNames.minWithUsual, usualConcepts(kindOf(subject.text, pack), language));
  }
  upTo(topicNames.min, pack.topics.bare);
  return names.map(({ name }) => name);
}
