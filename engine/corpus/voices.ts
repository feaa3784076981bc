import type { Language } from '#contract/languages.ts';
import type { EngineDocument } from '../engine.ts';
import { type About, completed, joinAbout } from '../text/head/about-participant.ts';
import { calledInTalk, introducedAs } from '../text/head/called-in-talk.ts';
import type { Listed } from '../text/head/listed.ts';
import { isInitial, isNamed, isRoleLabel, labelKey } from '../text/labels/role-labels.ts';
import { isParticipant, type Role, rolesOf } from '../text/roles.ts';
import type { Turn } from '../text/turns.ts';
import type { CorpusTurn, Voice } from './corpus.ts';
import { isOnePerson } from './same-person.ts';

/**
 * Gathers who speaks in which document. In two documents they are one person only if the full name is the same, the heads agree
 * about the role or the company, and do not contradict. People of one first name, `P1` or `Speaker 2` are as many as there are documents.
 * `recurring` are the labels of those who ask in all documents.
 */
export type VoiceRegister = {
  readonly voices: Voice[];
  /** Who speaks in each turn, in the turns' order. */
  add(document: EngineDocument, index: number, turns: readonly Turn[], language: Language): Speaker[];
};
export type Speaker = Pick<CorpusTurn, 'voice' | 'voiceKey'>;

/** Entries of one identity are one person if the team has said so; otherwise they are namesakes. */
type Entry = ReadEntry & { readonly isSaid: boolean };
type ReadEntry = Omit<Voice, 'documents'> & { readonly identity: string };
type EntryOfTurn = Entry & { readonly voiceKey: string };
type Heard = Speaker & { readonly isSaid: boolean };

export function voiceRegister(recurring: ReadonlySet<string> = new Set()): VoiceRegister {
  const voices: Voice[] = [];
  const byIdentity = new Map<string, number[]>();
  /** Who speaks in the turns of each text: a second copy of a file brings no new people, except those of whom the team says so. */
  const byText = new Map<string, readonly Heard[]>();
  const enter = ({ identity, isSaid, ...voice }: Entry, document: number, language: Language): number => {
    const namesakes = byIdentity.get(identity) ?? [];
    const at = namesakes.find((i) => isSaid || isSame(voices[i], voice, language)) ?? voices.length;
    const known = voices[at];
    const about = completed(known?.about ?? null, voice.about);
    voices[at] = withDocument({ ...(known ?? { ...voice, documents: [] }), about }, document);
    if (!known) byIdentity.set(identity, [...namesakes, at]);
    return at;
  };
  return {
    voices,
    add(document, index, turns, language) {
      const entryOf = knownEntries(document, entriesOf(document, index, turns, { language, recurring }));
      const copied = byText.get(document.text);
      const entered = new Map<string, number>();
      const found = turns.map((turn, i): Heard => {
        const { voiceKey, ...entry } = entryOf(turn);
        const { isSaid } = entry;
        const copy = copied?.length === turns.length && !isSaid && !copied[i]?.isSaid ? copied[i] : undefined;
        if (copy) voices[copy.voice] = withDocument(voices[copy.voice] as Voice, index);
        const voice = copy?.voice ?? entered.get(entry.identity) ?? enter(entry, index, language);
        entered.set(entry.identity, voice);
        return { voice, voiceKey, isSaid };
      });
      byText.set(document.text, copied ?? found);
      return found;
    },
  };
}

const withDocument = (voice: Voice, document: number): Voice =>
  voice.documents.includes(document) ? voice : { ...voice, documents: [...voice.documents, document] };

/** Whether a namesake in another document is the same person. Who asks is counted nowhere, so a name is enough. */
function isSame(known: Voice | undefined, voice: Omit<Voice, 'documents'>, language: Language): boolean {
  if (!isParticipant(voice.role)) return true;
  return known !== undefined && isOnePerson(known, voice, language);
}

/** What the team has said about the voices of a document comes before what its labels say. */
function knownEntries(
  { knownVoices = [] }: EngineDocument,
  entryOf: (turn: Turn) => ReadEntry,
): (turn: Turn) => EntryOfTurn {
  const known = new Map(knownVoices.map((k) => [k.voice, k]));
  return (turn) => {
    const read = entryOf(turn);
    const voiceKey = voiceKeyOf(turn, read);
    const said = turn.header ? undefined : known.get(voiceKey);
    if (!said) return { ...read, voiceKey, isSaid: false };
    const role = said.isHidden && read.role === 'answers' ? 'hidden' : read.role;
    const name = said.name ?? read.name;
    return { ...read, ...{ voiceKey, role, name }, identity: `person ${said.person}`, isSaid: true };
  };
}

const voiceKeyOf = ({ key, row }: Turn, voice: Pick<Voice, 'row'>): string =>
  row && voice.row ? `row ${row.sheet ?? ''} ${row.number}` : (key ?? '');

const noSpeaker = { name: null, key: '', row: null, about: null };

