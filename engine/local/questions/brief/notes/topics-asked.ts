import type { Language } from '#contract/languages.ts';
import { briefWording, lineMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Brief } from '../../../../engine.ts';
import { isUnspaced, type Word, wordsOf } from '../../../../text/words.ts';
import { maxWordsOfTopic } from '../../../tuning/questions.ts';
import { proseOf } from '../brief-body.ts';
import { askedOfTopic, formsOfThing, noteOf } from './notes.ts';

/**
 * What the prose of a brief asks about a thing that it names first, after a comma or a dash: "The app, where it lets people down" as "The
 * app: where does it let people down?"
 */
export function topicsAsked(brief: Brief, language: Language): string[] {
  return isUnspaced(language) ? [] : proseOf(brief, language).flatMap((sentence) => askedIn(sentence, language) ?? []);
}

function askedIn(sentence: string, language: Language): string | null {
  const { goesOn } = briefWording(language);
  const said = goesOn ? sentence.replace(goesOn, '').replace(/^[\s,:]+/u, '') : sentence;
  const note = noteOf(said.replace(/[\s.]+$/u, ''), language);
  if (!note || note.topic.includes(note.pause) || !isTopic(note.topic, language)) return null;
  const asked = note.asked.flatMap((clause) => apart(clause, language));
  return askedOfTopic({ ...note, asked: asked.length > 0 ? asked : yesOrNo(said, note.topic, language) }, language);
}

/** "The training, is it putting people off": a verb and its subject right after the thing. */
function yesOrNo(sentence: string, topic: string, language: Language): string[] {
  const { backward, nounBefore } = languagePack(language);
  const { hasStrayPronoun, verbs } = speechRules(language);
  const [, asked = ''] = /^(?:,|\s[-–—])\s(.+?)[\s.]*$/su.exec(sentence.slice(topic.length)) ?? [];
  const [first, second] = wordsOf(asked, { start: 0, end: asked.length }, language);
  const isSubject =
    second !== undefined &&
    (backward.has(second.form) || nounBefore.has(second.form) || /^\p{Lu}/u.test(asked.slice(second.start)));
  return hasStrayPronoun && verbs.isAuxiliary(first?.form ?? '') && isSubject ? [asked] : [];
}

/** "where it fails and how they get round it": two clauses. */
function apart(clause: string, language: Language): string[] {
  const { coordinators, interrogatives } = languagePack(language);
  const words = wordsOf(clause, { start: 0, end: clause.length }, language);
  const at = words.findIndex(
    ({ form }, i) => i > 1 && interrogatives.has(form) && coordinators.has(words[i - 1]?.form ?? ''),
  );
  return at < 0 ? [clause] : [clause.slice(0, words[at - 1]?.start).trim(), clause.slice(words[at]?.start)];
}

/** Whether words can be a topic: few, without a verb or "we", and no greeting. */
function isTopic(topic: string, language: Language): boolean {
  const all = wordsOf(topic, { start: 0, end: topic.length }, language);
  const words = all.slice(0, formsOfThing(topic, language).length);
  const { coordinators, firstPerson, grammar, nounBefore, stopwords, templates } = languagePack(language);
  const { isMainClause, verbs } = speechRules(language);
  // „Abbestellen bei Krankheit“
  const isNoun = (start: number) => grammar.capitalisedNouns === true && /\p{Lu}/u.test(topic.charAt(start));
  // "The order book"
  const isNamed =
    nounBefore.has(words[0]?.form ?? '') &&
    !isMainClause(
      words.map(({ form }) => form),
      verbs,
    );
  const acts = ({ form, start }: Word) =>
    firstPerson.has(form) ||
    (!isNamed &&
      !isNoun(start) &&
      (verbs.isVerb(form) || verbs.isAuxiliary(form) || grammar.joinedVerb?.test(form) === true));
  // „Man bucht per App, bekommt ein Foto“
  const opening = words[0]?.form ?? '';
  if (grammar.capitalisedNouns && stopwords.has(opening) && !nounBefore.has(opening)) return false;
  if (coordinators.has(opening) || templates.question.leads().test(topic)) return false;
  return words.length <= maxWordsOfTopic && !words.some(acts) && !lineMatches('greeting', topic);
}
