import type { Corpus, CorpusTurn, Voice } from '../corpus/corpus.ts';
import { isUsable } from '../corpus/is-usable.ts';
import { isFullName } from '../corpus/same-person.ts';
import type { StageOptions, VoiceRef } from '../engine.ts';
import { isRoleLabel, labelKey } from '../text/labels/role-labels.ts';
import { isParticipant } from '../text/roles.ts';
import type { Span } from '../text/span.ts';

/** What must go from a document when a person is erased from it. All spans are in order and point into its text. */
export type DocumentOfVoice = {
  documentId: number;
  /** The turns of the person, labels included, and what the head of a transcript says of them alone. */
  words: Span[];
  /** Where others are named as speakers: these names are theirs, even if they are spelled alike. */
  labels: Span[];
  /** Whether no other person in it says anything that could be quoted. */
  isAlone: boolean;
};
export type WordsOfVoices = {
  /** All voices that the corpus takes for the same person, those of copies among them. */
  voices: VoiceRef[];
  /** The names under which the person speaks, as written; no labels such as `P1`. */
  names: string[];
  /** The names of all others who answer. */
  otherNames: string[];
  documents: DocumentOfVoice[];
};

/** Where a person speaks, by some of their voices. Voices in `others` are another person's whatever they are called. */
export function wordsOfVoices(
  corpus: Corpus,
  { voices, others }: { voices: readonly VoiceRef[]; others: readonly VoiceRef[] },
  { signal }: Pick<StageOptions, 'signal'> = {},
): WordsOfVoices {
  signal?.throwIfAborted();
  const { turns, voices: all } = corpus.reading;
  const keys = turns.map((turn) => keyOf(corpus, turn));
  const own = new Set(voices.map(keyOfRef));
  const foreign = new Set(others.map(keyOfRef));
  const known = new Set(turns.flatMap((turn, i) => (own.has(keys[i] ?? '') && !turn.header ? [turn.voice] : [])));
  const same = withNamesakes(all, known);
  const isOwn = turns.map((turn, i) => {
    const key = keys[i] ?? '';
    return !turn.header && (own.has(key) || (same.has(turn.voice) && !foreign.has(key)));
  });
  const names = namesOf(corpus, (i) => isOwn[i] === true);
  const found = new Map(turns.flatMap((turn, i) => (isOwn[i] ? [[keys[i] ?? '', refOf(corpus, turn)] as const] : [])));
  const documents = new Set(turns.filter((_, i) => isOwn[i]).map((turn) => turn.document));
  const isOther = (i: number) => !isOwn[i] && isParticipant(all[turns[i]?.voice ?? 0]?.role);
  return {
    voices: [...found.values()],
    names,
    otherNames: namesOf(corpus, isOther),
    documents: corpus.documents.map((document, index) => {
      signal?.throwIfAborted();
      return {
        documentId: document.id,
        words: documents.has(index) ? wordsIn(corpus, index, { isOwn, names }) : linesOf(corpus, index, names),
        labels: labelsIn(turns, index, isOwn),
        isAlone: documents.has(index) && !saysAnything(corpus, index, isOther),
      };
    }),
  };
}

/**
 * And everyone else of the same full name, as in a survey that says too little for a profile: no one is erased who keeps answering
 * elsewhere. First names are too common for that.
 */
function withNamesakes(voices: readonly Voice[], known: ReadonlySet<number>): ReadonlySet<number> {
  const fullName = ({ name, role }: Voice) => (isParticipant(role) && isFullName(name) ? labelKey(name ?? '') : null);
  const names = new Set([...known].flatMap((i) => fullName(voices[i] as Voice) ?? []));
  return new Set(voices.flatMap((voice, i) => (known.has(i) || names.has(fullName(voice) ?? '') ? [i] : [])));
}

const keyOfRef = ({ documentId, voice }: VoiceRef) => `${documentId} ${voice}`;
const refOf = (corpus: Corpus, turn: CorpusTurn): VoiceRef => ({
  documentId: corpus.documents[turn.document]?.id ?? 0,
  voice: turn.voiceKey,
});
const keyOf = (corpus: Corpus, turn: CorpusTurn) => keyOfRef(refOf(corpus, turn));

