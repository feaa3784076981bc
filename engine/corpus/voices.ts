import type { Language } from '#contract/languages.ts';
import type { EngineDocument } from '../engine.ts';
import type { About } from '../text/about-participant.ts';
import { type Role, rolesOf } from '../text/roles.ts';
import { isRoleLabel, labelKey } from '../text/speaker-labels.ts';
import type { Turn } from '../text/turns.ts';
import type { Voice } from './corpus.ts';

/**
 * Gathers who speaks in which document. The same name in two documents is one person, unless their heads give them different roles;
 * `P1` or `Speaker 2` is not.
 */
export type VoiceRegister = {
  readonly voices: Voice[];
  /** The index of each turn's voice, in the turns' order. */
  add(document: EngineDocument, index: number, turns: readonly Turn[], language: Language): number[];
};

type Entry = Omit<Voice, 'documents'> & { readonly identity: string };

export function voiceRegister(): VoiceRegister {
  const voices: Voice[] = [];
  const byIdentity = new Map<string, number[]>();
  const enter = ({ identity, ...voice }: Entry, document: number): number => {
    const namesakes = byIdentity.get(identity) ?? [];
    const at = namesakes.find((i) => !haveOtherRoles(voices[i]?.about, voice.about)) ?? voices.length;
    const known = voices[at];
    const documents = [...new Set([...(known?.documents ?? []), document])];
    voices[at] = { ...(known ?? voice), about: known?.about ?? voice.about, documents };
    if (!known) byIdentity.set(identity, [...namesakes, at]);
    return at;
  };
  return {
    voices,
    add(document, index, turns, language) {
      const entryOf = entriesOf(document, index, turns, language);
      const entered = new Map<string, number>();
      return turns.map((turn) => {
        const entry = entryOf(turn);
        const at = entered.get(entry.identity) ?? enter(entry, index);
        entered.set(entry.identity, at);
        return at;
      });
    },
  };
}

/** Whether two heads give a person roles of which neither contains the other. */
function haveOtherRoles(a: About | null | undefined, b: About | null): boolean {
  const [x, y] = [roleOf(a), roleOf(b)];
  return x !== null && y !== null && !x.includes(y) && !y.includes(x);
}

const roleOf = (about: About | null | undefined): string | null =>
  (about?.role ?? about?.detail)?.toLowerCase().replace(/\s+/g, ' ').trim() || null;

const nobody = { name: null, key: '', row: null, about: null };

/** Whose words a turn of the document is. */
function entriesOf(
  document: EngineDocument,
  index: number,
  turns: readonly Turn[],
  language: Language,
): (turn: Turn) => Entry {
  const roles = rolesOf(document.text, turns, language);
  const isTranscript = turns.some((t) => t.key && !t.row);
  const head = headOf(turns, roles, language);
  return ({ key, header, row, speaker }) => {
    if (header) return { ...nobody, identity: `${index} head`, role: 'asks' };
    if (row && !row.answers) return { ...nobody, identity: `${index} records`, role: 'records' };
    if (row && (!key || isRoleLabel(key, language)))
      return { ...nobody, identity: `${index} row ${row.sheet ?? ''} ${row.number}`, role: 'answers', row };
    // In a transcript, words outside all turns are headings and notes: context, not statements.
    if (!key) return { ...nobody, identity: `${index} nobody`, role: isTranscript ? 'asks' : 'answers' };
    const role = roles.get(key) ?? 'answers';
    const about = key === head.key ? head.about : null;
    const name = key === head.key && isRoleLabel(key, language) ? head.name : null;
    if (name) return { identity: `${role} ${labelKey(name)}`, name, key, role, row: null, about };
    const identity = isRoleLabel(key, language) ? `${index} ${key}` : `${role} ${key}`;
    return { identity, name: speaker, key, role, row: null, about };
  };
}

type Head = { key: string | null; name: string | null; about: About | null };

/**
 * Whom the transcript's head describes: the one who answers under the name that it gives, or the only one who answers. Where
 * it names several, it does not say who is who.
 */
function headOf(turns: readonly Turn[], roles: ReadonlyMap<string, Role>, language: Language): Head {
  const headers = turns.flatMap((turn) => turn.header ?? []);
  const [name, ...others] = new Set(headers.flatMap((header) => header.participants));
  const about = headers.length === 1 ? (headers[0]?.about ?? null) : null;
  const answering = [...roles].filter(([, role]) => role === 'answers').map(([key]) => key);
  const [sole] = answering;
  if (others.length > 0) return { key: null, name: null, about: null };
  const named = name === undefined ? undefined : answering.find((key) => isNamed(key, name));
  const isSole = answering.length === 1 && sole !== undefined && (name === undefined || isRoleLabel(sole, language));
  return { key: named ?? (isSole ? sole : null), name: name ?? null, about };
}

/** Whether a label is a name or its first part: "Mara" for "Mara Lind". */
function isNamed(key: string, name: string): boolean {
  const whole = labelKey(name);
  return key === whole || key === whole.split(' ')[0] || whole === key.split(' ')[0];
}
