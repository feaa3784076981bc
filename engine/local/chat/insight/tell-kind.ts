import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { SenseName } from '#engine/language/senses.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import type { ChatReply } from '../../../engine.ts';
import { kindOfSentence } from '../../sentences/statement-kind.ts';
import { maxVoicesQuoted } from '../../tuning/chat.ts';
import { senseStrength } from '../../tuning/senses.ts';
import { withNeighbour } from '../compose-answer.ts';
import { stretchesOfAll } from '../own-words.ts';
import type { AskedOf } from '../read-message.ts';
import { emptyReply, withSpeakers } from '../reply-draft.ts';
import { readsAlone, strengthBySense } from '../senses/rate-sense.ts';
import { senseAskedFor } from '../senses/sense-asked-for.ts';
import { firstOfEachVoice, type InsightEvidence } from './insight-evidence.ts';

/** The kinds of statement that a general question asks for. */
export const statedKinds = ['difficulty', 'wish', 'habit', 'liking'] as const;
type StatedKind = (typeof statedKinds)[number];

/** The sense in which people speak of a kind, where there is one. */
const senseOf: Partial<Record<StatedKind, SenseName>> = { difficulty: 'troubles', wish: 'wishes', liking: 'likes' };

/** The kind that a general question of the engine's own asks for, or a message such as "What is hard about it?" */
export function kindAskedFor({ message, language, languages }: AskedOf): StatedKind | null {
  const { general } = languagePack(language).templates.question;
  const own = statedKinds.find((kind) => general(kind) === message.trim());
  if (own) return own;
  const sense = senseAskedFor(message, languages);
  return statedKinds.find((kind) => sense !== null && senseOf[kind] === sense) ?? null;
}

/** Statements of a kind in the answers that hold the insight's quotes; null where there is none. */
export function tellKind(
  corpus: Corpus,
  kind: StatedKind,
  { supporting }: InsightEvidence,
  language: Language,
): ChatReply | null {
  const around = stretchesOfAll(corpus).filter(({ sentences }) => sentences.some((s) => supporting.includes(s)));
  const said = around.flatMap(({ sentences }) => sentences.filter((i) => isOfKind(corpus, i, kind)));
  const quotes = firstOfEachVoice(corpus, said).slice(0, maxVoicesQuoted);
  return quotes.length > 0 ? withSpeakers(corpus, emptyReply, withNeighbour(corpus, quotes), language) : null;
}

/** A difficulty or wish of the one who speaks: that something is needed is neither. */
function isOfKind(corpus: Corpus, index: number, kind: StatedKind): boolean {
  if (!readsAlone(corpus, index)) return false;
  const sense = senseOf[kind];
  return sense ? strengthBySense[sense](corpus, index) >= senseStrength.kind : kindOfSentence(corpus, index) === kind;
}