/** The names as the labels write them, and as the heads of transcripts do. */
function namesOf({ reading }: Corpus, isMeant: (turn: number) => boolean): string[] {
  const names = reading.turns.flatMap((turn, i) => {
    if (!isMeant(i) || turn.header) return [];
    return [turn.speaker, reading.voices[turn.voice]?.name ?? null].flatMap((name) => {
      const language = reading.languages[turn.document];
      const isName = name !== null && language !== undefined && !isRoleLabel(labelKey(name), language);
      return isName && /\p{L}/u.test(name) ? [withoutNote(name)] : [];
    });
  });
  return [...new Set(names)].filter((name) => name !== '');
}

/** "Mara Lind (head baker)" is called Mara Lind. */
const withoutNote = (name: string) => name.replace(/\s*[[(].*$/su, '').trim();

type Own = { isOwn: readonly boolean[]; names: readonly string[] };

function wordsIn({ documents, reading }: Corpus, index: number, { isOwn, names }: Own): Span[] {
  const text = documents[index]?.text ?? '';
  const known = new Set(names.map(labelKey));
  const spans = reading.turns.flatMap((turn, i): Span[] => {
    if (turn.document !== index) return [];
    if (isOwn[i]) return [{ start: turn.labelStart, end: turn.end }];
    if (!turn.header) return [];
    const { participants } = turn.header;
    const isNamed = (name: string) => known.has(labelKey(name)) || names.some((n) => n.startsWith(`${name} `));
    const alone = participants.length > 0 ? participants.every(isNamed) : false;
    return alone ? [{ start: turn.start, end: turn.end }] : linesNaming(text, turn, names);
  });
  return spans.toSorted((a, b) => a.start - b.start);
}

/** "Mara Lind: …", up to the next line that begins with a name and a colon. */
const anyLabel = /^[ \t>]*(?:[-–•*]\s*)?(?:\*\*)?\p{Lu}[^:：\n.!?]{0,40}[:：]/u;

/**
 * A short talk is not always read as a transcript. Where a document names no one as a speaker, lines that begin with the full name and a
 * colon are the person's all the same: better to take too much than to leave their words under a mark.
 */
function linesOf({ documents, reading }: Corpus, index: number, names: readonly string[]): Span[] {
  if (reading.turns.some((turn) => turn.document === index && (turn.key !== null || turn.row))) return [];
  const known = new Set(names.map(labelKey));
  const found: { start: number; end: number }[] = [];
  let isOwn = false;
  for (const match of (documents[index]?.text ?? '').matchAll(/[^\r\n]+/g)) {
    const label = anyLabel.exec(match[0])?.[0];
    if (label) isOwn = known.has(labelKey(label.replace(/^[\s>*–•-]+|[\s*:：]+$/gu, '')));
    if (isOwn) found.push({ start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** In a head that names several people, the lines about this one. */
function linesNaming(text: string, { start, end }: Span, names: readonly string[]): Span[] {
  const lines = [...text.slice(start, end).matchAll(/[^\r\n]+/g)];
  return lines
    .filter(([line]) => names.some((name) => line.includes(name)))
    .map((match) => ({ start: start + match.index, end: start + match.index + match[0].length }));
}

const labelsIn = (turns: readonly CorpusTurn[], index: number, isOwn: readonly boolean[]): Span[] =>
  turns.flatMap((turn, i) =>
    turn.document === index && !isOwn[i] && !turn.header && turn.labelStart < turn.start
      ? [{ start: turn.labelStart, end: turn.start }]
      : [],
  );

function saysAnything({ documents, reading }: Corpus, index: number, isMeant: (turn: number) => boolean): boolean {
  const text = documents[index]?.text ?? '';
  return reading.sentences.some(
    (sentence) => sentence.document === index && isMeant(sentence.turn) && isUsable(text, sentence),
  );
}
