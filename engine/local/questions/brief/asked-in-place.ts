import type { Language } from '#contract/languages.ts';
import { briefWording, type InPlace } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Brief } from '../../../engine.ts';
import { isUnspaced } from '../../../text/words.ts';
import { maxQuestions } from '../../../tuning.ts';
import { inPlace as limits } from '../../tuning/questions.ts';
import { askedOfThing } from './asked-of-thing.ts';
import { blocksOf, listed, sentencesOfBrief, withoutAsides, withoutLetterParts } from './brief-body.ts';

/** What a part of a brief wants, without what leads up to it; `asks`: it is a clause that asks, and no name of a thing. */
type Wish = { readonly said: string; readonly asks: boolean };

/**
 * What a brief asks in a language that does not move question words to the front: each part that holds one, whole, and the things that
 * it says it wants to know or lists.
 */
export function askedInPlace({ description, longBrief }: Brief, language: Language): string[] {
  const { inPlace } = briefWording(language);
  if (!inPlace) return [];
  const written = [description, longBrief].flatMap((text) => blocksOf(withoutAsides(withoutLetterParts(text ?? ''))));
  const hasList = written.filter(({ text, isItem }) => isItem && inPlace.asks.test(text)).length >= limits.minItems;
  const asked = written.map(({ text, isItem }) => ({
    isItem,
    texts: wishesIn(text, { isItem, hasList }, inPlace, language),
  }));
  const gap = isUnspaced(language) ? '' : ' ';
  // In a long list the questions of an item stay together, so that each item has a place.
  const isLong = asked.flatMap(({ texts }) => texts).length > maxQuestions;
  return asked.flatMap(({ isItem, texts }) => (isLong && isItem && texts.length > 1 ? [texts.join(gap)] : texts));
}

type Place = { readonly isItem: boolean; readonly hasList: boolean };

function wishesIn(text: string, place: Place, inPlace: InPlace, language: Language): string[] {
  const { isItem, hasList } = place;
  const { about, leads } = languagePack(language).templates.question;
  const { talkedTo } = briefWording(language);
  const asked: string[] = [];
  // A thing that the next sentence of its item may ask about: 「申し込みでのつまずき。どこで起きているか」
  let open: string | null = null;
  let before = { said: '', isAsked: false };
  for (const { start, end } of sentencesOfBrief(text, language)) {
    const sentence = text.slice(start, end).replace(/\s+/gu, ' ').replace(listed, '').trim();
    const { said: reported, isAsked: hasAsked } = before;
    before = { said: sentence, isAsked: hasAsked || /[?？؟]$/u.test(sentence) };
    if (/[?？؟]$/u.test(sentence) || isApart(sentence, inPlace)) continue;
    // 「五人のパン屋に話を聞きました。」
    if (talkedTo?.test(sentence.replace(/[。.]+$/u, '')) && !inPlace.asks.test(sentence) && !leads().test(sentence))
      continue;
    // Beside a list that asks, its writer explains why, but for what is said to be wanted.
    if (!isItem && hasList && !leads().test(sentence)) continue;
    const parts = sentence.split(inPlace.between);
    const isList = isItem || parts.length >= limits.minParts;
    for (const part of parts.map((one) => withoutReports(one, inPlace))) {
      const wish = wishOf(part, isList, inPlace, language);
      // After what an item asks its writer remarks something: “信不信系统里的数。客服接了好几个电话”.
      const isReport = isItem && !wish?.asks && open === null && (asked.length > 0 || hasAsked);
      if (
        !wish ||
        isReport ||
        (!wish.asks && inPlace.reported?.test(wish.said)) ||
        (open !== null && inPlace.again?.test(wish.said))
      )
        continue;
      if (wish.asks && open !== null && !inPlace.named.test(wish.said)) {
        asked.splice(-1, 1, about(inPlace.joined(open, wish.said)));
        open = null;
      } else {
        asked.push(
          ...(wish.asks
            ? clausesAsked(wish.said, reported, place, inPlace).map(about)
            : [askedOfThing(wish.said, language)]),
        );
        open = isItem && !wish.asks ? wish.said : null;
      }
    }
  }
  return asked;
}