/** Whose words a turn of the document is. */
function entriesOf(
  document: EngineDocument,
  index: number,
  turns: readonly Turn[],
  { language, recurring }: { language: Language; recurring: ReadonlySet<string> },
): (turn: Turn) => ReadEntry {
  const roles = rolesOf(document.text, turns, language, recurring);
  const isTranscript = turns.some((t) => t.key && !t.row && !t.prose);
  const head = headOf(turns, roles, language);
  const keys = new Set(turns.flatMap(({ key }) => key ?? []));
  const called = calledBy(document, turns, roles, language);
  const roleLabels = new Set([...keys].filter((key) => isRoleLabel(key, language)));
  return (turn) => {
    const { key, header, row, speaker, prose } = turn;
    if (header) return { ...noSpeaker, identity: `${index} head`, role: 'asks' };
    if (prose) return entryInProse(prose, turn, index, language);
    if (row && !row.answers) return { ...noSpeaker, identity: `${index} records`, role: 'records' };
    if (row && (!key || roleLabels.has(key)))
      return { ...noSpeaker, identity: `${index} row ${row.sheet ?? ''} ${row.number}`, role: 'answers', row };
    // In a transcript, words outside all turns are headings and notes: context, not statements.
    if (!key) return { ...noSpeaker, identity: `${index} nobody`, role: isTranscript ? 'asks' : 'answers' };
    const role = roles.get(key) ?? 'answers';
    const listed = head.listed.get(key);
    const about = inOneHead(listed?.about ?? null, key === head.key ? head.about : null);
    const isOtherwiseNamed = roleLabels.has(key) || isInitial(key, head.name ?? '');
    const name = (key === head.key && isOtherwiseNamed ? head.name : null) ?? listed?.called;
    if (name) return { identity: `${role} ${labelKey(name)}`, name, key, role, row: null, about };
    const identity = roleLabels.has(key) ? `${index} ${key}` : `${role} ${key}`;
    const isCalled = called !== null && role === 'answers' && roleLabels.has(key);
    return { identity, name: isCalled ? called : speaker, key, role, row: null, about };
  };
}

/** The name of the only person who answers: as those who ask say it, or as they introduce themselves. Null if several answer or no name is said. */
function calledBy(
  { text, fileName }: EngineDocument,
  turns: readonly Turn[],
  roles: ReadonlyMap<string, Role>,
  language: Language,
): string | null {
  if ([...roles.values()].filter((role) => role === 'answers').length !== 1) return null;
  const saidBy = (role: Role) =>
    turns.flatMap(({ key, start, end }) => (key && roles.get(key) === role ? [text.slice(start, end)] : []));
  return calledInTalk(fileName, saidBy('asks'), language) ?? introducedAs(saidBy('answers'), language);
}

/** What a legend says of a label, and the line above it of the only person: "D = driver", "bus driver, 57". */
function inOneHead(listed: About | null, described: About | null): About | null {
  if (!listed || !described) return listed ?? described;
  const isFuller = described.role?.toLowerCase().endsWith(listed.role?.toLowerCase() ?? '\0') === true;
  return joinAbout(isFuller ? [described, listed] : [listed, described]);
}

/**
 * In prose about participants, "she said" is context, and the writer's account can be quoted although the writer is no
 * participant.
 */
function entryInProse(prose: NonNullable<Turn['prose']>, turn: Turn, index: number, language: Language): ReadEntry {
  const { key, speaker } = turn;
  if (prose.part === 'attribution') return { ...noSpeaker, identity: `${index} attribution`, role: 'asks' };
  if (!key) return { ...noSpeaker, identity: `${index} account`, role: 'records' };
  const identity = isRoleLabel(key, language) ? `${index} ${key}` : `answers ${key}`;
  return { identity, name: speaker, key, role: 'answers', row: null, about: prose.about };
}

type Head = {
  key: string | null;
  name: string | null;
  about: About | null;
  /** What a list of those who took part says of each label. */
  listed: ReadonlyMap<string, Listed>;
};

/**
 * Whom the transcript's head describes: the one who answers under the name that it gives, or the only one who answers. Where
 * it names several, it does not say who is who.
 */
function headOf(turns: readonly Turn[], roles: ReadonlyMap<string, Role>, language: Language): Head {
  const headers = turns.flatMap((turn) => turn.header ?? []);
  const [name, ...others] = new Set(headers.flatMap((header) => header.participants));
  const described = headers.filter(({ about }) => about.role ?? about.detail ?? about.company ?? about.facts[0]);
  const about = described.length === 1 ? (described[0]?.about ?? null) : null;
  const answering = [...roles].filter(([, role]) => role === 'answers').map(([key]) => key);
  const [sole] = answering;
  const ofList = headers.flatMap((header) => header.listed);
  const listed = new Map(
    answering.flatMap((key) => ofList.filter(({ name: one }) => isNamed(key, one)).map((one) => [key, one] as const)),
  );
  if (others.length > 0) return { key: null, name: null, about: null, listed };
  const named = name === undefined ? undefined : answering.find((key) => isNamed(key, name));
  const isSole = answering.length === 1 && sole !== undefined && (name === undefined || isRoleLabel(sole, language));
  return { key: named ?? (isSole ? sole : null), name: name ?? null, about, listed };
}