/** The questions of a wish; one that points back begins with the sentence that it points to. */
function clausesAsked(said: string, reported: string, { isItem }: Place, inPlace: InPlace): string[] {
  if (!isItem) return clausesOf(said, inPlace);
  const pointsBack =
    inPlace.back?.test(said) === true && reported !== '' && reported.length <= limits.maxCharactersBefore;
  return [pointsBack ? inPlace.joined(reported.replace(edges, ''), said) : said];
}

/** Whether a sentence asks nothing of the interviews, also without remarks beside a wish: “别问得太直接”. */
function isApart(sentence: string, inPlace: InPlace): boolean {
  const { apart, asks } = inPlace;
  if (!apart.test(sentence.replace(brackets, ''))) return false;
  const wish = withoutReports(sentence, inPlace);
  return wish === sentence || !asks.test(wish) || apart.test(wish);
}

/** A part without remarks around a wish: before the clause with which it begins, and after the last one that asks. */
export function withoutReports(part: string, { apart, asks, aside, clause, lead, tail, wanted }: InPlace): string {
  const plain = part.replace(brackets, '');
  const mark = clause.exec(plain)?.[0];
  if (mark === undefined) return aside.test(plain.replace(wanted, '').replace(lead, '')) ? '' : part;
  const clauses = plain.split(clause).map((one) => one.replace(edges, ''));
  const from = clauses.findIndex((one) => wanted.test(one));
  const before = clauses.slice(0, Math.max(0, from));
  // “别推销，就听听他们怎么想”
  const isAside =
    before.some((one) => aside.test(one)) || (before.length > 0 && before.every((one) => apart.test(one)));
  const isCut = isAside && !before.some((one) => asks.test(one));
  const kept = (isCut ? clauses.slice(from) : clauses)
    .map((one) => one.replace(wanted, '').replace(lead, '').replace(tail, ''))
    .filter((one) => !aside.test(one));
  const last = kept.findLastIndex((one) => asks.test(one));
  return (last < 0 ? kept : kept.slice(0, last + 1)).join(mark);
}

function wishOf(part: string, isList: boolean, inPlace: InPlace, language: Language): Wish | null {
  const bare = (text: string) => text.replace(edges, '');
  const plain = bare(part.replace(brackets, ''));
  const behind = bare(plain.replace(inPlace.lead, ''));
  const [, topic = '', more = ''] = inPlace.thing.exec(behind) ?? [];
  const tailless = bare(behind.replace(inPlace.tail, ''));
  // “自助柜——厂家下个月就要答复”: after the dash comes a remark.
  const said = inPlace.asks.test(tailless) ? tailless : bare(tailless.split(/\s*——\s*/u)[0] ?? '');
  if (topic && more && inPlace.asks.test(more)) return { said: `${bare(topic)}: ${bare(more)}`, asks: true };
  if (said !== '' && inPlace.asks.test(said)) return { said, asks: true };
  // «इंतज़ार का समय: पर्ची से डॉक्टर तक»: the head names it.
  const [head = '', ...rest] = said.split(/[:：]\s*/u);
  const named = /\s/u.test(head) || isUnspaced(language) ? head : rest.join(' ') || head;
  const isReport = named.split(inPlace.clause).length > limits.maxPartsOfThing;
  const thing = topic ? bare(topic) : isList && !isReport ? bare(named) : '';
  const most = isUnspaced(language) ? limits.maxCharacters : limits.maxWords;
  const length = isUnspaced(language) ? thing.length : thing.split(' ').length;
  return thing && length <= most ? { said: thing, asks: false } : null;
}

/** Clauses that ask each by itself; one that names the topic first, or puts it as an alternative, stays with the other. */
function clausesOf(said: string, { asks, leans }: InPlace): string[] {
  if (leans === undefined) return [said];
  const clauses = said.split(/[，,]/u);
  if (!asks.test(clauses[0] ?? '')) return [said];
  const whole: string[] = [];
  for (const clause of clauses) {
    const last = whole.at(-1);
    if (last !== undefined && (leans.test(clause) || !asks.test(clause)))
      whole[whole.length - 1] = `${last}，${clause}`;
    else whole.push(clause);
  }
  return whole;
}

const brackets = /\s*(?:[（(][^（）()]*[）)]|\s–\s[^–]*\s–(?=\s))/gu;
const edges = /^(?:-\s)?[\s,;:.?!–—，；：、。।]+|[\s,;:.?!–—，；：、。।]+$/gu;
